import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Span } from '../../../src/report/model';
import { parseClaim } from '../../../src/sources/support/parseClaim';
import { indexSource } from '../../../src/sources/support/sourceIndex';
import type { SupportExample } from '../train/support';
import { corporaFolder } from './corpora';

const judgedFile = join(corporaFolder, 'claim-source', 'wice_claim_dev.jsonl');
const expertFile = join(corporaFolder, 'claim-source', 'expertqa_rand_val.jsonl');

export function hasClaimSources(): boolean {
	return existsSync(judgedFile);
}

interface WiceRow {
	readonly label: 'supported' | 'partially_supported' | 'not_supported';
	readonly supporting_sentences: readonly (readonly number[])[];
	readonly claim: string;
	readonly evidence: readonly string[];
	readonly meta: { readonly claim_title: string; readonly claim_section: string };
}

export interface JudgedClaim extends SupportExample {
	readonly text: string;
	readonly context: readonly string[];
	/** Claims cited to one page are never parted between training and measuring. */
	readonly page: string;
	readonly sentences: readonly string[];
}

/** WiCE (Kamoi et al. 2023), dev: claims of an encyclopedia held against the pages they cite, sentence by sentence. */
export function readJudgedClaims(): JudgedClaim[] {
	return readLines<WiceRow>(judgedFile).map((row) => {
		const { text, spans } = joined(row.evidence);
		const context = [row.meta.claim_title, row.meta.claim_section];
		return {
			source: indexSource({ title: '', text, pages: [], links: [] }, spans),
			claim: parseClaim({ text: row.claim, context }),
			sets: row.supporting_sentences.filter(({ length }) => length > 0),
			supported: row.label === 'supported',
			text: row.claim,
			context,
			page: row.evidence.slice(0, 12).join('\n'),
			sentences: row.evidence,
		};
	});
}

function joined(sentences: readonly string[]): { text: string; spans: Span[] } {
	const spans: Span[] = [];
	let at = 0;
	for (const sentence of sentences) {
		spans.push([at, at + sentence.length]);
		at += sentence.length + 2;
	}
	return { text: sentences.join('\n\n'), spans };
}

interface ExpertRow {
	readonly question: string;
	readonly answers: Readonly<
		Record<
			string,
			{
				readonly claims: readonly {
					readonly claim_string: string;
					readonly evidence: readonly string[];
					readonly support: string | null;
				}[];
			}
		>
	>;
}

export interface ExpertClaim {
	readonly text: string;
	readonly context: readonly string[];
	readonly passage: string;
	readonly supported: boolean;
}

/** Evidence shorter than this is an address without a text. */
const leastPassage = 300;

/** ExpertQA (Malaviya et al. 2024), rand_val: answers judged by experts; the sources are cut off after some hundred characters. */
export function readExpertClaims(): ExpertClaim[] {
	return readLines<ExpertRow>(expertFile).flatMap(({ question, answers }) =>
		Object.values(answers).flatMap(({ claims }) =>
			claims.flatMap(({ claim_string, evidence, support }) => {
				const texts = evidence.filter(({ length }) => length > leastPassage);
				if (texts.length === 0 || !['Complete', 'Incomplete', 'Partial'].includes(support ?? '')) return [];
				const passage = texts.map((text) => text.replace(/^\[\d+\]\s*\S+\s*/, '')).join('\n\n');
				const text = claim_string
					.replace(/\s*\[\d+\]/g, '')
					.replaceAll('**', '')
					.trim();
				return [{ text, context: [question], passage, supported: support === 'Complete' }];
			}),
		),
	);
}

function readLines<Row>(file: string): Row[] {
	return readFileSync(file, 'utf8')
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => JSON.parse(line) as Row);
}
