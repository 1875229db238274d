import { message } from '../messages/message';
import type { Message, Words } from '../messages/model';
import { oneLine } from '../text/shorten';
import { runLine } from '../view/run';
import { formatValue } from '../view/scoreColumns';
import type { Agreement, AgreementFigure, Calibration } from './agreementModel';
import { paperAgreements } from './agreementModel';
import { alignedTable } from './alignedTable';
import { failureLine } from './benchModel';
import { textStyle } from './style';

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
		...leftOut.map(({ line, file, message: told }) => {
			const why = words.say(failureLine(file, oneLine(told)));
			return words.say(message('agreement.leftOut', { line, why }));
		}),
		...(leftOut.length > 0 ? [''] : []),
		...paperLines(words).map(style.dim),
		...(run ? ['', words.say(runLine(run))] : []),
	].join('\n')}\n`;
}

function agreementLines(agreement: Agreement, words: Words): string[] {
	const { dimension, mad, pearson, spearman, ranking } = agreement;
	const { say } = words;
	const count = say(message('agreement.ratings', agreement));
	const row = (label: string, figure: AgreementFigure, digits: number) => [
		label,
		formatValue(figure.value, digits),
		formatInterval(figure, digits, words),
	];
	return [
		dimension === '' ? count : `${oneLine(dimension)} · ${count}`,
		...alignedTable([
			['', say(message('agreement.value')), say(message('agreement.confidence'))],
			row(say(message('agreement.mad')), mad, 2),
			row('Pearson r', pearson, 3),
			row('Spearman ρ', spearman, 3),
			row(say(message('agreement.ranking')), percent(ranking), 1),
		]),
		say(message('agreement.pairs', ranking)),
		...notes(agreement).map(say),
	];
}

/** Why a figure is missing, and when the intervals say little. */
function notes({ ratings, groups, pearson, ranking }: Agreement): Message[] {
	const few = groups > 1 ? message('agreement.fewGroups', { groups }) : message('agreement.fewRatings', { ratings });
	return [
		...(pearson.value === null ? [message('agreement.noCorrelation')] : []),
		...(ranking.value === null ? [message('agreement.noRanking')] : []),
		...((groups > 1 ? groups : ratings) < 10 ? [few] : []),
	];
}

function paperLines({ say }: Words): string[] {
	const rows = paperAgreements.map(({ name, paper, mad, pearson, spearman, ranking }) => [
		say(message('agreement.ofPaper', { name, paper })),
		...[formatValue(mad, 2), formatValue(pearson, 3), formatValue(spearman, 3)],
		ranking === null ? '–' : formatValue(ranking * 100, 2),
	]);
	const head = [
		say(message('agreement.inPapers')),
		'MAD',
		'Pearson',
		'Spearman',
		say(message('agreement.shortRanking')),
	];
	return alignedTable([head, ...rows]);
}

function percent({ value, interval }: AgreementFigure): AgreementFigure {
	return { value: value === null ? null : value * 100, interval: interval && [interval[0] * 100, interval[1] * 100] };
}

function formatInterval({ interval }: AgreementFigure, digits: number, { say }: Words): string {
	if (!interval) return '–';
	const [from, to] = interval;
	return say(message('agreement.interval', { from: formatValue(from, digits), to: formatValue(to, digits) }));
}
