import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tierValues } from '../../../src/scoring/jade/formula/credibility';
import { createTierReader } from '../../../src/sources/tiers/readTier';
import { findUrls } from '../../../src/text/urls';
import { corporaFolder } from './corpora';
import { spearman } from './correlation';

/** What an expert says of the sources of one claim. */
const reliabilities: Readonly<Record<string, number>> = {
	Reliable: 2,
	'Somewhat reliable': 1,
	'Not reliable at all': 0,
};

interface ExpertAnswer {
	readonly claims: readonly { readonly evidence: readonly string[]; readonly reliability: string | null }[];
}

/**
 * ExpertQA: how the tiers agree with what experts say of the sources' reliability, over the claims that have both an
 * address and a rating. A claim with several sources has the mean of their tiers' values. The baseline is the rule that
 * only `.gov`, `.edu` and `.org` are reliable.
 */
export function sourceTierFigures() {
	const tiers = createTierReader();
	const ratings: number[] = [];
	const ours: number[] = [];
	const endings: number[] = [];
	for (const { evidence, reliability } of expertClaims()) {
		const rating = reliabilities[reliability ?? ''];
		const addresses = evidence.flatMap((text) => findUrls(text.slice(0, 2000))[0]?.url ?? []);
		if (rating === undefined || addresses.length === 0) continue;
		ratings.push(rating);
		ours.push(mean(addresses.map((address) => tierValues[tiers.ofAddress(address).tier])));
		endings.push(
			mean(addresses.map((address) => Number(/^https?:\/\/[^/]+\.(?:gov|edu|org)(?:[/:?#]|$)/.test(address)))),
		);
	}
	return { claims: ratings.length, agreement: spearman(ours, ratings), baseline: spearman(endings, ratings) };
}

function expertClaims(): ExpertAnswer['claims'] {
	const lines = readFileSync(join(corporaFolder, 'claim-source', 'expertqa_rand_val.jsonl'), 'utf8').split('\n');
	return lines.filter(Boolean).flatMap((line) => {
		const { answers } = JSON.parse(line) as { readonly answers: Readonly<Record<string, ExpertAnswer>> };
		return Object.values(answers).flatMap(({ claims }) => claims);
	});
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
