import assert from 'node:assert/strict';
import type { BatchPlay } from '../../server/batchDesk';
import { Batching, foundBy, one } from './batching';

describe('CLI: --batch', () => {
	const batching = new Batching();

	it('scores several reports as asking at once does, and asks every question once', async () => {
		const { found, questions } = await batching.atOnce('score', 'all', '--format=json');
		batching.server.batches.play({ untidy: true, looks: 2 });
		const batched = await batching.run('score', 'all', '--format=json', '--batch');
		assert.deepEqual(foundBy(batched), found);
		batching.assertPaidOnce(questions);
		assert.match(batched.stderr, /^plumbline: \d+ questions? handed in to scripted at 127\.0\.0\.1:\d+ as batch_1\.$/m);
	});

	it('leaves nothing behind when it is done: no note of a batch, and no file at the endpoint', async () => {
		await batching.run('score', one, '--batch');
		assert.deepEqual([await batching.remembered(), batching.server.batches.files], [[], []]);
		const made = batching.server.batches.made.length;
		const again = await batching.run('score', one, '--batch', '--format=json');
		assert.ok(again.stdout.length > 0);
		assert.equal(batching.server.batches.made.length, made, 'what was answered is not asked again');
	});

	it('compares systems as asking at once does', async () => {
		const { found, questions } = await batching.atOnce('bench', 'all', '--format=json');
		const batched = await batching.run('bench', 'all', '--format=json', '--batch');
		assert.deepEqual(foundBy(batched), found);
		batching.assertPaidOnce(questions);
	});

	it('reviews as asking at once does', async () => {
		const { found, questions } = await batching.atOnce('review', 'all', '--format=json');
		const batched = await batching.run('review', 'all', '--format=json', '--batch');
		assert.deepEqual(foundBy(batched), found);
		batching.assertPaidOnce(questions);
	});
});

describe('CLI: --batch where some of a batch comes to nothing', () => {
	const batching = new Batching();

	const plays: Readonly<Record<string, BatchPlay>> = {
		expired: { status: 'expired', line: (_, at) => (at % 2 === 0 ? 'expired' : { kind: 'answer' }) },
		cancelled: { status: 'cancelled', line: (_, at) => (at < 2 ? { kind: 'answer' } : 'expired') },
		'without some lines': { line: (_, at) => (at === 1 ? 'missing' : { kind: 'answer' }) },
		'with errors of the server': { line: (_, at) => ({ kind: at === 0 ? 'serverError' : 'answer' }) },
		'failed as a whole': { status: 'failed', errors: [{ code: 'server_error', message: 'Try again' }] },
	};
	for (const [name, play] of Object.entries(plays)) {
		it(`${name}, it is asked again, and nothing else is`, async () => {
			const { found, questions } = await batching.atOnce('score', one, '--format=json');
			batching.server.batches.play(play);
			const batched = await batching.run('score', one, '--format=json', '--batch');
			assert.deepEqual(foundBy(batched), found);
			batching.assertPaidOnce(questions);
			assert.match(batched.stderr, /batch_1 at scripted at 127\.0\.0\.1:\d+ has ended with \d+ of \d+ questions/);
		});
	}

	it('asks what cannot be used again for what is wrong with it', async () => {
		const { found } = await batching.atOnce('score', one, '--format=json');
		batching.server.batches.play({ line: (_, at) => ({ kind: at === 0 ? 'brokenJson' : 'answer' }) });
		const batched = await batching.run('score', one, '--format=json', '--batch');
		assert.deepEqual(foundBy(batched), found);
	});

	it('leaves out what the endpoint does not take, and asks again without it', async () => {
		const refusal = {
			error: { message: "Unsupported parameter: 'seed'", code: 'unsupported_parameter', param: 'seed' },
		};
		const { found } = await batching.atOnce('score', one, '--format=json');
		batching.server.batches.play({ line: () => ({ kind: 'raw', status: 400, body: JSON.stringify(refusal) }) });
		const batched = await batching.run('score', one, '--format=json', '--batch');
		assert.deepEqual(foundBy(batched), found);
		assert.ok(
			batching.server.batches.made.slice(1).every((bodies) => bodies.every((body) => !body.includes('"seed"'))),
		);
	});

	it('marks as not answered what three batches did not answer, and goes on with the rest', async () => {
		const never: BatchPlay = {
			line: ({ schemaName }) => (schemaName === 'reporteval_redundancy' ? 'expired' : { kind: 'answer' }),
		};
		batching.server.batches.play(...Array.from({ length: 20 }, () => never));
		const { stdout, stderr } = await batching.run('score', 'all/a/memo.md', '--batch', '--format=json');
		const { run: took } = JSON.parse(stdout);
		const failed = took.failures.filter(({ task }: { task: string }) => task === 'reporteval.redundancy');
		assert.ok(failed.length > 0 && failed.length === took.failures.length);
		assert.match(stderr, /not answered\. scripted at .* did not come to this question in three batches/);
		const tries = batching.server.batches.made.flat().filter((body) => body.includes('reporteval_redundancy'));
		assert.equal(tries.length, 3 * new Set(tries).size);
	});
});
