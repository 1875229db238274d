import { inEnglish } from '../messages/inEnglish';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { normaliseText } from './normalise';

/** Why a signal cannot be looked for. */
export class SignalError extends RangeError {
	override readonly name = 'SignalError';
	/** For people; the error's message is for logs. */
	readonly said: Message;

	constructor(said: Message) {
		super(inEnglish(said));
		this.said = said;
	}
}

/** A signal ready to be looked for. */
export interface SignalPattern {
	readonly expression: RegExp;
	/** Whether it is looked for in the text as it stands, not in lower case. */
	readonly capitals: boolean;
	/** What a text without cannot match; empty when nothing is sure. */
	readonly literal: string;
}

const cjk = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
/** Letters and digits of words that are set apart by spaces; of those with accents few are left after normalising. */
const wordSigns = '0-9a-zA-Z\\u00c0-\\u024f';
const wordSign = new RegExp(`[${wordSigns}#]`);
const noWordBefore = `(?<![${wordSigns}])`;
const noWordAfter = `(?![${wordSigns}])`;
const letters = '[a-zA-Z\\u00c0-\\u024f]*';
const gap = /…|\.\.\./g;
const group = /\(([^()]*)\)/g;
const tokens = /…|\(([^()]*)\)|[*#\- ]|[^*#\- (…]+|\(/g;
/** More of these and a long text could take long to search. */
const mostOpenParts = 4;

/**
 * The way a signal is written, ready to be looked for in text of {@link normaliseText}:
 *
 * - words stand for themselves, as whole words, in upper or lower case; a signal in capitals only, such as `CE`, is found in capitals only;
 * - `*` any letters: `supplier*`, `*fabrik`
 * - `#` a number: `under $#`
 * - `…` up to four words, or ten signs of Chinese or Japanese, in between: `find … supplier*`
 * - `-` nothing, a space or a hyphen: `best-seller`
 * - `(a|b)` one of them, `(a|)` perhaps one: `(find|need) supplier*`
 *
 * Chinese and Japanese words are found anywhere, for nothing separates them. Throws a {@link SignalError}.
 */
export function compileSignal(match: string): SignalPattern {
	const known = compiled.get(match);
	if (known) return known;
	const pattern = compile(match);
	compiled.set(match, pattern);
	return pattern;
}

/** Checking a file and looking for its signals compile the same ones, and many share their exceptions. */
const compiled = new Map<string, SignalPattern>();

function compile(match: string): SignalPattern {
	const capitals = /\p{Lu}/u.test(match) && !/[\p{Ll}]/u.test(match);
	const normal = normaliseText(match)
		.trim()
		.replace(gap, '…')
		.replace(/\s*…\s*/g, '…')
		.replace(/\s+/g, ' ');
	const text = capitals ? normal : normal.toLowerCase();
	if (!/[\p{L}\p{N}$€£¥%#]/u.test(text)) throw new SignalError(message('skillFiles.noWord'));
	if (/[()]/.test(text.replace(group, ''))) throw new SignalError(message('skillFiles.openBracket'));
	if (openParts(text) > mostOpenParts)
		throw new SignalError(message('skillFiles.tooManyGaps', { most: mostOpenParts }));
	if (/^…|…$/.test(text)) throw new SignalError(message('skillFiles.gapAtEnd'));
	let expression: RegExp | undefined;
	return {
		capitals,
		literal: longestLiteral(text),
		// Of hundreds of signals few are looked for in a text, for their literal is not in it.
		get expression() {
			expression ??= asExpression(text);
			return expression;
		},
	};
}

/** Every sign of a checked signal is a token or escaped: there is no text that makes no expression. */
function asExpression(text: string): RegExp {
	const source = compileParts(text, cjk.test(text));
	const before = wordSign.test(text.replace(/^\(/, '')[0]!) ? noWordBefore : '';
	const after = wordSign.test(text.replace(/\|?\)$/, '').at(-1)!) ? noWordAfter : '';
	return new RegExp(before + source + after, 'g');
}

/** Of the choices in brackets only one is tried at a time. */
function openParts(text: string): number {
	const inBrackets = [...text.matchAll(group)].map(([, choices]) => Math.max(...choices!.split('|').map(openParts)));
	const outside = text.replace(group, '').match(/[*…]/g)?.length ?? 0;
	return inBrackets.reduce((sum, parts) => sum + parts, outside);
}

function longestLiteral(text: string): string {
	const parts = text.replace(group, '*').split(/[*#\- …]+/);
	return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

function compileParts(text: string, cjk: boolean): string {
	return text.replace(tokens, (token, group: string | undefined) => {
		if (group !== undefined) {
			const choices = group.split('|').map((choice) => compileParts(choice.trim(), cjk));
			return `(?:${choices.join('|')})`;
		}
		if (token === '…') return cjk ? '[^。！？；\\n]{0,10}?' : '(?:[\\s-]+[^\\s-]+){0,4}?[\\s-]+';
		if (token === '*') return letters;
		if (token === '#') return '\\d[\\d.,]*';
		if (token === '-') return '[\\s-]?';
		if (token === ' ') return cjk ? '\\s*' : '[\\s-]+';
		return token.replace(/[\\^$.+?[\]{}|/]/g, '\\$&');
	});
}
