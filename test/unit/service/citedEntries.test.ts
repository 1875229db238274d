import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { applyReplacements } from '../../../src/mending/replacement';
import { wordsIn } from '../../../src/messages/words';
import { LineIndex } from '../../../src/report/lines';
import {
	citationCompletions,
	definitionsAt,
	referencesAt,
	renameableAt,
	renamedAt,
} from '../../../src/service/citedEntries';
import { type ShownReport, Snapshot } from '../../../src/service/report';

/** A report in which `|` is where the author asks; it is not part of the text. */
function asking(marked: string) {
	const text = marked.replace('|', '');
	const lines = new LineIndex(text);
	const at = (offset: number) => {
		const { line, column } = lines.position(offset);
		return { line: line - 1, character: column - 1 };
	};
	const offset = ({ line, character }: { line: number; character: number }) => lines.start(line) + character;
	const snapshot = new Snapshot('file:///r.md', text, (start, end) => ({ start: at(start), end: at(end) }));
	const report: ShownReport = { analysis: analyze({ name: 'r.md', text }), snapshot };
	const position = at(marked.indexOf('|'));
	const words = (ranges: readonly { start: typeof position; end: typeof position }[]) =>
		ranges.map(({ start, end }) => text.slice(offset(start), offset(end)));
	return {
		defined: () => words(definitionsAt(report, position)),
		cited: (entries = false) => words(referencesAt(report, position, entries)),
		async renamed(name: string): Promise<string | undefined> {
			const reread = async (after: string) => analyze({ name: 'r.md', text: after });
			const renamed = await renamedAt(report, position, name, { reread });
			if (!renamed) return undefined;
			if ('refused' in renamed) return wordsIn('en').say(renamed.refused);
			return applyReplacements(
				text,
				renamed.edits.map(({ range, newText }) => ({
					span: [offset(range.start), offset(range.end)] as const,
					text: newText,
				})),
			);
		},
		renameable: () => renameableAt(report, position),
		offered() {
			const line = marked.split('\n').find((each) => each.includes('|')) ?? '';
			const [before = '', behind = ''] = line.split('|');
			return citationCompletions(report, { before, behind }, position).map(({ label, detail, textEdit }) => {
				const { range, newText } = textEdit as {
					range: { start: typeof position; end: typeof position };
					newText: string;
				};
				const after =
					before.slice(0, range.start.character) + newText + line.replace('|', '').slice(range.end.character);
				return [label, detail, after];
			});
		},
	};
}

const list = (...entries: string[]) => `\n\n## References\n\n${entries.join('\n')}\n`;
const ports = '[1] Port accounts. https://example.com/ports';
const wages = '[2] Wage survey. https://example.com/wages';
const rents = '[3] Rent index. https://example.com/rents';
const numbered = list(ports, wages, rents);

describe('from a marker to its entry, and from an entry to its markers', () => {
	const cases: Readonly<Record<string, readonly [text: string, defined: readonly string[], cited: readonly string[]]>> =
		{
			'a number': [`Rye rose [|2]. Hay fell [2], oats [3].${numbered}`, [wages], ['[2]', '[2]']],
			'one number of several': [`Rye rose [1, |3]. Hay fell [3].${numbered}`, [rents], ['3', '[3]']],
			'a range, of which one number is not written': [
				`Rye rose|[1-3]. Hay fell [2].${numbered}`,
				[ports, wages, rents],
				['1', '[1-3]', '3', '[2]'],
			],
			'an entry': [`Rye rose [2]. Hay fell [2].${numbered.replace('Wage', 'W|age')}`, [wages], ['[2]', '[2]']],
			'a footnote': [
				'Rye rose.[^|a] Hay fell.[^a]\n\n[^a]: Port accounts. https://example.com/ports\n',
				['[^a]: Port accounts. https://example.com/ports'],
				['[^a]', '[^a]'],
			],
			'a key': [
				`Rye rose [@lee2021; @d|oe2020]. Hay fell [@doe2020].${list('[doe2020] Port accounts. https://example.com/a', '[lee2021] Wages. https://example.com/b')}`,
				['[doe2020] Port accounts. https://example.com/a'],
				['doe2020', '[@doe2020]'],
			],
			'a Chinese bracket': [`销售额增长【|2】。${numbered}`, [wages], ['【2】']],
			'a raised number': [`Rye rose.<sup>|2</sup>${numbered}`, [wages], ['<sup>2</sup>']],
			'a link to what is listed': [
				`As the [wage| survey](https://example.com/wages) says [2].${numbered}`,
				[wages],
				['[wage survey](https://example.com/wages)', '[2]'],
			],
			'author and year': [
				`Freight rose (R|ye, 2021).${list('- Rye, A. (2021). Port accounts. https://example.com/ports')}`,
				['Rye, A. (2021). Port accounts. https://example.com/ports'],
				['(Rye, 2021)'],
			],
			'a marker without an entry': [`Rye rose [|7].${numbered}`, [], []],
			'words that cite nothing': [`Rye r|ose [1].${numbered}`, [], []],
		};
	for (const [name, [text, defined, cited]] of Object.entries(cases)) {
		it(name, () => {
			const asked = asking(`# Study\n\n${text}`);
			assert.deepEqual(asked.defined(), defined);
			assert.deepEqual(asked.cited(), cited);
		});
	}

	it('tells of the entry, too, where it is asked for', () => {
		assert.deepEqual(asking(`# Study\n\nRye rose [|2].${numbered}`).cited(true), ['[2]', wages]);
	});
});

describe('a marker that is being written', () => {
	it('is offered the entries with their titles, in the form of the report', () => {
		const offered = asking(`# Study\n\nRye rose [1]. Hay fell [|].${numbered}`).offered();
		assert.deepEqual(offered[1], ['[2]', 'Wage survey', 'Rye rose [1]. Hay fell [2].']);
		assert.equal(offered.length, 3);
	});

	it('goes on behind what it names already, and is closed where it is not', () => {
		const [first] = asking(`# Study\n\nRye rose [1]. Hay fell [3, |${numbered}`).offered();
		assert.deepEqual(first?.[2], 'Rye rose [1]. Hay fell [3, 1]');
	});

	it('may be a footnote, a key, or stand in Chinese brackets', () => {
		const note = '# Study\n\nRye rose.[^a] Hay fell.[^|\n\n[^a]: Port accounts. https://example.com/ports\n';
		assert.deepEqual(asking(note).offered(), [['[^a]', 'Port accounts', 'Rye rose.[^a] Hay fell.[^a]']]);
		const keys = list('[doe2020] Port accounts. https://example.com/a');
		assert.deepEqual(asking(`# Study\n\nRye rose [@doe2020]. Hay fell [@|]${keys}`).offered(), [
			['[@doe2020]', 'Port accounts', 'Rye rose [@doe2020]. Hay fell [@doe2020]'],
		]);
		assert.equal(
			asking(`# 报告\n\n小麦上涨【1】。燕麦下跌【|】。${numbered}`).offered()[1]?.[2],
			'小麦上涨【1】。燕麦下跌【2】。',
		);
	});

	it('is none at the beginning of a line, behind a bracket that is closed, or in other words', () => {
		for (const line of ['[|', '- [|', 'Rye rose [1] by|', 'Rye rose|'])
			assert.deepEqual(asking(`# Study\n\nHay fell [2].\n\n${line}${numbered}`).offered(), [], line);
	});
});

describe('another name for an entry', () => {
	it('is written in the list and wherever a marker names it', async () => {
		const text = (name: string, range: string) =>
			`# Study\n\nRye rose [${name}]. Hay fell [1, ${name}], oats [${range}].${numbered.replace('[3]', `[${name}]`)}`;
		assert.equal(await asking(text('3', '1-3').replace('[3]', '[|3]')).renamed('[7]'), text('7', '1, 2, 7'));
	});

	it('may be a key or that of a footnote, asked for in the list as well', async () => {
		const keyed = (key: string) =>
			`# Study\n\nRye rose [@lee2021; @${key}].${list(`[${key}] Port accounts. https://example.com/a`, '[lee2021] Wages. https://example.com/b')}`;
		assert.equal(await asking(keyed('doe2020').replace('@doe', '@d|oe')).renamed('roe2020'), keyed('roe2020'));
		const noted = (name: string) =>
			`# Study\n\nRye rose.[^${name}]\n\n[^${name}]: Port accounts. https://example.com/a\n`;
		const asked = asking(noted('ports').replace('ports]:', 'po|rts]:'));
		assert.equal(asked.renameable()?.placeholder, 'ports');
		assert.equal(await asked.renamed('^port-accounts'), noted('port-accounts'));
	});

	it('is refused where another entry has it, and where the report would not cite what it cites', async () => {
		const asked = asking(`# Study\n\nRye rose [|3]. Hay fell [1].${numbered}`);
		assert.equal(await asked.renamed('1'), '“1” is the name of another entry already, in line 7.');
		assert.match((await asked.renamed('see below'))!, /^“3” cannot be called “see below” here: /);
		assert.match((await asked.renamed(''))!, /cannot be called/);
	});

	it('is not asked for where there is no label, or several', () => {
		assert.equal(asking(`# Study\n\nRye r|ose [3].${numbered}`).renameable(), undefined);
		assert.equal(asking(`# Study\n\nRye rose|[1-3].${numbered}`).renameable(), undefined);
	});
});
