import * as z from 'zod';
import type { Finding } from '../../findings/model';
import { findingCodes } from '../../findings/model';
import { message, verbatim } from '../../messages/message';
import type { Words } from '../../messages/model';
import { oneLine, truncate } from '../../text/shorten';
import { toDoViewOf } from '../../view/toDo';
import { howToFix } from './findingPage';
import { mendLines, mendObjects, mendSchema } from './mends';
import type { ReadReport } from './readReport';
import { type Call, linesOf } from './tool';

/** So much of the words of a finding is quoted: a paragraph is known by its beginning. */
const longestQuote = 300;

/** A finding as every tool gives it. */
export const findingSchema = z.object({
	code: z.string(),
	severity: z.enum(['error', 'warning', 'info', 'hint']),
	/** Both from 1; columns in UTF-16 units. */
	line: z.int(),
	column: z.int(),
	/** Words of the report as they stand in it, cut where they are long. */
	quote: z.string(),
	message: z.string(),
	/** The odds, 0–1, that an editor agrees, where they were measured. */
	certainty: z.number().nullable(),
	/** Less certain or less weighty than an author reads. */
	held: z.boolean(),
	related: z.array(z.object({ line: z.int(), column: z.int(), quote: z.string(), message: z.string() })),
	mends: z.array(mendSchema),
});

export type FindingObject = z.infer<typeof findingSchema>;

/** What holds for all findings of a code. */
export const kindSchema = z.object({
	code: z.string(),
	title: z.string(),
	what_to_do: z.string(),
	page: z.string(),
});

export type KindObject = z.infer<typeof kindSchema>;

export async function findingObject(read: ReadReport, finding: Finding): Promise<FindingObject> {
	const { code, severity, span, message: told, certainty, held, related } = finding;
	const { at, words } = read.context;
	const quoteAt = (place: Finding['span']) => truncate(read.document.text.slice(...place), longestQuote);
	return {
		...{ code, severity, held, ...at(span) },
		quote: quoteAt(span),
		message: words.say(told),
		certainty: certainty === undefined ? null : Math.round(certainty * 100) / 100,
		related: related.map((place) => ({
			...at(place.span),
			quote: quoteAt(place.span),
			message: words.say(place.message),
		})),
		mends: await mendObjects(read, finding),
	};
}

/** The kinds of some findings, in the order in which they come. */
export async function kindsOf(codes: Iterable<string>, { findingPages, words }: Call): Promise<KindObject[]> {
	const known = [...new Set(codes)].filter((code) => Object.hasOwn(findingCodes, code)) as Finding['code'][];
	return Promise.all(
		known.map(async (code) => ({
			...{ code, title: words.say(findingCodes[code].title), page: pageAddress(code) },
			what_to_do: await howToFix(code, findingPages, words),
		})),
	);
}

export function pageAddress(code: string): string {
	return `plumbline://findings/${code}`;
}

/** What to read of findings: by kind, with what to do once for each. */
export function findingLines(findings: readonly FindingObject[], kinds: readonly KindObject[], words: Words): string[] {
	return kinds.flatMap(({ code, title, what_to_do }) => [
		`\n${code}: ${title}`,
		...findings.filter((finding) => finding.code === code).map((finding) => findingText(finding, words)),
		words.say(message('agents.whatToDo', { text: what_to_do })),
	]);
}

/** A finding with its words, the places it points to and what mends it. */
export function findingText(finding: FindingObject, words: Words): string {
	const { line, column, severity, quote, related, mends, message: told } = finding;
	const what = verbatim(`[${severity}] ${oneLine(told)}`);
	return linesOf([
		`- ${words.say(message('agents.at', { line, column, what }))}`,
		`  “${oneLine(quote)}”`,
		...related.map((place) => {
			const other = message('agents.at', { ...place, what: verbatim(oneLine(place.message)) });
			return `  → ${words.say(other)}`;
		}),
		...mendLines(mends, words).map((mend) => `  ${mend}`),
	]);
}

/** Findings in the order in which they are to be mended, as the editor's panel lists them. */
export function byPriority({ analysis, context }: ReadReport, findings: readonly Finding[]): Finding[] {
	const view = toDoViewOf(analysis, { ...context, isFixable: () => false, jade: null, relations: 0 });
	const places = new Map(view.items.map(({ id }, place) => [id, place]));
	const placeOf = ({ code, span }: Finding) => places.get(`${code}:${span.join()}`) ?? places.size;
	return findings.toSorted((a, b) => placeOf(a) - placeOf(b));
}
