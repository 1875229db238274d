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
		while (adjoining(source, result[last], result[last + 1])) last++;
		wrap(source, result, first, last);
		first = last + 1;
	}
	return result;
}

function adjoining(source: string, one: DraftCitation | undefined, other: DraftCitation | undefined): boolean {
	if (!one || !other || one.block !== other.block) return false;
	return /^[\s,，;；、&]*(?:and|und|和|与)?\s*$/.test(source.slice(one.span[1], other.span[0]));
}

function wrap(source: string, citations: DraftCitation[], first: number, last: number): void {
	const [one, other] = [citations[first], citations[last]];
	if (!one || !other) return;
	const pair = `${source[one.span[0] - 1]}${source[other.span[1]]}`;
	if (pair !== '()' && pair !== '（）') return;
	for (let at = first; at <= last; at++) {
		const citation = citations[at];
		if (!citation) continue;
		const start = at === first ? citation.span[0] - 1 : citation.span[0];
		const end = at === last ? citation.span[1] + 1 : citation.span[1];
		const separated = at === last ? end : (citations[at + 1]?.span[0] ?? end);
		citations[at] = { ...citation, span: [start, end], marker: [start, separated] };
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
	const atPlace = (label: string) => (/^\d+$/.test(label) ? references[Number(label) - 1]?.index : undefined);
	return drafts.map(({ form, span, block, labels, url, title, references: named }, index) => ({
		index,
		form,
		span,
		block: numberOf.get(block) ?? 0,
		labels,
		references: labels.map(
			(label, at) =>
				named?.[at] ??
				byLabel.find(label, span[0]) ??
				byUrl.get(urlKey(label)) ??
				(byPlace && form === 'superscript' ? atPlace(label) : undefined),
		),
		url,
		title,
		quote: url === undefined ? undefined : textFragment(url),
	}));
}
