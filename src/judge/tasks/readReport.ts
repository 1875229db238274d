import * as z from 'zod';
import type { Message } from '../../messages/model';
import type { Asked, JudgeTask } from '../model';
import { typicalQuote } from './ratings';

/** What an editor puts in the margin of a report, by the kind of defect; the prompt says what each means. */
export const markKinds = [
	'unsupported',
	'partly',
	'overstated',
	'vague',
	'gap',
	'uncited',
	'citation',
	'wrongSource',
	'contradiction',
	'arithmetic',
	'unit',
	'period',
	'repetition',
	'missing',
	'other',
] as const;
export type MarkKind = (typeof markKinds)[number];

/** `must`: the report should not go out with it; `should`: it is to be mended; `could`: it would be better without. */
export const markWeights = ['must', 'should', 'could'] as const;
export type MarkWeight = (typeof markWeights)[number];

/** How well what serves a claim carries it. */
export const supportLevels = ['yes', 'partly', 'no'] as const;

const quote = z.string().catch('');
const place = z.object({ line: z.int(), quote });

/** A mark as it is given. Where only its line and its note can be read, it is one all the same. */
export const givenMark = z.object({
	kind: z.enum(markKinds).catch('other'),
	weight: z.enum(markWeights).catch('should'),
	/** The number of the line with the defect. */
	line: z.int(),
	quote,
	/** The other places of the same defect. */
	others: z.array(place).default([]).catch([]),
	/** What is wrong and what to do. */
	note: z.string(),
	/** For `arithmetic`: figures of the report with `+ − × ÷ ( )`, and the figure that it says they make. */
	computes: z.object({ expression: z.string(), result: z.string() }).nullable().default(null).catch(null),
	/** What the quoted words would read, where that is short and certain. */
	better: z.string().nullable().default(null).catch(null),
});

/** In the order in which they are read as they come: what it argues, what is wrong, and what its figures are. */
export const readAnswer = z.object({
	/** The line that answers the report's question. */
	thesis: z.int().nullable().default(null),
	claims: z
		.array(
			z.object({
				line: z.int(),
				type: z.enum(['claim', 'evidence']),
				/** The line of the claim that it serves. */
				serves: z.int().nullable(),
				carried: z.enum(supportLevels),
			}),
		)
		.default([]),
	marks: z.array(givenMark),
	/** Numbers of what the rules found and an editor would not mark. */
	notReal: z.array(z.int()).default([]),
	/** On the report as a whole. */
	whole: z.array(z.string()).default([]),
	figures: z.array(z.object({ of: z.string(), value: z.string(), lines: z.array(z.int()) })).default([]),
});
export type ReadAnswer = z.infer<typeof readAnswer>;
export type GivenMark = ReadAnswer['marks'][number];

/** A report is read once, as the editor reads it who sees it last: what it argues, what is wrong with it, what its figures are. */
export const readTask: JudgeTask<'extent' | 'most' | 'rules' | 'report' | 'digest', ReadAnswer> = {
	id: 'reading.report',
	schemaName: 'report_reading',
	schema: readAnswer,
	plain: ['extent', 'most'],
	data: ['report', 'rules', 'digest'],
};

export interface ReadInput {
	/** Numbered lines. */
	readonly report: string;
	/** What part of the report that is, and what is left out of it. */
	readonly extent: string;
	/** What is known of the rest; empty where there is none. */
	readonly digest: string;
	/** What the rules have found, numbered; empty where they found nothing. */
	readonly rules: string;
	/** How many marks are wanted at most. */
	readonly most: number;
	/** How many lines there are. */
	readonly lines: number;
	/** It may have nothing to say of what was edited. */
	readonly edited: boolean;
	readonly about: Message;
}

export function questionOnReading(input: ReadInput): Asked<ReadAnswer> {
	const { report, extent, about, most } = input;
	const slots = { report, extent, digest: input.digest || 'none', rules: input.rules || 'none', most: String(most) };
	return {
		task: readTask,
		question: {
			...{ slots, about },
			maxOutputTokens: outputBeside + most * outputPerMark,
			previewAnswer: () => typicalAnswer(input),
			check: (answer) => (input.edited || input.lines < fewLines ? undefined : whatIsMissing(answer)),
			// What cannot be used is left out: asking again would cost another reading of it all.
			merge: (_, answer) => answer,
		},
	};
}

/** Fewer may have no argument. */
const fewLines = 30;

/** Who gives neither argument nor marks nor figures of a report has not read it. */
function whatIsMissing({ claims, marks, figures, thesis }: ReadAnswer): string | undefined {
	const isEmpty = thesis === null && claims.length + marks.length + figures.length === 0;
	return isEmpty ? 'thesis, claims, marks and figures are all empty' : undefined;
}

/** In tokens, with room for thoughts: a mark takes some 150, argument and figures of a long report some 4,000. */
const [outputBeside, outputPerMark] = [8_000, 300];

/** Of the lines of a report a fifth is in its argument, and a fifth has figures that stand in the ledger. */
const share = 0.2;

/** So many marks as are asked for are a ceiling: half of them is typical. */
function typicalAnswer({ lines, most }: ReadInput): ReadAnswer {
	const some = Array.from({ length: Math.max(1, Math.round(lines * share)) }, (_, at) => Math.floor(at / share) + 1);
	const note = 'The table gives 12 % for the same year; take the figure from the source and mend the other place.';
	return {
		thesis: 1,
		claims: some.map((line, at) => ({ line, type: at % 3 === 0 ? 'claim' : 'evidence', serves: 1, carried: 'yes' })),
		marks: Array.from({ length: Math.ceil(most / 2) }, (_, at) => ({
			kind: 'partly' as const,
			weight: 'should' as const,
			line: at + 1,
			quote: typicalQuote,
			others: [{ line: at + 2, quote: typicalQuote }],
			note,
			computes: null,
			better: null,
		})),
		notReal: [],
		whole: [note],
		figures: some.map((line) => ({
			of: 'sales of heat pumps in Europe in 2023',
			value: '2.64 million',
			lines: [line],
		})),
	};
}
