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

type Verdict = 'supported' | 'contradicted' | 'not-found';

/** The fact by a model that says so of the one source and of the other. */
async function judged(rose: Verdict, fell: Verdict) {
	const model = new ReadingModel(({ schemaName, user }) => {
		if (schemaName !== 'reporteval_factuality') return undefined;
		const told = [...user.matchAll(/^Source ([A-Z]): [\s\S]*?(Exports of copper (rose|fell) by 9% in 2024\.)/gm)];
		const sources = told.map(([, source, words, word]) => {
			const verdict = word === 'rose' ? rose : fell;
			return { source, verdict, quote: verdict === 'not-found' ? null : words, reason: `It ${word}.` };
		});
		const [first] = sources;
		return { verdicts: [{ ...first, id: 1, reason: 'They tell of copper.', sources }] };
	});
	const { jade } = await scoreJadeOf(text, { model, files });
	const { result, judgement } = itemAt(jade, text, 'rose by 9%');
	return { value: result?.value, state: result?.state, ...judgement, reason: said(judgement?.reason) };
}

describe('a fact that a model holds against two sources at once', () => {
	it('is left open where one bears it out and the other contradicts it, with what both say', async () => {
		const { state, reason, found } = await judged('supported', 'contradicted');
		assert.equal(state, 'unverifiable');
		assert.match(reason, /disagree/);
		assert.deepEqual(found?.map(({ stance }) => stance).sort(), ['contradicts', 'supports']);
	});

	it('holds where one bears it out, whatever the other does not tell of it', async () => {
		for (const [rose, fell] of [
			['supported', 'not-found'],
			['supported', 'supported'],
		] as const) {
			const { value, found } = await judged(rose, fell);
			assert.deepEqual([value, found?.length], [0.9, 1]);
		}
	});
});
