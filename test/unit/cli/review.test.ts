import assert from 'node:assert/strict';
import { createPlumbline } from '../../../src/index';
import type { ModelRequest, OnReceived } from '../../../src/judge/model';
import type { PlumblineInit } from '../../../src/model';
import { failing, ReadingModel, shippedPrompts, type Twist } from '../scoring/finResearch/readingModel';
import { runIn } from './memoryEnvironment';
import { undescribed, violations } from './schemas';

const report = [
	'# Copper',
	'',
	'Copper will be the best investment of the decade. Exports rose from 40 to 50 tonnes, which is growth of 30%.',
	'',
	'Mines are old. Therefore prices stay low.',
	'',
].join('\n');

/** The program with the model that reads by rules of thumb behind whatever endpoint is named. */
async function review(
	options: readonly string[],
	twist?: Twist,
	{ model = new ReadingModel(twist), terminal = false } = {},
) {
	const create = (init: PlumblineInit) => ({
		...createPlumbline({ ...init, prompts: shippedPrompts }),
		connect: () => model,
	});
	const env = { PLUMBLINE_API_KEY: 'secret-key' };
	const ran = await runIn({ files: { 'r.md': report }, env, create, terminal }, 'review', 'r.md', ...options);
	return { ...ran, model };
}

/** Its answers come piece by piece. */
class Streaming extends ReadingModel {
	override async ask(request: ModelRequest, _: unknown, signal: AbortSignal, onReceived?: OnReceived) {
		const answer = await super.ask(request, _, signal);
		for (let at = 0; at < answer.text.length; at += 20) onReceived?.(answer.text.slice(at, at + 20));
		return answer;
	}
}

describe('plumbline review', () => {
	it('counts in a terminal the marks as they come', async () => {
		const { stderr } = await review(['--model=sage-1'], undefined, { model: new Streaming(), terminal: true });
		const shown = stderr.split('\r\u001b[K').filter(Boolean);
		const first = shown.findIndex((line) => / tokens received · \d marks?$/.test(line));
		assert.ok(first > 0 && first < shown.findIndex((line) => / 1 of 1/.test(line)), shown.join('\n'));
	});

	it('needs a model, and says so', async () => {
		const { code, stderr, stdout } = await review([]);
		assert.deepEqual([code, stdout], [2, '']);
		assert.match(stderr, /A review is a model’s: name one with --model\./);
	});

	it('shows what the model marks, and what came of it, in text', async () => {
		const { code, stdout, model } = await review(['--model=sage-1']);
		assert.deepEqual([code, model.sent.length], [1, 2], 'what must be mended does not pass');
		assert.match(
			stdout,
			/Read by sage-1: 1 to mend before it goes out, 1 more to mend, 0 minor; 1 of the rules' findings withdrawn/,
		);
		assert.match(stdout, /sage-1 · 2 questions asked/);
		assert.match(stdout, /Nothing under this heading carries it\./);
		assert.match(stdout, /It does not follow from the figures\./);
		assert.match(stdout, /Withdrawn by sage-1\n {4}A number that does not match its inputs\. This does not add up/);
		const markdown = await review(['--model=sage-1', '--format=markdown', '--lang=zh-CN']);
		assert.match(markdown.stdout, /由 sage-1 审读：发布前必须修改 1 处/);
		assert.match(markdown.stdout, /### 由 sage-1 撤回\n\n- .*\(第 3 行\)/);
	});

	it('writes it as the schema says', async () => {
		const { stdout } = await review(['--model=sage-1', '--format=json']);
		const written = JSON.parse(stdout);
		assert.deepEqual(violations('analysis', written), []);
		assert.deepEqual(
			written.review.withdrawn.map(({ code, line }: { code: string; line: number }) => [code, line]),
			[['number.arithmetic', 3]],
		);
		const { must, should, run, whole } = written.review;
		assert.deepEqual([must, should, run.mode, whole.length], [1, 1, 'model', 1]);
		assert.notDeepEqual(violations('analysis', { ...written, review: { ...written.review, unread: -1 } }), []);
	});

	it('writes the figures that the model relates apart from what was computed', async () => {
		const figures = ['30%', '25%'].map((value) => ({ of: 'growth of exports', value, lines: [3] }));
		const { stdout } = await review(['--model=sage-1', '--format=json'], () => ({ marks: [], figures }));
		const written = JSON.parse(stdout);
		assert.deepEqual([...violations('analysis', written), ...undescribed('analysis', written)], []);
		const [related, ...more] = written.numbers.related;
		assert.deepEqual([related.of, more], ['growth of exports', []]);
		assert.deepEqual(
			related.values.map(({ value, places }: { value: string; places: object[] }) => [value, places.length]),
			[
				['30%', 1],
				['25%', 1],
			],
		);
		assert.match(related.faults.join(), /given as 30% \(line 3\) and 25% \(line 3\)/);
		assert.equal(
			'related' in JSON.parse((await runIn({ stdin: report }, 'analyze', '-', '--format=json')).stdout).numbers,
			false,
		);
	});

	it('previews what it would take, and sends nothing', async () => {
		const { code, stdout, model } = await review(['--model=sage-1', '--dry-run', '--format=json']);
		assert.deepEqual([code, model.sent.length, JSON.parse(stdout).calls], [0, 0, 2]);
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
