import { itemAt } from '../../access';
import { inside } from '../../report/lookup';
import type { Citation, Reference, Report, Span } from '../../report/model';

/** A sentence or a table's row, with the entries it cites, all of which are known. */
export interface CitedUnit {
	readonly span: Span;
	readonly text: string;
	readonly block: number;
	readonly references: readonly [Reference, ...Reference[]];
	/** All of them are links on words within the sentence, which lead to what these mean. */
	readonly linked: boolean;
}

/** What cites more than this says nothing that a single title could disprove. */
const mostSources = 3;

/** The sentences and rows that cite up to three entries of the list, and nothing that is not in it. */
export function citedUnits(report: Report): CitedUnit[] {
	const rows = report.tables.flatMap(({ rows: all, block }) =>
		all.flatMap((row) => {
			const [first, last] = [row[0], row.at(-1)];
			if (!first || !last) return [];
			return [{ span: [first.span[0], last.span[1]] as const, text: row.map(({ text }) => text).join(' '), block }];
		}),
	);
	return [...report.sentences, ...rows].flatMap(({ span, text, block }): CitedUnit[] => {
		const citations = inside(report.citations, span).filter((citation) => citation.block === block);
		const named = [...new Set(citations.flatMap(({ references }) => references))];
		if (named.length === 0 || named.length > mostSources) return [];
		const known = named.flatMap((index) => (index === undefined ? [] : [itemAt(report.references, index)]));
		const [first, ...rest] = known;
		const titled = known.every(({ title }) => title !== '');
		return first && titled && known.length === named.length
			? [
					{
						span,
						text,
						block,
						references: [first, ...rest],
						linked: citations.every((one) => isWithinText(report, one)),
					},
				]
			: [];
	});
}

function isWithinText({ source }: Report, { form, span }: Citation): boolean {
	return form === 'link' && /^ ?[\p{L}\p{N}]/u.test(source.slice(span[1], span[1] + 2));
}
