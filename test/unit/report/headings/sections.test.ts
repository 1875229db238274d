import assert from 'node:assert/strict';
import { splitNumbering } from '../../../../src/report/headings/headingText';
import { read } from '../inline';

const outline = (...lines: string[]) =>
	read(...lines).report.sections.map(({ level, numbering, text, role, parent }) => [
		level,
		numbering,
		text,
		role,
		parent,
	]);

describe('sections', () => {
	it('takes two marks or more for a heading without a space behind them, and one for a topic', () => {
		assert.deepEqual(
			outline('#topic', '', '##1234 was closed.', '###5. Footnotes ##', 'Text.', '', '    ##code', '', '##　C#'),
			[
				[3, '5.', 'Footnotes', 'references', undefined],
				[2, undefined, 'C#', 'body', undefined],
			],
		);
	});

	it('nests marked headings and knows their roles', () => {
		const { report, at } = read(
			'# T',
			'',
			'## 1. Introduction',
			'',
			'Text.',
			'',
			'### 1.1 Scope',
			'',
			'## Conclusion',
			'',
			'## Sources',
		);
		assert.deepEqual(
			report.sections.map(({ level, numbering, text, role, parent }) => [level, numbering, text, role, parent]),
			[
				[1, undefined, 'T', 'body', undefined],
				[2, '1.', 'Introduction', 'introduction', 0],
				[3, '1.1', 'Scope', 'body', 1],
				[2, undefined, 'Conclusion', 'conclusion', 0],
				[2, undefined, 'Sources', 'references', 0],
			],
		);
		assert.equal(at(report.sections[1]?.span ?? [0, 0]), '## 1. Introduction\n\nText.\n\n### 1.1 Scope\n\n');
	});

	it('reads Chinese numbering and roles', () => {
		assert.deepEqual(
			outline(
				'# 报告',
				'',
				'## 一、摘要',
				'',
				'## 二、市场规模',
				'',
				'### （一）现状',
				'',
				'## 三、结论与建议',
				'',
				'## 参考文献',
			),
			[
				[1, undefined, '报告', 'body', undefined],
				[2, '一、', '摘要', 'summary', 0],
				[2, '二、', '市场规模', 'body', 0],
				[3, '（一）', '现状', 'body', 2],
				[2, '三、', '结论与建议', 'conclusion', 0],
				[2, undefined, '参考文献', 'references', 0],
			],
		);
	});

	it('takes bold and numbered lines as headings where nothing is marked', () => {
		const prose = 'The market grew strongly, and prices followed it upwards.';
		assert.deepEqual(outline('**Market size**', '', prose, '', '**Prices**', '', prose), [
			[2, undefined, 'Market size', 'body', undefined],
			[2, undefined, 'Prices', 'body', undefined],
		]);
		assert.deepEqual(outline('1. Market size', '', prose, '', '2. Prices', '', prose), [
			[2, undefined, 'Market size', 'body', undefined],
			[2, undefined, 'Prices', 'body', undefined],
		]);
	});

	it('takes short plain lines in front of prose as headings', () => {
		const prose = 'The market grew strongly, and prices followed it upwards.';
		assert.deepEqual(
			outline('A Report on Tea', '', 'Summary', '', prose, '', 'Green tea', '', prose, '', 'It rose.', '', prose),
			[
				[1, undefined, 'A Report on Tea', 'body', undefined],
				[2, undefined, 'Summary', 'summary', 0],
				[2, undefined, 'Green tea', 'body', 0],
			],
		);
	});

	it('takes no list items, sentences or cells pasted as lines for headings', () => {
		const prose = 'The market grew strongly, and prices followed it upwards.';
		assert.deepEqual(
			outline(
				'# T',
				'',
				'- Tea',
				'- Coffee',
				'',
				prose,
				'',
				'Name',
				'',
				'Price',
				'',
				'Seller',
				'',
				'Origin',
				'',
				'x = 1',
				'',
				prose,
			),
			[[1, undefined, 'T', 'body', undefined]],
		);
	});

	it('splits numbering from text', () => {
		for (const [heading, numbering, text] of [
			['2.1. Size', '2.1.', 'Size'],
			['IV. Outlook', 'IV.', 'Outlook'],
			['第一章 引言', '第一章', '引言'],
			['A. Scope', 'A.', 'Scope'],
			['2024 in review', undefined, '2024 in review'],
			['In brief', undefined, 'In brief'],
		] as const) {
			assert.deepEqual(splitNumbering(heading), { numbering, text });
		}
	});

	it('names the report, and the question it answers', () => {
		const { report, at } = read('---', 'query: How large is it?', '---', '# The **Size**');
		assert.equal(report.title?.text, 'The Size');
		assert.equal(at(report.title?.span ?? [0, 0]), 'The **Size**');
		assert.equal(report.query, 'How large is it?');
		assert.deepEqual(report.frontMatter?.data, { query: 'How large is it?' });
	});
});
