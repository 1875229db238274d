import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { oneLine } from '../text/shorten';
import { runLine } from '../view/run';
import { formatValue } from '../view/scoreColumns';
import type { Agreement, AgreementFigure, Calibration } from './agreementModel';
import { paperAgreements } from './agreementModel';
import { alignedTable } from './alignedTable';
import { notScored } from './benchModel';
import { textStyle } from './style';
import { counted, formatCount } from './summary';

/** How far scores agree with people, for a terminal, with the papers' own figures below. */
export function renderCalibrationText(
	{ agreements, leftOut, run }: Calibration,
	words: Words,
	colour: boolean,
): string {
	const style = textStyle(colour);
	const parts = agreements.map((agreement) => {
		const [title, ...lines] = agreementLines(agreement);
		return [style.bold(title!), ...lines, ''];
	});
	return `${[
		...parts.flat(),
		...leftOut.map(({ line, file, message: why }) =>
			oneLine(words.say(message('ratings.lineLeftOut', { line, why: notScored(file, why) }))),
		),
		...(leftOut.length > 0 ? [''] : []),
		...paperLines().map(style.dim),
		...(run ? ['', words.say(runLine(run))] : []),
	].join('\n')}\n`;
}

function agreementLines(agreement: Agreement): string[] {
	const { dimension, ratings, groups, mad, pearson, spearman, ranking } = agreement;
	const count =
		groups > 1 ? `${counted(ratings, 'rating')} in ${counted(groups, 'group')}` : counted(ratings, 'rating');
	const { agree, tied, oppose, humanTied } = ranking;
	const row = (label: string, figure: AgreementFigure, digits: number) => [
		label,
		formatValue(figure.value, digits),
		formatInterval(figure, digits),
	];
	return [
		dimension === '' ? count : `${oneLine(dimension)} · ${count}`,
		...alignedTable([
			['', 'value', '95 % interval'],
			row('mean absolute deviation', mad, 2),
			row('Pearson r', pearson, 3),
			row('Spearman ρ', spearman, 3),
			row('ranking agreement, %', percent(ranking), 1),
		]),
		`${counted(agree + tied + oppose, 'pair')} that people order: the scores agree on ${formatCount(agree)}, tie ${formatCount(tied)}, oppose ${formatCount(oppose)}. ${counted(humanTied, 'pair')} that people rate the same left out.`,
		...notes(agreement),
	];
}

/** Why a figure is missing, and when the intervals say little. */
function notes({ ratings, groups, pearson, ranking }: Agreement): string[] {
	const units = groups > 1 ? groups : ratings;
	const unit = groups > 1 ? 'group' : 'rating';
	return [
		...(pearson.value === null ? ['No correlation: the ratings, or the scores, are all the same.'] : []),
		...(ranking.value === null ? ['No ranking: people put no pair inside a group in order.'] : []),
		...(units < 10 ? [`With ${counted(units, unit)} the intervals are rough, most likely too narrow.`] : []),
	];
}

function paperLines(): string[] {
	const rows = paperAgreements.map(({ name, paper, mad, pearson, spearman, ranking }) => [
		`${name} (${paper})`,
		...[formatValue(mad, 2), formatValue(pearson, 3), formatValue(spearman, 3)],
		ranking === null ? '–' : formatValue(ranking * 100, 2),
	]);
	return alignedTable([['In the papers', 'MAD', 'Pearson', 'Spearman', 'ranking %'], ...rows]);
}

function percent({ value, interval }: AgreementFigure): AgreementFigure {
	return { value: value === null ? null : value * 100, interval: interval && [interval[0] * 100, interval[1] * 100] };
}

function formatInterval({ interval }: AgreementFigure, digits: number): string {
	return interval ? `${formatValue(interval[0], digits)} to ${formatValue(interval[1], digits)}` : '–';
}
