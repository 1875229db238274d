import assert from 'node:assert/strict';
import { ModelReadings } from '../../../../src/extension/reports/modelReadings';
import type { Reading } from '../../../../src/reading/model';

const uri = 'file:///r.md';

/** A reading of so many lines, of which so many were read. */
const reading = (at: number, lines: number, read = lines): Reading => ({
	...{ model: 'sage-1', at, thesis: null, statements: [], marks: [], whole: [], ledger: [], notReal: [] },
	read: new Set(Array.from({ length: read }, (_, line) => `Line ${line}.`)),
	unread: lines - read,
	losses: { noPlace: 0, notShared: 0, again: 0, tooMany: 0 },
});

describe('readings by a model', () => {
	it('are shown as they come in, and built on once they have come to their end', () => {
		const readings = new ModelReadings();
		const shown = (...taken: Parameters<ModelReadings['take']>) => {
			readings.take(...taken);
			return [readings.of(uri)?.at, readings.earlier(uri)?.at];
		};
		assert.deepEqual(shown(uri, reading(1, 10, 0), false), [1, undefined]);
		// The second look is still to come.
		assert.deepEqual(shown(uri, reading(2, 10), false), [2, undefined]);
		assert.deepEqual(shown(uri, reading(3, 10), true), [3, 3]);
	});

	it('of an edited report are shown at once, and one that begins anew once more of it has come', () => {
		const readings = new ModelReadings();
		readings.take(uri, reading(1, 10), true);
		assert.equal(readings.take(uri, reading(2, 10, 0), false), false);
		assert.equal(readings.take(uri, reading(3, 10, 9), false), true);
		assert.deepEqual([readings.of(uri)?.at, readings.earlier(uri)?.at], [3, 1]);
	});

	it('follow their report to another name, alone or with its folder', () => {
		const readings = new ModelReadings();
		for (const name of ['a/r.md', 'ab/r.md']) readings.take(`file:///${name}`, reading(1, 10), true);
		readings.move('file:///a', 'file:///b');
		readings.move('file:///b/r.md', 'file:///b/s.md');
		const known = ['a/r.md', 'b/r.md', 'b/s.md', 'ab/r.md'].filter((name) => readings.earlier(`file:///${name}`));
		assert.deepEqual(known, ['b/s.md', 'ab/r.md']);
	});

	it('keep what the author has taken back, and are built on no more where all is to be read anew', () => {
		const readings = new ModelReadings();
		readings.take(uri, reading(1, 10), true);
		readings.takeBack(uri, 'number.unit 0');
		readings.readAnew();
		assert.deepEqual([readings.of(uri)?.takenBack, readings.earlier(uri)], [['number.unit 0'], undefined]);
	});
});
