import type { Span } from '../../../src/report/model';
import { parseReport } from '../../../src/report/parsing/parse';
import { overlap } from '../../../src/report/spanRelations';
import type { Forest } from '../../../src/tree/learned/forest';
import { readByRules } from '../../../src/tree/reading/readByRules';
import { doubtFeatureNames, isDoubtable, measureDoubt } from '../../../src/tree/support/doubtOdds';
import { supportContextsOf } from '../../../src/tree/support/supportFeatures';
import { isSamePlace } from '../editor/evaluate';
import {
	type JudgedReport,
	type Mark,
	type MarkedReport,
	type MarkKind,
	readFurtherMarks,
	readJudged,
	readMarked,
	type Verdict,
} from '../editor/marks';
import { type BoostOptions, trainBoost } from './boost';
import { packForest } from './pack';

/** A report's sentences and tables, measured, with what an editor said of their ground. */
export interface DoubtExample {
	readonly name: string;
	readonly rows: readonly { readonly vector: Float64Array; readonly label: number; readonly weight: number }[];
}

/** Chosen by leaving reports out: deeper trees, more rounds and measures of a report's size fit the reports, not the marks. */
const options: BoostOptions = { classes: 1, rounds: 150, depth: 3, rate: 0.05, leastLeaf: 5, l2: 5, columns: 0.3 };

export function readDoubtExamples(): DoubtExample[] {
	const marked = readMarked().map((report) => measureReport(report, judgeGround(report)));
	const further = readFurtherMarks().map((report) => measureReport(report, judgeGround(report)));
	return [...marked, ...further, ...readJudged().map(measureJudged)];
}

export function trainDoubt(examples: readonly DoubtExample[]): Forest {
	const rows = examples.flatMap((example) => example.rows);
	const data = {
		rows: rows.map(({ vector }) => vector),
		labels: rows.map(({ label }) => label),
		weights: rows.map(({ weight }) => weight),
	};
	return packForest(doubtFeatureNames, 1, trainBoost(data, options));
}

function measureReport(
	{ name, text }: Pick<MarkedReport, 'name' | 'text'>,
	judge: ReturnType<typeof judgeGround>,
): DoubtExample {
	return {
		name,
		rows: doubtableIn(text).map((context) => ({ vector: measureDoubt(context), ...judge(context.own.unit.span) })),
	};
}

/** Of a report that nobody marked only what was told counts: silence about the rest says nothing. */
function measureJudged({ name, text, verdicts }: JudgedReport): DoubtExample {
	const judge = judgeGround({ marks: [], verdicts });
	const told = verdicts.filter(isOnGround);
	const rows = doubtableIn(text)
		.filter(({ own }) => told.some(({ span }) => isSamePlace(own.unit.span, span)))
		.map((context) => ({ vector: measureDoubt(context), ...judge(context.own.unit.span) }));
	return { name, rows };
}

function doubtableIn(text: string) {
	return supportContextsOf(readByRules(parseReport(text))).filter(isDoubtable);
}

const isOnGround = ({ code }: Verdict) => /^claim\.|^conclusion\.|^citation\.missing$/.test(code);

/** Marks about the ground of a sentence. */
const ofGround: ReadonlySet<MarkKind> = new Set(['unsupported', 'partly', 'uncited', 'overstated', 'vague', 'gap']);

/** What must be mended counts more in training than what could be. */
const weights: Readonly<Record<Mark['weight'], number>> = { must: 2, should: 1.3, could: 0.7 };

/** The least that a place without a mark, and one with a verdict against a finding that still has a mark, count. */
const unmarked = 1;
const misjudged = 0.5;

/**
 * Whether an editor questions the ground of what stands at a span, and how much that counts: the verdict on a finding
 * there, which the editor saw as it would be told, else the marks made blind.
 */
function judgeGround({ marks, verdicts = [] }: Pick<MarkedReport, 'marks'> & Partial<Pick<MarkedReport, 'verdicts'>>) {
	const told = verdicts.filter(isOnGround);
	return (span: Span): { readonly label: number; readonly weight: number } => {
		const doubts = marks
			.filter(({ kind, places }) => ofGround.has(kind) && places.some((place) => overlap(place, span)))
			.map(({ weight }) => weights[weight]);
		const here = told.filter((verdict) => isSamePlace(span, verdict.span));
		const agreed = here.length > 0 ? here.some(({ verdict }) => verdict === 'agree') : doubts.length > 0;
		if (agreed) return { label: 1, weight: Math.max(unmarked, ...doubts) };
		return { label: 0, weight: doubts.length > 0 ? misjudged : unmarked };
	};
}
