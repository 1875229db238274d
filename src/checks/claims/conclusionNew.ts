import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import { noteBelow } from '../../report/blocks/captions';
import { footerOf } from '../../report/blocks/footer';
import { introducerOf, tableAt, touching, within } from '../../report/lookup';
import { plainText } from '../../report/markdown/plain';
import type { Block, Quantity, Report, Span } from '../../report/model';
import { isWithin } from '../../report/spanRelations';
import { allMatches } from '../../text/matches';
import type { LogicNode, LogicTree } from '../../tree/model';
import { isAboutReport } from '../../tree/reading/aboutReport';
import { knownQuantities } from './derivedQuantities';
import { measuredCells } from './measuredCells';
import { vocabularyOf } from './vocabulary';

/** A claim is new when the body lacks at least this share of its words; conclusions that sum up lack up to half. */
const newShare = 0.6;
/** Shorter claims have too few words to tell. */
const leastWords = 6;

/** A report's conclusion, against everything else in it. */
interface Ending {
	readonly report: Report;
	readonly body: readonly Block[];
	readonly closing: readonly Block[];
	/** The body as a reader reads it. */
	readonly text: string;
}

/** `conclusion.new`: a number, a name or a claim of the conclusion that the rest of the report never mentions. */
export const newConclusions: Check = ({ report, tree }) => {
	const ending = endingOf(report);
	if (ending.closing.length === 0 || ending.body.length <= ending.closing.length) return [];
	const claims = newClaims(ending, tree);
	const mentions = [...newNumbers(ending), ...newNames(ending)].filter((span) => !isCited(report, span));
	return [
		...claims.map(
			({ id, span }): DraftFinding => ({
				code: 'conclusion.new',
				span,
				message: message('claims.newInConclusion'),
				data: { node: id },
			}),
		),
		...mentions.map((span): DraftFinding => {
			const words = report.source.slice(...span);
			return {
				code: 'conclusion.new',
				span,
				message: message('claims.onlyInConclusion', { words }),
				data: { words },
			};
		}),
	];
};

function endingOf(report: Report): Ending {
	const roleOf = ({ section }: Block) => (section === undefined ? 'body' : report.sections[section]!.role);
	const body = report.blocks.filter((block) => !['conclusion', 'references'].includes(roleOf(block)));
	const footer = footerOf(report);
	const closing = report.blocks.filter(
		(block) => roleOf(block) === 'conclusion' && !footer.has(block) && isOwnText(report, block),
	);
	return { report, body, closing, text: body.map((block) => readable(report, block)).join('\n') };
}

/** What stands behind a conclusion without a heading of its own is no part of it: footnotes, references, a note with its list. */
function isOwnText(report: Report, block: Block): boolean {
	if (block.kind === 'heading' || block.kind === 'footnote' || block.kind === 'reference') return false;
	const lead = block.kind === 'item' ? introducerOf(report, block) : undefined;
	return ![block, lead].some((each) => each && noteBelow.test(report.source.slice(...each.span)));
}

/** The cells of a table are words apart. */
function readable(report: Report, { index, span }: Block): string {
	const table = tableAt(report, index);
	if (!table) return plainText(report, span);
	return [table.header, ...table.rows].map((row) => row.map(({ text }) => text).join(' ')).join('\n');
}

function newNumbers({ report, body, closing, text }: Ending): Span[] {
	const numbersOf = (blocks: readonly Block[]) => {
		const indices = new Set(blocks.map(({ index }) => index));
		return report.numbers.filter(({ block }) => indices.has(block));
	};
	const tables = body.flatMap(({ index }) => tableAt(report, index) ?? []);
	const isKnown = knownQuantities([...numbersOf(body), ...measuredCells(report, tables)]);
	return numbersOf(closing)
		.filter((number) => isTelling(number) && !isKnown(number) && !isWritten(report.source.slice(...number.span), text))
		.map(({ span }) => span);
}

/** Dates, spans of time and small counts ("three reasons", "the next 5 years") conclude nothing by themselves. */
function isTelling({ kind, unit, value }: Quantity): boolean {
	if (kind === 'year' || kind === 'date' || unit === 'year' || unit === 'month') return false;
	return kind !== 'count' || value > 20;
}

/** Whether the digits stand in the text, though perhaps with another unit. */
function isWritten(number: string, text: string): boolean {
	const digits = number.match(/\d[\d,.]*\d/u)?.[0];
	return (
		digits !== undefined && new RegExp(`(?<![\\d.,])${digits.replaceAll('.', '\\.')}(?!\\d|[.,]\\d)`, 'u').test(text)
	);
}

/** Capitals in the middle of a sentence mark a name, in English and in Chinese text that keeps foreign names. Its first word, up to a hyphen, tells it from others. */
const name =
	/(?<=[\p{Ll}\p{Script=Han},;] ?)(?<first>\p{Lu}\p{Ll}[\p{L}\d]+)(?:-[\p{L}\d-]*)?(?: \p{Lu}\p{Ll}[\p{L}\d-]+)*/gu;

function newNames({ report, closing, text }: Ending): Span[] {
	const known = text.toLowerCase();
	return sentencesOf(report, closing).flatMap(({ span }) =>
		allMatches(name, report.source.slice(...span))
			.filter(({ groups }) => !known.includes(groups!.first!.toLowerCase().replace(/s$/u, '')))
			.map(({ index, 0: words }): Span => [span[0] + index, span[0] + index + words.length]),
	);
}

function newClaims({ report, closing, text }: Ending, tree: LogicTree): LogicNode[] {
	const compare = vocabularyOf(text, report.language);
	const sentences = new Set(sentencesOf(report, closing).map(({ index }) => index));
	return tree.nodes.filter(({ sentence, type, citations }) => {
		if (sentence === undefined || !sentences.has(sentence) || type !== 'argument' || citations.length > 0) return false;
		const { words, missing } = compare(report.sentences[sentence]!.text);
		return words >= leastWords && missing >= words * newShare;
	});
}

/** Sentences that conclude something: thanks, a licence, and how the report came about do not. */
function sentencesOf(report: Report, blocks: readonly Block[]): Report['sentences'] {
	const all = blocks.flatMap(({ sentences }) => report.sentences.slice(...sentences));
	return all.filter(({ text }) => !isAboutReport(text));
}

/** What carries a citation has at least been looked up. */
function isCited({ sentences, citations }: Report, span: Span): boolean {
	const sentence = touching(sentences, span).find((one) => isWithin(span, one.span));
	return sentence !== undefined && within(citations, sentence.span).length > 0;
}
