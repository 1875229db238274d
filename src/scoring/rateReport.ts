import type { Analysis } from '../analysis';
import type { Asked, PairJudge } from '../judge/model';
import { askedDimensions, type DimensionsAnswer } from '../judge/tasks/finresearchDimensions';
import { askedQualities, type QualityAnswer } from '../judge/tasks/reportevalQuality';
import type { Report } from '../report/model';
import {
	askWithTexts,
	type ReportAnswer,
	type ReportText,
	type ReportTexts,
	reportAnswerOf,
} from '../shownToModel/abridge';
import type { ShownReport } from '../shownToModel/showReport';
import { briefing } from './finResearch/judgeReport';
import { recogniseTask } from './finResearch/taskTypes';
import { askedAgainAtTop, type Rating } from './guards/atTheTop';

/** What is rated, and by which frameworks. */
export interface RatedReport {
	/** The report as a model has read it. */
	readonly analysis: Analysis;
	readonly shown: ShownReport;
	/** Whether FinResearchBench's dimensions are wanted. */
	readonly dimensions: boolean;
	/** Whether DeepResearch-ReportEval's qualities are wanted. */
	readonly qualities: boolean;
}

/**
 * The scores that a judge gives a report as a whole: FinResearchBench's judged dimensions (§3.1.4) and
 * DeepResearch-ReportEval's qualities (§2.3.1). Where both are wanted, both are asked for in one question, so that the
 * report is read once. `runs` repeats it.
 */
export async function rateReport(rated: RatedReport, judge: PairJudge, runs: number) {
	const { analysis, dimensions, qualities } = rated;
	const rounds = await Promise.all(
		Array.from({ length: Math.max(1, runs) }, (_, sample) => rateOnce(rated, judge, sample)),
	);
	return {
		report: dimensions
			? {
					task: recogniseTask(analysis.report.query ?? ''),
					rounds: rounds.flatMap((round) => round.dimensions ?? []),
				}
			: undefined,
		qualities: qualities ? rounds.flatMap((round) => round.qualities ?? []) : undefined,
	};
}

interface Round {
	readonly dimensions: Rating<DimensionsAnswer> | undefined;
	readonly qualities: Rating<QualityAnswer> | undefined;
}

/** A question, once the text is known that it is about. */
type AskedOn<Answer> = (text: ReportText) => Asked<Answer>;

/** Where every score is at the top of its scale, each is asked for again in another order. */
async function rateOnce(rated: RatedReport, judge: PairJudge, sample: number): Promise<Round> {
	const { texts } = rated.shown;
	const { dimensions, qualities } = await askOnce(rated, judge, sample);
	const [otherWay, otherWayToo] = [dimensionsOf(rated, sample, true), qualitiesOf(rated, sample, true)];
	const [first, second] = await Promise.all([
		dimensions && otherWay && askedAgainAtTop(dimensions, 100, () => askAlone(otherWay, texts, judge)),
		qualities && otherWayToo && askedAgainAtTop(qualities, 4, () => askAlone(otherWayToo, texts, judge)),
	]);
	return { dimensions: first, qualities: second };
}

async function askOnce(rated: RatedReport, judge: PairJudge, sample: number) {
	const { texts } = rated.shown;
	const [dimensions, qualities] = [dimensionsOf(rated, sample), qualitiesOf(rated, sample)];
	if (!dimensions || !qualities) {
		return {
			dimensions: dimensions && (await askAlone(dimensions, texts, judge)),
			qualities: qualities && (await askAlone(qualities, texts, judge)),
		};
	}
	const { judged, shown } = await askWithTexts(texts, (text) => judge.askBoth(dimensions(text), qualities(text)));
	return { dimensions: reportAnswerOf(judged[0], shown), qualities: reportAnswerOf(judged[1], shown) };
}

async function askAlone<Answer>(
	asked: AskedOn<Answer>,
	texts: ReportTexts,
	judge: PairJudge,
): Promise<ReportAnswer<Answer>> {
	const { judged, shown } = await askWithTexts(texts, async (text) => {
		const { task, question } = asked(text);
		return [await judge.ask(task, question)] as const;
	});
	return reportAnswerOf(judged[0], shown);
}

function dimensionsOf(
	{ analysis, dimensions }: RatedReport,
	sample: number,
	reversed = false,
): AskedOn<DimensionsAnswer> | undefined {
	if (!dimensions) return undefined;
	const brief = briefing(analysis);
	return ({ text, extent }) => askedDimensions({ ...brief, extent, report: text, sample, reversed });
}

function qualitiesOf(
	{ analysis, qualities }: RatedReport,
	sample: number,
	reversed = false,
): AskedOn<QualityAnswer> | undefined {
	if (!qualities) return undefined;
	const question = questionOf(analysis.report);
	return ({ text, extent }) => askedQualities({ extent, question, report: text, sample, reversed });
}

/** A title is no question: it answers one, names a subject, or gives a date. */
function questionOf({ query, queryFrom }: Report): string {
	if (query !== undefined && queryFrom !== 'title') return query;
	const titled = query === undefined ? '' : `, whose title is “${query}”`;
	return `Not stated: take it from the report${titled}.`;
}
