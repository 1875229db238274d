import type { Analysis } from '../../analysis';
import type { Judge, ModelError } from '../../judge/model';
import { type JoinAnswer, judgeJoin } from '../../judge/tasks/finresearchJoin';
import { message } from '../../messages/message';
import { blockAt, sectionsFrom } from '../../report/lookup';
import type { Report, Span } from '../../report/model';
import { overlap } from '../../report/spanRelations';
import type { Part } from '../../shownToModel/parts';
import { readerText } from '../../shownToModel/readerText';
import { cutShort } from '../../text/shorten';
import { attach, type DrawnNode, growTree, type LooseNode, merge } from './drawnTree';

/** A part with what was drawn of it. */
interface DrawnPart {
	readonly part: Part;
	readonly nodes: readonly LooseNode[];
}

/** A statement at the top of its part. */
interface Top {
	readonly node: LooseNode;
	readonly part: Part;
}

/** A report's tree out of those of its parts. The thesis is chosen once, over all of them, so that it does not hang on where they were cut. */
export async function joinParts(
	{ report, tree }: Analysis,
	parts: readonly DrawnPart[],
	judge: Judge,
): Promise<{ readonly nodes: readonly DrawnNode[]; readonly error: ModelError | undefined }> {
	const nodes = parts.flatMap((part) => part.nodes);
	const tops = parts.flatMap(({ part, nodes: own }): Top[] =>
		own.filter(({ parent }) => !parent).map((node) => ({ node, part })),
	);
	if (parts.length < 2 || tops.length < 2) {
		const told = tree.nodes.find(({ id }) => id === tree.thesis)?.span;
		const thesis = tops.find(({ node }) => told && node.type === 'argument' && overlap(node.span, told));
		return { nodes: growTree(report, nodes, thesis?.node), error: undefined };
	}
	const judged = await judgeJoin(judge, {
		statements: [`Title: ${report.title?.text ?? '(none)'}`, ...tops.map((top, at) => lineOf(report, top, at))].join(
			'\n',
		),
		about: message('questions.parts'),
		previewAnswer: () => ({
			thesis: null,
			parents: tops.map((_, at) => ({ id: at + 1, parent: null, sameAs: null })),
		}),
	});
	if (!judged.ok) return { nodes: growTree(report, nodes, undefined), error: judged.error };
	return { ...joined(report, nodes, tops, judged.value), error: undefined };
}

/** `3 (part 1, Costs) argument: Costs fall faster than revenues.` */
function lineOf(report: Report, { node: { type, span }, part }: Top, at: number): string {
	const text = cutShort(readerText(report, wholeSentences(report, span)), longestText);
	return `${at + 1} (part ${part.index + 1}, ${headingOf(report, span) ?? part.name}) ${type}: ${text}`;
}

/** Sentences are shown whole: half a thesis may say the opposite. What is longer has no end. */
const longestText = 2_000;

function wholeSentences({ sentences }: Report, span: Span): Span {
	const own = sentences.filter((sentence) => overlap(sentence.span, span));
	return [Math.min(span[0], ...own.map((one) => one.span[0])), Math.max(span[1], ...own.map((one) => one.span[1]))];
}

/** The heading that a statement stands under or is itself, below the report's title. */
function headingOf(report: Report, span: Span): string | undefined {
	const block = report.blocks.findLast(({ span: [start] }) => start <= span[0]);
	const headings = sectionsFrom(report, block?.section).map(({ heading }) => blockAt(report, heading).span);
	const nearest = headings.find(([start]) => start !== report.title?.span[0]);
	return nearest && readerText(report, nearest);
}

function joined(report: Report, nodes: readonly LooseNode[], tops: readonly Top[], { thesis, parents }: JoinAnswer) {
	const node = (id: number | null) => (id === null ? undefined : tops[id - 1]?.node);
	const twins = new Map<LooseNode, LooseNode>();
	/** The one that stands for all that say the same: the first in the report. */
	const standing = (one: LooseNode | undefined): LooseNode | undefined => {
		const twin = one && twins.get(one);
		return twin ? standing(twin) : one;
	};
	for (const { id, sameAs } of parents) {
		const [one, other] = [standing(node(id)), standing(node(sameAs))];
		if (!one || !other || one === other || one.type !== other.type) continue;
		const [first, second] = one.span[0] <= other.span[0] ? [one, other] : [other, one];
		twins.set(second, first);
	}
	const single = merge(nodes, twins);
	for (const { id, parent } of parents) {
		const [one, above] = [standing(node(id)), standing(node(parent))];
		if (one && !one.parent) attach(one, above);
	}
	return { nodes: growTree(report, single, standing(node(thesis))) };
}
