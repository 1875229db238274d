import { message } from '../messages/message';
import type { Message, Words } from '../messages/model';
import { oneLine } from '../text/shorten';
import { runLine } from '../view/run';
import { formatValue } from '../view/scoreColumns';
import { type Agreement, type AgreementFigure, type Calibration, paperAgreements } from './agreementModel';
import { mostWithLength, notScored } from './benchModel';
import { alignedTable, textStyle } from './terminal';

/** How far scores agree with people, for a terminal, with the papers' own figures below. */
export function renderCalibrationText(
	{ agreements, leftOut, run }: Calibration,
	words: Words,
	colour: boolean,
): string {
	const style = textStyle(colour);
	const parts = agreements.map((agreement) => {
		const [title, ...lines] = agreementLines(agreement, words);
		return [style.bold(title!), ...lines, ''];
	});
	return `${[
		...parts.flat(),
		...leftOut.map(({ line, file, message: why }) =>
			oneLine(words.say(message('ratings.lineLeftOut', { line, why: notScored(file, why) }))),
		),
		...(leftOut.length > 0 ? [''] : []),
		...paperLines(words).map(style.dim),
		...(run ? ['', words.say(runLine(run))] : []),
	].join('\n')}\n`;
}

function agreementLines(agreement: Agreement, words: Words): string[] {
	const { dimension, ratings, groups, mad, pearson, spearman, ranking, preferences, raters } = agreement;
	const row = (label: Message, figure: AgreementFigure, digits: number) => [
		words.say(label),
		formatValue(figure.value, digits),
		formatInterval(figure, digits, words),
	];
	return [
		words.say(message('agreement.title', { dimension: oneLine(dimension), ratings, groups })),
		...alignedTable([
			['', words.say(message('agreement.value')), words.say(message('agreement.interval'))],
			...(preferences
				? []
				: [
						row(message('agreement.deviation'), mad, 2),
						row(message('agreement.pearson'), pearson, 3),
						row(message('agreement.spearman'), spearman, 3),
					]),
			row(message('agreement.ranking'), percent(ranking), 1),
			row(message('agreement.withinGroups'), agreement.withinGroups, 3),
			row(message('agreement.atLength'), agreement.atLength, 3),
			row(message('agreement.lengthAlone'), agreement.length, 3),
			...(raters.raters > 1 ? [row(message('agreement.raters'), { value: raters.value, interval: null }, 3)] : []),
		]),
		...[
			message('agreement.pairs', { ...ranking, ranked: ranking.agree + ranking.tied + ranking.oppose }),
			...notes(agreement),
		].map(words.say),
	];
}

/** Why a figure is missing, and when the intervals say little. */
function notes({ ratings, groups, pearson, ranking, preferences, length }: Agreement): Message[] {
	const grouped = groups > 1;
	const units = grouped ? groups : ratings;
	return [
		...(pearson.value === null && !preferences ? [message('agreement.noCorrelation')] : []),
		...(ranking.value === null ? [message('agreement.noRanking')] : []),
		...(Math.abs(length.withScore ?? 0) > mostWithLength
			? [message('agreement.goesWithLength', { rho: formatValue(length.withScore, 2) })]
			: []),
		...(units < 10 ? [message('agreement.rough', { units, grouped })] : []),
	];
}

function paperLines(words: Words): string[] {
	const rows = paperAgreements.map(({ name, paper, mad, pearson, spearman, ranking }) => [
		`${name} (${paper})`,
		...[formatValue(mad, 2), formatValue(pearson, 3), formatValue(spearman, 3)],
		ranking === null ? '–' : formatValue(ranking * 100, 2),
	]);
	const { say } = words;
	const [own, ranked] = [say(message('agreement.mad')), say(message('agreement.rankingShort'))];
	return alignedTable([[say(message('agreement.inPapers')), own, 'Pearson', 'Spearman', ranked], ...rows]);
}

function percent({ value, interval }: AgreementFigure): AgreementFigure {
	return { value: value === null ? null : value * 100, interval: interval && [interval[0] * 100, interval[1] * 100] };
}

function formatInterval({ interval }: AgreementFigure, digits: number, words: Words): string {
	if (!interval) return '–';
	const [low, high] = interval;
	return words.say(message('agreement.from', { low: formatValue(low, digits), high: formatValue(high, digits) }));
}
