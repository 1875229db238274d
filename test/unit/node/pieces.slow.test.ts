import assert from 'node:assert/strict';
import { deserialize } from 'node:v8';
import { fromBytes, toBytes } from '../../../src/node/pieces';

const entries = (count: number) => Array.from({ length: count }, (_, index) => ({ index, words: [`number ${index}`] }));

describe('plain data in pieces', () => {
	it('is the same again, whatever is in it', async () => {
		const value = {
			name: 'tides.md',
			nothing: null,
			none: undefined,
			bytes: new Uint8Array([1, 2, 3]),
			byName: new Map([['a', { long: entries(600) }]]),
			short: entries(3),
			long: entries(1_001),
			inner: { deeper: { long: entries(251) }, of: [[1, 2], entries(300)] },
		};
		assert.deepEqual(await fromBytes(toBytes(value)), value);
	});

	it('has each long list in pieces of few entries', () => {
		const [frame, ...pieces] = toBytes({ report: { sentences: entries(600) }, findings: entries(5) });
		assert.deepEqual(frame && deserialize(frame), { report: { sentences: [] }, findings: entries(5) });
		const read = pieces.map((bytes) => deserialize(bytes));
		assert.deepEqual(
			read.map(({ path, entries: own }) => [path.join('.'), own.length]),
			[
				['report.sentences', 250],
				['report.sentences', 250],
				['report.sentences', 100],
			],
		);
	});

	it('lets others have their turn while it is read', async () => {
		const pieces = toBytes({ long: entries(200_000) });
		let turns = 0;
		const count = () => {
			turns += 1;
			next = setImmediate(count);
		};
		let next = setImmediate(count);
		await fromBytes(pieces);
		clearImmediate(next);
		assert.ok(turns > 2, `${turns} turns`);
	});

	it('is nothing where there are no pieces', async () => {
		await assert.rejects(fromBytes([]), /no pieces/);
	});
});
