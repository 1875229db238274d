import assert from 'node:assert/strict';
import { type Judge, ModelError } from '../../../../src/judge/model';
import type { SupportAnswer } from '../../../../src/judge/tasks/finresearchSupport';
import { verbatim } from '../../../../src/messages/message';
import { parseReport } from '../../../../src/report/parsing/parse';
import type { DrawnNode } from '../../../../src/scoring/finResearch/drawnTree';
import { judgeArguments } from '../../../../src/scoring/finResearch/judgeArguments';

const text = 'Ferries win. They are cheap. Fares fell by 9%. Crews are few. Rain fell.';
const report = parseReport(text);
const node = (id: string, parent: string | null, words: string, type: DrawnNode['type'] = 'argument'): DrawnNode => {
	return { id, type, parent, span: [text.indexOf(words), text.indexOf(words) + words.length] };
};
const tree = [
	node('a', null, 'Ferries win.'),
	node('b', 'a', 'They are cheap.'),
	node('e', 'b', 'Fares fell by 9%.', 'evidence'),
	node('f', 'b', 'Crews are few.', 'evidence'),
	node('g', 'e', 'Rain fell.', 'evidence'),
];

type Verdict = SupportAnswer['verdicts'][number];
const says = (id: number, verdict: Verdict['verdict'], carriedBy: number[] = []): Verdict => ({
	...{ id, verdict, carriedBy, reason: ' So. ' },
});

async function judged(nodes: readonly DrawnNode[], answer: readonly Verdict[] | ModelError) {
	const asked: { arguments: string; statements: string }[] = [];
	const judge = {
		ask: async (_: unknown, { slots }: { slots: { arguments: string; statements: string } }) => {
			asked.push(slots);
			if (answer instanceof ModelError) return { ok: false, error: answer };
			return { ok: true, value: { verdicts: answer }, cached: false };
		},
	} as unknown as Judge;
	return { ...(await judgeArguments(report, nodes, judge, 0)), asked };
}

describe('the support of arguments', () => {
	it('is asked of each with what serves it directly', async () => {
		const { asked } = await judged(tree, []);
		assert.deepEqual(
			asked.map(({ arguments: ids }) => ids),
			['1, 2'],
		);
		assert.deepEqual(asked[0]?.statements.split('\n'), [
			'1 argument: Ferries win.',
			'2 argument, serves 1: They are cheap.',
			'3 evidence, serves 2: Fares fell by 9%.',
			'4 evidence, serves 2: Crews are few.',
		]);
	});

	it('is as the model says, with what it names of that which serves the argument', async () => {
		const { verdicts } = await judged(tree, [
			says(1, 'unsupported', []),
			says(2, 'supported', [3, 3, 1, 2, 77]),
			says(2, 'unsupported'),
			says(3, 'supported', [4]),
		]);
		assert.deepEqual(Object.fromEntries(verdicts), {
			a: { support: 'unsupported', reason: 'So.', carriedBy: [] },
			b: { support: 'supported', reason: 'So.', carriedBy: ['e'] },
		});
	});

	it('is in part where the model names nothing that carries it, or only itself', async () => {
		const { verdicts } = await judged(tree, [says(1, 'supported', [1]), says(2, 'supported', [1])]);
		assert.deepEqual([verdicts.get('a')?.support, verdicts.get('a')?.unproven], ['partial', true]);
		assert.deepEqual([verdicts.get('b')?.support, verdicts.get('b')?.unproven], ['supported', undefined]);
	});

	it('is asked of forty arguments at a time, and is open for those without an answer', async () => {
		const many = Array.from({ length: 41 }, (_, at) => node(`n${at}`, at === 0 ? null : 'n0', 'Ferries win.'));
		const { asked, verdicts, error } = await judged(many, new ModelError('refused', verbatim('No.')));
		assert.deepEqual(
			asked.map(({ arguments: ids }) => ids.split(', ').length),
			[40, 1],
		);
		assert.deepEqual([verdicts.size, error?.code], [0, 'refused']);
	});
});
