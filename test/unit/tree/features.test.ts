import assert from 'node:assert/strict';
import { parseReport } from '../../../src/report/parsing/parse';
import { namesOf } from '../../../src/tree/learned/forest';
import { measureRole, roleFeatures } from '../../../src/tree/learned/roleFeatures';
import { type RuleReading, readByRules } from '../../../src/tree/reading/readByRules';
import { measureSupport, supportContextsOf, supportFeatureNames } from '../../../src/tree/support/supportFeatures';

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
	return measured(namesOf(roleFeatures), measureRole({ ...reading, index, own: reading.all[index]! }), of);
}

function groundOf(reading: RuleReading, start: string, ...names: readonly string[]): number[] {
	const vector = measureSupport(supportContextsOf(reading)[indexOf(reading, start)]!);
	return names.map((name) => vector[supportFeatureNames.indexOf(name)]!);
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

describe('what the forests know of a sentence’s grounds', () => {
	const reading = () =>
		read(
			'# Storage',
			'',
			'## Market',
			'',
			'Storage grows. Fees fell. Capacity was 4 GW [1]. Rents rose [9]. Cells are cheap (https://cells.example/a). Wages fell [2].',
			'',
			'| Year | GW |',
			'|---|---|',
			'| 2024 | 4 |',
			'',
			'## References',
			'',
			'[1] Grid operator',
			'[2]',
		);

	it('is how far the nearest citation of its paragraph stands before and after it', () => {
		const distances = (start: string) => groundOf(reading(), start, 'cited before', 'cited after');
		assert.deepEqual(distances('Storage grows'), [9, 2]);
		assert.deepEqual(distances('Fees'), [9, 1]);
		assert.deepEqual(distances('Rents'), [1, 1]);
		assert.deepEqual(distances('Wages'), [1, 9]);
	});

	it('is whether its citation resolves to something', () => {
		const resolved = ['Storage grows', 'Capacity', 'Rents', 'Cells'].map(
			(start) => groundOf(reading(), start, 'resolved')[0],
		);
		assert.deepEqual(resolved, [0, 1, 0, 1]);
	});

	it('is how much of its paragraph and section cites and has figures', () => {
		const [citing, figures, size] = groundOf(reading(), 'Fees', 'block citing', 'block figures', 'section size');
		assert.deepEqual([citing, figures], [4 / 6, 1 / 6]);
		// The heading, six sentences and the table.
		assert.equal(size, Math.log2(1 + 8));
		assert.deepEqual(groundOf(reading(), 'Fees', 'table near', 'table'), [1, 0]);
	});
});

describe('what the forests know of a sentence', () => {
	// The shipped forests were trained on these measurements: where one changes, they have to be trained anew.
	const reading = () =>
		read(
			'# Storage',
			'',
			'## Risks and strategy',
			'',
			'Most sites (about 40) “lose”: Halvern Energy, Brodtun, Skarv [1]. We expect fees to rise by 12% to $3 million by 2030! Is it so?',
			'',
			'- **Cost**: 4 GW, the largest site',
			'- Operators should therefore build more than 3,000 sites',
			'',
			'## 结论',
			'',
			'我们认为成本最高，因此应当在2025年3月下降。',
		);
	const expected: Readonly<Record<string, Readonly<Record<string, number>>>> = {
		Storage: {
			balance: 0.3,
			length: 1,
			siblings: 1,
			last: 1,
			level: 1,
			'before: balance': 0.3,
			'after: balance': 0.3,
			'after: heading': 1,
		},
		'Risks and strategy': {
			'cue evaluation': 1,
			balance: 1.5,
			length: 3,
			siblings: 1,
			last: 1,
			level: 2,
			'under advice': 1,
			'under risk': 1,
			'before: balance': 1.5,
			'before: heading': 1,
			'after: balance': 1.5,
		},
		'Most sites (about 40) “lose”: Halvern Energy, Brodtun, Skarv.': {
			'number count': 1,
			figures: 1,
			digits: 1,
			citations: 1,
			balance: -0.7,
			length: 9,
			'stop at end': 1,
			'label in front': 1,
			'quoted words': 1,
			parentheses: 1,
			names: 0.57,
			'things listed': 2,
			superlative: 1,
			siblings: 3,
			level: 2,
			'under advice': 1,
			'under risk': 1,
			'before: balance': -0.7,
			'before: heading': 1,
			'after: figures': 1,
			'after: balance': -1.2,
		},
		'We expect fees to rise by 12% to $3 million by 2030!': {
			'cue forecast': 1,
			'number percent': 1,
			'number money': 1,
			'number year': 1,
			figures: 2,
			dates: 1,
			digits: 1,
			balance: -1.2,
			length: 12,
			'stop at end': 1,
			position: 1,
			siblings: 3,
			level: 2,
			'under advice': 1,
			'under risk': 1,
			'before: figures': 1,
			'before: cited': 1,
			'before: balance': -0.7,
		},
		'Is it so?': {
			label: 1,
			question: 1,
			length: 3,
			position: 2,
			siblings: 3,
			last: 1,
			level: 2,
			'under advice': 1,
			'under risk': 1,
			'before: figures': 1,
			'before: balance': -1.2,
		},
		'Cost: 4 GW, the largest site': {
			'number measure': 1,
			figures: 1,
			digits: 1,
			balance: -0.4,
			length: 6,
			'label in front': 1,
			names: 0.25,
			'things listed': 1,
			superlative: 1,
			item: 1,
			depth: 1,
			siblings: 1,
			last: 1,
			level: 2,
			'under advice': 1,
			'under risk': 1,
			'before: balance': -0.4,
			'after: balance': 3.5,
			'after: item figures': 1,
			'after: item advice': 1,
		},
		'Operators should therefore build more than 3,000 sites': {
			'cue inference': 1,
			'cue modal': 1,
			'cue recommendation': 1,
			'number count': 1,
			figures: 1,
			digits: 1,
			balance: 3.5,
			length: 9,
			'things listed': 1,
			item: 1,
			depth: 1,
			siblings: 1,
			last: 1,
			level: 2,
			'under advice': 1,
			'under risk': 1,
			'before: balance': -0.4,
			'before: item figures': 1,
			'after: balance': 3.5,
			'after: heading': 1,
		},
		结论: {
			balance: 0.3,
			length: 1.18,
			siblings: 1,
			last: 1,
			level: 2,
			'in conclusion': 1,
			'before: balance': 0.3,
			'after: balance': 0.3,
		},
		'我们认为成本最高，因此应当在2025年3月下降。': {
			'cue inference': 1,
			'cue modal': 1,
			'cue evaluation': 1,
			'cue recommendation': 1,
			'cue measurement': 1,
			'number date': 1,
			dates: 1,
			digits: 1,
			balance: 4.3,
			length: 10,
			'stop at end': 1,
			'first person': 1,
			'verb be': 1,
			superlative: 1,
			siblings: 1,
			last: 1,
			level: 2,
			'in conclusion': 1,
			'before: balance': 4.3,
			'before: heading': 1,
			'after: balance': 4.3,
		},
	};
	for (const [text, features] of Object.entries(expected))
		it(`is all that can be measured of it: ${text}`, () => {
			const all = Object.entries(roleOf(reading(), text, ''));
			assert.deepEqual(Object.fromEntries(all.map(([name, value]) => [name, Math.round(value * 100) / 100])), features);
		});
});
