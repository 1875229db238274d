import type { Analysis } from '../../analysis';
import type { Finding, FindingCode } from '../../findings/model';
import { sortByPlace } from '../../findings/postProcess';
import { inEnglish } from '../../messages/inEnglish';
import type { Message } from '../../messages/model';
import { type Anchors, anchorKey } from '../../places/anchors';
import { linesOf } from '../../report/lookup';
import type { Report, Span } from '../../report/model';
import { overlap } from '../../report/spanRelations';
import type { Line } from '../../shownToModel/numberedReport';

/** Findings that code proves by computing, counting or comparing words. All others need a reader's judgement. */
const provableCodes: ReadonlySet<FindingCode> = new Set([
	'paragraph.redundant',
	'citation.broken',
	'citation.mismatch',
	'citation.unused',
	'citation.duplicate',
	'number.inconsistent',
	'number.arithmetic',
	'number.unit',
	'number.period',
]);

/** Whether code proves a finding, so that it stays beside a model's reading unless the model rejects it. */
export function isProvableByRules({ code }: Pick<Finding, 'code'>): boolean {
	return provableCodes.has(code);
}

/** What a finding is known by as long as its sentences stand. */
export function findingKey({ code, span }: Pick<Finding, 'code' | 'span'>, anchors: Anchors): string {
	return `${code} ${anchorKey(anchors.of(span))}`;
}

/**
 * The findings that a model is told of: what is listed, an error is a fact of the text and no question. What the author has decided
 * is among them: a decision changes no question, and whoever asks it, with decisions or without, asks the same.
 */
export function findingsToJudge({ findings, decided }: Pick<Analysis, 'findings' | 'decided'>): Finding[] {
	return sortByPlace([...findings, ...decided.map(({ finding }) => finding)]).filter(
		(finding) => isProvableByRules(finding) && finding.severity !== 'hint' && finding.severity !== 'error',
	);
}

/** `1 at 14, with 3: Copied from another paragraph.` The lines of the file that it speaks of have the numbers of the question. */
export function findingLine(
	{ span, related, message }: Finding,
	at: number,
	report: Report,
	lines: readonly Line[],
): string {
	const numbers = (place: Span) => lines.filter((line) => overlap(line.span, place)).map(({ number }) => number);
	const [own] = numbers(span);
	const others = [...new Set(related.flatMap((place) => numbers(place.span)[0] ?? []))].filter(
		(number) => number !== own,
	);
	const beside = others.length > 0 ? `, with ${others.slice(0, 6).join(', ')}` : '';
	const inFile = linesOf(report);
	const numberOf = (line: number) => {
		const place = [...related, { span }].find((one) => inFile.lineAt(one.span[0]) + 1 === line);
		return place ? numbers(place.span)[0] : lines.find((one) => inFile.lineAt(one.span[1]) + 1 >= line)?.number;
	};
	return `${at + 1} at ${own ?? '?'}${beside}: ${inEnglish(renumbered(message, numberOf))}`;
}

/** @param numberOf of a line of the file */
function renumbered(said: Message, numberOf: (line: number) => number | undefined): Message {
	const renumber = (key: string, value: unknown): unknown => {
		if (!namesLines.has(key)) return value;
		return Array.isArray(value) ? value.map((line) => renumber('line', line)) : (numberOf(Number(value)) ?? '?');
	};
	return JSON.parse(JSON.stringify(said), renumber) as Message;
}

const namesLines: ReadonlySet<string> = new Set(['line', 'lines', 'last']);
