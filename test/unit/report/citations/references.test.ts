import assert from 'node:assert/strict';
import { read } from '../inline';
import { list } from './cited';

describe('references', () => {
	const entries = (...lines: string[]) => {
		const { report, at } = read(...lines);
		return report.references.map(({ label, title, url, span }) => [label, title, url, at(span)]);
	};
	const url = 'https://a.example/b';
	const cases: readonly (readonly [string, string | undefined, string, string | undefined])[] = [
		[`[1] Title: ${url}`, '1', 'Title', url],
		[`[1] ${url} - Title`, '1', 'Title', url],
		[`[1],${url}`, '1', '', url],
		[`[1]: ${url}`, '1', '', url],
		['[48],', '48', '', undefined],
		[`【1】Title ${url}`, '1', 'Title', url],
		[`^1 Title. ${url}`, '1', 'Title', url],
		[`[^a]: Title ${url}`, '^a', 'Title', url],
		[`^1^ Title. ${url}`, '1', 'Title', url],
		[`¹² Title. ${url}`, '12', 'Title', url],
		[`<sup>3</sup> Title. ${url}`, '3', 'Title', url],
		[`4\\. Title. ${url}`, '4', 'Title', url],
		[`<a id="ref5"></a>[5] Title. ${url}`, '5', 'Title', url],
		[`[\\[6\\]](#_ftnref6) Title. ${url}`, '6', 'Title', url],
		[`[18] [PDF] Title ${url}`, '18', 'Title', url],
		[`[18] [PDF] 年度报告：${url}`, '18', '年度报告', url],
		[`[3] [网页] 港口统计 ${url}`, '3', '港口统计', url],
		[`【3】[数据集] 港口统计 ${url}`, '3', '港口统计', url],
		[`[4] [Draft] Title ${url}`, '4', '[Draft] Title', url],
		[`[4] [J] 港口研究 ${url}`, '4', '[J] 港口研究', url],
		[`[Doe2020] [online] Title ${url}`, 'Doe2020', 'Title', url],
		['[5] [Port survey](data/survey.md)', '5', 'Port survey', 'data/survey.md'],
		[
			'[5] Harbour office, [Port survey](<data/port survey.pdf>), 2023',
			'5',
			'Harbour office Port survey',
			'data/port survey.pdf',
		],
		['[6] 港务局，[客流](../数据/客流.csv)', '6', '港务局 客流', '../数据/客流.csv'],
		[`[7] [Notes](notes.md), of ${url}`, '7', '[Notes](notes.md), of', url],
		[
			'[8] Tide\\_tables: https://a.example/t\\_1?x=2\\&y=3, 2020',
			'8',
			'Tide_tables: , 2020',
			'https://a.example/t_1?x=2&y=3',
		],
		['[^t]: https://a.example/list?x=2\\&y=3', '^t', '', 'https://a.example/list?x=2&y=3'],
		['[9] 潮汐表 https://a.example/t?x=2&amp;y=3', '9', '潮汐表', 'https://a.example/t?x=2&y=3'],
		['[10] [Tides](https://a.example/t\\_1?x=2&amp;y=3)', '10', 'Tides', 'https://a.example/t_1?x=2&y=3'],
	];
	for (const [line, label, title, address] of cases) {
		it(line, () => assert.deepEqual(entries('## Sources', '', line), [[label, title, address, line]]));
	}

	it('reads list items with and without labels', () => {
		assert.deepEqual(entries('## Sources', '', `1. [T [x]](${url})`, `2. U, ${url}`, '', `- ${url}`, `- [V](${url})`), [
			['1', 'T [x]', url, `[T [x]](${url})`],
			['2', 'U', url, `U, ${url}`],
			[undefined, '', url, url],
			[undefined, 'V', url, `[V](${url})`],
		]);
	});

	it('takes the number of a list item for its label, where a number begins its title', () => {
		const title = '7 examples of harbours';
		const lines = ['## Sources', '', `1. First: ${url}`, `2. ${title}: ${url}/2`, `3. Third: ${url}/3`];
		assert.deepEqual(
			entries(...lines).map(([label, title]) => [label, title]),
			[
				['1', 'First'],
				['2', title],
				['3', 'Third'],
			],
		);
	});

	it('reads no label in the type of a document at the head of a list item', () => {
		assert.deepEqual(
			entries(
				'## Sources',
				'',
				`- [PDF] T ${url}`,
				`- [在线] 港口 ${url}`,
				'',
				`1. [PDF] U ${url}`,
				`2. [PDF](${url}) V`,
			),
			[
				[undefined, 'T', url, `[PDF] T ${url}`],
				[undefined, '港口', url, `[在线] 港口 ${url}`],
				['1', 'U', url, `[PDF] U ${url}`],
				['2', 'PDF', url, `[PDF](${url}) V`],
			],
		);
	});

	it('cuts the whole label off a footnote', () => {
		const { report, at } = read('It rose[^grid_2024].', '', '[^grid_2024]: Grid report. https://a.example');
		assert.deepEqual(
			report.references.map(({ title }) => title),
			['Grid report'],
		);
		assert.equal(at(report.blocks[1]?.span ?? [0, 0]), 'Grid report. https://a.example');
	});

	it('resolves a footnote mark by a plain number, and a label in several lists by the list it belongs to', () => {
		const resolved = (...lines: string[]) => read(...lines).report.citations.map(({ references }) => references.join());
		assert.deepEqual(resolved('It rose[^2].', ...list), ['1']);
		const sections = ['## A', '', 'It rose [1].', '', ...list.slice(1), '', '## B', '', 'It fell [1].', ...list];
		assert.deepEqual(resolved(...sections), ['0', '3']);
		const twice = ['It rose [1] and fell [2] [3].', '', '**References**', '', '1. Old: https://o.example', ...list];
		assert.deepEqual(resolved('# T', '', ...twice), ['1', '2', '3']);
	});

	it('gives each of several labels an entry, and joins the line with the address', () => {
		assert.deepEqual(entries('## Sources', '', '[4] [5] A title', '', url), [
			['4', 'A title', url, '[4] [5] A title'],
			['5', 'A title', url, '[4] [5] A title'],
		]);
	});

	it('knows a list by its shape at the end of the report', () => {
		const { report } = read('# T', '', 'It rose [1].', '', 'References:', `[1] A ${url}`, `[2] B ${url}/c`);
		assert.deepEqual(
			report.references.map(({ label }) => label),
			['1', '2'],
		);
		assert.equal(report.blocks.at(-1)?.kind, 'reference');
		assert.deepEqual(
			report.citations.map(({ labels }) => labels),
			[['1']],
		);
	});

	it('takes the full stop from the end of a title, behind a year too', () => {
		const titles = (...lines: string[]) => entries('## Sources', '', ...lines).map(([, title]) => title);
		assert.deepEqual(titles('[1] Battery monitor 2025. https://a.example'), ['Battery monitor 2025']);
		assert.deepEqual(titles('[1] 储能年鉴2025。https://a.example'), ['储能年鉴2025']);
		assert.deepEqual(titles('[1] Guide to version 2.0. https://a.example'), ['Guide to version 2.0.']);
	});

	it('marks entries with neither title nor address as empty', () => {
		const { report } = read('## Sources', '', '[1],', `[2],${url}`);
		assert.deepEqual(
			report.references.map(({ empty }) => empty),
			[true, false],
		);
	});

	it('reads numbered notes under their heading, and no others', () => {
		const labels = (...lines: string[]) =>
			read('It rose.<sup>1</sup>', '', '## Notes', '', ...lines).report.references.map(({ label }) => label);
		assert.deepEqual(labels('1. Port office, accounts.', '2. Census.'), ['1', '2']);
		assert.deepEqual(labels('- Port office, accounts.', '- Prices are net.'), []);
	});
});
