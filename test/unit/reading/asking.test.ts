import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { withReading } from '../../../src/index';
import type { ReadAnswer } from '../../../src/judge/tasks/readReport';
import { memoryStore } from '../../../src/ports';
import { readPartial } from '../../../src/reading/asking/partial';
import type { Reading } from '../../../src/reading/model';
import { coreWith, failing, longReport, ReadingModel } from '../scoring/finResearch/readingModel';
import { english } from '../words';
import { lineOf, marking, read, report, type Said } from './markingModel';

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

	it('leaves no table to the rules’ guesses that was read row by row', async () => {
		const table =
			'| Mine | Copper 2023 (t) | Copper 2024 (t) |\n| --- | --- | --- |\n| North | 1,412 | 1,290 |\n| South | 881 | 902 |\n';
		const text = `# Copper\n\n## Mines\n\nCopper is a metal [1].\n\n## Output\n\nThe mines differ.\n\n${table}\n## References\n\n[1] Copper yearbook. https://example.org/copper\n`;
		const uncited = (source: string, reading: Reading) =>
			withReading(analyze({ name: 'r.md', text: source }), reading).analysis.findings.filter(
				({ code }) => code === 'citation.missing',
			).length;
		assert.equal(analyze({ name: 'r.md', text }).findings.filter(({ code }) => code === 'citation.missing').length, 1);
		const { reading } = await read(marking([]), { text });
		assert.equal(uncited(text, reading), 0);
		assert.equal(uncited(text.replace('902', '903'), reading), 1);
	});

	it('is asked once: an unchanged report costs nothing again', async () => {
		const [store, model] = [memoryStore(), marking([{ at: 'Stocks fell' }])];
		const first = await read(model, { store });
		const again = await read(model, { store });
		assert.deepEqual([first.run.calls, again.run.calls, again.reading.marks], [2, 0, first.reading.marks]);
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

describe('a reading that says nothing', () => {
	const empty = { thesis: null, claims: [], marks: [], notReal: [], whole: [], figures: [] };
	const text = longReport(1500);
	const reviewed = (...answers: readonly object[]) => {
		const model = new ReadingModel(({ schemaName }, at) => (schemaName === 'report_reading' ? answers[at] : undefined));
		return coreWith().review({ name: 'r.md', text }, { model: { provider: model, limits: { retries: 0 } } });
	};

	it('of a whole report is asked for once more', async () => {
		const { reading, run } = await reviewed(empty, { ...empty, thesis: 2 });
		assert.deepEqual([reading.unread, run.complete, run.calls], [0, true, 3]);
	});

	it('twice is none: its lines count as unread, and the rules’ findings stay', async () => {
		const { analysis, reading, run } = await reviewed(empty, empty);
		assert.ok(reading.unread > 50);
		assert.deepEqual(
			[run.complete, run.failures.map(({ message }) => message.code)],
			[false, ['modelErrors.incomplete']],
		);
		assert.ok(analysis.findings.length >= analyze({ name: 'r.md', text }).findings.length);
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

describe('an answer that comes in with more around it', () => {
	const marks = (text: string) => readPartial(text).marks.map(({ note }) => note);
	const mark = (note: string) =>
		JSON.stringify({ kind: 'other', weight: 'should', line: 5, quote: '', others: [], note, computes: null });
	const answer = `{"thesis": 3, "marks": [${mark('One.')}, ${mark('Two.')}, {"kind": "oth`;

	for (const [what, before] of [
		['thoughts', `<think>The form is {"a": 1}, or {"marks": [${mark('Draft.')}]}.</think>`],
		['a greeting', 'Sure! Here is {the answer} you asked for:\n```json\n'],
		['a name around it', '{"report_reading": '],
		['a list around it', '['],
	] as const)
		it(`is read in spite of ${what}`, () => assert.deepEqual(marks(before + answer), ['One.', 'Two.']));

	it('is not what the model still thinks about', () => {
		assert.deepEqual(marks(`<think>Perhaps {"marks": [${mark('Draft.')}]}, or`), []);
	});

	it('is read in spite of slips', () => {
		assert.deepEqual(marks(answer.replace('null}, ', 'None,}, ')), ['One.', 'Two.']);
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

	it('costs nothing where the edit is undone, or done again', async () => {
		const store = memoryStore();
		const reread = report.replace(
			'Output of the north was 13 tonnes in 2024.',
			'Output of the north was 15 tonnes in 2025.',
		);
		const asked: string[] = [];
		const review = async (text: string, said: readonly Said[], earlier?: Reading) => {
			const model = marking(said, undefined, figures);
			const options = { model: { provider: model, limits: { retries: 0 } }, earlier };
			const { reading } = await coreWith(store).review({ name: 'r.md', text }, options);
			asked.push(model.sent.map(({ schemaName }) => schemaName).join());
			return reading;
		};
		const first = await review(report, marks);
		const edited = await review(reread, [{ at: 'Output of', note: 'Which year?' }], first);
		const undone = await review(report, [], edited);
		const again = await review(reread, [], undone);
		const notes = ({ marks: all }: Reading) => all.map(({ anchor, note }) => `${anchor.words}: ${note}`);
		const both = 'report_reading,reading_check';
		assert.deepEqual(asked, [both, both, '', '']);
		assert.deepEqual([notes(undone), notes(again)], [notes(first), notes(edited)]);
	});

	it('whose reading lacks its second look gets that alone', async () => {
		const store = memoryStore();
		const model = { provider: marking([{ at: 'Stocks fell', weight: 'must' }]), limits: { retries: 0 } };
		const core = coreWith(store);
		let came: Reading | undefined;
		const stop = new AbortController();
		const cancelled = core.review(
			{ name: 'r.md', text: report },
			{
				model,
				onReading: (soFar) => {
					came = soFar();
					if (came.unread === 0) stop.abort();
				},
			},
			stop.signal,
		);
		await assert.rejects(cancelled);
		model.provider.sent.length = 0;
		await core.review({ name: 'r.md', text: report }, { model, earlier: came });
		assert.deepEqual(
			model.provider.sent.map(({ schemaName }) => schemaName),
			['reading_check'],
		);
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
