import assert from 'node:assert/strict';
import { LatestRuns } from '../../../src/threads/latestRuns';

/** Runs that each take what is newest as they begin, and end when they are told to. */
function controlled() {
	const begun: { readonly took: string; readonly end: () => void }[] = [];
	let newest = '';
	return {
		begun,
		set(text: string) {
			newest = text;
		},
		start: () =>
			new Promise<string>((resolve) => {
				const took = newest;
				begun.push({ took, end: () => resolve(took) });
			}),
	};
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('runs of which the latest counts', () => {
	it('begin at once where none is running', async () => {
		const runs = new LatestRuns<string>();
		const { begun, set, start } = controlled();
		set('a');
		const run = runs.run('report', start);
		begun[0]?.end();
		assert.equal(await run, 'a');
	});

	it('are known as long as they are under way', async () => {
		const runs = new LatestRuns<string>();
		const { begun, set, start } = controlled();
		set('a');
		assert.equal(runs.present('report'), undefined);
		const run = runs.run('report', start);
		assert.equal(runs.present('another'), undefined);
		const present = runs.present('report');
		begun[0]?.end();
		assert.equal(await present, await run);
		assert.equal(runs.present('report'), undefined);
	});

	it('are one behind the present one at most, however many are asked for', async () => {
		const runs = new LatestRuns<string>();
		const { begun, set, start } = controlled();
		const asked = ['a', 'ab', 'abc', 'abcd'].map((text) => {
			set(text);
			return runs.run('report', start);
		});
		begun[0]?.end();
		await settled();
		begun[1]?.end();
		assert.deepEqual(await Promise.all(asked), ['a', 'abcd', 'abcd', 'abcd']);
		assert.equal(begun.length, 2);
	});

	it('begin as the last of those that were asked for meanwhile, for a report may have been opened anew', async () => {
		const runs = new LatestRuns<string>();
		const { begun, start } = controlled();
		const first = runs.run('report', start);
		const closed = runs.run('report', async () => 'the closed document');
		const opened = runs.run('report', async () => 'the opened document');
		begun[0]?.end();
		assert.deepEqual(await Promise.all([first, closed, opened]), ['', 'the opened document', 'the opened document']);
	});

	it('do not wait for those of another key', async () => {
		const runs = new LatestRuns<string>();
		const { begun, start } = controlled();
		void runs.run('one', start);
		void runs.run('other', start);
		assert.equal(begun.length, 2);
	});

	it('go on after one that failed', async () => {
		const runs = new LatestRuns<string>();
		const failing = runs.run('report', () => Promise.reject(new Error('out of order')));
		const next = runs.run('report', async () => 'fine');
		await assert.rejects(failing, /out of order/);
		assert.equal(await next, 'fine');
	});
});
