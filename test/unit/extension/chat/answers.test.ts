import assert from 'node:assert/strict';
import { explainAt, explainCode } from '../../../../src/extension/chat/answers';
import { chinese, english, linked, pages, readExample, readText, shown } from './read';

/** The line of the example where words stand. */
const lineOf = ({ document }: ReturnType<typeof readText>, words: string) =>
	document.text.slice(0, document.text.indexOf(words)).split('\n').length;

describe('/explain', () => {
	it('says of the finding on a line what it is, where, why, and how to fix it by its page', async () => {
		const read = readExample('grid-storage');
		const line = lineOf(read, '[17]');
		const { parts, answered } = await explainAt(read, { line }, pages);
		const text = shown(parts);
		assert.match(text, /^### A citation without a matching reference\n\n<line 114> · error\n\n> \\\[17\\\]\n\n/);
		assert.match(text, /The reference list has entries 1–14, but no “17”/);
		assert.match(text, /\*\*What it means\*\*\n\nA marker such as/);
		assert.match(text, /\*\*How to fix it\*\*\n\n- Correct the number/);
		assert.match(text, /<page citation\.broken>$/);
		assert.deepEqual([answered.line, answered.wordable, line], [114, false, 114]);
	});

	it('offers the exact mend where one can be worked out, and the places that it is about', async () => {
		const read = readExample('grid-storage');
		const total = shown((await explainAt(read, { line: 82 }, pages)).parts);
		assert.match(total, /\*\*What puts it right\*\*\n\n- .*"134" → "124"/);
		const repeated = await explainAt(read, { line: 122 }, pages);
		assert.match(shown(repeated.parts), /\*\*The places it is about\*\*\n\n- <line 58> /);
		assert.deepEqual(linked(repeated.parts), [122, 58]);
	});

	it('takes the finding under the cursor before the others of its line', async () => {
		const text =
			'# Port\n\nTraffic rose by 12% in 2024 [7], and by 9% in 2023 [8].\n\n## References\n\n[1] Yearbook.\n';
		const read = readText(text);
		const column = text.split('\n')[2]!.indexOf('[8]') + 2;
		const under = shown((await explainAt(read, { line: 3, column }, pages)).parts);
		assert.match(under, /> \\\[8\\\]/);
		assert.doesNotMatch(under, /> \\\[7\\\]/);
		const all = shown((await explainAt(read, { line: 3 }, pages)).parts);
		assert.ok(all.includes('[7\\]') && all.includes('[8\\]'));
		assert.equal(all.match(/<page citation\.broken>/g)?.length, 1);
	});

	it('can have a claim reworded that says too much', async () => {
		const read = readExample('grid-storage');
		const claim = read.analysis.findings.find(({ code }) => code === 'claim.partial');
		const { line } = read.context.at(claim!.span);
		assert.equal((await explainAt(read, { line }, pages)).answered.wordable, true);
	});

	it('names the nearest where there is none, and asks for a place where it has none', async () => {
		const read = readExample('grid-storage');
		const { parts, answered } = await explainAt(read, { line: 2 }, pages);
		assert.match(shown(parts), /^There is no finding on line 2\. The nearest are on <line 52> · /);
		assert.equal(answered.next, 52);
		assert.match(shown((await explainAt(read, undefined, pages)).parts), /^Put the cursor on a finding/);
		const clean = await explainAt(readText('# Port\n'), { line: 1 }, pages);
		assert.equal(shown(clean.parts), 'There is no finding on line 1. Nothing was found in this report.');
	});

	it('explains a kind of finding by its code', async () => {
		const text = shown((await explainCode('number.arithmetic', pages, english)).parts);
		assert.match(text, /^### A number that does not match its inputs\n\n\*\*What it means\*\*/);
	});

	it('explains it from the page in the language of the editor', async () => {
		const text = shown((await explainCode('number.arithmetic', pages, chinese)).parts);
		assert.match(text, /^### 与其组成数字对不上的数字\n\n\*\*含义\*\*\n\n正文或表格[\s\S]*\n\n\*\*如何修正\*\*\n\n- /);
		assert.doesNotMatch(text, /英文|What it means/);
	});

	it('answers in Chinese where the editor does', async () => {
		const read = readExample('coffee-retail-zh', chinese);
		const { parts } = await explainAt(read, { line: lineOf(read, '增长了35%') }, pages);
		assert.match(shown(parts), /^### 与其组成数字对不上的数字\n\n<第 57 行> · 警告[\s\S]*\*\*可用的修改\*\*/);
	});

	it('shows words of the report as words: no link of theirs can be clicked, no image is loaded', async () => {
		const lure = '[17]![x](https://evil.example/x.png) <img src=x> [run](command:plumbline.score)';
		const read = readText(`# Port\n\nTraffic rose by 12% in 2024 ${lure}.\n\n## References\n\n[1] Yearbook.\n`);
		for (const { line } of read.analysis.findings.map(({ span }) => read.context.at(span))) {
			const { parts } = await explainAt(read, { line }, pages);
			assert.doesNotMatch(shown(parts.filter((part) => typeof part === 'string')), /(?<!\\)\]\(|<img/);
		}
		assert.ok(read.analysis.findings.length > 0);
	});
});
