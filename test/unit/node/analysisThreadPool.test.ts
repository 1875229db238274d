import assert from 'node:assert/strict';
import type { Analysis } from '../../../src/analysis';
import { analysisThreadPool } from '../../../src/cli/runs/manyReports';

/** Threads that take reports and answer when told to. */
function threadsOf(count: number) {
	const started: { readonly open: Map<string, (analysis: Analysis) => void>; disposed: boolean }[] = [];
	const threads = analysisThreadPool(count, () => {
		const thread = { open: new Map<string, (analysis: Analysis) => void>(), disposed: false };
		started.push(thread);
		return {
			analyzer: ({ name }) => new Promise((resolve) => thread.open.set(name, resolve)),
			dispose() {
				thread.disposed = true;
			},
		};
	});
	return { threads, started };
}

const reading = (started: ReturnType<typeof threadsOf>['started']) => started.map(({ open }) => [...open.keys()]);

describe('several threads that analyse reports', () => {
	it('share the reports: each goes to the one that has the fewest to read', async () => {
		const { threads, started } = threadsOf(2);
		const read = ['a', 'b', 'c'].map((name) => threads.analyzer({ name, text: '' }));
		assert.deepEqual(reading(started), [['a', 'c'], ['b']]);
		started[1]!.open.get('b')!({} as Analysis);
		await read[1];
		void threads.analyzer({ name: 'd', text: '' });
		assert.deepEqual(reading(started), [
			['a', 'c'],
			['b', 'd'],
		]);
	});

	it('end together', () => {
		const { threads, started } = threadsOf(3);
		threads.dispose();
		assert.deepEqual(
			started.map(({ disposed }) => disposed),
			[true, true, true],
		);
	});
});
