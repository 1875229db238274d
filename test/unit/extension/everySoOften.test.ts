import assert from 'node:assert/strict';
import { everySoOften } from '../../../src/extension/score/everySoOften';

describe('what comes quickly', () => {
	it('is handed on at its newest, at once where that is asked for, and not at all once it is over', async () => {
		const handed: number[] = [];
		const coming = everySoOften((value: number) => handed.push(value));
		coming.next(1);
		coming.next(2);
		coming.flush();
		coming.flush();
		assert.deepEqual(handed, [2]);
		coming.next(3);
		coming.next(4);
		while (handed.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
		assert.deepEqual(handed, [2, 4]);
		coming.next(5);
		coming.end();
		coming.flush();
		assert.deepEqual(handed, [2, 4]);
	});
});
