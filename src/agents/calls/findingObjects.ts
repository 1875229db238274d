import { type Finding, type FindingCode, findingCodes, type Severity } from '../../findings/model';
import { estimateTokens } from '../../judge/tokens';
import { message, verbatim } from '../../messages/message';
import type { Words } from '../../messages/model';
import { groupBy } from '../../text/collections';
import { oneLine, truncate } from '../../text/shorten';
import { toDoViewOf } from '../../view/toDo';
import { howToFix } from './findingPage';
import { type Mend, mendLines, mendObjects } from './mends';
import type { ReadReport } from './readReport';
import { answerTokens, type Call, linesOf } from './tool';

/** So much of the words of a finding is quoted: whoever asks has the report. */
const longestQuote = 120;

/** So many of the other places of a finding are told in words. */
const mostPlaces = 5;

interface Quoted {
	/** Both from 1; columns in UTF-16 units. */
	readonly line: number;
	readonly column: number;
	/** Words of the report as they stand in it, cut where they are long. */
	readonly quote: string;
	readonly message: string;
}

/** A finding as every tool gives it. */
export interface FindingObject extends Quoted {
	readonly code: string;
	readonly severity: Severity;
	/** The odds, 0–1, that an editor agrees, where they were measured. */
	readonly certainty: number | null;
	/** Less certain or less weighty than an author reads. */
	readonly held: boolean;
	readonly related: readonly Quoted[];
	readonly mends: readonly Mend[];
}

/** What holds for all findings of a code. */
export interface KindObject {
	readonly code: string;
	readonly title: string;
	readonly what_to_do: string;
	readonly page: string;
}

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

/** Findings that an answer tells, and what it leaves out. */
export interface Listing {
	readonly findings: FindingObject[];
	/** One for each code among the findings. */
	readonly kinds: KindObject[];
	readonly left: number;
}

/** Those that are to be mended first, in that order: so many as are asked for, else as many as are read at once, at least one. */
export async function listingOf(
	read: ReadReport,
	findings: readonly Finding[],
	limit: number | undefined,
	call: Call,
): Promise<Listing> {
	const ordered = byPriority(read, findings);
	const objects: FindingObject[] = [];
	const kinds: KindObject[] = [];
	let tokens = 0;
	for (const finding of ordered.slice(0, limit)) {
		const object = await findingObject(read, finding);
		const isNew = kinds.every(({ code }) => code !== finding.code);
		const kind = isNew ? await kindOf(finding.code, call) : undefined;
		tokens += estimateTokens(findingText(object, call.words) + (kind?.what_to_do ?? ''));
		if (limit === undefined && tokens > answerTokens && objects.length > 0) break;
		objects.push(object);
		if (kind) kinds.push(kind);
	}
	return { findings: objects, kinds, left: ordered.length - objects.length };
}

async function kindOf(code: FindingCode, { findingPages, words }: Call): Promise<KindObject> {
	const title = words.say(findingCodes[code].title);
	return { code, title, page: pageAddress(code), what_to_do: await howToFix(code, findingPages, words) };
}

export function pageAddress(code: string): string {
	return `plumbline://findings/${code}`;
}

/** What to read of findings: by kind, with what to do once for each. */
export function findingLines({ findings, kinds, left }: Listing, words: Words): string[] {
	const lines = kinds.flatMap(({ code, title, what_to_do }) => [
		`\n${code}: ${title}`,
		...findings.filter((finding) => finding.code === code).map((finding) => findingText(finding, words)),
		words.say(message('agents.whatToDo', { text: what_to_do })),
	]);
	return left > 0 ? [...lines, `\n${words.say(message('agents.left', { count: left }))}`] : lines;
}

/** A finding with its words, the places it points to and what mends it. */
export function findingText(finding: FindingObject, words: Words): string {
	const { line, column, severity, quote, related, mends, message: told } = finding;
	const what = verbatim(`[${severity}] ${oneLine(told)}`);
	return linesOf([
		`- ${words.say(message('agents.at', { line, column, what }))}`,
		`  “${oneLine(quote)}”`,
		...relatedLines(related),
		...mendLines(mends, words).map((mend) => `  ${mend}`),
	]);
}

/** Places of which the same is said stand in one line. */
function relatedLines(related: FindingObject['related']): string[] {
	return [...groupBy(related, (place) => oneLine(place.message))].map(([told, places]) => {
		const first = places.slice(0, mostPlaces).map(({ line, column }) => `${line}:${column}`);
		return `  → ${first.join(', ')}${places.length > mostPlaces ? ', …' : ''} ${told}`;
	});
}

/** Findings in the order in which they are to be mended, as the editor's panel lists them. */
export function byPriority({ analysis, context }: ReadReport, findings: readonly Finding[]): Finding[] {
	const view = toDoViewOf(analysis, { ...context, isFixable: () => false, jade: null, relations: 0 });
	const places = new Map(view.items.map(({ id }, place) => [id, place]));
	const placeOf = ({ code, span }: Finding) => places.get(`${code}:${span.join()}`) ?? places.size;
	return findings.toSorted((a, b) => placeOf(a) - placeOf(b));
}
