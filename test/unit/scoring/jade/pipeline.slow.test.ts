import assert from 'node:assert/strict';
import { memoryStore } from '../../../../src/ports';
import { failing, longReport, ReadingModel } from '../finResearch/readingModel';
import { scoreJadeOf, sourceFiles } from './judging';

/** 4,000 words that cite nine local sources, each of which says something of two paragraphs. */
function sourcedReport(): { text: string; files: ReturnType<typeof sourceFiles> } {
	const body = longReport(4_000).replaceAll(', against', ' against');
	const facts = [...body.matchAll(/In 2025 (\S+ grew by [\d.]+% in \S+ against \d+% at \S+) \[(\d)\]/g)];
	const texts = Object.fromEntries(
		Array.from({ length: 9 }, (_, at) => {
			const own = facts.filter(([, , number]) => number === String(at + 1)).map(([, fact]) => `In 2025 ${fact}.`);
			return [
				`s${at + 1}.md`,
				`---\nurl: https://example.org/s${at + 1}\n---\n\n# Source ${at + 1}\n\n${own.join(' ')}\n`,
			];
		}),
	);
	const list = Object.keys(texts).map((_, at) => `[${at + 1}] Source ${at + 1}. https://example.org/s${at + 1}`);
	const query = '---\nquery: Is there an opening in the market of regional trade, and at which price?\n---\n\n';
	return { text: `${query}${body}\n## References\n\n${list.join('\n')}\n`, files: sourceFiles(texts) };
}

describe('JADE’s questions to a model on a long report', () => {
	it('are at most 16 on 4,000 words with sources, at most 6 after an edit, and none again', async () => {
		const store = memoryStore();
		const { text, files } = sourcedReport();
		const first = await scoreJadeOf(text, { store, files });
		assert.ok(first.jade.reportChecklist.filter(({ judgement }) => judgement?.confidence).length >= 8);
		assert.ok(first.scorecard.run.calls <= 16, `${first.scorecard.run.calls} calls`);
		assert.equal(first.scorecard.run.complete, true);
		const again = await scoreJadeOf(text, { store, files });
		assert.equal(again.scorecard.run.calls, 0);
		assert.deepEqual(again.jade, first.jade);
		const words = /the same orders\./;
		const edited = await scoreJadeOf(text.replace(words, 'one and the same orders.'), { store, files });
		assert.ok(
			edited.scorecard.run.calls >= 1 && edited.scorecard.run.calls <= 6,
			`${edited.scorecard.run.calls} calls`,
		);
	});

	it('are asked of a long report in fewer words where the model finds it too long', async () => {
		const text = `---\nquery: Is there a market?\n---\n\n${longReport(5_000)}`;
		const model = new ReadingModel(({ schemaName, user }) =>
			schemaName === 'jade_judge' && !user.includes('abridged to') && !user.includes('statement: ')
				? failing('tooLong')
				: undefined,
		);
		const { jade } = await scoreJadeOf(text, { model });
		assert.ok(jade.queryChecklist.length > 0);
		assert.ok(jade.queryChecklist.every(({ result }) => result!.state !== 'undecided'));
	});
});
