import { ModelError, type Provider } from '../../judge/model';
import { estimateTokens } from '../../judge/tokens';
import { message } from '../../messages/message';
import type { Report } from '../../report/model';
import { type Line, shownLines } from '../../shownToModel/numberedReport';

/** What is read of a report in one question. */
export interface Window {
	/** Those that are to be read. */
	readonly lines: readonly Line[];
	/** What is said of them in the question: what part of the report they are, and what is left out. */
	readonly extent: string;
}

/** So many tokens of a report stand in one question: what the models of today read at once. */
const windowTokens = 30_000;
/** What stands in a question besides the report: what is asked, what the rules found, what the other parts came to. */
const tokensForTheRest = 5000;
/** In less room a report falls into too many parts to be read as one. */
const leastRoom = 3000;

/** The room for a report in one question to a model; throws a `ModelError` where that is too small. */
export function roomOf({ maxInputTokens, label }: Pick<Provider, 'maxInputTokens' | 'label'>): number {
	if (!maxInputTokens) return windowTokens;
	if (maxInputTokens < tokensForTheRest + leastRoom)
		throw new ModelError('tooLong', message('modelErrors.smallContext', { label, most: maxInputTokens }));
	return Math.min(windowTokens, maxInputTokens - tokensForTheRest);
}

/** A long list of references takes at most this share of it. */
const referenceShare = 0.25;

/** The report in as few questions as the model's room allows, cut where sections begin. */
export function windowsOf(report: Report, lines: readonly Line[], room = windowTokens): Window[] {
	const references = lines.filter(({ kind }) => kind === 'reference');
	const body = lines.filter(({ kind }) => kind !== 'reference');
	const list = linesThatFit(references, room * referenceShare);
	const left = references.length - list.length;
	const said = referencesSaid(report, references.length, left);
	const parts = cutIntoParts(body, Math.max(room / 2, room - tokensOf(list)));
	return parts.map((part) => {
		const whole = parts.length === 1;
		const extent = whole
			? `The whole report stands above. ${said}`
			: `This is a part of a long report: its lines ${firstNumber(part)} to ${lastNumber(part)} of ${lastNumber(body)}. What is said or carried elsewhere is no defect of this part. ${said}`;
		return { lines: [...part, ...list], extent };
	});
}

function referencesSaid(report: Report, all: number, left: number): string {
	if (all === 0)
		return report.citations.length > 0
			? 'It has no list of references: its links and markers stand in the text.'
			: 'It has neither a list of references nor any source in the text.';
	if (left === 0)
		return `Its list of ${all} references stands behind it in full, each with its title and address, long ones cut.`;
	return `Of its list of ${all} references the first ${all - left} stand behind it; the others are there, too, and are not shown: call none of them missing.`;
}

function linesThatFit(lines: readonly Line[], room: number): readonly Line[] {
	let used = 0;
	const end = lines.findIndex((line) => {
		used += tokensOf([line]);
		return used > room;
	});
	return end < 0 ? lines : lines.slice(0, end);
}

/** Cuts at the heading of the highest rank in the latter half of what fits; between paragraphs where there is none. */
function cutIntoParts(lines: readonly Line[], room: number): (readonly Line[])[] {
	const parts: (readonly Line[])[] = [];
	let rest = lines;
	while (tokensOf(rest) > room) {
		const end = endOfPart(rest, room);
		parts.push(rest.slice(0, end));
		rest = rest.slice(end);
	}
	return rest.length > 0 || parts.length === 0 ? [...parts, rest] : parts;
}

function endOfPart(lines: readonly Line[], room: number): number {
	let [used, best, bestRank] = [0, 0, Number.POSITIVE_INFINITY];
	for (const [at, line] of lines.entries()) {
		const rank = line.kind === 'heading' ? line.text.indexOf(' ') : line.continues ? 99 : 50;
		if (at > 0 && used > room / 2 && rank <= bestRank) [best, bestRank] = [at, rank];
		used += tokensOf([line]);
		if (used > room) return best > 0 ? best : Math.max(1, at);
	}
	return lines.length;
}

function tokensOf(lines: readonly Line[]): number {
	return lines.reduce((sum, { text }) => sum + estimateTokens(text) + tokensOfNumber, 0);
}

const tokensOfNumber = 3;

function firstNumber(lines: readonly Line[]): number {
	return lines[0]?.number ?? 0;
}

function lastNumber(lines: readonly Line[]): number {
	return lines.at(-1)?.number ?? 0;
}

/** The numbered lines of a window as they are shown. */
export function windowText({ lines }: Window): string {
	return shownLines(lines);
}
