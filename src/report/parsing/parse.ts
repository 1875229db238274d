import { message } from '../../messages/message';
import { BlockReader } from '../blocks/blocks';
import { isCommentAlone, markNotes, readComments, sourceDefinitions } from '../blocks/comments';
import type { DraftBlock } from '../blocks/drafts';
import { markFigures, readFigures } from '../blocks/figures';
import { InkPainter } from '../blocks/ink';
import { readTables } from '../blocks/tables';
import type { CitationContext, DraftCitation } from '../citations/citationDrafts';
import { readCitations, resolveCitations } from '../citations/citations';
import { unreadForm } from '../citations/otherBrackets';
import { readReferences } from '../citations/references';
import { listsNone, namesBibliography } from '../citations/resolvable';
import { promoteHeadings } from '../headings/headings';
import { readSections, sectionLookup } from '../headings/sections';
import { readTitle } from '../headings/title';
import { detectLanguage, isForeign } from '../language';
import { readMarkdown } from '../markdown/markdown';
import { plainText } from '../markdown/plain';
import type { Block, BlockKind, Language, ReadProblem, Report, Section, Sentence, Span } from '../model';
import { readNumbers } from '../numbers/numbers';
import { readProse } from '../prose';
import { readSentences } from '../sentences/sentences';
import { countWords } from '../sentences/words';
import { spanFrom, stretchOf } from '../stretch';
import { titleIn } from './frontMatter';
import { droppedLines, droppedTables, normalise } from './normalise';

interface AssembleContext {
	readonly source: string;
	readonly ink: Uint8Array;
	readonly drafts: readonly DraftBlock[];
	readonly language: Language;
	readonly sectionOf: (block: DraftBlock) => Section | undefined;
	readonly numberOf: ReadonlyMap<DraftBlock, number>;
	readonly textOf: (span: Span) => string;
}

const hasSentences: ReadonlySet<BlockKind> = new Set(['paragraph', 'item', 'quote', 'footnote']);

/** Makes the final blocks of the drafts, with their sentences, and counts the body's words. */
function assembleBlocks(context: AssembleContext): { blocks: Block[]; sentences: Sentence[]; words: number } {
	const { source, ink, drafts, language, textOf } = context;
	const sentences: Sentence[] = [];
	let words = 0;
	const blocks = drafts.map((draft, index) => {
		const first = sentences.length;
		if (hasSentences.has(draft.kind)) {
			for (const { span, text, words: own } of readSentences(stretchOf(source, ink, draft.span, language))) {
				sentences.push({ index: sentences.length, block: index, span: spanFrom(draft.span[0], span), text });
				words += own;
			}
		} else if (draft.kind === 'heading') words += countWords(textOf(draft.span), language);
		return assembleBlock(context, draft, index, [first, sentences.length]);
	});
	return { blocks, sentences, words };
}

function assembleBlock(
	{ source, drafts, sectionOf, numberOf }: AssembleContext,
	draft: DraftBlock,
	index: number,
	sentences: readonly [number, number],
): Block {
	const { kind, span, outer, depth, quoted, container } = draft;
	return {
		index,
		kind,
		span,
		outer,
		section: sectionOf(draft)?.index,
		container: container && numberOf.get(container),
		depth,
		quoted,
		introduces: introduces(source, draft, drafts[index + 1]) ? index + 1 : undefined,
		sentences,
	};
}

const boldLabel = /^(\*\*|__)(?:(?!\1).)+\1$/u;

/** `… as follows:` in front of a list or table; an item that is a bold label alone in front of its nested items. */
function introduces(source: string, draft: DraftBlock, next: DraftBlock | undefined): boolean {
	if (!next || !draft.content || (next.kind !== 'table' && (next.kind !== 'item' || next.depth <= draft.depth)))
		return false;
	const text = source.slice(...draft.span);
	return /[:：][*_\s]*$/.test(text) || (draft.kind === 'item' && boldLabel.test(text));
}

/** What a report holds that is not read: said once, in place of findings on it. */
function unreadParts(
	report: Pick<Report, 'source' | 'frontMatter' | 'language' | 'references' | 'sentences'>,
	context: Omit<CitationContext, 'found'>,
	found: readonly DraftCitation[],
): ReadProblem[] {
	const form = unreadForm({ ...context, found });
	const key = found.find((citation) => citation.form === 'key' || citation.form === 'authorYear');
	const inProject = key && !namesBibliography(report) && listsNone(report);
	const [first, last] = [report.sentences[0], report.sentences.at(-1)];
	const foreign = first && last && isForeign(report.sentences.map(({ text }) => text).join('\n'), report.language);
	const html = unreadHtml(context);
	return [
		...(foreign
			? [{ code: 'language', span: [first.span[0], last.span[1]], message: message('reading.language') } as const]
			: []),
		...(html[0]
			? [{ code: 'html', span: html[0].span, message: message('reading.html', { count: html.length }) } as const]
			: []),
		...(form ? [{ code: 'citations', span: form, message: message('reading.citations') } as const] : []),
		...(inProject ? [{ code: 'bibliography', span: key.span, message: message('reading.bibliography') } as const] : []),
	];
}

/** Fewer words are a label or a caption. */
const leastWords = 8;

/** Blocks of HTML with more words than a label has. */
function unreadHtml({ source, ink, blocks }: Omit<CitationContext, 'found'>) {
	return blocks.filter(
		({ kind, span }) =>
			kind === 'html' && (readProse(source, ink, span).text.match(/\p{L}{2,}/gu)?.length ?? 0) >= leastWords,
	);
}

/** Reads a Markdown report. Never throws, whatever the text; what could not be read is told in `problems`. */
export function parseReport(source: string): Report {
	const { text, lines, frontMatter, problems } = normalise(source);
	const markdown = readMarkdown(text);
	const reader = new BlockReader(text, lines);
	reader.read(markdown.tokens);
	const { ink, marks } = new InkPainter(source.length, text, markdown.inline).paint(reader.blocks);
	const definitions = sourceDefinitions(text, reader.definitions, marks);
	// What is measured in blocks must not change with an author's note to Plumbline.
	const drafts = reader.blocks.filter((block) => !isCommentAlone(text, block));
	const textOf = (span: Span) => plainText({ source, ink }, span);
	const language = detectLanguage(text);

	markNotes(text, drafts);
	markFigures(marks, textOf);
	promoteHeadings(drafts, textOf);
	const sections = readSections(drafts, source.length, textOf);
	const sectionOf = sectionLookup(drafts, sections);
	const references = readReferences({ source: text, lines, blocks: drafts, definitions, sectionOf });
	// Paints the markers: what follows reads the text without them.
	const context = { source: text, ink, blocks: drafts, marks, references, sections };
	const citations = readCitations(context);
	const numberOf = new Map(drafts.map((draft, index) => [draft, index]));
	const title = readTitle(drafts, sections, textOf, titleIn(source, frontMatter));
	const query = frontMatter?.data.query;
	const assembled = assembleBlocks({ source, ink, drafts, language, sectionOf, numberOf, textOf });
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
			...droppedLines(markdown.dropped, lines),
			...droppedTables(reader, lines),
			...unreadParts({ source, frontMatter, language, references, sentences: assembled.sentences }, context, citations),
		],
		ink,
	};
}
