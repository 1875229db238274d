import type { Analysis } from '../analysis';
import type { Judge, Judgement } from '../judge/model';
import { judgeDimensions } from '../judge/tasks/finresearchDimensions';
import { judgeQualities } from '../judge/tasks/reportevalQuality';
import type { Report } from '../report/model';
import { askWithTexts } from '../shownToModel/abridge';
import type { ShownReport } from '../shownToModel/showReport';
import { briefing, type ReportJudgement } from './finResearch/judgeReport';
import { recogniseTask } from './finResearch/taskTypes';
import { askedAgainAtTop, type Scores } from './guards/atTheTop';
import type { QualityRound } from './reportEval/quality';

/** What is rated, and by which frameworks. */
export interface Rated {
	/** The report as a model has read it. */
	readonly analysis: Analysis;
	readonly shown: ShownReport;
	/** Whether FinResearchBench's dimensions are wanted. */
	readonly dimensions: boolean;
	/** Whether DeepResearch-ReportEval's qualities are wanted. */
	readonly qualities: boolean;
}

/** What a model said of the report as a whole; `undefined` what was not wanted. */
export interface Ratings {
	readonly report: ReportJudgement | undefined;
	/** Run by run. */
	readonly qualities: readonly QualityRound[] | undefined;
}

/**
 * The scores that a judge gives a report as a whole: FinResearchBench's judged dimensions (§3.1.4) and
 * DeepResearch-ReportEval's qualities (§2.3.1). `runs` repeats it.
 */
export async function rateReport(rated: Rated, judge: Judge, runs: number): Promise<Ratings> {
	const { analysis, shown, dimensions, qualities } = rated;
	const brief = briefing(analysis);
	const question = questionOf(analysis.report);
	const repeated = <Answer extends Scores>(most: number, ask: AskAbout<Answer>) =>
		Promise.all(
			Array.from({ length: Math.max(1, runs) }, async (_, sample) => {
				const askOnce = (reversed: boolean) =>
					askWithTexts(shown.texts, (text) => ask({ extent: text.extent, report: text.text, sample, reversed }));
				return askedAgainAtTop(await askOnce(false), most, () => askOnce(true));
			}),
		);
	const [dimensionRounds, qualityRounds] = await Promise.all([
		dimensions ? repeated(100, (asked) => judgeDimensions(judge, { ...brief, ...asked })) : undefined,
		qualities ? repeated(4, (asked) => judgeQualities(judge, { question, ...asked })) : undefined,
	]);
	return {
		report: dimensionRounds && { task: recogniseTask(analysis.report.query ?? ''), rounds: dimensionRounds },
		qualities: qualityRounds,
	};
}

/** Asks about the report as it is shown. Where every score is at the top of its scale, it is asked again, `reversed`. */
type AskAbout<Answer> = (asked: {
	readonly extent: string;
	readonly report: string;
	readonly sample: number;
	readonly reversed: boolean;
}) => Promise<Judgement<Answer>>;

/** A title is no question: it answers one, names a subject, or gives a date. */
function questionOf({ query, queryFrom }: Report): string {
	if (query !== undefined && queryFrom !== 'title') return query;
	const titled = query === undefined ? '' : `, whose title is “${query}”`;
	return `Not stated: take it from the report${titled}.`;
}
