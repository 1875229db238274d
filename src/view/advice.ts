import { itemAt } from '../access';
import type { Analysis } from '../analysis';
import { isJudgedRepetition } from '../checks/paragraphs/thresholds';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Report, Section, Span } from '../report/model';
import { overlap } from '../report/spanRelations';
import type { Dimension } from '../scorecard/dimension';
import { type FinResearchScore, finResearchDimensions } from '../scorecard/finResearch';
import type { JadeScore } from '../scorecard/jade';
import { type FactVerdict, qualityDimensions, type ReportEvalScore } from '../scorecard/reportEval';
import type { ScoredAnalysis } from '../scorecard/scorecard';
import { itemGains } from '../scoring/jade/formula/itemGains';
import { groupBy } from '../text/collections';
import { trimEndMatching } from '../text/trimText';
import { spanOf } from './checkItem';
import { placeOf, type ViewContext } from './context';
import { readableExcerpt } from './excerpt';
import { formatGain, itemMessage } from './fixFirst';
import { sectionAt } from './sectionFindings';

/** What would raise a figure, before it is put into words. */
interface Step {
	readonly about: Message;
	readonly why: readonly Message[];
	readonly raise?: Message | undefined;
	/** The most that it can add, in hundredths of the scale of its figure; 0 where no figure is made of it. */
	readonly worth: number;
	readonly gain?: Message;
	/** The one to be changed first; none for what the report does not have. */
	readonly spans: readonly Span[];
}

/** What would raise the scores that a model gave, where, and by how much; `null` where nothing is to be said. */
export function adviceView({ analysis, scorecard }: ScoredAnalysis, context: ViewContext) {
	const { finResearch, reportEval, jade } = scorecard;
	const { report } = analysis;
	const steps = [
		...(jade ? itemSteps(jade, context) : []),
		...(finResearch ? dimensionSteps(finResearch) : []),
		...(reportEval && scorecard.run.mode === 'model' ? reportEvalSteps(reportEval, analysis) : []),
	].sort((a, b) => b.worth - a.worth);
	if (steps.length === 0) return null;
	const { say } = context.words;
	const inSection = sectionAt(report);
	const groups = groupBy(steps, ({ spans: [span] }) => (span ? inSection({ span }) : undefined));
	return {
		title: say(message('advice.title')),
		about: say(message('advice.about')),
		sections: [...groups].map(([section, own]) => ({
			title: say(sectionName(report, section)),
			steps: own.map((step) => stepView(step, context)),
		})),
	};
}

export type AdviceView = NonNullable<ReturnType<typeof adviceView>>;

/** By the number that the report gives it, else by where it stands. */
function sectionName(report: Report, index: number | undefined): Message {
	const section = index === undefined ? undefined : report.sections[index];
	if (!section || isTitle(section, report)) return message('advice.whole');
	const { numbering } = section;
	const number = numbering === undefined ? numberOf(section, report) : trimEndMatching(numbering, /[\s.．、]/u);
	return message('advice.section', { number, title: section.text });
}

/** `2.1`: the first section within the second below the title. */
function numberOf(section: Section, report: Report): string {
	const beside = report.sections.filter((other) => other.parent === section.parent && !isTitle(other, report));
	const own = String(beside.indexOf(section) + 1);
	const above = section.parent === undefined ? undefined : itemAt(report.sections, section.parent);
	return !above || isTitle(above, report) ? own : `${numberOf(above, report)}.${own}`;
}

function isTitle({ heading }: Section, { title, blocks }: Report): boolean {
	return title !== undefined && overlap(itemAt(blocks, heading).span, title.span);
}

function stepView({ about, why, raise, gain, spans }: Step, context: ViewContext) {
	const { say } = context.words;
	return {
		about: say(about),
		why: why.map(say).join(' '),
		raise: raise ? say(raise) : '',
		gain: gain ? say(gain) : '',
		places: spans.map((span) => placeOf(span, context)).sort((a, b) => a.line - b.line),
	};
}

/** The items of JADE's checklists that are not met, or met in part, with what each adds by the formula. */
function itemSteps(jade: JadeScore, context: ViewContext): Step[] {
	const items = new Map([...jade.queryChecklist, ...jade.reportChecklist].map((item) => [item.id, item]));
	const figure = message('scores.framework', { framework: 'jade' });
	return itemGains(jade).flatMap(({ item: id, gain, most }): Step[] => {
		const item = items.get(id);
		if (!item) return [];
		const { reason, found = [] } = item.judgement ?? {};
		const against = found.filter(({ stance }) => stance === 'contradicts');
		const quotes = against.map(({ quote, title, page }) => {
			return message('checklists.found', {
				supports: false,
				quote,
				source: message('checklists.atPage', { title, page }),
			});
		});
		const span = spanOf(item);
		return [
			{
				about: itemMessage(item, context),
				why: [...(reason ? [reason] : []), ...quotes],
				worth: gain * 100,
				gain: message('advice.gain', { figure, points: formatGain(gain * 100, (most ?? gain) * 100) }),
				spans: span ? [span] : [],
			},
		];
	});
}

/** The dimensions that a model found short of their best, with what a point of each is worth. */
function dimensionSteps({ dimensions, weights, final }: FinResearchScore): Step[] {
	const figure = message('scores.framework', { framework: 'finResearch' });
	return finResearchDimensions.flatMap((name): Step[] => {
		const worth = room(dimensions[name]) * weights[name];
		const gain = message('advice.perPoint', { figure, point: formatGain(weights[name]), most: formatGain(worth) });
		return judgedStep(message(`dimensions.${name}`), dimensions[name], final === null ? {} : { worth, gain });
	});
}

function room({ value, range: [, best] }: Dimension): number {
	return value === null ? 0 : best - value;
}

/** With the first reason of the model's own, a weakness where it is short of its best. */
function judgedStep(
	label: Message,
	dimension: Dimension,
	{ worth = 0, gain }: Partial<Pick<Step, 'worth' | 'gain'>>,
): Step[] {
	const { value, range, basis, reasons, raise } = dimension;
	const own = reasons.find(({ message: { code } }) => code === 'common.verbatim');
	if (basis !== 'model' || room(dimension) <= 0 || !(own ?? raise)) return [];
	const figure = Number((value ?? 0).toFixed(2));
	return [
		{
			about: message('advice.dimension', { label, value: figure, best: range[1] }),
			why: own ? [own.message] : [],
			raise,
			worth,
			...(gain && { gain }),
			spans: own?.span ? [own.span] : [],
		},
	];
}

function reportEvalSteps({ quality, redundancy, factuality }: ReportEvalScore, { report }: Analysis): Step[] {
	const { verdicts, counts } = factuality;
	const counted = counts.supported + counts.partly + counts.contradicted + counts['not-found'];
	const repeating = redundancy.alike.filter(({ points }) => points !== null);
	return [
		...verdicts.flatMap((fact) => verdictStep(fact, counted, report)),
		...repeating.flatMap(({ first, second, points, reason }): Step[] => {
			if (points === null || !isJudgedRepetition(points)) return [];
			const more = (4 - points) / repeating.length;
			const figure = message('dimensions.redundancyJudged');
			return [
				{
					about: message('advice.repeats', { paragraph: readableExcerpt(report, second) }),
					why: [message('scores.repeats', { points, reason })],
					raise: message('advice.merge'),
					worth: (more / 4) * 100,
					gain: message('advice.gain', { figure, points: formatGain(more) }),
					spans: [second, first],
				},
			];
		}),
		...qualityDimensions.flatMap((name) => judgedStep(message(`dimensions.${name}`), quality[name], {})),
	];
}

/** What the mean of the verdicts lacks of 1 for a claim; `undefined` where nothing is wanting, or nobody knows. */
const lost: Readonly<Partial<Record<FactVerdict['verdict'], 1 | 2>>> = { partly: 1, contradicted: 2, 'not-found': 2 };

/** A claim that its source does not carry, with what the source says. */
function verdictStep({ verdict, span, quote, reason }: FactVerdict, counted: number, report: Report): Step[] {
	const points = lost[verdict];
	if (points === undefined) return [];
	const more = points / counted;
	const figure = message('dimensions.averageSupport');
	return [
		{
			about: message('advice.claim', {
				claim: readableExcerpt(report, span),
				verdict: message(`cited.verdict.${verdict}`),
			}),
			why: [...(quote ? [message('advice.sourceSays', { quote })] : []), ...(reason ? [reason] : [])],
			raise: message('advice.carry', { verdict }),
			worth: (more / 2) * 100,
			gain: message('advice.gain', { figure, points: formatGain(more) }),
			spans: [span],
		},
	];
}
