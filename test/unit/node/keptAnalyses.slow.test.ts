import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Analysis, Analyzer } from '../../../src/analysis';
import { analyze } from '../../../src/analyze';
import { wordsIn } from '../../../src/messages/words';
import { keptAnalyses } from '../../../src/node/keptAnalyses';
import { jsonRendering } from '../../../src/output/json';
import { rendered } from '../../../src/output/rendering';
import { memoryStore, type Store } from '../../../src/ports';

const text = readFileSync('examples/grid-storage/report.md', 'utf8');
const document = { name: 'r.md', text };

function kept(store: Store, build = '1') {
	const read: string[] = [];
	const failures: unknown[] = [];
	const analyzer: Analyzer = async (...task) => {
		read.push(task[0].name);
		return analyze(...task);
	};
	return { ...keptAnalyses({ store, build, analyzer, failed: (reason) => failures.push(reason) }), read, failures };
}

function shown(analysis: Analysis): string {
	return rendered(jsonRendering(wordsIn('en')), [{ analysis, sha256: '' }]);
}

describe('analyses that are kept', () => {
	it('are the same as those that were made', async () => {
		const store = memoryStore();
		const made = await kept(store).analyzer(document, { maxFindings: 0 });
		const again = kept(store);
		const found = await again.analyzer(document, { maxFindings: 0 });
		assert.deepEqual(again.read, []);
		assert.deepEqual(found, made);
		assert.deepEqual(found, analyze(document, { maxFindings: 0 }));
		assert.equal(shown(found), shown(made));
	});

	it('are of this text, name, program and settings alone', async () => {
		const store = memoryStore();
		await kept(store).analyzer(document);
		for (const [other, options, build] of [
			[{ ...document, text: `${text} ` }, {}, '1'],
			[{ ...document, name: 's.md' }, {}, '1'],
			[document, { maxFindings: 3 }, '1'],
			[document, { severities: { 'claim.vague': 'off' } }, '1'],
			[document, { tiers: { 'example.org': 1 } }, '1'],
			[document, {}, '2'],
		] as const) {
			const run = kept(store, build);
			await run.analyzer(other, options);
			assert.equal(run.read.length, 1);
		}
		const same = kept(store);
		await same.analyzer(document);
		assert.deepEqual(same.read, []);
	});

	it('are made anew where they are damaged, and kept again', async () => {
		const store = memoryStore();
		await kept(store).analyzer(document);
		const [{ key } = { key: '' }] = await store.list();
		const whole = (await store.read(key)) ?? '';
		for (const damaged of ['', 'x', whole.slice(0, -40), whole.replace(/^(.{200})./s, '$1!'), btoa('[1]\n{}')]) {
			await store.write(key, damaged);
			const run = kept(store);
			assert.deepEqual(await run.analyzer(document), analyze(document));
			assert.deepEqual([run.read.length, run.failures], [1, []]);
			// Not byte by byte: the engine writes a whole number as it happens to hold it, as an integer or as a fraction.
			const next = kept(store);
			assert.deepEqual(await next.analyzer(document), analyze(document));
			assert.deepEqual(next.read, []);
		}
	});

	it('are done without where nothing can be kept, which is told once', async () => {
		const store: Store = {
			...memoryStore(),
			write: async () => {
				throw new Error('the disk is full');
			},
		};
		const run = kept(store);
		const found = await Promise.all(['a.md', 'b.md'].map((name) => run.analyzer({ ...document, name })));
		for (const { findings } of found) assert.ok(findings.length > 0);
		await run.end();
		assert.deepEqual(run.failures.map(String), ['Error: the disk is full']);
	});

	it('make room for newer ones beyond half a gigabyte, and leave what is not theirs', async () => {
		const texts = memoryStore();
		const removed: string[] = [];
		const store: Store = {
			...texts,
			list: async () => [
				{ key: 'analysis-old', size: 300_000_000, time: 1 },
				{ key: 'answer', size: 900_000_000, time: 0 },
				{ key: 'analysis-new', size: 150_000_000, time: 3 },
				{ key: 'analysis-middle', size: 300_000_000, time: 2 },
			],
			remove: async (key) => void removed.push(key),
		};
		const idle = kept(store);
		await idle.end();
		assert.deepEqual(removed, []);
		const run = kept(store);
		await run.analyzer(document);
		await run.end();
		assert.deepEqual(removed, ['analysis-old']);
	});
});
