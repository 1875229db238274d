import assert from 'node:assert/strict';
import {
	changeDecisions,
	DecisionsError,
	decisionsOn,
	formatDecisions,
	readDecisions,
	withDecision,
	withFileMoved,
	withoutDecision,
} from '../../../src/decisions/file';
import type { Decision } from '../../../src/decisions/model';
import type { SharedFile } from '../../../src/text/sharedFile';

function made(parts: Partial<Decision> = {}): Decision {
	return {
		...{ file: 'r.md', code: 'claim.partial', decision: 'dismissed', date: '2026-03-01T12:00:00Z' },
		...{ text: 'Rents will rise.', place: 's1:aa', about: 'bb' },
		...parts,
	};
}

function told(source: string): string {
	try {
		readDecisions(source);
	} catch (error) {
		if (error instanceof DecisionsError) return error.message;
		throw error;
	}
	return '';
}

describe('the file of decisions', () => {
	it('has one decision a line, sorted, so that it can be read and merged', () => {
		const [a, b, c] = [made({ file: 'b.md' }), made({ text: 'Zinc.', about: 'z' }), made({ text: 'Aluminium.' })];
		const text = formatDecisions([a, b, c]);
		assert.deepEqual(
			text
				.split('\n')
				.flatMap((line) => (/^\t\t\{.*\},?$/.test(line) ? [JSON.parse(line.replace(/,$/, '')).text] : [])),
			['Rents will rise.', 'Aluminium.', 'Zinc.'],
		);
		assert.equal(formatDecisions([c, b, a]), text);
		assert.equal(formatDecisions(readDecisions(text)), text);
		assert.equal(formatDecisions([]), '{\n\t"version": 1,\n\t"decisions": []\n}\n');
	});

	it('keeps the fields of a later version, and reads a byte order mark and other line ends', () => {
		const text = formatDecisions([{ ...made(), later: [1] } as Decision]);
		assert.match(text, /"later":\[1\]/);
		assert.equal(formatDecisions(readDecisions(`\uFEFF${text.replaceAll('\n', '\r\n')}`)), text);
	});

	it('is told when it is damaged, with the place, and then nothing of it counts', () => {
		assert.match(told('{"version": 1'), /not valid JSON/);
		assert.match(told('{\n<<<<<<< ours\n=======\n>>>>>>> theirs\n'), /merge conflict \(line 2\)/);
		assert.match(told('{"version": 2, "decisions": []}'), /cannot be used: version/);
		const wrong = JSON.stringify({ version: 1, decisions: [made(), { ...made(), date: 'today' }] });
		assert.match(told(wrong), /cannot be used: decisions 2 date/);
		assert.equal(told(formatDecisions([made()])), '');
	});

	it('keeps the latest where a merge brought two decisions on one finding together', () => {
		const [early, late] = [made(), made({ decision: 'accepted', reason: 'So.', date: '2026-03-02T00:00:00Z' })];
		for (const both of [
			[early, late],
			[late, early],
		]) {
			assert.deepEqual(decisionsOn(both, 'r.md'), [late]);
			assert.deepEqual(readDecisions(formatDecisions(both)), [late]);
		}
		assert.deepEqual(decisionsOn([early], 'other.md'), []);
	});

	it('has a decision replaced, taken out, or moved with its report', () => {
		const again = made({ decision: 'verified', source: 'p. 3' });
		assert.deepEqual(withDecision([made(), made({ about: 'cc' })], again), [made({ about: 'cc' }), again]);
		assert.deepEqual(withoutDecision([made(), made({ about: 'cc' })], again), [made({ about: 'cc' })]);
		const files = (from: string, to: string) =>
			withFileMoved([made({ file: 'a/r.md' }), made({ file: 'ab.md' })], from, to).map(({ file }) => file);
		assert.deepEqual(files('a/r.md', 'b.md'), ['b.md', 'ab.md']);
		assert.deepEqual(files('a', 'c/d'), ['c/d/r.md', 'ab.md']);
	});
});

describe('changing the file of decisions', () => {
	/** A file that others change each time before it is written, as often as told. */
	function fileOf(text: string | undefined, others: readonly Decision[] = []) {
		const pending = [...others];
		const state = { text, writes: 0 };
		const file: SharedFile = {
			read: async () => state.text,
			async replace(before, after) {
				const other = pending.shift();
				if (other) state.text = formatDecisions(withDecision(state.text ? readDecisions(state.text) : [], other));
				if (state.text !== before) return false;
				state.text = after;
				state.writes++;
				return true;
			},
		};
		return { file, state };
	}

	it('makes it where there is none, and writes nothing where nothing changes', async () => {
		const { file, state } = fileOf(undefined);
		await changeDecisions(file, (all) => withDecision(all, made()));
		assert.equal(state.text, formatDecisions([made()]));
		await changeDecisions(file, (all) => all);
		assert.equal(state.writes, 1);
	});

	it('keeps what others write meanwhile', async () => {
		const others = [made({ about: 'x' }), made({ about: 'y' })];
		const { file, state } = fileOf(formatDecisions([]), others);
		await changeDecisions(file, (all) => withDecision(all, made()));
		assert.equal(state.text, formatDecisions([...others, made()]));
	});

	it('never overwrites a damaged file, and gives up where it never stands still', async () => {
		const damaged = fileOf('{ "version": 1, ');
		await assert.rejects(
			changeDecisions(damaged.file, () => []),
			DecisionsError,
		);
		assert.deepEqual(damaged.state, { text: '{ "version": 1, ', writes: 0 });
		const restless = fileOf(
			formatDecisions([]),
			Array.from({ length: 50 }, (_, at) => made({ about: String(at) })),
		);
		await assert.rejects(
			changeDecisions(restless.file, () => [made()]),
			/again and again/,
		);
		assert.equal(restless.state.writes, 0);
	});
});
