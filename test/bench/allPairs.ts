import { itemAt } from '../../src/access';
import { comparePairs, pairKey } from '../../src/checks/paragraphs/paragraphPairs';
import { collectParagraphs } from '../../src/checks/paragraphs/paragraphs';
import { likenessFrom } from '../../src/checks/paragraphs/thresholds';
import type { Report } from '../../src/report/model';
import { parseReport } from '../../src/report/parsing/parse';
import { TextCollection } from '../../src/text/similarity';

export interface PairRow {
	readonly paragraphs: number;
	readonly pairs: number;
	readonly milliseconds: number;
	/** Pairs that a score may take points off, and how many of these comparing every pair with every other finds. */
	readonly found: number;
	readonly byBruteForce: number | undefined;
	/** Of those of brute force, how many were found. */
	readonly met: number | undefined;
}

const sizes = [100, 500, 1_000, 2_000, 5_000];
const comparedByBruteForce = 500;

/** Paragraphs of a synthetic report; every tenth is told again, a few words left out. */
function reportOf(count: number, synthesize: (words: number) => string): string {
	const prose = synthesize(count * 60)
		.split('\n\n')
		.filter((block) => /^[A-Z]/.test(block));
	const own = prose.slice(0, Math.ceil(count * 0.9));
	const repeated = own.slice(0, count - own.length).map((text) => text.replace(/^\S+ \S+ /, 'Once more, '));
	return ['# Pairs', ...own, ...repeated].join('\n\n');
}

/** All pairs of paragraphs at several sizes. The first report is for warming up only. */
export function measurePairs(synthesize: (words: number) => string): PairRow[] {
	comparePairs(parseReport(reportOf(comparedByBruteForce, synthesize)));
	return sizes.map((paragraphs) => {
		const text = reportOf(paragraphs, synthesize);
		const report = parseReport(text);
		const started = performance.now();
		const pairs = comparePairs(report);
		const milliseconds = performance.now() - started;
		const found = new Set(pairs.candidates.filter(({ similarity }) => similarity >= likenessFrom.scored).map(pairKey));
		const brute = paragraphs === comparedByBruteForce ? bruteForce(report) : undefined;
		return {
			paragraphs: pairs.paragraphs.length,
			pairs: pairs.compared,
			milliseconds,
			found: found.size,
			byBruteForce: brute?.length,
			met: brute?.filter((key) => found.has(key)).length,
		};
	});
}

function bruteForce(report: Report): string[] {
	const paragraphs = collectParagraphs(report);
	const texts = new TextCollection(
		paragraphs.map(({ text }) => text),
		report.language === 'zh',
	);
	const keys: string[] = [];
	for (let second = 0; second < paragraphs.length; second++) {
		for (let first = 0; first < second; first++) {
			if (texts.likeness(second, first) < likenessFrom.scored) continue;
			const [a, b] = [itemAt(paragraphs, first), itemAt(paragraphs, second)];
			keys.push(pairKey({ first: a.block.index, second: b.block.index }));
		}
	}
	return keys;
}
