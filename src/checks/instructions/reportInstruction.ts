import type { Check, DraftFinding } from '../../findings/model';
import { withoutInvisible } from '../../judge/hiddenText';
import { message } from '../../messages/message';
import { type Block, Ink, type Report, type Span } from '../../report/model';
import { type Stretch, shiftSpan, stretchOf } from '../../report/stretch';
import { hiddenInstructionsIn, instructionsIn, isInstruction } from '../../shownToModel/instructions';
import { allMatches } from '../../text/matches';
import { memoised } from '../../text/memo';
import { truncate } from '../../text/shorten';

/**
 * `report.instruction`: text that gives orders to whoever judges the report, a model most of all. Visible
 * text is reported unless it is quoted or code; hidden text is reported anywhere.
 */
export const instructionsToJudges: Check = ({ report }) => [
	...inText(report),
	...inMarkup(report),
	...inTitles(report),
	...inTags(report),
];

function inText(report: Report): DraftFinding[] {
	return report.blocks
		.filter(({ kind, quoted }) => !silentKinds.has(kind) && !quoted)
		.flatMap(({ span }) => {
			const found = instructionsInStretch(stretchOf(report.source, report.ink, span, report.language));
			return found.map((own) => finding(report, shiftSpan(span[0], own), false));
		});
}

const instructionsInStretch = memoised((stretch: Stretch) =>
	instructionSpans(stretch, [0, stretch.source.length], Ink.text, instructionsIn),
);

const silentKinds: ReadonlySet<Block['kind']> = new Set(['code', 'reference', 'footnote']);

function inMarkup(report: Report): DraftFinding[] {
	return markupSpans(report).flatMap((run) =>
		instructionSpans(report, run, Ink.markup, hiddenInstructionsIn).map((found) => finding(report, found, true)),
	);
}

/** The instructions in the characters of one ink, as spans of the source. */
function instructionSpans(report: Stretch, span: Span, kind: number, find: (text: string) => readonly Span[]): Span[] {
	// Offsets are computed only for the rare text with instructions.
	if (find(lettersOf(report, span, kind)).length === 0) return [];
	const { text, places } = placedLetters(report, span, kind);
	return find(text).map(([start, end]) => {
		const [first = 0, last = first] = [places[start], places[end - 1]];
		return [first, last + 1];
	});
}

/** The title of a link, in a link that is a citation. */
const title = /\s["']([^"'\n]{10,2000})["']\s*\)/gu;

function inTitles(report: Report): DraftFinding[] {
	return allMatches(title, report.source).flatMap(({ 0: title, index }) => {
		const isCitation = report.ink[index] === Ink.citation;
		if (!isCitation || !isInstruction(title)) return [];
		return [finding(report, [index + 1, index + title.length - 1], true)];
	});
}

/** Tag characters, invisible copies of ASCII. In flags of regions they follow a black flag. */
const tagged = /(?<![\u{1F3F4}\u{E0020}-\u{E007E}])[\u{E0020}-\u{E007E}]{4,}/gu;
const firstTag = 0xe0000;

/** Text in tag characters, which only machines can read, is always reported. */
function inTags(report: Report): DraftFinding[] {
	return allMatches(tagged, report.source).map(({ 0: tags, index }) => {
		const said = String.fromCodePoint(...Array.from(tags, (tag) => (tag.codePointAt(0) ?? firstTag) - firstTag));
		return finding(report, [index, index + tags.length], true, said);
	});
}

/** Shorter markup holds no instruction. */
const shortestOrder = 10;

/** The stretches of the source that no reader sees: comments, hidden elements, attributes, titles of links, front matter. */
function markupSpans({ ink }: Report): Span[] {
	const runs: Span[] = [];
	for (let start = ink.indexOf(Ink.markup); start >= 0; ) {
		let end = start + 1;
		while (end < ink.length && ink[end] === Ink.markup) end++;
		if (end - start >= shortestOrder) runs.push([start, end]);
		start = ink.indexOf(Ink.markup, end);
	}
	return runs;
}

/** Stands for code between two runs of text. */
const separator = '\uFFFC';

/** The characters of a span in one ink, without invisible ones. */
function lettersOf({ source, ink }: Stretch, [start, end]: Span, kind: number): string {
	let text = '';
	for (let at = start; at < end; ) {
		let next = at + 1;
		while (next < end && ink[next] === ink[at]) next++;
		if (ink[at] === kind) text += withoutInvisible(source.slice(at, next));
		else if (ink[at] === Ink.code) text += separator;
		at = next;
	}
	return text;
}

/** {@link lettersOf}, with the offset of each of its units. */
function placedLetters(report: Stretch, [start, end]: Span, kind: number) {
	let text = '';
	const places: number[] = [];
	for (let at = start; at < end; ) {
		// Half a character is none, and would be left out.
		const next = at + String.fromCodePoint(report.source.codePointAt(at)!).length;
		const letter = lettersOf(report, [at, next], kind);
		text += letter;
		for (let unit = 0; unit < letter.length; unit++) places.push(at + unit);
		at = next;
	}
	return { text, places };
}

const longestShown = 120;

function finding({ source }: Report, span: Span, hidden: boolean, said = source.slice(...span)): DraftFinding {
	const words = truncate(withoutInvisible(said).replace(/\s+/gu, ' ').trim(), longestShown);
	const code = hidden ? 'checks.hiddenInstruction' : 'checks.instruction';
	return { code: 'report.instruction', span, message: message(code, { words }), data: { words, hidden } };
}
