import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Basis, Dimension, Framework, Reason, Spread } from '../scorecard/dimension';
import { type FinResearchScore, finResearchDimensions, type Stability } from '../scorecard/finResearch';
import type { JadeScore } from '../scorecard/jade';
import { qualityDimensions, type RedundancyScore, type ReportEvalScore } from '../scorecard/reportEval';
import type { RunInfo } from '../scorecard/run';
import type { Scorecard } from '../scorecard/scorecard';
import { placeOf, type ViewContext } from './context';
import { coverageBasis, jadeBases, weakestBasis } from './figureBasis';
import { coverageReasons, densityReasons, evidenceReasons, reasoningReasons, stabilityReasons } from './figureReasons';
import type { FrameworkView, RadarView, ScoreRowView } from './model';
import { referenceRows } from './referenceRows';

/** One figure of a framework, before it is put into words. */
interface Row {
	readonly label: Message;
	readonly value: number | null;
	readonly range: readonly [number, number] | undefined;
	readonly basis: Basis;
	readonly reasons: readonly Reason[];
	readonly spread?: Spread | null | undefined;
}

interface Section {
	readonly id: Framework;
	readonly headline: Row;
	readonly rows: readonly Row[];
	readonly radar?: RadarView;
}

/** The frameworks that a report was scored by. */
export function frameworkViews({ finResearch, reportEval, jade, run, stability }: Scorecard, context: ViewContext) {
	const sections = [
		...(finResearch ? [finResearchSection(finResearch, stability, context)] : []),
		...(reportEval ? [reportEvalSection(reportEval)] : []),
		...(jade ? [jadeSection(jade, run.mode)] : []),
	];
	return sections.map((section) => frameworkView(section, context));
}

/** The figures that a model gave, one a framework: `JADE 0.61 of 1`; none where it gave none. */
export function headlineScores(scorecard: Scorecard, context: ViewContext): string[] {
	return frameworkViews(scorecard, context)
		.filter(({ headline }) => headline.basis === 'model')
		.map(({ title, headline: { value, range } }) => [title, value, range].filter(Boolean).join(' '));
}

function frameworkView({ id, headline, rows, radar }: Section, context: ViewContext): FrameworkView {
	const { say } = context.words;
	const first = rowView(headline, context);
	return {
		id,
		title: say(message('scores.framework', { framework: id })),
		about: say(message('scores.about', { framework: id })),
		headline: first,
		rows: rows.map((row) => saidOnce(rowView(row, context), first)),
		radar: radar ?? null,
	};
}

/** Why nothing is scored stands at the head, what the model failed of included; the rows say what was counted of each. */
function saidOnce(row: ScoreRowView, head: ScoreRowView): ScoreRowView {
	if (row.basis !== 'unscored' || head.basis !== 'unscored') return row;
	const said = head.reasons.map(({ message: why }) => why);
	return { ...row, reasons: row.reasons.filter(({ message: own }) => !said.some((why) => why.includes(own))) };
}

function rowView(row: Row, context: ViewContext): ScoreRowView {
	const { label, value, range, reasons, spread } = row;
	const { say } = context.words;
	const basis = basisOf(row);
	return {
		label: say(label),
		value: formatScore(row),
		range: value === null || !range ? '' : say(message('scores.range', { from: range[0], to: range[1] })),
		sigma: spread ? `± ${spread.sigma.toFixed(1)}` : '',
		share: value === null || !range ? null : Math.min(1, Math.max(0, (value - range[0]) / (range[1] - range[0]))),
		basis,
		basisName: say(message('scores.basis', { basis })),
		reasons: reasons.map(({ message: why, span }) => ({
			message: say(why),
			place: span ? placeOf(span, context) : null,
		})),
	};
}

/** `81.4`; two decimals on ranges of a few points; a dash where there is no value. */
function formatScore({ value, range }: Pick<Row, 'value' | 'range'>): string {
	if (value === null) return '–';
	const wide = range !== undefined && range[1] - range[0] > 10;
	return value.toFixed(wide ? 1 : 2);
}

/** Without a value a figure is unscored, whatever it shares its basis with; with one, a rule had it if nothing else. */
function basisOf({ value, basis }: Row): Basis {
	if (value === null) return 'unscored';
	return basis === 'unscored' ? 'rule' : basis;
}

function finResearchSection(
	{ final, dimensions, tree }: FinResearchScore,
	stability: Stability | null,
	{ words }: ViewContext,
): Section {
	const rows = finResearchDimensions.map((key) => ({
		...dimensionRow(message(`dimensions.${key}`), dimensions[key]),
		spread: stability?.dimensions[key],
	}));
	const missing = rows.filter((row) => row.value === null).length;
	// Where no model has judged anything, because none was asked or because it failed, what it judges lacks a score for one reason.
	const judged = rows.some((row) => basisOf(row) === 'model');
	const parts = missing < rows.length ? [{ message: message('scores.missing', { missing, of: rows.length }) }] : [];
	const reasons = [
		...(final === null ? parts : []),
		...(judged ? [] : whyUnscored(rows)),
		...(tree.basis === 'rule' ? [] : [{ message: tree.note }]),
	];
	const basis = weakestBasis(rows.map(basisOf));
	return {
		id: 'finResearch',
		headline: {
			...{ label: message('dimensions.final'), value: final, range: [0, 100], basis, reasons },
			spread: stability?.final,
		},
		rows,
		...(missing < rows.length && { radar: radarOf(rows, words) }),
	};
}

/** What the first figure without a score says before what was counted of it. */
function whyUnscored(rows: readonly Row[]): readonly Reason[] {
	return rows.find(({ value }) => value === null)?.reasons.slice(0, 1) ?? [];
}

/** Only a model's scores are on the scale of the paper's systems: there is no drawing where none was asked. */
function radarOf(rows: readonly Row[], words: ViewContext['words']): RadarView {
	return {
		axes: rows.map(({ label, value }) => ({ label: words.say(label), value })),
		references: referenceRows.map(({ name, table, final, dimensions: values }) => ({
			id: name,
			name: table === 2 ? words.say(message('outputs.expert')) : name,
			expert: table === 2,
			table: words.say(message('outputs.table', { table })),
			final,
			values: finResearchDimensions.map((key) => values[key]),
		})),
	};
}

function reportEvalSection(score: ReportEvalScore): Section {
	const { quality, redundancy, factuality } = score;
	return {
		id: 'reportEval',
		headline: dimensionRow(message('dimensions.overall'), quality.overall),
		rows: [
			...qualityDimensions
				.filter((key) => key !== 'overall')
				.map((key) => dimensionRow(message(`dimensions.${key}`), quality[key])),
			figureRow(message('dimensions.redundancy'), redundancy.allPairs, [0, 4], redundancy),
			figureRow(message('dimensions.redundancySampled30'), redundancy.sampled30, [0, 4], redundancy),
			figureRow(message('dimensions.redundancyJudged'), redundancy.judgedPairs, [0, 4], judgedPairsRow(redundancy)),
			figureRow(message('dimensions.averageSupport'), factuality.averageSupport, [-1, 1], factuality),
			figureRow(message('dimensions.strongSupportRate'), factuality.strongSupportRate, [0, 1], factuality),
			figureRow(message('dimensions.citationCoverage'), factuality.coverage, [0, 1], {
				basis: coverageBasis(factuality),
				reasons: coverageReasons(score),
			}),
		],
	};
}

/** The mean that moves, and beside it how many paragraphs repeat. */
function judgedPairsRow({ judgedPairs, repeating }: RedundancyScore): Pick<Row, 'basis' | 'reasons'> {
	const { paragraphs: count, of, places } = repeating;
	const [span] = places;
	return {
		basis: judgedPairs === null ? 'unscored' : 'model',
		reasons: [
			{
				message: message('ledger.paragraphsShare', { count, of, share: of > 0 ? count / of : null }),
				...(span && { span }),
			},
		],
	};
}

function jadeSection(jade: JadeScore, mode: RunInfo['mode']): Section {
	const bases = jadeBases(jade);
	const alpha = jade.judged?.alpha ?? null;
	const stability = jade.judged?.stability;
	const { value, grade, recommendations, reasons: rated } = jade.credibility;
	const figure = (key: 'reasoning' | 'evidence' | 'density', range: Row['range'], reasons: readonly Reason[]) =>
		figureRow(message(`dimensions.${key}`), jade[key], range, { basis: bases[key], reasons });
	return {
		id: 'jade',
		headline: {
			...figureRow(message('dimensions.final'), jade.final, [0, 1], {
				basis: bases.final,
				reasons: [...jade.reasons, ...stabilityReasons(jade)],
			}),
			spread: stability?.final,
		},
		rows: [
			{
				...figure('reasoning', [alpha === null ? 0 : -Number(alpha.toFixed(2)), 1], reasoningReasons(jade, mode)),
				spread: stability?.reasoning,
			},
			{ ...figure('evidence', [0, 1], evidenceReasons(jade)), spread: stability?.evidence },
			figure('density', undefined, densityReasons(jade)),
			figureRow(message('dimensions.credibility', { grade }), value, [0, 1], {
				basis: 'rule',
				reasons: [...recommendations.map((advice) => ({ message: advice })), ...rated],
			}),
		],
	};
}

function dimensionRow(label: Message, { value, range, basis, reasons }: Dimension): Row {
	return { label, value, range, basis, reasons };
}

function figureRow(
	label: Message,
	value: number | null,
	range: Row['range'],
	{ basis, reasons }: Pick<Row, 'basis' | 'reasons'>,
): Row {
	return { label, value, range, basis, reasons };
}
