import assert from 'node:assert/strict';
import type { BatchPlay } from '../../server/batchDesk';
import { Batching, foundBy, one, reports } from './batching';
import { runIn } from './memoryEnvironment';

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

describe('CLI: --batch where none can be handed in', () => {
	const batching = new Batching();

	it('says once that the endpoint takes no batches, and asks nothing', async () => {
		for (const status of [404, 405, 501, 200]) {
			batching.server.batches.uploads(status);
			for (const command of ['score', 'bench']) {
				const { code, stdout, stderr } = await batching.run(command, 'all', '--batch');
				assert.deepEqual([code, stdout], [2, ''], `${command} at ${status}`);
				assert.match(
					stderr,
					/^plumbline: scripted at 127\.0\.0\.1:\d+ takes no batches\. Leave out --batch to ask each question at once\.\n$/,
				);
				batching.server.batches.uploads(status);
			}
			batching.server.batches.uploads();
		}
		assert.deepEqual([batching.server.batches.made, batching.server.requests], [[], []]);
	});

	it('says once that the key is wrong', async () => {
		const ran = await batching.runIn({ env: { PLUMBLINE_API_KEY: 'sk-another' } }, 'score', 'all', '--batch');
		assert.deepEqual([ran.code, ran.stdout, ran.stderr.trimEnd().split('\n').length], [2, '', 1]);
		assert.match(ran.stderr, /did not accept the API key/);
		assert.doesNotMatch(ran.stderr, /sk-another/);
	});

	it('hands in nothing that it cannot remember', async () => {
		const { write } = batching.store;
		batching.store.write = async (key, text) => {
			if (key.startsWith('batch.')) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
			await write(key, text);
		};
		const { code, stderr } = await batching.run('score', 'all', '--batch');
		assert.deepEqual([code, batching.server.batches.made], [2, []]);
		assert.match(stderr, /What is handed in cannot be remembered in the cache folder, so nothing more is handed in: /);
	});

	it('says what goes with it and what does not', async () => {
		const complaint = async (...argv: string[]) => {
			const ran = await runIn(batching.around(), 'score', one, ...argv);
			assert.deepEqual([ran.code, ran.stdout], [2, '']);
			return ran.stderr;
		};
		const asks = ['--model=m', '--base-url', batching.server.url];
		assert.match(await complaint('--batch', '--no-cache', ...asks), /--batch needs the cache/);
		assert.match(await complaint('--batch'), /--batch is about a model: name one with --model/);
		assert.match(await complaint('--batch-wait=5', ...asks), /give --batch as well/);
		assert.match(await complaint('--batch', '--batch-wait=-1', ...asks), /--batch-wait/);
		assert.match(await complaint('--batch', '--api=responses', ...asks), /Batches are for Chat Completions alone/);
		assert.deepEqual([batching.server.batches.made, batching.server.requests], [[], []]);
	});

	it('sends nothing where asking at once would not', async () => {
		const files = {
			'r.md': reports[one],
			'plumbline.config.json': `{"model": "m", "baseUrl": "${batching.server.url}"}`,
		};
		const around = batching.around({ files });
		const found = await runIn(around, 'score', 'r.md', '--batch', '--model=m');
		assert.equal(found.code, 2);
		assert.match(found.stderr, /plumbline\.config\.json/);
		const alone = await runIn(around, 'score', 'r.md', '--batch');
		assert.equal(alone.code, 2);
		const named = await runIn(around, 'score', 'r.md', '--batch', '--config=plumbline.config.json');
		assert.match(
			named.stderr,
			/did not accept the API key|asks for an API key/,
			'no key goes where a file alone names it',
		);
		const offline = await runIn(around, 'score', 'r.md', '--batch', '--offline', '--model=m');
		assert.ok(offline.code < 2 && offline.stdout.length > 0);
		assert.deepEqual([batching.server.batches.made, batching.server.requests], [[], []]);
	});
});

describe('CLI: what --batch costs', () => {
	const batching = new Batching();
	const prices = (...argv: string[]) => {
		const config = JSON.stringify({ prices: { scripted: { input: 10, output: 40 } } });
		const files = { ...reports, 'prices.json': config };
		return batching.runIn({ files }, ...argv, '--config=prices.json', '--format=json');
	};

	it('is half of what asking at once costs, before and after', async () => {
		const [whole, half] = [await prices('score', one, '--dry-run'), await prices('score', one, '--dry-run', '--batch')];
		const [first, second] = [JSON.parse(whole.stdout), JSON.parse(half.stdout)];
		assert.deepEqual(
			second.cost,
			first.cost.map((cost: number) => cost / 2),
		);
		assert.deepEqual([second.calls, second.tokensIn], [first.calls, first.tokensIn]);
		assert.deepEqual(batching.server.batches.made, []);
		const { run } = JSON.parse((await prices('score', one, '--batch')).stdout);
		assert.ok(run.tokensIn > 0 && run.calls > 0);
		assert.ok(Math.abs(run.cost - (run.tokensIn * 5 + run.tokensOut * 20) / 1_000_000) < 1e-9);
	});

	it('is limited for all reports together where it is one budget', async () => {
		// A question is asked only if its longest answer fits: a reading of a short report may take some 11,000 tokens.
		const { result, stderr } = await bench('--max-tokens=15000');
		const used = ({ run }: typeof result) => run.tokensIn + run.tokensOut;
		assert.ok(used(result) > 0 && used(result) <= 15_000);
		assert.match(stderr, /budget/);
		const free = await bench();
		assert.ok(used(free.result) > used(result));
		assert.doesNotMatch(free.stderr, /budget/);
	});

	async function bench(...options: string[]) {
		const { stdout, stderr } = await batching.run('bench', 'all', '--format=json', '--batch', ...options);
		return { result: JSON.parse(stdout), stderr };
	}

	it('asks each repeat of a judgement, also where the endpoint takes no seed', async () => {
		const refusal = {
			error: { message: "Unsupported parameter: 'seed'", code: 'unsupported_parameter', param: 'seed' },
		};
		batching.server.batches.play({
			line: ({ parameters }) =>
				parameters.includes('seed') ? { kind: 'raw', status: 400, body: JSON.stringify(refusal) } : { kind: 'answer' },
		});
		const { stdout } = await batching.run('score', one, '--batch', '--runs=3', '--format=json');
		assert.equal(JSON.parse(stdout).stability.runs, 3);
		const dimensions = batching.server.batches.made.flat().filter((body) => body.includes('finresearch_dimensions'));
		const withoutSeed = dimensions.filter((body) => !body.includes('"seed"'));
		assert.deepEqual([withoutSeed.length, new Set(withoutSeed).size], [3, 1]);
	});
});
