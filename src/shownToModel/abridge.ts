import type { Judgement, ModelError } from '../judge/model';
import { joinPieces, type Piece } from './pieces';

/** A report's text for one question, and what is to be said of it. */
export interface ReportText {
	readonly text: string;
	/** Said behind the text: what part of the report it is. */
	readonly extent: string;
	readonly whole: boolean;
}

/** The texts that a question may hold, the fullest first. */
export type ReportTexts = readonly [ReportText, ...ReportText[]];

/** Words of a report that one question may hold, and what is tried when the model finds that too long. */
const [wordsAtOnce, fewerWords] = [12_000, 4_000];

/** The texts for a question on the whole report; of a short report there is but one. */
export function reportTexts(pieces: readonly Piece[], omitted = ''): ReportTexts {
	const [full, short] = [abridge(pieces, wordsAtOnce, omitted), abridge(pieces, fewerWords, omitted)];
	return short.text === full.text ? [full] : [full, short];
}

/** Asks with the first text, and with the next one where the model finds that too long. `shown` is the text asked with last. */
export async function askWithTexts<Judged extends readonly Judgement<unknown>[]>(
	texts: ReportTexts,
	ask: (shown: ReportText) => Promise<Judged>,
): Promise<{ readonly judged: Judged; readonly shown: ReportText }> {
	const [shown, next, ...rest] = texts;
	const judged = await ask(shown);
	if (!next || judged.every((one) => one.ok || one.error.code !== 'tooLong')) return { judged, shown };
	return askWithTexts([next, ...rest], ask);
}

/** What a model said of a report's text. */
export interface ReportAnswer<Answer> {
	readonly answer: Answer | undefined;
	/** It saw the report abridged. */
	readonly abridged: boolean;
	/** Why it said nothing, or not all. */
	readonly error: ModelError | undefined;
}

export function reportAnswerOf<Answer>(judged: Judgement<Answer>, { whole }: ReportText): ReportAnswer<Answer> {
	if (!judged.ok) return { answer: undefined, abridged: false, error: judged.error };
	return { answer: judged.value, abridged: !whole, error: judged.missing };
}

/**
 * The report in full where it has at most so many words; else its headings, the first sentence of each paragraph and
 * the head of each table; where that is still too long, evenly thinned out, with its headings kept as long as they fit.
 *
 * @param omitted says what of the report is never shown
 */
export function abridge(pieces: readonly Piece[], mostWords: number, omitted = ''): ReportText {
	const words = wordsOf(pieces);
	const behind = omitted === '' ? '' : ` ${omitted}`;
	const full =
		omitted === '' ? 'The report stands above in full.' : `The text of the report stands above in full.${behind}`;
	if (words <= mostWords) return { text: joinPieces(pieces), extent: full, whole: true };
	const brief = pieces
		.filter((piece) => piece.brief !== '')
		.map((piece) => {
			// The words of the brief in proportion to its length: counting them again would cost more than it tells.
			const share = Math.min(1, piece.brief.length / Math.max(1, piece.text.length));
			return { ...piece, text: piece.brief, words: Math.ceil(piece.words * share) };
		});
	const abridged = (shown: readonly Piece[], what: string): ReportText => ({
		text: joinPieces(shown),
		extent: `The report stands above abridged to ${what}; do not count as missing what was left out there.${behind}`,
		whole: false,
	});
	if (wordsOf(brief) <= mostWords)
		return abridged(brief, 'its headings, the first sentence of each paragraph and the head of each table');
	return abridged(thinned(brief, mostWords), 'its headings and some first sentences');
}

function thinned(pieces: readonly Piece[], mostWords: number): Piece[] {
	const headings = wordsOf(pieces.filter(({ heading }) => heading !== undefined));
	const keepsHeadings = headings * 2 <= mostWords;
	const all = wordsOf(pieces);
	const room = keepsHeadings ? mostWords - headings : mostWords;
	const rest = keepsHeadings ? all - headings : all;
	let due = 0;
	return pieces.filter((piece) => {
		if (keepsHeadings && piece.heading !== undefined) return true;
		due += (piece.words * room) / Math.max(1, rest);
		if (due < piece.words) return false;
		due -= piece.words;
		return true;
	});
}

function wordsOf(pieces: readonly Pick<Piece, 'words'>[]): number {
	return pieces.reduce((sum, { words }) => sum + words, 0);
}
