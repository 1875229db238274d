import assert from 'node:assert/strict';
import { createPlumbline } from '../../../src/index';
import type { PlumblineInit } from '../../../src/model';
import { failing, ReadingModel, shippedPrompts, type Twist } from '../scoring/finResearch/readingModel';
import { runIn } from './memoryEnvironment';
import { violations } from './schemas';

const report = [
	'# Copper',
	'',
	'Copper will be the best investment of the decade. Exports rose from 40 to 50 tonnes, which is growth of 30%.',
	'',
	'Mines are old. Therefore prices stay low.',
	'',
].join('\n');

/** The program with the model that reads by rules of thumb behind whatever endpoint is named. */
async function review(options: readonly string[], twist?: Twist) {
	const model = new ReadingModel(twist);
	const create = (init: PlumblineInit) => ({
		...createPlumbline({ ...init, prompts: shippedPrompts }),
		connect: () => model,
	});
	const env = { PLUMBLINE_API_KEY: 'secret-key' };
	const ran = await runIn({ files: { 'r.md': report }, env, create }, 'review', 'r.md', ...options);
	return { ...ran, model };
}

describe('plumbline review', () => {
	it('needs a model, and says so', async () => {
		const { code, stderr, stdout } = await review([]);
		assert.deepEqual([code, stdout], [2, '']);
		assert.match(stderr, /A review is a model’s: name one with --model\./);
	});

	it('shows what the model confirms, rewords and adds, and how often, in text', async () => {
		const { code, stdout, model } = await review(['--model=sage-1']);
		assert.deepEqual([code, model.sent.length], [0, 1]);
		assert.match(stdout, /Read again by a model: \d+ confirmed, \d+ reworded, 1 withdrawn, 1 new/);
		assert.match(stdout, /sage-1 · 1 question asked/);
		assert.match(stdout, /Confirmed by a model: Nothing under this heading carries it\./);
		assert.match(stdout, /A model found: It does not follow from the figures\./);
		// What was computed is not withdrawn without words of the report that show it to be right.
		assert.match(stdout, /number\.arithmetic/);
		assert.match(stdout, /Withdrawn by sage-1 {2}1\n {4}line 3: A specific fact .* → \S/);
		const markdown = await review(['--model=sage-1', '--format=markdown', '--lang=zh-CN']);
		assert.match(markdown.stdout, /模型复审：确认 \d+ 条/);
		assert.match(markdown.stdout, /### 由 sage-1 撤回\n\n- 第 3 行：.*\n {2}- \S/);
	});

	it('writes it as the schema says', async () => {
		const { stdout } = await review(['--model=sage-1', '--format=json']);
		const written = JSON.parse(stdout);
		assert.deepEqual(violations('analysis', written), []);
		assert.deepEqual(
			written.review.withdrawn.map(({ code, line }: { code: string; line: number }) => [code, line]),
			[['citation.missing', 3]],
		);
		assert.deepEqual([written.review.added, written.review.dropped, written.review.run.mode], [1, 1, 'model']);
		assert.notDeepEqual(violations('analysis', { ...written, review: { ...written.review, dropped: -1 } }), []);
	});

	it('previews what it would take, and sends nothing', async () => {
		const { code, stdout, model } = await review(['--model=sage-1', '--dry-run', '--format=json']);
		assert.deepEqual([code, model.sent.length, JSON.parse(stdout).calls], [0, 0, 1]);
	});

	it('fails on what the model finds, at the level asked for', async () => {
		assert.equal((await review(['--model=sage-1', '--fail-on=warning'])).code, 1);
	});

	it('keeps the rules’ findings where the model does not answer, says why, and exits with 2', async () => {
		const { code, stdout, stderr } = await review(['--model=sage-1'], () => failing('refused', 'It will not answer.'));
		assert.equal(code, 2);
		assert.match(stdout, /number\.arithmetic/);
		assert.match(stderr, /1 question was not answered\. It will not answer\./);
		assert.match(stderr, /the model answered nothing\. The findings are those of the rules alone\./);
	});
});
