import assert from 'node:assert/strict';
import { planOf } from '../../../../src/extension/chat/answers';
import { toDoViewOf } from '../../../../src/view/toDo';
import { chinese, english, linked, readExample, readText, shown } from './read';

const listOf = ({ analysis, context }: ReturnType<typeof readText>, fixable = false) =>
	toDoViewOf(analysis, { ...context, isFixable: () => fixable, jade: null, relations: 3 });

describe('/plan', () => {
	it('lists what the panel lists, in its order, each with its line to click', () => {
		const view = listOf(readExample('grid-storage'));
		const { parts, answered } = planOf('report.md', view, 200, english);
		const listed = view.items.filter(({ held }) => !held);
		assert.ok(listed.length >= 8);
		assert.deepEqual(
			linked(parts),
			listed.map(({ place }) => place?.line),
		);
		const text = shown(parts);
		assert.match(
			text,
			/^\*\*report\\\.md\*\*: 6 findings .*\. To mend in this order:\n\n1\. <line 114> \*\*A citation without/,
		);
		assert.equal(text.match(/^\d+\. /gm)?.length, listed.length);
		assert.equal(answered.next, 114);
	});

	it('is as long as was asked for, and says how much follows', () => {
		const { parts } = planOf('report.md', listOf(readExample('grid-storage')), 5, english);
		assert.equal(linked(parts).length, 5);
		assert.match(shown(parts), /15 more follow: `\/plan 20` lists them\.$/);
	});

	it('says where the light bulb has a fix', () => {
		const text = shown(planOf('report.md', listOf(readExample('grid-storage'), true), 1, english).parts);
		assert.match(text, /\*\(the light bulb has a fix\)\*/);
	});

	it('says what was checked where there is nothing to mend', () => {
		const read = readText('# Port\n');
		const { parts, answered } = planOf('port.md', listOf(read), 5, english);
		assert.match(shown(parts), /^There is nothing to mend in \*\*port\\\.md\*\*\. What was checked:\n- \d+ claim/);
		assert.equal(answered.next, undefined);
	});

	it('is said in Chinese', () => {
		const text = shown(planOf('r.md', listOf(readExample('coffee-retail-zh', chinese)), 2, chinese).parts);
		assert.match(text, /依次修改：\n\n1\. <第 61 行> \*\*没有对应参考文献的引用\*\*“/);
	});
});
