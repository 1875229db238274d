import { message } from '../messages/message';
import { decimalsOn, type Framework, frameworks, type Reason } from '../scorecard/dimension';
import { finResearchDimensions } from '../scorecard/finResearch';
import type { Scorecard } from '../scorecard/scorecard';
import { placeOf, type ViewContext } from './context';
import { type Figure, figuresOf } from './figures';
import { referenceRows } from './paperRows';

/** The figures that there are to show: all of a framework that a model scored by, those that rules could make of the others. */
export function shownFigures({ headline, rows }: FrameworkView): ScoreRowView[] {
	const all = [headline, ...rows];
	const judged = all.some(({ basis }) => basis === 'model');
	return all.filter(({ basis }) => judged || basis !== 'unscored');
}

/** What stands for the frameworks that no model scored by: that one would; `null` where there is none. */
export function unscoredView(scorecard: Scorecard, context: ViewContext) {
	const unscored = frameworks
		.map((id) => ({ id, figures: figuresOf(id, scorecard) }))
		.filter(({ figures }) => figures.length > 0 && figures.every(({ basis }) => basis !== 'model'));
	if (unscored.length === 0) return null;
	const { say } = context.words;
	return {
		about: say(
			message('scores.unscored', {
				frameworks: unscored.map(({ id }) => message('scores.framework', { framework: id })),
			}),
		),
	};
}

/** Each framework's one figure. */
const headlines: Readonly<Record<Framework, string>> = { finResearch: 'final', reportEval: 'overall', jade: 'final' };

/** The frameworks that a report was scored by. */
export function frameworkViews(scorecard: Scorecard, context: ViewContext): FrameworkView[] {
	return frameworks.flatMap((id) => {
		const figures = figuresOf(id, scorecard);
		const headline = figures.find(({ key }) => key === headlines[id]);
		const rows = figures.filter((figure) => figure !== headline);
		return headline ? [frameworkView(id, headline, rows, context)] : [];
	});
}

/** The figures that a model gave, one a framework: `JADE 0.61 of 1`; none where it gave none. */
export function headlineScores(scorecard: Scorecard, context: ViewContext): string[] {
	return frameworkViews(scorecard, context)
		.filter(({ headline }) => headline.basis === 'model')
		.map(({ title, headline: { value, range } }) => [title, value, range].filter(Boolean).join(' '));
}

function frameworkView(id: Framework, headline: Figure, rows: readonly Figure[], context: ViewContext) {
	const { say } = context.words;
	const first = rowView(headline, context);
	const charted = id === 'finResearch' && rows.some(({ value }) => value !== null);
	return {
		id,
		title: say(message('scores.framework', { framework: id })),
		about: say(message('scores.about', { framework: id })),
		headline: first,
		rows: rows.map((row) => saidOnce(rowView(row, context), first)),
		radar: charted ? radarOf(rows, context) : null,
	};
}

export type FrameworkView = ReturnType<typeof frameworkView>;

/** Why nothing is scored stands at the head, what the model failed of included; the rows say what was counted of each. */
function saidOnce(row: ScoreRowView, head: ScoreRowView): ScoreRowView {
	if (row.basis !== 'unscored' || head.basis !== 'unscored') return row;
	const said = head.reasons.map(({ message: why }) => why);
	return { ...row, reasons: row.reasons.filter(({ message: own }) => !said.some((why) => why.includes(own))) };
}

/** One figure in words: one that cannot be had is shown as a dash with its reasons, never as 0. */
function rowView(figure: Figure, context: ViewContext) {
	const { label, value, range, basis, reasons, spread } = figure;
	const { say } = context.words;
	return {
		label: say(label),
		value: formatScore(figure),
		range: value === null || !range ? '' : say(message('scores.range', { from: range[0], to: range[1] })),
		/** The 95 % interval over several runs; empty where there is none. */
		interval: spread?.interval ? `(${spread.interval.map((end) => end.toFixed(decimalsOn(range))).join(' … ')})` : '',
		/** Where the value lies in its range, 0–1, for a bar. */
		share: value === null || !range ? null : Math.min(1, Math.max(0, (value - range[0]) / (range[1] - range[0]))),
		basis,
		basisName: say(message('scores.basis', { basis })),
		reasons: reasons.map((reason) => reasonView(reason, context)),
	};
}

export type ScoreRowView = ReturnType<typeof rowView>;

function reasonView({ message: why, span }: Reason, context: ViewContext) {
	return { message: context.words.say(why), place: span ? placeOf(span, context) : null };
}

export type ReasonView = ReturnType<typeof reasonView>;

/** `81.4`; two decimals on ranges of a few points; a dash where there is no value. */
function formatScore({ value, range }: Pick<Figure, 'value' | 'range'>): string {
	if (value === null) return '–';
	return value.toFixed(decimalsOn(range));
}

/** Only a model's scores are on the scale of the paper's systems: there is no drawing where none was asked. */
function radarOf(rows: readonly Figure[], { words }: ViewContext) {
	return {
		axes: rows.map(({ label, value }) => ({ label: words.say(label), value })),
		references: referenceRows.map(({ name, table, final, dimensions: values }) => ({
			/** Its name in the paper, whatever the language. */
			id: name,
			name: table === 2 ? words.say(message('outputs.expert')) : name,
			expert: table === 2,
			table: words.say(message('outputs.table', { table })),
			final,
			values: finResearchDimensions.map((key) => values[key]),
		})),
	};
}

export type RadarView = ReturnType<typeof radarOf>;
