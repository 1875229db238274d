import { howItWent, negations, overTime, wentDown, wentUp } from '../../../lexicon/change';
import { anyOf, anywhere, inEither } from '../../../lexicon/compile';
import { expected, partOfYear } from '../../../lexicon/quantities';
import { inside } from '../../../report/lookup';
import type { Quantity, Report, Sentence, Span } from '../../../report/model';
import { onlyYear, yearsOf } from '../../../report/numbers/periods';
import { type Prose, readProse } from '../../../report/prose';
import { holds as contains } from '../../../report/spanRelations';
import { withoutEnd } from '../../../text/ends';
import { allMatches } from '../../../text/matches';
import { withoutAsides } from '../reading/asides';

/** A clause that says of something only which way it went: `Ferries fell in 2024`, 渡轮客流明显下降. */
export interface Turn {
	readonly block: number;
	/** The words that say so. */
	readonly span: Span;
	readonly said: string;
	readonly rises: boolean;
	readonly subject: string;
	/** The clauses in front of it in its sentence. */
	readonly lead: readonly string[];
	readonly years: readonly number[];
	readonly isSince: boolean;
}

const ups = new RegExp(`^(?:${anyOf(wentUp.en)}|${anyOf(wentUp.zh)})$`, 'iu');
const turned = inEither({ en: [...wentUp.en, ...wentDown.en], zh: [...wentUp.zh, ...wentDown.zh] }, 'giu');
/** Each character of a year, and each of another number. */
const year = '\uF000';
const number = '\uE000';
const behind = new RegExp(
	`^了?(?: ${anyOf(howItWent.en)}){0,2}(?:(?: in| since| from| between)? ${year}+(?: (?:to|and) ${year}+)?)?(?: ${anyOf(overTime.en)})?$`,
	'iu',
);
/** Between what turned and the word that says so. */
const auxiliaries: ReadonlySet<string> = new Set(['has', 'have', 'had', 'then', 'also', 'even', 'both', 'all']);
const besideHan = anywhere([...howItWent.zh, ...overTime.zh], 'gu');
const yearHan = new RegExp(`[较比自从在]?${year}+年?(?:以来)?`, 'gu');
const clauseEnds =
	/[,，;；:：。（(）)—–、]|\.\s|\b(?:while|whereas|but|and|which|because|although|though|when|helped|thanks|driven|amid|as|after|despite)\b(?! \uF000)|而|但/giu;
/** What makes a sentence say something else than which way years went. */
const excluded = [expected, negations, partOfYear].map((list) => inEither(list));

/** So many clauses in front of one are looked at; only very long sentences have more. */
const mostBefore = 16;

const read: ReadonlySet<string> = new Set(['paragraph', 'item', 'quote']);

/** What a sentence says of which way things went. */
export function turnsIn(report: Report, sentence: Sentence): Turn[] {
	const { text } = sentence;
	if (text.search(turned) < 0 || !read.has(report.blocks[sentence.block]?.kind ?? '')) return [];
	if (excluded.some((pattern) => pattern.test(text))) return [];
	const prose = readProse(report.source, report.ink, sentence.span);
	const numbers = inside(report.numbers, sentence.span);
	if (numbers.some(({ kind }) => kind === 'date')) return [];
	const masked = withoutAsides(maskedText(prose, numbers));
	const clauses = clausesIn(masked);
	return clauses.flatMap(({ text: clause, at }, place): Turn[] => {
		const verb = allMatches(turned, clause).at(-1);
		if (!verb || clause.includes(number)) return [];
		const [lead, tail] = [clause.slice(0, verb.index), clause.slice(verb.index + verb[0].length)];
		if (!behind.test(withoutEnd(tail, /[\s.!]/u))) return [];
		const [from, to] = [at + verb.index, at + verb.index + verb[0].length];
		const spanOf = (start: number, end: number): Span => [prose.offset(start), prose.offset(end - 1) + 1];
		const own = inside(report.numbers, spanOf(at, at + clause.length));
		return [
			{
				block: sentence.block,
				span: spanOf(from, to),
				said: verb[0],
				rises: ups.test(verb[0]),
				subject: withoutAuxiliaries(lead).replace(yearHan, '').replace(besideHan, ''),
				lead: clauses.slice(Math.max(0, place - mostBefore), place).map(({ text }) => text),
				years: (own.length > 0 ? own : numbers.filter(({ kind }) => kind === 'year')).flatMap(yearsIn),
				isSince: /\bsince\b|以来/iu.test(clause),
			},
		];
	});
}

function withoutAuxiliaries(lead: string): string {
	const words = lead.trimEnd().split(' ');
	return words.slice(0, words.findLastIndex((word) => !auxiliaries.has(word.toLowerCase())) + 1).join(' ');
}

function yearsIn(period: Quantity): readonly number[] {
	const year = onlyYear(period);
	return year === undefined ? yearsOf(period) : [year];
}

/** The text with a private character for each character of a number; both are in order. */
function maskedText({ text, offset }: Prose, numbers: readonly Quantity[]): string {
	let next = 0;
	return text
		.split('')
		.map((character, at) => {
			const place = offset(at);
			while ((numbers[next]?.span[1] ?? Number.POSITIVE_INFINITY) <= place) next++;
			const one = numbers[next];
			return one && contains(one.span, place) ? (one.kind === 'year' ? year : number) : character;
		})
		.join('');
}

interface Clause {
	readonly text: string;
	/** Where it begins in the sentence. */
	readonly at: number;
}

function clausesIn(text: string): Clause[] {
	const ends = allMatches(clauseEnds, text);
	const starts = [0, ...ends.map(({ 0: end, index }) => index + end.length)];
	return starts.map((at, place) => ({ at, text: text.slice(at, ends[place]?.index ?? text.length) }));
}
