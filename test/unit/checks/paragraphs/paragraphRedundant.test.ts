import assert from 'node:assert/strict';
import { redundantParagraphs } from '../../../../src/checks/paragraphs/paragraphRedundant';
import type { ParagraphPair } from '../../../../src/findings/model';
import { parseReport } from '../../../../src/report/parsing/parse';
import { english } from '../../words';

const source = [
	'# Storage',
	'## Prices',
	'The price of a system fell to $149 per kWh.',
	'Cells are sold at a discount of 30% to large buyers.',
	'## Costs',
	'Large customers pay 30% less for cells than small ones.',
	'## References',
	'1. Harbour office: the year in figures. https://example.org/a',
].join('\n\n');
const report = parseReport(source);
const blockOf = (text: string) => report.blocks.find(({ span }) => source.slice(...span).startsWith(text))!.index;
const [price, discount, customers] = [blockOf('The price'), blockOf('Cells'), blockOf('Large')];

function findingsFor(...pairs: Partial<ParagraphPair>[]) {
	const candidates = pairs.map((pair) => ({
		first: discount,
		second: customers,
		similarity: 0.3,
		repetition: 0,
		expected: false,
		...pair,
	}));
	const compared = { paragraphs: [price, discount, customers], compared: 3, candidates };
	return redundantParagraphs({ report, pairs: compared });
}

/** Of a report that lists its sources, as those have from which the odds were learned. */
function readWithSources(text: string) {
	return parseReport(`${text}\n\n## References\n\n1. Harbour office: the year in figures. https://example.org/a\n`);
}

/** The severities of what is told of the first and another block of a kind, as one pair. */
function levelsOf(text: string, own: Partial<ParagraphPair>, kind?: string, other = 1) {
	const read = readWithSources(text);
	const all = read.blocks.filter((block) => (kind ? block.kind === kind : /paragraph|item/.test(block.kind)));
	const [first, second] = [all[0]!.index, all[other]!.index];
	const pair = { first, second, similarity: 0.3, repetition: 0, expected: false, ...own };
	const pairs = { paragraphs: [first, second], compared: 1, candidates: [pair] };
	return redundantParagraphs({ report: read, pairs }).map(({ severity }) => severity);
}

describe('paragraph.redundant', () => {
	it('names the earlier place and the figures and words that both have', () => {
		const [finding, ...more] = findingsFor({ repetition: 0.5 });
		assert.equal(more.length, 0);
		assert.deepEqual(finding!.span, report.blocks[customers]!.span);
		assert.equal(
			english.say(finding!.message),
			'This seems to repeat § Prices, line 7: both mention “30%”, “Large”, “cells”. Merge the two, or say what is new here.',
		);
	});

	it('tells every copy, whatever its odds, and shows the nearly verbatim where it is long and no unlikely repetition', () => {
		const [edited] = findingsFor({ similarity: 0.6 });
		assert.match(english.say(edited!.message), /^This repeats § Prices, line 7/);
		assert.equal(edited!.severity, 'hint');
		const long = 'Large customers pay a third less for the cells of a system than all of the small ones do.';
		const rows = (line: string) => `# Storage\n\n${line}\n\n## Costs\n\n${line}\n`;
		const repetition = 0.4;
		assert.deepEqual(levelsOf(rows(long), { similarity: 0.9, repetition }), [undefined]);
		assert.deepEqual(levelsOf(rows(long), { similarity: 0.9, repetition: 0.39 }), ['hint']);
		assert.deepEqual(levelsOf(rows(long), { similarity: 0.89, repetition: 0.39 }), ['hint']);
		// A stock phrase, and a row of a form.
		assert.deepEqual(levelsOf(rows('Its price is not told in the sources.'), { similarity: 1 }), ['hint']);
		const form = (name: string) => `## ${name}\n\n- Costs: ${long}\n- Site: ${name}\n`;
		const forms = `# Storage\n\n${['North', 'South', 'East'].map(form).join('\n')}`;
		assert.deepEqual(levelsOf(forms, { similarity: 1, repetition }, 'item', 2), ['hint']);
	});

	it('hints at what takes up another place because its own asks for it', () => {
		const likely = { similarity: 0.4, repetition: 0.9 };
		const pair = (first: string, second: string, heading = 'Costs') =>
			`# Storage\n\n## Prices\n\n${first}\n\n## ${heading}\n\n${second}\n`;
		const told = 'Large customers pay a third less for the cells of a system.';
		const again = 'For the cells of a system those who buy at large pay a third less.';
		// What has neither figures nor words in a row in common is shown where it is surer.
		const terms = 'A third less is paid by customers who buy cells at large.';
		assert.deepEqual(levelsOf(pair(told, terms), likely), [undefined]);
		assert.deepEqual(levelsOf(pair(told, terms), { ...likely, repetition: 0.5 }), ['hint']);
		assert.deepEqual(levelsOf(pair(told, again), { ...likely, repetition: 0.5 }), [undefined]);
		// A question, the line that heads a case, and what stands among the key points.
		assert.deepEqual(levelsOf(pair(told, 'Do large customers pay a third less for the cells of a system?'), likely), [
			'hint',
		]);
		assert.deepEqual(levelsOf(pair(told, 'Case 4: large customers pay a third less for the cells'), likely), ['hint']);
		assert.deepEqual(levelsOf(pair(told, again).replace('## Prices', '## Key points'), likely), ['hint']);
		// One term, of which two things are told.
		const term = 'Odds of Loss (OL): counted over all of the years that a plant has run so far.';
		assert.deepEqual(levelsOf(pair(term, 'OL (Odds of Loss): says how often a bid comes to nothing.'), likely), [
			'hint',
		]);
		assert.deepEqual(
			levelsOf(pair(term, 'OL (Odds of Loss): counted over all of the years that anybody knows.'), likely),
			[undefined],
		);
	});

	it('hints at what stands in sections of one form', () => {
		const told = 'The contract is paused by whoever calls it first with a key of the second signer.';
		const pair = (...parts: string[]) =>
			`# Audit\n\n${parts.map((part, at) => `${part}\n\n${at < 2 ? told : 'It is fixed.'}`).join('\n\n')}\n`;
		const verbatim = { similarity: 1, repetition: 0.4 };
		assert.deepEqual(levelsOf(pair('## Calls', '## Keys'), verbatim), [undefined]);
		assert.deepEqual(levelsOf(pair('## Plan 1: calls', '## Plan 2: keys', '## Plan 3'), verbatim), ['hint']);
		assert.deepEqual(
			levelsOf(pair('## C-01\n\n### Impact', '## C-02\n\n### Impact', '## C-03\n\n### Impact'), verbatim),
			['hint'],
		);
		assert.deepEqual(levelsOf(pair('## Impact', '## Impact', '## Impact'), verbatim), [undefined]);
		assert.deepEqual(levelsOf(pair('## Plan 1: calls', '## Plan 2: keys'), verbatim), [undefined]);
	});

	it('hints at what an overview tells beforehand, whatever its heading', () => {
		const points = ['Fees rose at every quay of the harbour.', 'Ferries ran late all through the summer.'];
		const parts = [...points, 'Guests left for the bridge at the mouth.'];
		const overview = (said: readonly string[], before: readonly string[] = []) => {
			const text = [
				'# Harbour',
				...before,
				'## Where it stands',
				...said,
				...parts.flatMap((part) => ['## Part', part]),
			].join('\n\n');
			const report = readWithSources(text);
			const prose = report.blocks.filter(({ kind }) => kind === 'paragraph').slice(before.length);
			const candidates = prose.slice(0, said.length).map((first, at) => ({
				...{ first: first.index, second: prose[at + said.length]!.index },
				...{ similarity: 0.5, repetition: 0.9, expected: false },
			}));
			const pairs = { paragraphs: prose.map(({ index }) => index), compared: 15, candidates };
			return redundantParagraphs({ report, pairs }).map(({ severity }) => severity);
		};
		assert.deepEqual(overview(points), [undefined, undefined]);
		assert.deepEqual(overview(parts), ['hint', 'hint', 'hint']);
		// In the middle it is no overview.
		const before = Array.from({ length: 12 }, (_, at) => `On day ${at} the harbour was calm.`);
		assert.deepEqual(overview(parts, before), [undefined, undefined, undefined]);
	});

	it('hints at what a part near the end takes up of several, whatever its heading', () => {
		const parts = ['Fees rose at every quay.', 'Ferries ran late all summer.', 'Guests left for the bridge.'];
		const closing = (of: readonly string[]) => {
			const report = readWithSources(
				['# Harbour', ...parts.flatMap((part) => ['## Part', part]), '## Where it stands', ...of].join('\n\n'),
			);
			const prose = report.blocks.filter(({ kind }) => kind === 'paragraph');
			const candidates = of.map((_, at) => ({
				...{ first: prose[at]!.index, second: prose[at + parts.length]!.index },
				...{ similarity: 0.5, repetition: 0.9, expected: false },
			}));
			const pairs = { paragraphs: prose.map(({ index }) => index), compared: 15, candidates };
			return redundantParagraphs({ report, pairs }).map(({ severity }) => severity);
		};
		assert.deepEqual(closing(parts.slice(0, 2)), [undefined, undefined]);
		assert.deepEqual(closing(parts), ['hint', 'hint', 'hint']);
	});

	it('hints at what differs in one exchanged name, at the head of sub-items, and at a motto', () => {
		const alike = { similarity: 0.95, repetition: 0.9 };
		const long = 'is shown for all plans that were drawn, with districts ranked from the lowest share to the highest';
		const pair = (first: string, second: string) => `# Seats\n\n## One\n\n${first}\n\n## Two\n\n${second}\n`;
		assert.deepEqual(levelsOf(pair(`The vote under STV ${long}.`, `The vote under STV ${long}.`), alike), [undefined]);
		assert.deepEqual(levelsOf(pair(`The vote under STV ${long}.`, `The vote under IRV ${long}.`), alike), ['hint']);
		const agenda = '- The vote on the fees of the quay, the stops of the lines and all of the dues';
		assert.deepEqual(levelsOf(pair(agenda, agenda), { ...alike, similarity: 1 }, 'item'), [undefined]);
		assert.deepEqual(levelsOf(pair(agenda, `${agenda}\n  - Put off`), { ...alike, similarity: 1 }, 'item'), ['hint']);
		const motto = pair(`> The vote ${long}.`, `As she wrote, the vote ${long}.`);
		const read = readWithSources(motto);
		const [first, second] = read.blocks.filter(({ kind }) => kind !== 'heading').map(({ index }) => index);
		const candidates = [{ first: first!, second: second!, similarity: 0.5, repetition: 0.9, expected: false }];
		const pairs = { paragraphs: [first!, second!], compared: 1, candidates };
		assert.deepEqual(
			redundantParagraphs({ report: read, pairs }).map(({ severity }) => severity),
			['hint'],
		);
	});

	it('calls a pair a copy only where the figures agree', () => {
		const [finding] = findingsFor({ first: price, similarity: 0.7, repetition: 0.5 });
		assert.match(english.say(finding!.message), /^This seems to repeat § Prices, line 5/);
		assert.deepEqual(findingsFor({ first: price, similarity: 0.7 }), []);
	});

	describe('of a stretch', () => {
		const told = [
			'Fees rose at every quay.',
			'Ferries ran late all summer.',
			'Guests left for the bridge.',
			'Staff left before the winter.',
		];
		const own = ['Oats are sown.', 'Rye is cut.', 'Hay is dry.', 'Corn is sold.', 'Peas grow.', 'Beans are eaten.'];
		/** What is told where both parts have the lines at these places, in a report of these paragraphs. */
		const findings = (first: readonly string[], second: readonly string[], odds = told.map(() => 0.8)) => {
			const text = ['# Harbour', '## One', ...first, '## Two', ...second].join('\n\n');
			const twice = readWithSources(text);
			const prose = twice.blocks.filter(({ kind }) => kind === 'paragraph');
			const placesOf = (line: string) => prose.filter(({ span }) => text.slice(...span) === line);
			const candidates = told.flatMap((line, at) => {
				const [a, b] = placesOf(line);
				return a && b
					? [{ first: a.index, second: b.index, similarity: 0.5, repetition: odds[at]!, expected: false }]
					: [];
			});
			const pairs = { paragraphs: prose.map(({ index }) => index), compared: 16, candidates };
			return redundantParagraphs({ report: twice, pairs })
				.filter(({ severity }) => severity !== 'hint')
				.map(({ message }) => english.say(message));
		};
		const once =
			'From here to line 21, 4 paragraphs repeat what stands in the same order from § One, line 5 on. Keep one of the two parts.';

		it('that was put in twice is told once, whatever the odds of its first paragraph', () => {
			assert.deepEqual(findings(told, told), [once]);
			assert.deepEqual(findings(told, told, [0.36, 0.8, 0.8, 0.8]), [once]);
		});

		it('is no such stretch of two, nor with text of its own in between', () => {
			assert.equal(findings(told.slice(0, 2), told.slice(0, 2)).length, 2);
			const mixed = (at: number) => told.flatMap((line, place) => [line, own[at + place]!, own[(at + place + 3) % 6]!]);
			assert.ok(findings(mixed(0), mixed(1)).every((message) => !message.startsWith('From here')));
		});
	});

	it('is a hint where an editor is likelier to disagree, and nothing where few agree', () => {
		const levelAt = (repetition: number) => findingsFor({ repetition }).map(({ severity }) => severity);
		assert.deepEqual([0.4, 0.39, 0.29, 0.28].map(levelAt), [[undefined], ['hint'], ['hint'], []]);
	});

	it('is a hint where the two are little alike, whatever the odds', () => {
		const levelAt = (similarity: number) =>
			findingsFor({ similarity, repetition: 0.9 }).map(({ severity }) => severity);
		assert.deepEqual([0.27, 0.25].map(levelAt), [[undefined], ['hint']]);
	});

	it('is a hint in a list up to higher odds, where it only takes up a figure, and where it leads into a list', () => {
		const levels = (first: string, second: string, repetition: number) => {
			const read = readWithSources(`# Storage\n\n${first}\n\n## Costs\n\n${second}\n`);
			const [one = 0, two = 0] = read.blocks
				.filter(({ kind }) => kind === 'paragraph' || kind === 'item')
				.map(({ index }) => index);
			const similarity = first === second ? 0.7 : 0.55;
			const pair = { first: one, second: two, similarity, repetition, expected: false };
			const pairs = { paragraphs: [one, two], compared: 1, candidates: [pair] };
			return redundantParagraphs({ report: read, pairs }).map(({ severity }) => severity);
		};
		const told = 'Large buyers pay less for the cells of the new plant than small ones.';
		assert.deepEqual(
			[0.65, 0.64].map((odds) => levels(told, `- ${told}`, odds)),
			[[undefined], ['hint']],
		);
		assert.deepEqual(
			levels(
				'Large buyers pay 37.5% less than small ones.',
				'- Discounts of 37.5% are what keeps the plant busy.',
				0.9,
			),
			['hint'],
		);
		assert.deepEqual(
			levels('Large buyers pay 37.5% less than small ones.', 'Discounts of 37.5% are what keeps the plant busy.', 0.9),
			[undefined],
		);
		const lead = 'Large buyers of cells pay less than small ones do in all of these places that we have looked at:';
		assert.deepEqual(levels(lead, lead, 0.9), ['hint']);
	});

	it('is a hint where a short answer is told in full', () => {
		const levels = (heading: string) => {
			const read = readWithSources(
				`# Storage\n\nCells sell at 30% less.\n\n## ${heading}\n\nCells are sold at 30% less to all.\n`,
			);
			const [first = 0, second = 0] = read.blocks.filter(({ kind }) => kind === 'paragraph').map(({ index }) => index);
			const pair = { first, second, similarity: 0.4, repetition: 0.8, expected: false };
			const found = redundantParagraphs({
				report: read,
				pairs: { paragraphs: [first, second], compared: 1, candidates: [pair] },
			});
			return found.map(({ severity }) => severity);
		};
		for (const heading of [
			'Survey Note: What cells cost',
			'Detailed report',
			'详细研究报告',
			'调研报告：电池',
			'报告：电池',
		])
			assert.deepEqual(levels(heading), ['hint'], heading);
		for (const heading of ['Detailed analysis', 'Reports of buyers', '详细分析'])
			assert.deepEqual(levels(heading), [undefined], heading);
	});

	it('shows no more than the surest of a report', () => {
		const paragraphs = ['north', 'south', 'east', 'west', 'centre'].map((side) => `The ${side} of the city grew.`);
		const read = readWithSources(`# City\n\n${paragraphs.join('\n\n')}`);
		const [first, ...later] = read.blocks.filter(({ kind }) => kind === 'paragraph').map(({ index }) => index);
		const candidates = later.map((second, at) => ({
			first: first!,
			second,
			similarity: 0.3,
			repetition: 0.5 + at / 10,
			expected: false,
		}));
		const pairs = { paragraphs: [first!, ...later], compared: 10, candidates };
		const findings = redundantParagraphs({ report: read, pairs });
		assert.deepEqual(
			findings.map(({ span }) => span),
			later
				.slice(1)
				.reverse()
				.map((index) => read.blocks[index]!.span),
		);
	});

	const spansIn = (text: string) => {
		const read = readWithSources(text);
		const pairs = { paragraphs: [], compared: 0, candidates: [] };
		return redundantParagraphs({ report: read, pairs }).map(({ span }) => text.slice(...span));
	};

	it('takes the first heading for no title where the front matter has another', () => {
		const heading = 'Grid storage in northern Europe';
		const body = `# ${heading}\n\nPrices fell.\n\n# ${heading}\n\nThey rose.`;
		assert.deepEqual(spansIn(`---\ntitle: What batteries cost\n---\n\n${body}`), []);
		assert.deepEqual(spansIn(`---\ntitle: ${heading} today\n---\n\n${body}`), [heading]);
		assert.deepEqual(spansIn(`---\nlayout: post\n---\n\n${body}`), [heading]);
	});

	it('tells no heading that exchanges a word of the title for another', () => {
		const headings = (second: string) =>
			spansIn(`## Cost of grid storage – falling\n\nIt fell.\n\n## ${second}\n\nIt fell.`);
		assert.deepEqual(headings('Need of grid storage – falling'), []);
		assert.deepEqual(headings('Cost of grid storage – falling fast'), ['Cost of grid storage – falling fast']);
		assert.deepEqual(headings('Cost of storage – falling'), []);
	});

	it('tells no heading that says that it opens the full account', () => {
		const title = '北欧电网储能价格研究';
		const twice = (heading: string) => spansIn(`# ${title}\n\n价格下降。\n\n# ${heading}\n\n价格下降。`);
		assert.deepEqual(twice(`详细报告：${title}`), []);
		assert.deepEqual(twice(`再谈：${title}`), [`再谈：${title}`]);
	});

	it('tells no heading that leaves out a term of another script, however long', () => {
		assert.deepEqual(
			spansIn('# 储能行业未来趋势和被AI替代的可能性\n\n价格下降。\n\n## 储能行业未来趋势\n\n价格下降。'),
			[],
		);
	});

	it('tells a title that is printed again, but no heading that shares a part of it', () => {
		const title = 'Grid storage in northern Europe: prices and policy';
		assert.deepEqual(spansIn(`# ${title}\n\nPrices fell.\n\n## ${title}\n\n## Prices and policy\n\nThey fell.`), [
			title,
		]);
		assert.deepEqual(
			spansIn('# 北欧电网储能价格研究\n\n价格下降。\n\n## 北欧电网储能价格研究\n\n## 价格研究\n\n下降。'),
			['北欧电网储能价格研究'],
		);
	});

	it('takes items of one list for a repetition only where one is a copy', () => {
		const list = '# Plans\n\n- Low case: sales fall by 5% a year.\n- High case: sales rise by 6% a year.\n';
		const plans = readWithSources(list);
		const [first, second] = plans.blocks.filter(({ kind }) => kind === 'item').map(({ index }) => index);
		const codesFor = (source: string) => {
			const read = readWithSources(source);
			const pair = { first: first!, second: second!, similarity: 0.8, repetition: 0.9, expected: false };
			const pairs = { paragraphs: [first!, second!], compared: 1, candidates: [pair] };
			return redundantParagraphs({ report: read, pairs }).map(({ code }) => code);
		};
		assert.deepEqual(codesFor(list), []);
		// With one label they are a copy; with two they are two cases told in one form.
		assert.deepEqual(codesFor(list.replace('6%', '5%')), []);
		assert.deepEqual(codesFor(list.replace('6%', '5%').replace('High', 'Low')), ['paragraph.redundant']);
	});

	it('takes what leads into a list, or an entry of a timeline, for a repetition only where it is a copy at length', () => {
		const codesFor = (first: string, second: string) => {
			const read = readWithSources(`# Harbour\n\n${first}\n\nA quiet day.\n\n${second}\n`);
			const [one, , other] = read.blocks
				.filter(({ kind }) => kind === 'paragraph' || kind === 'item')
				.map(({ index }) => index);
			const pair = { first: one!, second: other!, similarity: 0.95, repetition: 0.9, expected: false };
			const pairs = { paragraphs: [one!, other!], compared: 1, candidates: [pair] };
			return redundantParagraphs({ report: read, pairs }).map(({ code }) => code);
		};
		const lead = 'The ferries that the harbour runs itself differ in age, size and the fuel they burn:';
		assert.deepEqual(codesFor(lead, lead), ['paragraph.redundant']);
		assert.deepEqual(codesFor('The ferries differ in age:', 'The ferries differ in age:'), []);
		const entry = '- 14:05: the pump of the northern dock failed and the crew took the spare one from the store';
		assert.deepEqual(codesFor(entry, entry), ['paragraph.redundant']);
		assert.deepEqual(codesFor(entry, entry.replace('- 14:05: the', 'Then the').replace('took', 'fetched')), []);
	});

	it('is silent below both limits and where repetition is expected', () => {
		assert.deepEqual(findingsFor({ similarity: 0.59, repetition: 0.28 }), []);
		assert.deepEqual(findingsFor({ similarity: 0.9, repetition: 0.9, expected: true }), []);
	});

	it('reports a paragraph once, with every place it repeats, the surest first', () => {
		const [finding, ...more] = findingsFor({ first: price, repetition: 0.4 }, { repetition: 0.6 });
		assert.equal(more.length, 0);
		assert.deepEqual(
			finding!.related!.map(({ span }) => span),
			[report.blocks[discount]!.span, report.blocks[price]!.span],
		);
		assert.deepEqual(finding!.data, { similarity: 0.3, first: discount, second: customers, copied: false });
	});
});
