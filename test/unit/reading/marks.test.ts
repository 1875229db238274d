import assert from 'node:assert/strict';
import { markKinds } from '../../../src/judge/tasks/readReport';
import type { Reading } from '../../../src/reading/model';
import { failing, ReadingModel } from '../scoring/finResearch/readingModel';
import { lineOf, marking, read, report, type Said } from './markingModel';

describe('the marks of a model', () => {
	const placesOf = ({ marks }: Reading, text = report) =>
		marks.map(({ anchor: { words, span } }) => (text.length > 0 ? words.slice(...span) : ''));

	it('stand where their words stand; where these are not the report’s, at their line, in doubt', async () => {
		const { reading } = await read(
			marking([
				{ at: 'Stocks fell', quote: 'fell to 210,000 tonnes' },
				{ at: 'Output of', quote: 'words of nobody at all in this text' },
			]),
		);
		assert.deepEqual(placesOf(reading), ['fell to 210,000 tonnes', 'Output of the north was 13 tonnes in 2024.']);
		assert.deepEqual(reading.losses, { noPlace: 0, notShared: 0, again: 0, tooMany: 0 });
	});

	it('that have neither words nor line are lost and counted, and so is what is said twice', async () => {
		const { reading } = await read(
			marking([{ at: '', quote: 'Zinc is a metal of its own' }, { at: 'Stocks fell' }, { at: 'Stocks fell' }]),
		);
		assert.deepEqual([reading.marks.length, reading.losses], [1, { noPlace: 1, notShared: 0, again: 1, tooMany: 0 }]);
	});

	it('are kept as far as they can be read: nothing is asked again for what is of a wrong form', async () => {
		const odd = { kind: 'inconsistent', weight: 'high', others: null, computes: 'none', better: 3 } as never;
		const model = marking(
			[
				{ at: 'Stocks', note: 'One.', ...(odd as object) },
				{ at: 'Output', note: 'Two.' },
				{ at: 'Copper', note: 7 as never },
			],
			undefined,
			{ thesis: 'line 3', claims: null, whole: 'All is short.' } as never,
		);
		const { reading, run } = await read(model);
		assert.deepEqual(
			reading.marks.map(({ kind, weight, note }) => [kind, weight, note]),
			[
				['other', 'should', 'One.'],
				['other', 'should', 'Two.'],
			],
		);
		assert.deepEqual([model.asked('report_reading').length, run.complete, reading.thesis], [1, true, null]);
	});

	it('of which none can be read are asked for again', async () => {
		const model = marking([{ at: 'Stocks', note: 7 as never }]);
		const { run } = await read(model);
		assert.deepEqual([model.asked('report_reading').length, run.complete], [2, false]);
	});

	it('are heard up to twice as many as were asked for, which is told', async () => {
		const model = marking(
			Array.from({ length: 60 }, (_, at) => ({ at: 'Stocks', kind: markKinds[at % 15], note: `${at}.` })),
		);
		const { reading } = await read(model);
		assert.deepEqual(reading.losses, { noPlace: 0, notShared: 0, again: 3, tooMany: 42 });
	});

	it('say what they say on one line, of some length, without what moves a cursor or reorders words', async () => {
		const note = `One.\n\u001b[2J\u202eTwo. ${'three '.repeat(1000)}`;
		const model = marking(
			[
				{ at: 'Stocks', note, better: 'x'.repeat(1000) },
				{ at: 'Output', better: 'Output\nfell' },
			],
			undefined,
			{ whole: Array.from({ length: 9 }, () => note) },
		);
		const { reading } = await read(model);
		const [first, second] = reading.marks;
		assert.match(first?.note ?? '', /^One\. +\[2JTwo\. [thre ]*…$/);
		assert.deepEqual([first?.better, second?.better], [null, 'Output fell']);
		assert.ok(reading.whole.length === 5 && reading.whole.every((said) => said.length < 2100 && !/\n/.test(said)));
	});

	it('name all places of one defect', async () => {
		const model = marking([
			{
				at: 'Output of',
				kind: 'contradiction',
				quote: '13 tonnes in 2024',
				others: [{ line: 12, quote: 'North | 14 | 12' }],
			},
		]);
		const { analysis } = await read(model);
		const [finding] = analysis.findings.filter(({ data }) => data.kind === 'contradiction');
		assert.deepEqual(
			[finding?.code, finding?.related.map(({ span }) => report.slice(...span))],
			['number.inconsistent', ['North | 14 | 12']],
		);
	});

	/** What stands under a mark in the second look; `undefined` where it is not asked about and nothing stands there. */
	async function looked(mark: Said, text = report) {
		const model = marking([mark]);
		await read(model, { text });
		const [look] = model.asked('reading_check');
		const said = /^1 \(\w+, \w+\) at .*\n(?: {3}(.*))?/m.exec(look?.user ?? '')?.[1];
		return { said, isAsked: /for the marks 1:/.test(look?.user ?? '') };
	}

	it('on arithmetic are worked out by code, and those who look again are told what comes out', async () => {
		const at = 'Exports rose';
		const wrong = {
			at,
			kind: 'arithmetic',
			quote: 'growth of 30%',
			computes: { expression: '(50 − 40) ÷ 40', result: '30%' },
		} as const;
		const { reading } = await read(marking([wrong]));
		assert.deepEqual(
			reading.marks.map(({ proof }) => proof),
			['proven'],
		);
		assert.deepEqual(await looked(wrong), {
			said: 'a program worked it out: (50 − 40) ÷ 40 is 25%, not 30%',
			isAsked: true,
		});
		const right = { ...wrong, computes: { expression: '14 + 12 + 14', result: '40' } };
		assert.equal((await looked(right)).said, 'a program worked it out: 14 + 12 + 14 is 40, as it stands there');
		// A difference of what was rounded may be one off: that speaks neither for the mark nor against it.
		const rounded = { ...wrong, quote: 'nets 54', at: 'It nets', computes: { expression: '61% − 8%', result: '54' } };
		const nets = report.replace('Exports rose', 'It nets 54 (61% less 8%). Exports rose');
		assert.deepEqual(await looked(rounded, nets), { said: undefined, isAsked: false });
	});

	it('stand where a figure’s description, an empty entry or a line with its address is quoted as it is shown', async () => {
		const text = report
			.replace('## References', '![Bar char of output](a.png)\n\n![](b.png)\n\n## References')
			.replace('[7] https', '[8]\n[7] https');
		for (const [at, quote] of [
			['\\[Figure: Bar', 'Bar char'],
			['\\[Figure: \\]', '[Figure: ]'],
			['\\[1\\] Copper', '[1] Copper yearbook 2024, example.org/copper'],
			['North', '| North | 14 | 12 |'],
			['\\[8\\]', '(nothing stands here)'],
			['\\[8\\]', ''],
		] as const)
			assert.deepEqual(await looked({ at, quote }, text), { said: undefined, isAsked: false }, quote);
	});

	it('put no words in the place of a line of which they only quote what is shown', async () => {
		const text = report.replace('## References', '![Bar char of output](a.png)\n\n## References');
		const marks = [
			{ at: '\\[Figure', quote: 'Bar char', better: 'Bar chart' },
			{ at: 'Stocks fell', quote: '', better: 'Stocks rose' },
			{ at: 'Output of', quote: '13 tonnes', better: '12 tonnes' },
		];
		const { reading } = await read(marking(marks), { text });
		assert.deepEqual(
			reading.marks.map(({ better, proof }) => [better, proof]),
			[
				[null, 'quoted'],
				[null, 'quoted'],
				['12 tonnes', 'quoted'],
			],
		);
	});

	it('show those who look again the words as they stand in the report above', async () => {
		const model = marking([{ at: 'North', quote: 'North | 14 | 12' }]);
		await read(model);
		const [look] = model.asked('reading_check');
		assert.match(look?.user ?? '', /^1 \(other, should\) at \d+, “\| North \| 14 \| 12 \|”: So it is\.$/m);
	});

	it('that call a sourced sentence uncited, or a sound marker broken, are looked at again', async () => {
		const marks = [
			{ at: 'Copper will', kind: 'uncited' },
			{ at: 'Copper will', kind: 'citation', quote: 'the decade', note: 'Nothing in the list is [1]; add it.' },
		] as const;
		const { reading } = await read(marking(marks, () => 'no'));
		assert.deepEqual([reading.marks, reading.losses.notShared], [[], 2]);
		assert.deepEqual(await looked(marks[0]), { said: 'a program found a source beside it: [1]', isAsked: true });
		assert.deepEqual(await looked(marks[1]), {
			said: 'a program found an entry with an address for [1]',
			isAsked: true,
		});
	});

	it('have a source that is given once for their list or table, and none of another’s', async () => {
		const text = `# A

Copper by region [1]:

- In the north stocks fell.
- In the south stocks rose.

Zinc fell everywhere.

| Mine | 2024 |
| --- | --- |
| East | 14 |

## References

[1] Copper yearbook 2024. https://example.org/copper
`;
		const said = async (at: string) => (await looked({ at, kind: 'uncited' }, text)).said;
		assert.equal(await said('In the south'), 'a program found a source beside it: [1]');
		assert.deepEqual([await said('Zinc fell'), await said('East')], [undefined, undefined]);
	});

	it('that say of a source itself what is wrong with it are not answered by its being there', async () => {
		const silent = { said: undefined, isAsked: false };
		const unfit = { at: 'Copper will', kind: 'uncited', note: 'All that is cited is the home page [1].' } as const;
		assert.deepEqual(await looked(unfit), silent);
		assert.deepEqual(await looked({ ...unfit, note: 'So.', others: [{ line: 16, quote: 'Copper yearbook' }] }), silent);
		assert.deepEqual(await looked({ at: 'Copper will', kind: 'citation', note: 'A broker is no source.' }), silent);
		// A formula that was damaged into a marker.
		const damaged = report.replace('decade [1].', 'decade [1]O is.');
		assert.deepEqual(
			await looked({ at: 'Copper will', kind: 'citation', note: '[1] was a superscript.' }, damaged),
			silent,
		);
	});

	it('on two statements of one year are no two figures that are the same', async () => {
		const model = {
			at: 'Output of',
			kind: 'contradiction',
			quote: 'in 2024',
			others: [{ line: 5, quote: 'fell to 210,000 tonnes in 2024' }],
		} as const;
		assert.equal((await looked({ ...model, others: [{ line: 7, quote: 'tonnes in 2024' }] })).said, undefined);
		assert.equal((await looked({ ...model, others: [] })).said, 'a program did not find its other place');
	});

	it('that the first reading passed over are added by the second look, told once, and never as what must be mended without proof', async () => {
		const further = [
			{ at: 'Output of', weight: 'must' },
			{ at: 'Stocks fell' },
			{ at: 'Exports rose', quote: 'words that stand nowhere at all', weight: 'must' },
		] as const;
		const { reading } = await read(marking([{ at: 'Stocks fell' }], undefined, { further }));
		assert.deepEqual(
			reading.marks.map(({ weight, proof }) => [weight, proof]),
			[
				['should', 'quoted'],
				['must', 'quoted'],
				['should', 'doubtful'],
			],
		);
		assert.equal(reading.losses.again, 1);
	});

	it('say a note anew where it says too much of a defect that is there', async () => {
		const marks = [
			{ at: 'Copper will be', kind: 'unsupported', weight: 'must', note: 'Nothing at all carries this.' },
		] as const;
		const reworded = 'Only one year of exports carries this.';
		const { reading } = await read(marking(marks, () => 'yes', { reworded }));
		assert.deepEqual(
			reading.marks.map(({ note }) => note),
			[reworded],
		);
	});

	it('that must be mended are looked at again with both places; what the look does not share is counted', async () => {
		const model = marking(
			[
				{ at: 'Stocks fell', weight: 'must' },
				{ at: 'Output of', weight: 'must' },
			],
			(at) => (at === 0 ? 'no' : 'yes'),
		);
		const { reading } = await read(model);
		const [look] = model.asked('reading_check');
		assert.match(look?.user ?? '', /^1 \(other, must\) at \d+, “Stocks fell”: So it is\.$/m);
		assert.match(look?.user ?? '', /^\d+: - Stocks fell/m);
		assert.deepEqual([reading.marks.map(({ weight }) => weight), reading.losses.notShared], [['should'], 1]);
	});

	it('stay where the second look fails, but what is in doubt must not be mended then', async () => {
		const model = new ReadingModel(({ schemaName, user }) => {
			if (schemaName === 'reading_check') return failing('refused');
			const mark = { kind: 'other', weight: 'must', note: 'So.', others: [], computes: null, better: null };
			const marks = [
				{ ...mark, line: lineOf(user, 'Stocks fell'), quote: 'Stocks fell' },
				{ ...mark, line: lineOf(user, 'Output of'), quote: 'nothing of the kind stands here' },
			];
			return { thesis: null, claims: [], marks, notReal: [], whole: [], figures: [] };
		});
		const { reading, run } = await read(model);
		assert.deepEqual(
			reading.marks.map(({ weight }) => weight),
			['must', 'should'],
		);
		assert.equal(run.complete, false);
	});
});
