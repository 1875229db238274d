import type { Check, DraftFinding } from '../../findings/model';
import { withoutInvisible } from '../../judge/hiddenText';
import { message } from '../../messages/message';
import { type Block, Ink, type Report, type Span } from '../../report/model';
import { hiddenInstructionsIn, instructionsIn, isInstruction } from '../../shownToModel/instructions';
import { allMatches } from '../../text/matches';
import { truncate } from '../../text/shorten';
import { cached } from '../../text/textCache';

/**
 * `report.instruction`: text that gives orders to whoever judges the report, a model most of all. What readers see is
 * told where it is said to them as it stands, neither quoted nor code; what they do not see, wherever it stands.
 */
export const instructionsToJudges: Check = ({ report }) => [
	...seen(report),
	...unseen(report),
	...inTitles(report),
	...inTags(report),
];

function seen(report: Report): DraftFinding[] {
	return report.blocks
		.filter(({ kind, quoted }) => !silentKinds.has(kind) && !quoted)
		.flatMap(({ span }) =>
			ordersIn(report, span, Ink.text, keptInstructionsIn).map((found) => finding(report, found, false)),
		);
}

const keptInstructionsIn = cached(instructionsIn);

const silentKinds: ReadonlySet<Block['kind']> = new Set(['code', 'reference', 'footnote']);

function unseen(report: Report): DraftFinding[] {
	return markup(report).flatMap((run) =>
		ordersIn(report, run, Ink.markup, hiddenInstructionsIn).map((found) => finding(report, found, true)),
	);
}

/** What is found in the letters of one ink, as stretches of the source. */
function ordersIn(report: Report, span: Span, kind: number, find: (text: string) => readonly Span[]): Span[] {
	// Hardly any text gives orders: where each letter stands is only worked out for one that does.
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

/** The letters of ASCII once more, which take up no room. In flags of regions they follow a black flag. */
const tagged = /(?<![\u{1F3F4}\u{E0020}-\u{E007E}])[\u{E0020}-\u{E007E}]{4,}/gu;
const firstTag = 0xe0000;

/** Nobody can read these but a machine, whatever they say. */
function inTags(report: Report): DraftFinding[] {
	return allMatches(tagged, report.source).map(({ 0: tags, index }) => {
		const said = String.fromCodePoint(...Array.from(tags, (tag) => (tag.codePointAt(0) ?? firstTag) - firstTag));
		return finding(report, [index, index + tags.length], true, said);
	});
}

/** Shorter markup says nothing to anybody. */
const shortestOrder = 10;

/** The stretches of the source that no reader sees: comments, hidden elements, attributes, titles of links, front matter. */
function markup({ ink }: Report): Span[] {
	const runs: Span[] = [];
	for (let start = ink.indexOf(Ink.markup); start >= 0; ) {
		let end = start + 1;
		while (end < ink.length && ink[end] === Ink.markup) end++;
		if (end - start >= shortestOrder) runs.push([start, end]);
		start = ink.indexOf(Ink.markup, end);
	}
	return runs;
}

/** What stands between two letters that are not shown side by side. */
const apart = '\uFFFC';

/** What stands in a span in one ink, without what takes up no room. */
function lettersOf({ source, ink }: Report, [start, end]: Span, kind: number): string {
	let text = '';
	for (let at = start; at < end; ) {
		let next = at + 1;
		while (next < end && ink[next] === ink[at]) next++;
		if (ink[at] === kind) text += withoutInvisible(source.slice(at, next));
		else if (ink[at] === Ink.code) text += apart;
		at = next;
	}
	return text;
}

/** The same letter by letter, with where each stands. */
function placedLetters(report: Report, [start, end]: Span, kind: number) {
	let text = '';
	const places: number[] = [];
	for (let at = start; at < end; at++) {
		const letter = lettersOf(report, [at, at + 1], kind);
		text += letter;
		if (letter !== '') places.push(at);
	}
	return { text, places };
}

const longestShown = 120;

function finding({ source }: Report, span: Span, hidden: boolean, said = source.slice(...span)): DraftFinding {
	const words = truncate(withoutInvisible(said).replace(/\s+/gu, ' ').trim(), longestShown);
	const code = hidden ? 'checks.hiddenInstruction' : 'checks.instruction';
	return { code: 'report.instruction', span, message: message(code, { words }), data: { words, hidden } };
}
