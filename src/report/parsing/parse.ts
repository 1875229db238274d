import { BlockReader } from '../blocks/blocks';
import { isOnlyComments, markAuthorNotes, readComments, sourceDefinitions } from '../blocks/comments';
import { markFigures, readFigures } from '../blocks/figures';
import { InkPainter } from '../blocks/ink';
import { readTables } from '../blocks/tables';
import { citingStretches } from '../citations/citationDrafts';
import { readCitations, resolveCitations } from '../citations/citations';
import { readReferences } from '../citations/references';
import { promoteHeadings } from '../headings/headings';
import { readSections, sectionLookup } from '../headings/sections';
import { readTitle } from '../headings/title';
import { detectLanguage } from '../language';
import { readMarkdown } from '../markdown/markdown';
import { plainText } from '../markdown/plain';
import type { Report, Span } from '../model';
import { readNumbers } from '../numbers/numbers';
import { assembleBlocks } from './assemble';
import { titleIn } from './frontMatter';
import { droppedLineProblems, droppedTableProblems, normalise } from './normalise';
import { unreadParts } from './unread';

/** Reads a Markdown report. Never throws, whatever the text; what could not be read is told in `problems`. */
export function parseReport(source: string): Report {
	const { text, lines, frontMatter, problems } = normalise(source);
	const markdown = readMarkdown(text);
	const reader = new BlockReader(text, lines);
	reader.read(markdown.parts);
	const { ink, marks } = new InkPainter(source.length, text, markdown.inline).paint(reader.blocks);
	const definitions = sourceDefinitions(text, reader.definitions, marks);
	// Comments to Plumbline are dropped, so that they do not change measures that count blocks.
	const drafts = reader.blocks.filter((block) => !isOnlyComments(text, block));
	const textOf = (span: Span) => plainText({ source, ink }, span);
	const language = detectLanguage(text);

	markAuthorNotes(text, drafts);
	markFigures(marks, textOf);
	promoteHeadings(drafts, textOf);
	const sections = readSections(drafts, source.length, textOf);
	const sectionOf = sectionLookup(drafts, sections);
	const references = readReferences({ source: text, lines, blocks: drafts, definitions, sectionOf });
	const stretches = citingStretches(text, drafts);
	const context = { source: text, ink, blocks: drafts, stretches, marks, references, sections };
	// Marks citations in the ink: what follows reads the text without them.
	const citations = readCitations(context);
	const numberOf = new Map(drafts.map((draft, index) => [draft, index]));
	const title = readTitle(drafts, sections, textOf, titleIn(source, frontMatter));
	const query = frontMatter?.data.query;
	const assembled = assembleBlocks({ source, ink, drafts, language, sectionOf, numberOf });
	return {
		source,
		language,
		title,
		query: typeof query === 'string' ? query : title?.text,
		queryFrom: typeof query === 'string' ? 'frontMatter' : 'title',
		frontMatter,
		sections,
		...assembled,
		tables: readTables(text, drafts, textOf),
		figures: readFigures(text, drafts, marks),
		numbers: readNumbers(text, ink, drafts, language),
		citations: resolveCitations(citations, references, numberOf),
		references,
		comments: readComments(text, marks),
		problems: [
			...problems,
			...droppedLineProblems(reader, lines),
			...droppedTableProblems(reader, lines),
			...unreadParts({ source, frontMatter, language, references, sentences: assembled.sentences }, context, citations),
		],
		ink,
	};
}
