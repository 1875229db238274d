import assert from 'node:assert/strict';
import { analyze } from '../../../../src/analyze';
import { type Judge, type Judgement, type JudgeTask, ModelError, type Question } from '../../../../src/judge/model';
import type { JoinAnswer } from '../../../../src/judge/tasks/finresearchJoin';
import { verbatim } from '../../../../src/messages/message';
import { drawTree } from '../../../../src/scoring/finResearch/drawTree';
import { depthScore } from '../../../../src/scoring/finResearch/formulas';
import { cutParts } from '../../../../src/shownToModel/parts';
import { piecesOf } from '../../../../src/shownToModel/pieces';
import { treeMetrics } from '../../../../src/tree/metrics';

interface Statement {
	readonly quote: string;
	readonly serves: string | null;
	readonly same?: string;
	readonly fact?: true;
}

const summary =
	'Storage in Halvern keeps growing until 2030 because auctions are held every quarter and grid fees have been waived, but the growth depends on the standby contracts, whose extension after 2027 is only partially secured.';
const conclusion = 'Storage will go on growing to the end of the decade, if the standby contracts are extended.';
const statements: readonly Statement[] = [
	{ quote: summary, serves: null },
	{ quote: 'Auctions carry most of the growth.', serves: summary },
	{ quote: 'Auctions awarded 4.2 GW in 2024.', serves: 'Auctions carry most of the growth.', fact: true },
	{ quote: 'The quarter before brought 0.9 GW.', serves: 'Auctions carry most of the growth.', fact: true },
	{ quote: 'Grid fees make small sites pay.', serves: summary },
	{ quote: 'Fees fell from 9 to 2 crowns in 2023.', serves: 'Grid fees make small sites pay.', fact: true },
	{ quote: conclusion, serves: null, same: summary },
	{ quote: 'The extension decides everything else.', serves: conclusion },
	{ quote: 'Two thirds of the contracts end in 2027.', serves: 'The extension decides everything else.', fact: true },
];
const filler = (what: string) => `The ${what} office of Halvern publishes its tables without any comment. `.repeat(6);
const section = (heading: string, from: number, to: number) =>
	`## ${heading}\n\n${statements
		.slice(from, to)
		.map(({ quote }) => `${quote} ${filler(heading)}`)
		.join('\n\n')}`;
const report = [
	'# Will storage in Halvern keep growing?',
	section('Summary', 0, 1),
	section('Auctions', 1, 4),
	section('Fees', 4, 6),
	section('Conclusion', 6, 9),
].join('\n\n');

/** A model that sees the same tree however the report is cut. */
class ScriptedJudge implements Judge {
	readonly joins: string[] = [];
	readonly #join: (tops: readonly Statement[]) => JoinAnswer | ModelError;

	constructor(join: (tops: readonly Statement[]) => JoinAnswer | ModelError) {
		this.#join = join;
	}

	async ask<Slot extends string, Answer>(
		task: JudgeTask<Slot, Answer>,
		{ slots }: Question<Slot, Answer>,
	): Promise<Judgement<Answer>> {
		const given = Object.values<string>(slots).join('\n');
		if (task.id !== 'finresearch.join')
			return { ok: true, value: task.schema.parse(this.#extract(given)), cached: false };
		this.joins.push(given);
		const tops = [...given.matchAll(/^\d+ \(part .*?\) (?:argument|evidence): (.*)$/gm)].map(([, text]) => named(text));
		const answer = this.#join(tops);
		if (answer instanceof ModelError) return { ok: false, error: answer };
		return { ok: true, value: task.schema.parse(answer), cached: false };
	}

	/** Each once: what says the same as a statement of the same part is left out, and what serves it serves that one. */
	#extract(part: string) {
		const here = statements.filter(({ quote }) => part.includes(quote));
		const twin = (quote: string | null) => here.find((one) => one.quote === quote)?.same ?? quote;
		const kept = here.filter(({ same }) => !here.some(({ quote }) => quote === same));
		const idOf = (quote: string | null) => {
			const at = kept.findIndex((one) => one.quote === quote || one.quote === twin(quote));
			return at < 0 ? null : at + 1;
		};
		return {
			nodes: kept.map(({ quote, serves, fact }, at) => ({
				id: at + 1,
				type: fact ? 'evidence' : 'argument',
				parent: idOf(serves),
				quote,
			})),
		};
	}
}

function named(text: string | undefined): Statement {
	const found = statements.find(({ quote }) => text?.startsWith(quote));
	assert.ok(found, `cut short: ${text}`);
	return found;
}

/** The answer of a careful model whose thesis is the one that begins so. */
const joinedUnder =
	(thesis: string) =>
	(tops: readonly Statement[]): JoinAnswer => {
		const idOf = (quote: string | null | undefined) => {
			const at = tops.findIndex((one) => one.quote === quote);
			return at < 0 ? null : at + 1;
		};
		return {
			thesis: idOf(thesis),
			parents: tops
				.map(({ serves, same }, at) => ({ id: at + 1, parent: idOf(serves), sameAs: idOf(same) }))
				.filter(({ id, sameAs }) => sameAs !== null || id !== idOf(thesis)),
		};
	};

async function drawn(most: number, judge: Judge) {
	const analysis = analyze({ name: 'r.md', text: report });
	const parts = cutParts(analysis.report, piecesOf(analysis.report), { least: Math.min(60, most), most });
	const { nodes, joinError } = await drawTree(analysis, parts, judge);
	const metrics = treeMetrics(nodes);
	return { nodes, joinError, parts: parts.length, depth: depthScore(metrics.maxDepth, metrics.meanLeafDepth) };
}

const textOf = (span: readonly [number, number]) => report.slice(...span);

describe('joining the parts of a report', () => {
	it('gives the same depth however the report is cut, and whichever of summary and conclusion is the thesis', async () => {
		const cuts = await Promise.all(
			[5_000, 450, 300].flatMap((most) =>
				[summary, conclusion].map((thesis) => drawn(most, new ScriptedJudge(joinedUnder(thesis)))),
			),
		);
		assert.deepEqual([...new Set(cuts.map(({ parts }) => parts))], [1, 3, 4]);
		const depths = cuts.map(({ depth }) => depth);
		assert.ok(Math.max(...depths) - Math.min(...depths) <= 5, depths.join(', '));
	});

	it('makes one node of what says the same, with both places and what serves either', async () => {
		const { nodes } = await drawn(300, new ScriptedJudge(joinedUnder(conclusion)));
		const [root, ...others] = nodes;
		assert.ok(root);
		assert.equal(textOf(root.span), summary);
		assert.deepEqual(root.also?.map(textOf), [conclusion]);
		assert.ok(others.every(({ span }) => textOf(span) !== conclusion));
		const below = others.filter(({ parent }) => parent === root.id).map(({ span }) => textOf(span));
		assert.deepEqual(below, [
			'Auctions carry most of the growth.',
			'Grid fees make small sites pay.',
			'The extension decides everything else.',
		]);
	});

	it('hangs what one part ends in under a statement of another', async () => {
		const [auctions, fees] = ['Auctions carry most of the growth.', 'Grid fees make small sites pay.'];
		const judge = new ScriptedJudge((tops) => {
			const idOf = (quote: string) => tops.findIndex((one) => one.quote === quote) + 1;
			return { thesis: idOf(summary), parents: [{ id: idOf(fees), parent: idOf(auctions), sameAs: null }] };
		});
		const { nodes } = await drawn(300, judge);
		const nodeOf = (quote: string) => nodes.find(({ span }) => textOf(span) === quote);
		assert.equal(nodeOf(fees)?.parent, nodeOf(auctions)?.id);
		assert.equal(nodeOf(auctions)?.parent, nodeOf(summary)?.id);
	});

	it('shows statements whole, each with the heading it stands under', async () => {
		const judge = new ScriptedJudge(joinedUnder(summary));
		await drawn(450, judge);
		const question = judge.joins.join('\n');
		assert.ok(question.includes(`(part 1, Summary) argument: ${summary}\n`));
		assert.match(question, /^\d+ \(part 3, Conclusion\) argument: Storage will go on/m);
	});

	it('keeps statements apart that no one calls the same, and passes over what cannot be', async () => {
		const plain = await drawn(
			300,
			new ScriptedJudge((tops) => ({
				thesis: 1,
				parents: tops.slice(1).map((_, at) => ({ id: at + 2, parent: null, sameAs: at + 2 })),
			})),
		);
		assert.ok(plain.nodes.every(({ also }) => also === undefined));
		assert.equal(plain.nodes.length, statements.length);
		const round = await drawn(
			300,
			new ScriptedJudge(() => ({
				thesis: 1,
				parents: [
					{ id: 1, parent: 2, sameAs: 4 },
					{ id: 4, parent: 1, sameAs: 1 },
					{ id: 2, parent: 99, sameAs: 77 },
				],
			})),
		);
		assert.equal(round.nodes.length, statements.length - 1);
		assert.equal(round.nodes.filter(({ parent }) => parent === null).length, 1);
	});

	it('hangs the parts under the title where they cannot be joined', async () => {
		const { nodes, joinError } = await drawn(300, new ScriptedJudge(() => new ModelError('refused', verbatim('No.'))));
		assert.equal(joinError?.code, 'refused');
		assert.equal(nodes[0] && textOf(nodes[0].span), 'Will storage in Halvern keep growing?');
	});
});
