import type { Analysis } from '../../analysis';
import { surroundings } from '../../anchors/anchors';
import { checkModelCalculations, type ModelCalculations, untold } from '../../checks/judged/modelCalculations';
import { type Judge, ModelError } from '../../judge/model';
import { type ExtractAnswer, judgeExtract } from '../../judge/tasks/finresearchExtract';
import { message } from '../../messages/message';
import { QuoteAligner } from '../../quotes/align';
import type { Part } from '../../shownToModel/parts';
import { readerText } from '../../shownToModel/readerText';
import { attach, type DrawnNode, type LooseNode, withCitations } from './drawnTree';
import { joinParts } from './joinParts';
import { nodesWanted } from './nodeCount';
import { offlineNodes, offlineTree } from './offlineNodes';

/** A tree with where it comes from, and the calculations that the model has read while it drew it. */
export interface Drawing extends ModelCalculations {
	readonly nodes: readonly DrawnNode[];
	/** `rule` when the model could read too little of the report. */
	readonly basis: 'rule' | 'model' | 'mixed';
	/** Nodes whose quote does not stand in the part it was given for. */
	readonly dropped: number;
	/** Parts the model could not read, with what went wrong first. */
	readonly missed: number;
	readonly error: ModelError | undefined;
	/** What went wrong when the parts were joined. */
	readonly joinError: ModelError | undefined;
}

/** FinResearchBench §3.1.3, step 1, for a report of any length: the parts are read side by side, then joined. */
export async function drawTree(analysis: Analysis, parts: readonly Part[], judge: Judge): Promise<Drawing> {
	const words = parts.reduce((sum, part) => sum + part.words, 0);
	const aligner = new QuoteAligner(analysis.report);
	const read = await Promise.all(parts.map((part) => readPart(analysis, aligner, part, words, judge)));
	const missed = read.filter(({ error }) => error);
	const error = missed[0]?.error;
	const missedWords = missed.reduce((sum, { part }) => sum + part.words, 0);
	const dropped = read.reduce((sum, part) => sum + part.dropped, 0);
	const calculations = {
		miscalculated: untold(
			[],
			read.flatMap(({ miscalculated }) => miscalculated),
		),
		unread: read.reduce((sum, { unread }) => sum + unread, 0),
	};
	if (missedWords * 2 > words || parts.length === 0) {
		return {
			nodes: offlineTree(analysis.tree),
			basis: 'rule',
			dropped,
			missed: missed.length,
			error,
			joinError: undefined,
			...calculations,
		};
	}
	const joined = await joinParts(analysis, read, judge);
	const basis = missed.length > 0 || joined.error ? 'mixed' : 'model';
	return {
		nodes: joined.nodes,
		basis,
		dropped,
		missed: missed.length,
		error,
		joinError: joined.error,
		...calculations,
	};
}

interface ReadPart extends ModelCalculations {
	readonly part: Part;
	readonly nodes: readonly LooseNode[];
	readonly dropped: number;
	readonly error?: ModelError;
}

async function readPart(
	{ report, tree }: Analysis,
	aligner: QuoteAligner,
	part: Part,
	words: number,
	judge: Judge,
): Promise<ReadPart> {
	const offline = () => offlineNodes(report, tree, part.span);
	const wanted = nodesWanted(part.words, words);
	const judged = await judgeExtract(judge, {
		report: part.text,
		nodes: wanted,
		about: message('questions.part', { number: part.index + 1, name: part.name }),
		previewAnswer: () => answerFrom(spread(offline(), wanted), (node) => shortened(readerText(report, node.span))),
	});
	if (!judged.ok) return { part, nodes: offline(), dropped: 0, error: judged.error, miscalculated: [], unread: 0 };
	const { nodes, dropped, spanAt } = place(judged.value, (quote) => {
		const aligned = aligner.align(quote.slice(0, longestQuote), part.span);
		return aligned && withCitations(report, aligned.span);
	});
	// A node may be a clause of the sentence that gives the result.
	const statementAt = (id: number) => {
		const span = spanAt(id);
		return span && surroundings(report, span);
	};
	const calculations = checkModelCalculations(report, judged.value.computes, statementAt);
	return nodes.length > 0
		? { part, nodes, dropped, ...calculations }
		: { part, nodes: offline(), dropped, error: nothingThere, ...calculations };
}

const nothingThere = new ModelError('malformed', message('modelErrors.nothingQuoted'));

/** What is longer is no quote. */
const longestQuote = 1_000;

/** So many of them, evenly over all. */
function spread<T>(items: readonly T[], most: number): readonly T[] {
	const share = Math.min(1, most / items.length);
	return items.filter((_, at) => Math.floor((at + 1) * share) > Math.floor(at * share));
}

/** An answer of the kind a model gives, for the preview of a run; what serves a node that is not in it stands at the top. */
function answerFrom(nodes: readonly LooseNode[], quote: (node: LooseNode) => string): ExtractAnswer {
	const id = (node: LooseNode) => nodes.indexOf(node) + 1;
	return {
		nodes: nodes.map((node) => ({
			id: id(node),
			type: node.type,
			parent: node.parent && nodes.includes(node.parent) ? id(node.parent) : null,
			quote: quote(node),
		})),
		computes: [],
	};
}

const shortWords = 30;
const shortLength = 180;

function shortened(text: string): string {
	return text.split(' ').slice(0, shortWords).join(' ').slice(0, shortLength);
}

/** An answer with more has not understood; the rest is dropped. */
const mostNodes = 200;

type GivenNode = ExtractAnswer['nodes'][number];

interface Placed {
	readonly nodes: readonly LooseNode[];
	readonly dropped: number;
	/** Where the node with a number stands. */
	readonly spanAt: (id: number) => LooseNode['span'] | undefined;
}

/** Puts a model's nodes where their quotes stand. What cannot be placed is dropped, and what served it serves its parent. */
function place(answer: ExtractAnswer, spanOf: (quote: string) => LooseNode['span'] | undefined): Placed {
	const given = answer.nodes.slice(0, mostNodes);
	const byId = new Map(given.toReversed().map((node) => [node.id, node]));
	const bySpan = new Map<string, LooseNode>();
	const placed = new Map<GivenNode, LooseNode>();
	for (const node of given) {
		const span = spanOf(node.quote);
		if (!span) continue;
		const known: LooseNode = bySpan.get(span.join()) ?? { type: node.type, span, parent: undefined };
		bySpan.set(span.join(), known);
		placed.set(node, known);
	}
	for (const [node, loose] of placed) if (!loose.parent) attach(loose, parentOf(node, loose));
	return {
		nodes: [...bySpan.values()],
		dropped: answer.nodes.length - placed.size,
		spanAt: (id) => {
			const node = byId.get(id);
			return node && placed.get(node)?.span;
		},
	};

	/** The nearest placed one upwards. */
	function parentOf(node: GivenNode, loose: LooseNode): LooseNode | undefined {
		const seen = new Set([node]);
		for (let at = above(node); at && !seen.has(at); at = above(at)) {
			const found = placed.get(at);
			if (found && found !== loose) return found;
			seen.add(at);
		}
		return undefined;
	}

	function above({ parent }: GivenNode): GivenNode | undefined {
		return parent === null ? undefined : byId.get(parent);
	}
}
