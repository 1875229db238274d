import { comparePairs } from '../../../src/checks/paragraphs/paragraphPairs';
import { redundantParagraphs } from '../../../src/checks/paragraphs/paragraphRedundant';
import { collectParagraphs } from '../../../src/checks/paragraphs/paragraphs';
import type { Block, Report } from '../../../src/report/model';
import { parseReport } from '../../../src/report/parsing/parse';
import { type CorpusReport, readReports } from './corpora';

type Change = 'exact' | 'edited' | 'reordered' | 'reworded';

const changes: readonly Change[] = ['exact', 'edited', 'reordered', 'reworded'];
const eachReport = 4;
const leastLength = { en: 120, zh: 50 };

/** Words for words: synonyms and other inflections, common in reports of any subject. */
const otherWords: Readonly<Record<'en' | 'zh', readonly (readonly [string, string])[]>> = {
	en: [
		['increased', 'rose'],
		['increase', 'rise'],
		['significant', 'considerable'],
		['significantly', 'considerably'],
		['companies', 'firms'],
		['company', 'firm'],
		['growth', 'expansion'],
		['growing', 'expanding'],
		['important', 'essential'],
		['shows', 'demonstrates'],
		['provides', 'offers'],
		['large', 'big'],
		['major', 'main'],
		['however', 'yet'],
		['because', 'since'],
		['approximately', 'about'],
		['high', 'elevated'],
		['strong', 'robust'],
		['use', 'employ'],
		['uses', 'employs'],
		['also', 'likewise'],
		['many', 'numerous'],
		['risks', 'dangers'],
		['costs', 'expenses'],
		['and', 'as well as'],
		['with', 'having'],
	],
	zh: [
		['增长', '上升'],
		['显著', '明显'],
		['企业', '公司'],
		['重要', '关键'],
		['但是', '然而'],
		['因此', '所以'],
		['通过', '借助'],
		['提高', '提升'],
		['主要', '首要'],
		['发展', '成长'],
		['需要', '须'],
		['包括', '涵盖'],
		['可以', '能够'],
		['并且', '而且'],
	],
};

/**
 * Puts copies of paragraphs — as they are, with words left out, with the sentences turned round, with other words —
 * into the reports, one at a time behind the last body paragraph, and counts those reported against their original.
 * `findingsPerReport` counts what is reported in the untouched reports, right or wrong.
 */
export function seededDuplicateFigures(): Record<Change | 'recall' | 'findingsPerReport', number> {
	const reports = readReports();
	const random = seededRandom(20260119);
	const found = new Map(changes.map((change) => [change, { hits: 0, all: 0 }]));
	for (const report of reports) {
		for (const change of changes) {
			for (const seeded of seed(report, change, random)) {
				const counts = found.get(change)!;
				counts.all++;
				if (isReported(seeded)) counts.hits++;
			}
		}
	}
	const rate = (list: readonly { hits: number; all: number }[]) =>
		list.reduce((sum, { hits }) => sum + hits, 0) / list.reduce((sum, { all }) => sum + all, 0);
	const untouched = reports.reduce((sum, report) => sum + repetitions(report).length, 0);
	const each = Object.fromEntries(changes.map((change) => [change, rate([found.get(change)!])]));
	return {
		...(each as Record<Change, number>),
		recall: rate([...found.values()]),
		findingsPerReport: untouched / reports.length,
	};
}

interface Seeded {
	readonly text: string;
	readonly original: readonly [number, number];
	readonly copy: readonly [number, number];
}

function seed({ text }: CorpusReport, change: Change, random: () => number): Seeded[] {
	const report = parseReport(text);
	const body = collectParagraphs(report)
		.filter(({ echo, fragment }) => !echo && !fragment)
		.map(({ block }) => block);
	const long = body.filter(({ span }) => span[1] - span[0] >= leastLength[report.language]);
	const paragraphs = long.filter((block) => change !== 'reordered' || block.sentences[1] - block.sentences[0] > 1);
	// Right above a table or an image it would be a caption.
	const at = body.findLast(({ index }) => isProse(report.blocks[index + 1]))?.outer[1];
	if (at === undefined) return [];
	return Array.from({ length: Math.min(eachReport, paragraphs.length) }, () => {
		const [block] = paragraphs.splice(Math.floor(random() * paragraphs.length), 1);
		const copy = rewrite(report, block!, change, random);
		const start = at + 2;
		return {
			text: `${text.slice(0, at)}\n\n${copy}\n\n${text.slice(at)}`,
			original: block!.span,
			copy: [start, start + copy.length],
		};
	});
}

function isProse(block: Block | undefined): boolean {
	return block === undefined || block.kind === 'heading' || block.kind === 'paragraph' || block.kind === 'item';
}

function rewrite({ source, sentences, language }: Report, block: Block, change: Change, random: () => number): string {
	const text = source.slice(...block.span);
	if (change === 'exact') return text;
	if (change === 'reordered') {
		const own = sentences.slice(...block.sentences).map(({ span }) => source.slice(...span));
		return own.reverse().join(language === 'zh' ? '' : ' ');
	}
	if (change === 'edited') {
		const parts = text.match(language === 'zh' ? /[^，。；]+[，。；]?/gu : /\S+\s*/gu) ?? [];
		return parts.filter((_, i) => i === 0 || random() >= 0.15).join('');
	}
	return otherWords[language].reduce((reworded, [from, to]) => {
		const pattern = language === 'zh' ? from : `\\b${from}\\b`;
		return reworded.replace(new RegExp(pattern, 'giu'), to);
	}, text);
}

function isReported({ text, original, copy }: Seeded): boolean {
	const overlaps = (a: readonly [number, number], b: readonly [number, number]) => a[0] < b[1] && b[0] < a[1];
	return repetitions({ text }).some(
		({ span, related }) => overlaps(span, copy) && related?.some((place) => overlaps(place.span, original)),
	);
}

/** By the one check alone: the rest of an analysis has no say in it. */
function repetitions({ text }: Pick<CorpusReport, 'text'>) {
	const report = parseReport(text);
	return redundantParagraphs({ report, pairs: comparePairs(report) });
}

function seededRandom(seedValue: number): () => number {
	let state = seedValue;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 4294967296;
	};
}
