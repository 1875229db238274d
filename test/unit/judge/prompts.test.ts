import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JudgeTask, ModelError } from '../../../src/judge/model';
import { checkPrompt, hashPrompt, parsePrompt } from '../../../src/judge/prompt';
import { createPrompts } from '../../../src/judge/prompts';
import { inEnglish } from '../../../src/messages/inEnglish';
import type { Message } from '../../../src/messages/model';
import { silentLogger } from '../../../src/ports';
import { files, gradePrompt, gradeTask } from './judging';

const promptFiles = readdirSync('prompts').filter((file) => file.endsWith('.md'));

describe('prompts that come with the product', () => {
	let tasks: ReadonlyMap<string, JudgeTask>;
	before(async () => {
		tasks = await readTasks();
	});

	for (const file of promptFiles) {
		it(`${file} fits its task`, () => {
			const prompt = parsePrompt(file, readFileSync(join('prompts', file), 'utf8'));
			assert.equal(file, `${prompt.id}.md`, 'A prompt’s file is named after its id.');
			const task = tasks.get(prompt.id);
			assert.ok(task, `No file in src/judge/tasks exports a task “${prompt.id}”.`);
			checkPrompt(file, prompt, task);
		});

		it(`${file} has a new version when it has changed`, async () => {
			const prompt = parsePrompt(file, readFileSync(join('prompts', file), 'utf8'));
			assert.equal(
				prompt.hash,
				await hashPrompt(prompt),
				`${file} was changed. Run “npm run prompts” for its next version.`,
			);
		});
	}

	it('begin alike where they are about the report: the same words, then the report', () => {
		const about = ['finresearch.dimensions', 'reporteval.quality', 'jade.judge'];
		const prompts = about.map((id) => parsePrompt(id, readFileSync(`prompts/${id}.md`, 'utf8')));
		assert.equal(new Set(prompts.map(({ system }) => system)).size, 1);
		for (const { id, user } of prompts) assert.ok(user.startsWith('{{data:report}}\n\n'), id);
	});

	it('are there for every task', () => {
		assert.deepEqual([...tasks.keys()].map((id) => `${id}.md`).sort(), promptFiles.sort());
	});
});

describe('loading prompts', () => {
	const own = gradePrompt.replace('You grade', 'You strictly grade').replace('version: 3', 'version: 1');

	it('takes the product’s, and names its version', async () => {
		const prompts = createPrompts(files({ 'test.grade.md': gradePrompt }), undefined, silentLogger);
		const { prompt, label } = await prompts.load(gradeTask);
		assert.equal(prompt.system, 'You grade reports from {{scale}}.');
		assert.equal(label, '3');
	});

	it('prefers the user’s own, and says so', async () => {
		const prompts = createPrompts(
			files({ 'test.grade.md': gradePrompt }),
			files({ 'test.grade.md': own }),
			silentLogger,
		);
		const { prompt, label } = await prompts.load(gradeTask);
		assert.equal(prompt.system, 'You strictly grade reports from {{scale}}.');
		assert.match(label, /^own 1 \([0-9a-f]{8}\)$/);
	});

	it('says what is wrong with the user’s own and takes the product’s', async () => {
		const errors: string[] = [];
		const logger = { ...silentLogger, error: (notice: Message) => void errors.push(inEnglish(notice)) };
		const lacking = files({ 'test.grade.md': own.replace('{{scale}}', 'ten') });
		const { label } = await createPrompts(files({ 'test.grade.md': gradePrompt }), lacking, logger).load(gradeTask);
		assert.equal(label, '3');
		assert.deepEqual(errors, [
			'Own prompt test.grade.md: the slots {{…}} must be scale, as the task needs, not none. The prompt that comes with Plumbline is used instead.',
		]);
	});

	it('reads each prompt once', async () => {
		let reads = 0;
		const read = async () => {
			reads++;
			return gradePrompt;
		};
		const counted = { list: async () => [], read };
		const prompts = createPrompts(counted, undefined, silentLogger);
		await Promise.all([prompts.load(gradeTask), prompts.load(gradeTask)]);
		await prompts.load(gradeTask);
		assert.equal(reads, 1);
	});

	it('is an error to tell when there is none', async () => {
		const missing = createPrompts(files({}), undefined, silentLogger).load(gradeTask);
		await assert.rejects(missing, (error) => {
			assert.ok(error instanceof ModelError);
			assert.equal(
				error.message,
				'The instructions for the model that come with Plumbline are missing or damaged. Install Plumbline again.',
			);
			assert.equal(error.details.problem, 'test.grade.md: is missing.');
			return error.code === 'badRequest';
		});
	});
});

/** Every task that a file of src/judge/tasks exports. */
async function readTasks(): Promise<ReadonlyMap<string, JudgeTask>> {
	const tasks = new Map<string, JudgeTask>();
	for (const file of readdirSync('src/judge/tasks')) {
		const name = file.replace(/\.ts$/, '');
		const exported: Readonly<Record<string, unknown>> = await import(`../../../src/judge/tasks/${name}.ts`);
		for (const value of Object.values(exported)) if (isTask(value)) tasks.set(value.id, value);
	}
	return tasks;
}

function isTask(value: unknown): value is JudgeTask {
	return typeof value === 'object' && value !== null && 'schemaName' in value && 'schema' in value && 'id' in value;
}
