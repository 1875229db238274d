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

/** The fact by a model that is so sure of a Yes by the one source and of a No by the other. */
async function judged(yes: number, no: number) {
	const model = new ReadingModel(({ schemaName, user }) => {
		if (schemaName !== 'jade_verify') return undefined;
		const sources = [...user.matchAll(/^Source ([A-Z]): [\s\S]*?(Exports of copper (rose|fell) by 9% in 2024\.)/gm)];
		return {
			verdicts: sources.map(([, source, quote, word]) => ({
				...{ id: 1, source, reason: `It ${word}.` },
				...(word === 'rose'
					? { answer: 'yes', confidence: yes, supporting: quote, contradicting: null }
					: { answer: 'no', confidence: no, supporting: null, contradicting: quote }),
			})),
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
			const { state, reason, found } = await judged(yes, no);
			assert.equal(state, 'unverifiable');
			assert.equal(reason, 'Two sources disagree on it.');
			assert.deepEqual(found?.map(({ stance }) => stance).sort(), ['contradicts', 'supports']);
		}
	});

	it('is what the model is plainly surer of', async () => {
		const [holds, refuted] = [await judged(0.95, 0.7), await judged(0.7, 0.95)];
		assert.deepEqual([holds.value, holds.reason], [0.95, 'It rose.']);
		assert.equal(refuted.reason, 'It fell.');
		assert.ok(Math.abs(refuted.value! - 0.3 * 0.05) < 1e-9, `${refuted.value}`);
	});
});
