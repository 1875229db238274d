import assert from 'node:assert/strict';
import { parseReport } from '../../../src/report/parsing/parse';
import { measureRole, roleFeatureNames } from '../../../src/tree/learned/roleFeatures';
import { type RuleReading, readByRules } from '../../../src/tree/reading/readByRules';

const read = (...lines: readonly string[]): RuleReading => readByRules(parseReport(lines.join('\n')));

function indexOf({ all }: RuleReading, start: string): number {
	const index = all.findIndex(({ unit }) => unit.text.startsWith(start));
	assert.ok(index >= 0, start);
	return index;
}

/** The measurements of a unit that begin with a word, those that are 0 left out. */
function measured(names: readonly string[], vector: ArrayLike<number>, of: string): Record<string, number> {
	const named = names.map((name, at) => [name, vector[at]!] as const);
	return Object.fromEntries(named.filter(([name, value]) => name.startsWith(of) && value !== 0));
}

function roleOf(reading: RuleReading, start: string, of: string): Record<string, number> {
	const index = indexOf(reading, start);
	return measured(roleFeatureNames, measureRole({ ...reading, index, own: reading.all[index]! }), of);
}

describe('what the forests know of a sentence’s neighbours', () => {
	const paragraph = () =>
		read(
			'# Storage',
			'',
			'Capacity was 4 GW [1]. Small sites grow. For example, the site in Halvern doubled.',
			'',
			'Rents fell by 3%.',
			'',
			'## References',
			'',
			'[1] Grid operator',
		);

	it('is what stands before and after it in its paragraph', () => {
		const before = roleOf(paragraph(), 'Small', 'before');
		assert.deepEqual([before['before: figures'], before['before: cited']], [1, 1]);
		const after = roleOf(paragraph(), 'Small', 'after');
		assert.equal(after['after: example'], 1);
		assert.deepEqual(
			[after['after: figures'], after['after: cited'], after['after: heading']],
			[undefined, undefined, undefined],
		);
	});

	it('is nothing of another paragraph, but a heading', () => {
		const names = Object.keys(roleOf(paragraph(), 'For example', 'after')).filter((name) => name !== 'after: balance');
		assert.deepEqual(names, []);
		assert.equal(roleOf(paragraph(), 'Capacity', 'before')['before: heading'], 1);
		assert.equal(roleOf(paragraph(), 'Rents', 'before')['before: cited'], undefined);
	});

	it('is for an item of a list the item before and after it', () => {
		const list = read(
			'# Storage',
			'',
			'- Capacity was 4 GW.',
			'- Small sites grow.',
			'- Operators should build more.',
			'',
			'Rents fell by 3%.',
		);
		assert.equal(roleOf(list, 'Small', 'before')['before: item figures'], 1);
		assert.equal(roleOf(list, 'Small', 'before')['before: figures'], undefined);
		assert.equal(roleOf(list, 'Small', 'after')['after: item advice'], 1);
		assert.equal(roleOf(list, 'Operators', 'after')['after: item figures'], undefined);
		assert.equal(roleOf(list, 'Rents', 'before')['before: item advice'], undefined);
	});
});
