import type { Judge } from '../../judge/model';
import { type CheckAnswer, judgeMarks } from '../../judge/tasks/checkMarks';
import { message } from '../../messages/message';
import type { Report, Span } from '../../report/model';
import { overlap } from '../../report/spanRelations';
import type { Line } from '../../shownToModel/numberedReport';
import { shownLines } from '../../shownToModel/numberedReport';
import { readerText } from '../../shownToModel/readerText';
import { reasonText } from '../../shownToModel/reasonText';
import { truncate } from '../../text/shorten';
import type { Losses } from '../model';
import { isSameDefect, type PlacedMark, type Placing, placeMarks } from './placeAnswer';
import type { Window } from './windows';

export interface SecondLook {
	readonly marks: readonly PlacedMark[];
	readonly losses: Losses;
}

/**
 * What was read is read once more with fresh eyes: the marks that count most, and those that code could not bear out, are
 * judged, and what the first reading passed over is added. A second editor on the same report finds what the first one missed.
 */
export async function takeSecondLook(
	windows: readonly Window[],
	placed: readonly PlacedMark[],
	placing: Placing,
	judge: Judge,
): Promise<SecondLook> {
	let marks = placed;
	let [noPlace, again, notShared, tooMany] = [0, 0, 0, 0];
	for (const [at, window] of windows.entries()) {
		const shown = marks.filter(({ span }) => window.lines.some((line) => overlap(line.span, span)));
		const asked = shown.map((mark, nth) => ({ mark, id: nth + 1 })).filter(({ mark }) => needsSecondLook(mark));
		const most = Math.max(minExtraMarks, Math.ceil(shown.length * extraMarksShare));
		const judged = await judgeMarks(judge, {
			report: shownLines(window.lines),
			extent: window.extent,
			elsewhere: shownLines(linesElsewhere(window, shown, placing)),
			ids: asked.map(({ id }) => id),
			marks: shown.map((mark, nth) => markText(mark, nth + 1, placing)).join('\n'),
			most,
			about: message('questions.marks', { part: at + 1, of: windows.length }),
		});
		if (!judged.ok) {
			marks = marks.map((mark) => (shown.includes(mark) ? downgradeIfDoubtful(mark) : mark));
			continue;
		}
		const verdicts = new Map(judged.value.verdicts.map((verdict) => [verdict.id, verdict]));
		const byMark = new Map(asked.map(({ mark, id }) => [mark, verdicts.get(id)]));
		const kept = marks.flatMap((mark) => (byMark.has(mark) ? applyVerdict(mark, byMark.get(mark)) : [mark]));
		const further = placeMarks(judged.value.further, most, placing);
		const fresh = further.marks.filter((mark) => !kept.some((other) => isSameDefect(mark, other)));
		notShared += marks.length - kept.length;
		noPlace += further.losses.noPlace;
		again += further.losses.again + further.marks.length - fresh.length;
		tooMany += further.losses.tooMany;
		marks = [...kept, ...fresh.map(downgradeIfDoubtful)];
	}
	return { marks, losses: { noPlace, again, notShared, tooMany } };
}

/** How many further marks are asked for, as a share of those there are. */
const extraMarksShare = 0.4;
const minExtraMarks = 4;

/** The marks that count most, the doubtful ones, and those on which code found something, which may itself be mistaken. */
function needsSecondLook({ mark, found }: PlacedMark): boolean {
	return mark.weight === 'must' || mark.proof === 'doubtful' || found !== undefined;
}

function applyVerdict(placed: PlacedMark, verdict: CheckAnswer['verdicts'][number] | undefined): PlacedMark[] {
	if (!verdict) return [downgradeIfDoubtful(placed)];
	if (verdict.real === 'no') return [];
	const proof = placed.mark.proof === 'doubtful' ? 'quoted' : placed.mark.proof;
	const note = reasonText(verdict.note ?? '') || placed.mark.note;
	return [{ ...placed, mark: { ...placed.mark, weight: verdict.weight, note, proof } }];
}

/** A doubtful mark that got no second look stays, but with the weight `should` instead of `must`. */
export function downgradeIfDoubtful(placed: PlacedMark): PlacedMark {
	const { mark } = placed;
	const isDoubtful = mark.proof === 'doubtful' && mark.weight === 'must';
	return isDoubtful ? { ...placed, mark: { ...mark, weight: 'should' } } : placed;
}

/** The other places of marks that stand in other parts of a long report. */
function linesElsewhere(window: Window, shown: readonly PlacedMark[], { lines }: Placing): Line[] {
	const places = shown.flatMap(({ others }) => others);
	return [...lines.values()].filter(
		(line) => places.some((span) => overlap(line.span, span)) && !window.lines.includes(line),
	);
}

function markText({ span, others, mark, found }: PlacedMark, id: number, { report, lines }: Placing): string {
	const all = [...lines.values()];
	const numbers = (place: Span) => all.filter((line) => overlap(line.span, place)).map(({ number }) => number);
	const beside = others.flatMap(numbers);
	const at = [numbers(span).join(', '), ...(beside.length > 0 ? [`with ${beside.join(', ')}`] : [])].join(' ');
	const text = `${id} (${mark.kind}, ${mark.weight}) at ${at}, “${shownWords(span, report, all)}”: ${mark.note}`;
	return found === undefined ? text : `${text}\n   a program ${found}`;
}

const longestShown = 200;

/** The marked words as the model was shown them; the lines around them where it was shown them differently. */
function shownWords(span: Span, report: Report, lines: readonly Line[]): string {
	const words = readerText(report, span);
	const shown = lines.filter((line) => overlap(line.span, span)).map(({ text }) => text);
	return truncate(words !== '' && shown.join(' ').includes(words) ? words : shown.join(' '), longestShown);
}
