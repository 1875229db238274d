import assert from 'node:assert/strict';
import { said } from '../../words';
import { ReadingModel } from '../finResearch/readingModel';
import { itemAt, scoreJadeOf, sourceFiles } from './judging';

const text =
	'# Copper\n\n## Trade\n\nExports of copper rose by 9% in 2024 [1][2]. The port should therefore be enlarged for copper.\n\n## References\n\n[1] One. https://example.org/one\n[2] Two. https://example.org/two\n';
const page = (url: string, said: string) =>
	`---\nurl: ${url}\n---\n\n# Copper\n\nExports of copper ${said} by 9% in 2024. The mines produced as much as before.\n`;
const files = sourceFiles({
	'one.md': page('https://example.org/one', 'rose'),
	'two.md': page('https://example.org/two', 'fell'),
});

type Said = readonly [answer: 'yes' | 'no' | 'unverifiable', confidence: number];

/** The fact by a model that says so of the one source and of the other. */
async function judged(rose: Said, fell: Said) {
	const model = new ReadingModel(({ schemaName, user }) => {
		if (schemaName !== 'jade_verify') return undefined;
		const sources = [...user.matchAll(/^Source ([A-Z]): [\s\S]*?(Exports of copper (rose|fell) by 9% in 2024\.)/gm)];
		return {
			verdicts: sources.map(([, source, quote, word]) => {
				const [answer, confidence] = word === 'rose' ? rose : fell;
				const [supporting, contradicting] = [answer === 'yes' ? quote : null, answer === 'no' ? quote : null];
				return { id: 1, source, reason: `It ${word}.`, answer, confidence, supporting, contradicting };
			}),
		};
	});
	const { jade } = await scoreJadeOf(text, { model, files });
	const { result, judgement } = itemAt(jade, text, 'rose by 9%');
	return { value: result?.value, state: result?.state, ...judgement, reason: said(judgement?.reason) };
}

describe('a fact that one source bears out and another contradicts', () => {
	it('is left open where the model is about as sure of both, with what both say', async () => {
		for (const [yes, no] of [
			[0.9, 0.75],
			[0.75, 0.9],
			[0.8, 0.8],
		] as const) {
			const { state, reason, found } = await judged(['yes', yes], ['no', no]);
			assert.equal(state, 'unverifiable');
			assert.equal(reason, 'Two sources disagree on it.');
			assert.deepEqual(found?.map(({ stance }) => stance).sort(), ['contradicts', 'supports']);
		}
	});

	it('is what the model is plainly surer of', async () => {
		const [holds, refuted] = [await judged(['yes', 0.95], ['no', 0.7]), await judged(['yes', 0.7], ['no', 0.95])];
		assert.deepEqual([holds.value, holds.reason], [0.95, 'It rose.']);
		assert.equal(refuted.reason, 'It fell.');
		assert.ok(Math.abs(refuted.value! - 0.3 * 0.05) < 1e-9, `${refuted.value}`);
	});
});

describe('a fact that one source bears out', () => {
	it('holds, whatever another does not tell of it', async () => {
		for (const [rose, fell] of [
			[
				['yes', 0.8],
				['unverifiable', 0.9],
			],
			[
				['unverifiable', 0.9],
				['yes', 0.8],
			],
		] as const) {
			const { value, found } = await judged(rose, fell);
			assert.deepEqual([value, found?.length], [0.8, 1]);
		}
	});

	it('holds as surely as the surer of two says that bear it out', async () => {
		assert.equal((await judged(['yes', 0.8], ['yes', 0.9])).value, 0.9);
	});
});
