import assert from 'node:assert/strict';
import type { Span } from '../../../src/report/model';
import { type Edit, EditTrail } from '../../../src/text/editTrail';

const text = 'first line\nsecond line\n\nfourth line\n';

function spanOf(part: string, source = text): Span {
	const start = source.indexOf(part);
	return [start, start + part.length];
}

/** Replaces the first occurrence of a part of the present text. */
class Writer {
	text = text;
	readonly trail = new EditTrail(text);

	replace(part: string, inserted: string): boolean {
		return this.apply({ offset: this.text.indexOf(part), removed: part.length, inserted });
	}

	apply(edit: Edit): boolean {
		const { offset, removed, inserted } = edit;
		this.text = this.text.slice(0, offset) + inserted + this.text.slice(offset + removed);
		return this.trail.apply(edit);
	}

	/** What stands now where `part` stood in the first text. */
	now(part: string): string | undefined {
		const span = this.trail.span(spanOf(part));
		return span && this.text.slice(...span);
	}
}

describe('EditTrail', () => {
	it('leaves spans where they are before the first edit', () => {
		const { trail } = new Writer();
		assert.equal(trail.edited, false);
		assert.deepEqual(trail.span([11, 22]), [11, 22]);
	});

	it('loses what stands on an edited line and moves what follows', () => {
		const writer = new Writer();
		assert.equal(writer.replace('second', 'the 2nd'), true);
		assert.equal(writer.now('line\nsecond'), undefined);
		assert.equal(writer.now('second line'), undefined);
		assert.equal(writer.now('first line'), 'first line');
		assert.equal(writer.now('fourth line'), 'fourth line');
		assert.deepEqual(writer.trail.span(spanOf('fourth')), [25, 31]);
	});

	it('says only once that a line was reached', () => {
		const writer = new Writer();
		assert.equal(writer.replace('second', 'secon'), true);
		assert.equal(writer.replace('secon', 'seco'), false);
		assert.equal(writer.replace('fourth', 'fourt'), true);
		assert.equal(writer.now('first line'), 'first line');
	});

	it('only moves the rest when whole lines are added', () => {
		const writer = new Writer();
		assert.equal(writer.apply({ offset: 11, removed: 0, inserted: '<!-- note -->\n' }), false);
		assert.equal(writer.now('first line'), 'first line');
		assert.equal(writer.now('second line'), 'second line');
		assert.equal(writer.trail.edited, true);
	});

	it('only moves the rest when a line is begun after another', () => {
		const writer = new Writer();
		writer.apply({ offset: 10, removed: 0, inserted: '\nmore' });
		assert.equal(writer.now('first line'), 'first line');
		assert.equal(writer.now('second line'), 'second line');
	});

	it('loses what stands on a removed line and keeps its neighbours', () => {
		const writer = new Writer();
		writer.apply({ offset: 11, removed: 12, inserted: '' });
		assert.equal(writer.now('second'), undefined);
		assert.equal(writer.now('first line'), 'first line');
		assert.equal(writer.now('fourth line'), 'fourth line');
	});

	it('loses the line that two lines are joined to', () => {
		const writer = new Writer();
		writer.apply({ offset: 10, removed: 1, inserted: '' });
		assert.equal(writer.now('first'), undefined);
		assert.equal(writer.now('second'), undefined);
		assert.equal(writer.now('fourth line'), 'fourth line');
	});

	it('follows several edits, the last place first', () => {
		const writer = new Writer();
		writer.replace('fourth', '4th');
		writer.replace('first', '1st');
		assert.equal(writer.now('fourth'), undefined);
		assert.equal(writer.now('first'), undefined);
		assert.equal(writer.now('second line'), 'second line');
	});

	it('names the nearest place on an edited line', () => {
		const writer = new Writer();
		writer.replace('second line', 'x');
		assert.equal(writer.trail.nearest(20), 12);
		assert.equal(writer.trail.nearest(spanOf('fourth')[0]), writer.text.indexOf('fourth'));
	});

	it('gives a line back when it is again what it was, as after an undo', () => {
		const writer = new Writer();
		writer.replace('second', 'the 2nd');
		assert.equal(writer.now('second'), undefined);
		assert.equal(writer.replace('the 2nd', 'second'), true);
		assert.equal(writer.now('second line'), 'second line');
		assert.equal(writer.trail.edited, false);
	});

	it('gives one line back while another stays edited', () => {
		const writer = new Writer();
		writer.replace('first', '1st');
		writer.replace('fourth', '4th');
		assert.equal(writer.replace('4th', 'fourth'), true);
		assert.equal(writer.now('fourth line'), 'fourth line');
		assert.equal(writer.now('first'), undefined);
		assert.equal(writer.trail.edited, true);
	});

	it('gives back lines that were cut and put where they had been', () => {
		const writer = new Writer();
		writer.apply({ offset: 11, removed: 12, inserted: '' });
		writer.apply({ offset: 11, removed: 0, inserted: 'second line\n' });
		assert.equal(writer.now('second line'), 'second line');
		assert.equal(writer.trail.edited, false);
	});

	it('counts as unedited when the whole text is again the first one, however it came to be', () => {
		const source = 'same\nsame\n';
		const trail = new EditTrail(source);
		trail.apply({ offset: 0, removed: 5, inserted: '' });
		trail.apply({ offset: 5, removed: 0, inserted: 'same\n' });
		assert.equal(trail.edited, false);
		assert.deepEqual(trail.span([0, 4]), [0, 4]);
	});

	it('takes no line for unedited whose length alone is as before', () => {
		const writer = new Writer();
		writer.replace('second', 'minute');
		assert.equal(writer.now('second line'), undefined);
		assert.equal(writer.trail.edited, true);
	});

	it('agrees with the text after many seeded edits', () => {
		const source = Array.from({ length: 40 }, (_, line) => `line ${line} of the report`).join('\n');
		const trail = new EditTrail(source);
		let now = source;
		let seed = 7;
		const random = (below: number) => {
			seed = (seed * 1103515245 + 12345) % 2147483648;
			return seed % below;
		};
		for (let round = 0; round < 60; round++) {
			const offset = random(now.length);
			const removed = Math.min(random(12), now.length - offset);
			const inserted = ['', 'a', 'two words', '\n', 'x\ny\n'][random(5)]!;
			trail.apply({ offset, removed, inserted });
			now = now.slice(0, offset) + inserted + now.slice(offset + removed);
			for (let line = 0; line < 40; line++) {
				const part = `line ${line} of`;
				const span = trail.span(spanOf(part, source));
				if (span) assert.equal(now.slice(...span), part);
			}
		}
	});
});
