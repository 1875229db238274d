import assert from 'node:assert/strict';
import { analyze } from '../../../../src/analyze';

/** What of some paragraphs stands in the tree, as a claim or a fact. */
function statements(...paragraphs: string[]): string[] {
	const text = `# Fees\n\n## Fees\n\n${paragraphs.join('\n\n')}\n`;
	const { tree } = analyze({ name: 'fees.md', text });
	return tree.nodes.filter(({ sentence }) => sentence !== undefined).map((node) => node.text);
}

describe('what says nothing of the subject of a report', () => {
	it('is a heading that its text follows in the same line', () => {
		assert.deepEqual(statements('**Wages.** Pay will rise in April, which hurts the margin.'), [
			'Pay will rise in April, which hurts the margin.',
		]);
		assert.deepEqual(statements('**食品安全。** 现场制作的环节多，因此风险很高。'), [
			'现场制作的环节多，因此风险很高。',
		]);
		assert.equal(statements('**Returns have recovered.** A project earns 9%.').length, 2);
	});

	it('is a line that names the source of an exhibit', () => {
		const table = '| Port | Fee |\n|---|---|\n| Haven | 12 |\n| Brock | 14 |';
		assert.deepEqual(statements(table, 'Source: annual reports [1].'), []);
		assert.deepEqual(statements(table, '资料来源：公司年报[1]。'), []);
	});

	it('is what the report says of itself, but not what it finds', () => {
		assert.deepEqual(statements('This memo assesses whether the port should raise its fees.'), []);
		assert.deepEqual(statements('The present report weighs three ways to raise the fees of the port.'), []);
		assert.deepEqual(statements('本备忘录评估港口是否应当提高收费。'), []);
		assert.equal(statements('This report shows that the port must raise its fees.').length, 1);
		assert.equal(statements('本备忘录认为港口必须提高收费，因此应当尽快实施。').length, 1);
	});
});
