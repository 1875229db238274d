import type { Finding, FindingCode } from '../../findings/model';
import type { Report, Span } from '../../report/model';

/**
 * What only scoring finds, for it takes sources that were read or a model that was asked. What a model says of claims and
 * paragraphs is not here: the analysis itself takes it in place of the rules' findings of the same codes.
 */
const judgedCodes: ReadonlySet<string> = new Set([
	'source.contradicts',
	'source.notFound',
	'source.partly',
	'source.instruction',
	'source.secondary',
	'citation.dead',
	'conclusion.gated',
	'evidence.refuted',
] satisfies FindingCode[]);

/**
 * The findings of a scored text that hold on in the text as it is now.
 *
 * @param moved where a span of the scored text is now; `undefined` when it was edited
 */
export function judgedFindings(findings: readonly Finding[], moved: (span: Span) => Span | undefined): Finding[] {
	return findings
		.filter((finding) => judgedCodes.has(finding.code) || 'judged' in finding.data)
		.flatMap((finding) => {
			const span = moved(finding.span);
			if (!span) return [];
			const related = finding.related.flatMap((place) => {
				const now = moved(place.span);
				return now ? [{ ...place, span: now }] : [];
			});
			// A computation holds only as long as all of its figures stand.
			const computes = finding.code === 'number.arithmetic' && related.length < finding.related.length;
			return computes ? [] : [{ ...finding, span, related }];
		});
}

/** Where a sentence stands in a report that has it just once: one whose neighbours on its line were edited. */
export function sentenceAgain(
	words: string,
	{ source, sentences }: Pick<Report, 'source' | 'sentences'>,
): Span | undefined {
	const [found, another] = sentences.filter(({ span }) => source.slice(...span) === words);
	return another ? undefined : found?.span;
}

/** Those that `told` does not have already. */
export function notTold(findings: readonly Finding[], knownFindings: readonly Finding[]): Finding[] {
	const known = new Set(knownFindings.map(placeOf));
	return findings.filter((finding) => !known.has(placeOf(finding)));
}

function placeOf({ code, span: [start, end] }: Finding): string {
	return `${code} ${start} ${end}`;
}
