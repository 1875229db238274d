import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { withReading } from '../../../src/index';
import type { GivenMark, ReadAnswer } from '../../../src/judge/tasks/readReport';
import { memoryStore, type Store } from '../../../src/ports';
import type { Reading } from '../../../src/reading/model';
import { coreWith, failing, longReport, ReadingModel } from '../scoring/finResearch/readingModel';
import { english } from '../words';

const report = `# Copper

Should the city hold copper?

## Market

Copper will be the best investment of the decade [1]. Exports rose from 40 to 50 tonnes, which is growth of 30%.

- Stocks fell to 210,000 tonnes in 2024.
  - In the north they rose to 12 tonnes [7].

| Mine | 2023 | 2024 |
| --- | --- | --- |
| North | 14 | 12 |
| South | 6 | 9 |

Output of the north was 13 tonnes in 2024.

## References

[1] Copper yearbook 2024. https://example.org/copper
[7] https://example.net/a
`;

/** Number of the line that begins with some words, as the question shows it. */
function lineOf(user: string, words: string): number {
	const at = new RegExp(`^(\\d+): (?:\\s*- |\\| |#+ )?${words}`, 'm').exec(user);
	assert.ok(at, `no line begins with “${words}” in\n${user}`);
	return Number(at[1]);
}

type Said = Partial<Omit<GivenMark, 'line'>> & { readonly at: string };

/** A model that gives these marks, and a second look that says of each what `real` says. */
function marking(
	marks: readonly Said[],
	real: (at: number) => 'yes' | 'no' = () => 'yes',
	{
		further = [],
		reworded = null,
		...more
	}: Partial<ReadAnswer> & { readonly further?: readonly Said[]; readonly reworded?: string | null } = {},
) {
	const marksIn = (user: string, said: readonly Said[]) =>
		said.map(({ at, others = [], ...mark }) => ({
			...{ kind: 'other', weight: 'should', quote: at, note: 'So it is.', computes: null, better: null, ...mark },
			line: at === '' ? 999 : lineOf(user, at),
			others,
		}));
	return new ReadingModel(({ schemaName, user }) => {
		if (schemaName === 'reading_check') {
			const ids = (/for the marks ([\d, ]+):/.exec(user)?.[1] ?? '').split(', ').filter(Boolean).map(Number);
			const verdicts = ids.map((id, at) => ({ id, real: real(at), weight: 'should', note: reworded }));
			return { verdicts, further: marksIn(user, further) };
		}
		return { thesis: null, claims: [], marks: marksIn(user, marks), notReal: [], whole: [], figures: [], ...more };
	});
}

async function read(model: ReadingModel, { text = report, store }: { text?: string; store?: Store } = {}) {
	return coreWith(store ?? memoryStore()).review(
		{ name: 'r.md', text },
		{ model: { provider: model, limits: { retries: 0 } } },
	);
}

describe('what a model is shown of a report', () => {
	it('is every sentence, item and row behind its number, with nesting, table heads and the references', async () => {
		const model = marking([]);
		await read(model);
		const [{ user } = { user: '' }] = model.sent;
		assert.match(user, /^\d+: # Copper$/m);
		assert.match(user, /^\d+: Copper will be the best investment of the decade \[1\]\.\n\d+: Exports rose/m);
		assert.match(user, /^\d+: - Stocks fell.*\n\d+: {3}- In the north/m);
		assert.match(user, /^\d+: \| Mine \| 2023 \| 2024 \|\n\d+: \| North \| 14 \| 12 \|$/m);
		assert.match(
			user,
			/References:\n\d+: \[1\] Copper yearbook 2024.*, example\.org\/copper\n\d+: \[7\] .*example\.net/,
		);
		assert.match(user, /The whole report stands above\. Its list of 2 references stands behind it in full/);
		assert.match(user, /What the rules have found:\n<<<rules \w+>>>\n1 at \d+.*25%/);
	});

	it('says so where there is no list of references, and where nothing is cited at all', async () => {
		const [bare, linked] = [marking([]), marking([])];
		await read(bare, { text: '# A\n\nCopper is a metal that conducts.\n' });
		assert.match(bare.sent[0]?.user ?? '', /neither a list of references nor any source/);
		await read(linked, { text: '# A\n\nCopper is a [metal](https://example.org/a) that conducts.\n' });
		assert.match(linked.sent[0]?.user ?? '', /no list of references: its links and markers stand in the text/);
	});

	it('has enough of each address to tell the entries apart, and says where it is cut', async () => {
		const long = `https://example.org/${'archive/'.repeat(12)}`;
		const entries = [
			'[1] Copper yearbook. https://www.example.org/item.html?id=20',
			'[2] Zinc yearbook. https://www.example.org/item.html?id=21',
			`[3] Tin yearbook. ${long}tin.html`,
			`[4] Lead yearbook. ${long}lead.html`,
			`[5] Iron yearbook. ${long.replace('org', 'net')}iron.html`,
		];
		const model = marking([]);
		await read(model, {
			text: `# A\n\nCopper is a metal [1][2][3][4][5].\n\n## References\n\n${entries.join('\n')}\n`,
		});
		const shown = [...(model.sent[0]?.user ?? '').matchAll(/^\d+: \[\d\] .*, (example\S+)$/gm)].map(([, site]) => site);
		const path = long.replace('https://', '');
		assert.deepEqual(shown, [
			'example.org/item.html?id=20',
			'example.org/item.html?id=21',
			`${path}tin.html`,
			`${path}lead.html`,
			`${path.replace('org', 'net').slice(0, 70)}…`,
		]);
	});

	it('has what the rules say with the numbers of its own lines, not those of the file', async () => {
		const told =
			'The port of Besk handled more copper than any other port on the coast in the spring, because the railway to the mines was opened again after the floods of the winter.';
		const model = marking([]);
		await read(model, { text: `# A\n\n\n\n\n\n${told}\n\nZinc is a metal.\n\n## B\n\n${told}\n` });
		const { user } = model.sent[0] ?? { user: '' };
		const [first, again] = [...user.matchAll(/^(\d+): The port of Besk/gm)].map(([, number]) => number);
		assert.match(user, new RegExp(`^1 at ${again}, with ${first}: .*\\bline ${first}\\b`, 'm'));
	});

	it('of a long report is a part at a time, each with what the parts before came to', async () => {
		const model = marking([], undefined, { figures: [{ of: 'growth of all', value: '7%', lines: [4] }] });
		await read(model, { text: longReport(24_000) });
		assert.ok(model.sent.length >= 2, `${model.sent.length} questions`);
		const [, second] = model.asked('report_reading');
		assert.match(second?.user ?? '', /This is a part of a long report/);
		assert.match(second?.user ?? '', /Headings:\n[\s\S]*Figures:\ngrowth of all: 7% \(4\)/);
	});

	it('is asked once: an unchanged report costs nothing again', async () => {
		const [store, model] = [memoryStore(), marking([{ at: 'Stocks fell' }])];
		const first = await read(model, { store });
		const again = await read(model, { store });
		assert.deepEqual([first.run.calls, again.run.calls, again.reading.marks], [2, 0, first.reading.marks]);
	});
});

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
		assert.deepEqual(reading.losses, { noPlace: 0, notShared: 0, again: 0 });
	});

	it('that have neither words nor line are lost and counted, and so is what is said twice', async () => {
		const { reading } = await read(
			marking([{ at: '', quote: 'Zinc is a metal of its own' }, { at: 'Stocks fell' }, { at: 'Stocks fell' }]),
		);
		assert.deepEqual([reading.marks.length, reading.losses], [1, { noPlace: 1, notShared: 0, again: 1 }]);
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

describe('the argument of a model', () => {
	it('is a tree: what serves nothing that is there serves the thesis, nothing serves itself', async () => {
		const model = new ReadingModel(({ user }) => {
			const at = (words: string) => lineOf(user, words);
			const claim = (line: number, serves: number | null) => ({ line, serves, type: 'claim', carried: 'partly' });
			const claims = [
				claim(at('Stocks'), at('Output')),
				claim(at('Output'), at('Stocks')),
				claim(at('Exports'), 998),
				claim(997, null),
			];
			return { thesis: at('Copper will'), claims, marks: [], notReal: [], whole: [], figures: [] };
		});
		const { analysis } = await read(model);
		const { nodes, root } = analysis.tree;
		assert.equal(nodes.length, 4);
		assert.ok(nodes.every(({ id, parent }) => id !== parent && (parent !== null || id === root)));
	});
});

describe('a model’s room', () => {
	const reviewed = async (maxInputTokens: number) => {
		const model = Object.assign(new ReadingModel(), { maxInputTokens });
		await coreWith().review({ name: 'r.md', text: longReport(6000) }, { model: { provider: model } });
		return model.asked('report_reading').length;
	};

	it('decides into how many questions a report falls; one that is too small is told before anything is asked', async () => {
		assert.ok((await reviewed(9000)) > (await reviewed(128_000)));
		await assert.rejects(reviewed(4096), { code: 'tooLong', message: /4,096 tokens at once, too few/ });
	});
});

describe('a reading that fails', () => {
	it('leaves the rules’ findings, and says how many lines no answer came on', async () => {
		const { analysis, reading, run } = await read(new ReadingModel(() => failing('refused', 'It will not.')));
		assert.ok(reading.unread > 10);
		assert.equal(run.complete, false);
		assert.ok(
			analysis.findings.some(({ code, message }) => code === 'number.arithmetic' && /25%/.test(english.say(message))),
		);
	});
});

describe('a reading that comes in', () => {
	/** What is told of an answer that comes by pieces, and what comes of it in the end. */
	async function comingIn(breaksOff: boolean) {
		const words = JSON.stringify({
			thesis: 3,
			claims: [{ line: 5, type: 'claim', serves: null, carried: 'no' }],
			marks: [
				{ kind: 'other', weight: 'should', line: 5, quote: '', others: [], note: 'So.', computes: null, better: null },
			],
			notReal: [],
			whole: ['All is short.'],
			figures: [],
		});
		const said = breaksOff ? words.slice(0, words.indexOf('"notReal"')) : words;
		const model = new ReadingModel();
		const ask = async (_: unknown, __: unknown, ___: unknown, onReceived?: (words: string) => void) => {
			for (let at = 0; at < said.length; at += 20) onReceived?.(said.slice(at, at + 20));
			if (breaksOff) throw failing('network');
			return { text: words, finish: 'stop', tokensIn: 1, tokensOut: 1, model: 'sage-1' } as const;
		};
		const seen: Reading[] = [];
		const provider = {
			...model,
			id: model.id,
			model: model.model,
			label: model.label,
			capabilities: model.capabilities,
			ask,
		};
		const onReading = (soFar: () => Reading) => seen.push(soFar());
		const options = { model: { provider, limits: { retries: 0 } }, onReading };
		const { reading, run } = await coreWith().review({ name: 'r.md', text: report }, options);
		return { seen, reading, run };
	}

	const sizes = ({ statements, marks, whole }: Reading) =>
		[statements, marks, whole].map(({ length }) => length).join();

	it('is told as it grows; the lines count as unread until all of it is there', async () => {
		const { seen, reading } = await comingIn(false);
		assert.deepEqual([...new Set(seen.map(sizes))], ['0,0,0', '1,0,0', '1,1,0', '1,1,1']);
		assert.ok(seen.slice(0, -1).every(({ unread, read }) => unread > 10 && read.size === 0));
		assert.deepEqual([seen.at(-1)?.unread, reading.unread], [0, 0]);
	});

	it('and breaks off keeps what had come, and its lines count as unread', async () => {
		const { reading, run } = await comingIn(true);
		assert.deepEqual([sizes(reading), run.complete], ['1,1,0', false]);
		assert.ok(reading.unread > 10);
	});
});

describe('a report that was read and then edited', () => {
	const marks = [
		{ at: 'Stocks fell', weight: 'should' },
		{ at: 'Output of', weight: 'should' },
	] as const;
	const figures: Partial<ReadAnswer> = { figures: [{ of: 'stocks in 2024', value: '210,000 tonnes', lines: [6, 7] }] };

	async function edited(from: string, to: string, said: readonly Said[] = []) {
		const before = (await read(marking(marks, undefined, figures))).reading;
		const model = marking(said);
		const text = report.replace(from, to);
		const options = { model: { provider: model, limits: { retries: 0 } }, earlier: before };
		return { model, text, ...(await coreWith().review({ name: 'r.md', text }, options)) };
	}

	it('is asked about only what was written since, with what the rest came to', async () => {
		const { model, reading } = await edited(
			'Output of the north was 13 tonnes in 2024.',
			'Output of the north was 15 tonnes in 2025.',
			[{ at: 'Output of', note: 'Which year?' }],
		);
		const [{ user } = { user: '' }, ...others] = model.sent;
		assert.deepEqual(
			others.map(({ schemaName }) => schemaName),
			['reading_check'],
		);
		assert.match(
			user,
			/The author has edited the report since it was read\. Above stand the lines that are new or changed \(\d+\)/,
		);
		assert.doesNotMatch(user, /^\d+: Copper will be/m);
		assert.match(user, /Figures:\nstocks in 2024: 210,000 tonnes \(6, 7\)/);
		assert.deepEqual(
			reading.marks.map(({ note }) => note),
			['Which year?', 'So it is.'],
		);
	});

	it('is no wider for an argument that has lost its reasons since', async () => {
		const text =
			'# Copper\n\nHold copper. It is scarce. Mines are old. Stocks fell in 2024. Demand rose. Cars need it.\n';
		const argument = [
			{ line: 3, type: 'claim', serves: 2, carried: 'yes' },
			{ line: 4, type: 'evidence', serves: 3, carried: 'yes' },
			{ line: 5, type: 'evidence', serves: 3, carried: 'yes' },
			{ line: 6, type: 'claim', serves: 2, carried: 'yes' },
			{ line: 7, type: 'evidence', serves: 6, carried: 'yes' },
		] as const;
		const before = await read(marking([], undefined, { thesis: 2, claims: [...argument] }), { text });
		const without = text.replace(' Cars need it.', '');
		const model = { provider: marking([]), limits: { retries: 0 } };
		const after = await coreWith().review({ name: 'r.md', text: without }, { model, earlier: before.reading });
		assert.deepEqual(
			[before, after].map(({ analysis: { tree } }) => [tree.metrics.meanChildren, tree.metrics.bared ?? 0]),
			[
				[5 / 3, 0],
				[4 / 3, 1],
			],
		);
	});

	it('costs nothing where nothing was', async () => {
		const { model, reading } = await edited('## Market', '##  Market');
		assert.deepEqual([model.sent.length, reading.marks.length], [0, 2]);
	});

	it('is read anew where much was written', async () => {
		const { model } = await edited(
			'## Market',
			`${Array.from({ length: 30 }, (_, at) => `Zinc of mine ${at} is a metal.`).join('\n\n')}\n\n## Market`,
		);
		assert.match(model.sent[0]?.user ?? '', /The whole report stands above/);
	});

	it('tells at once of a figure that was changed in one of its places, without asking', async () => {
		const before = (
			await read(
				marking([], undefined, {
					figures: [{ of: 'output of the north in 2024', value: '12 tonnes', lines: [7, 10] }],
				}),
			)
		).reading;
		const text = report.replace('rose to 12 tonnes', 'rose to 16 tonnes');
		const { analysis } = withReading(analyze({ name: 'r.md', text }), before);
		const told = analysis.findings.filter(({ message }) => message.code === 'review.changedFigure');
		assert.deepEqual(
			told.map(({ span }) => text.slice(...span)),
			['In the north they rose to 16 tonnes [7].'],
		);
	});
});
