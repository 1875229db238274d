import { indexSource, type SourceIndex } from '../../../../src/sources/support/sourceIndex';

/** A source of a few paragraphs. */
export function sourceOf(title: string, ...paragraphs: readonly string[]): SourceIndex {
	return indexSource({ title, text: paragraphs.join('\n\n'), pages: [], links: [] });
}
