import { assembleBlocks } from './assemble';
import { BlockReader } from './blocks';
import { readCitations, resolver } from './citations';
import { readComments } from './comments';
import { isFigure, readFigures } from './figures';
import { promoteHeadings } from './headings';
import { InkPainter } from './ink';
import { detectLanguage } from './language';
import { readMarkdown } from './markdown';
import type { Report, Span } from './model';
import { droppedLines, normalise } from './normalise';
import { readNumbers } from './numbers';
import { plainText } from './plain';
import { readReferences } from './references';
import { readSections, sectionLookup } from './sections';
import { readTables } from './tables';
import { readTitle } from './title';
import { textFragment } from './urls';

/** Reads a Markdown report. Never throws, whatever the text; what could not be read is told in `problems`. */
export function parseReport(source: string): Report {
	const { text, lines, frontMatter, problems } = normalise(source);
	const markdown = readMarkdown(text);
	const reader = new BlockReader(text, lines);
	reader.read(markdown.tokens);
	const { blocks: drafts, definitions } = reader;
	const { ink, marks } = new InkPainter(source.length, text, markdown.inline).paint(drafts);
	const textOf = (span: Span) => plainText({ source, ink }, span);
	const language = detectLanguage(text);

	for (const draft of drafts)
		if (draft.kind === 'paragraph' && isFigure(draft, marks, textOf(draft.span))) draft.kind = 'figure';
	promoteHeadings(drafts, textOf);
	const sections = readSections(drafts, source.length, textOf);
	const sectionOf = sectionLookup(drafts, sections);
	const references = readReferences({ source: text, lines, blocks: drafts, definitions, sectionOf });
	const tables = () => readTables(text, drafts, textOf);
	const citations = readCitations({ source: text, ink, blocks: drafts, marks, references });
	const numberOf = new Map(drafts.map((draft, index) => [draft, index]));
	const resolve = resolver(references);
	const { blocks, sentences, words } = assembleBlocks({
		source: text,
		ink,
		drafts,
		language,
		sectionOf,
		numberOf,
		textOf,
	});
	const title = readTitle(drafts, sections, textOf);
	const query = frontMatter?.data.query;
	return {
		source,
		language,
		title,
		query: typeof query === 'string' ? query : title?.text,
		frontMatter,
		sections,
		blocks,
		sentences,
		tables: tables(),
		figures: readFigures(text, drafts, marks),
		numbers: readNumbers(text, ink, drafts, language),
		citations: citations.map(({ form, span, block, labels, url, title: name }, index) => ({
			index,
			form,
			span,
			block: numberOf.get(block) ?? 0,
			labels,
			references: resolve(labels),
			url,
			title: name,
			quote: url === undefined ? undefined : textFragment(url),
		})),
		references,
		comments: readComments(text, marks),
		words,
		problems: [...problems, ...droppedLines(markdown.dropped, lines)],
		ink,
	};
}
