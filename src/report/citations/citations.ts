import { entryOf, itemAt } from '../../access';
import { textFragment, urlKey } from '../../text/urls';
import type { DraftBlock } from '../blocks/drafts';
import { type Citation, Ink, type Reference } from '../model';
import type { CitationContext, DraftCitation } from './citationDrafts';
import { forms } from './forms';
import { isUnlabelled, LabelLookup } from './labelLookup';

/** Finds every citation, in order, and paints its marker so that sentences read without it. */
export function readCitations(context: Omit<CitationContext, 'found'>): DraftCitation[] {
	const found: DraftCitation[] = [];
	const taken = new Uint8Array(context.source.length);
	// A citation within a span that is taken, such as the text of a link, is not counted again.
	const add = (citations: readonly DraftCitation[]) => {
		const apart = citations.filter(({ span }) => {
			const isApart = !taken.subarray(...span).includes(1);
			if (isApart) taken.fill(1, ...span);
			return isApart;
		});
		paint(context, apart);
		found.push(...apart);
	};
	for (const { read } of forms) add(read({ ...context, found }));
	const all = parenthesised(
		context.source,
		found.sort((a, b) => a.span[0] - b.span[0]),
	);
	paint(context, all);
	return all;
}

function paint({ ink }: Pick<CitationContext, 'ink'>, citations: readonly DraftCitation[]): void {
	for (const { marker } of citations) if (marker) ink.fill(Ink.citation, ...marker);
}

/** Extends citations by parentheses that hold nothing else: `([1], [2])`, `([a](…); [b](…))`. */
function parenthesised(source: string, citations: readonly DraftCitation[]): DraftCitation[] {
	const result = [...citations];
	for (let first = 0; first < result.length; ) {
		let last = first;
		while (last + 1 < result.length && adjoining(source, itemAt(result, last), itemAt(result, last + 1))) last++;
		wrap(source, result, first, last);
		first = last + 1;
	}
	return result;
}

function adjoining(source: string, one: DraftCitation, other: DraftCitation): boolean {
	const between = source.slice(one.span[1], other.span[0]);
	return one.block === other.block && /^[\s,，;；、&]*(?:and|und|和|与)?\s*$/.test(between);
}

function wrap(source: string, citations: DraftCitation[], first: number, last: number): void {
	const [start, end] = [itemAt(citations, first).span[0] - 1, itemAt(citations, last).span[1] + 1];
	const pair = `${source[start]}${source[end - 1]}`;
	if (pair !== '()' && pair !== '（）') return;
	const group = citations.slice(first, last + 1);
	const starts = [start, ...group.slice(1).map(({ span }) => span[0]), end];
	for (const [at, citation] of group.entries()) {
		const [from, next] = [itemAt(starts, at), itemAt(starts, at + 1)];
		const behind = first + at === last ? end : citation.span[1];
		citations[first + at] = { ...citation, span: [from, behind], marker: [from, next] };
	}
}

/** The final citations, each label with the reference it names: by label, by address, or a superscript by its place in a list without labels. */
export function resolveCitations(
	drafts: readonly DraftCitation[],
	references: readonly Reference[],
	numberOf: ReadonlyMap<DraftBlock, number>,
): Citation[] {
	const byLabel = new LabelLookup(drafts, references);
	const byUrl = new Map<string, number>();
	for (const { index, url } of references) {
		if (url !== undefined && !byUrl.has(urlKey(url))) byUrl.set(urlKey(url), index);
	}
	const byPlace = isUnlabelled(references);
	return drafts.map(({ form, span, block, labels, url, title, references: named }, index) => ({
		index,
		form,
		span,
		block: entryOf(numberOf, block),
		labels,
		references: labels.map(
			(label, at) =>
				named?.[at] ??
				byLabel.find(label, span[0]) ??
				byUrl.get(urlKey(label)) ??
				(byPlace && form === 'superscript' ? references[Number(label) - 1]?.index : undefined),
		),
		url,
		title,
		quote: url === undefined ? undefined : textFragment(url),
	}));
}
