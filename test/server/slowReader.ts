import type { AskedQuestion } from './question';
import { dataOf, respond } from './reportReader';

/** What the marks say, in the language of the report. */
export interface MarkWords {
	readonly unsupported: string;
	readonly overstated: string;
	readonly whole: readonly string[];
	/** What is to stand in place of words of the report. */
	readonly better: readonly [words: string, better: string];
}

/**
 * A model whose reading has its marks in the first half, so that they are there when an answer stops in its middle; the other
 * half are figures. The one mark that has a better wording is on the words that this replaces.
 */
export function readsAtLength(words: MarkWords): (question: AskedQuestion) => unknown {
	return (question) => {
		if (question.schemaName !== 'report_reading') return respond(question);
		const lines = [...dataOf(question, 'report').matchAll(/^(\d+): (.*)$/gm)].map(([, number, text = '']) => {
			return { line: Number(number), text };
		});
		const said = lines.filter(({ text }) => !/^(?:#|\||!|\*|\[|-? ?\[)/.test(text) && /[.。]/.test(text));
		const [thesis, first, ...others] = said;
		if (!thesis || !first) return respond(question);
		const claims = others.slice(0, 8).map(({ line }, at) => {
			const evidence = at % 3 !== 0;
			const serves = at === 0 ? null : evidence ? others[at - (at % 3)]?.line : thesis.line;
			return {
				line,
				serves,
				type: evidence ? 'evidence' : 'claim',
				carried: (['no', 'yes', 'partly'] as const)[at % 3],
			};
		});
		const mark = ({ line, text }: (typeof said)[number], kind: string, weight: string, note: string) => {
			const quote = /^[^.。[]+/.exec(text)?.[0] ?? '';
			return { kind, weight, line, quote, others: [], note, computes: null, better: null as string | null };
		};
		const [old, better] = words.better;
		const worded = said.find(({ text }) => text.includes(old));
		const marks = [
			...others.filter((_, at) => at % 9 === 0).map((line) => mark(line, 'unsupported', 'should', words.unsupported)),
			...(worded ? [{ ...mark(worded, 'overstated', 'should', words.overstated), quote: old, better }] : []),
		];
		const [one, other] = marks;
		const linked =
			one && other ? [{ ...one, others: [{ line: other.line, quote: other.quote }] }, ...marks.slice(1)] : marks;
		const figures = said.flatMap(({ line, text }) => [
			{ of: text.slice(0, 80), value: /\d[\d.,%]*/.exec(text)?.[0] ?? '–', lines: [line] },
			{ of: text.slice(0, 60), value: /\d[\d.,%]*/.exec(text)?.[0] ?? '–', lines: [line] },
		]);
		return { thesis: thesis.line, claims, marks: linked, notReal: [], whole: [...words.whole], figures };
	};
}
