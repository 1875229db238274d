import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import type { FindingCode } from '../../../src/findings/model';
import { isAuthorsView } from '../../../src/mending/authorsView';

function isView(sentence: string, code: FindingCode = 'claim.unsupported'): boolean {
	const chinese = /\p{Script=Han}/u.test(sentence);
	const source = `${chinese ? '## 渡轮\n\n港口位于北岸。' : '## Ferries\n\nThe port lies in the north. '}${sentence}\n`;
	const { report } = analyze({ name: 'ferries.md', text: source });
	const start = source.indexOf(sentence);
	return isAuthorsView(report, { code, span: [start, start + sentence.length] });
}

describe('what only its author can answer for', () => {
	it('is a judgement, a forecast or advice without a figure', () => {
		for (const sentence of [
			'Electric ferries will replace diesel on all short lines.',
			'The northern line has the best crew.',
			'The port should open a second pier.',
			'We prefer the northern line.',
			'电动渡轮将会取代短途航线上的柴油船。',
			'北线的船员最优秀。',
			'港口应当新建第二座码头。',
			'我们看好北线。',
		])
			assert.ok(isView(sentence), sentence);
		assert.ok(isView('The northern line has the best crew.', 'claim.partial'));
	});

	it('is not what gives a figure, or tells what is so', () => {
		for (const sentence of [
			'Electric ferries will carry 4.2 million passengers.',
			'The pier was built by prisoners.',
			'电动渡轮将会运送420万名乘客。',
			'这座码头由囚犯建造。',
		])
			assert.ok(!isView(sentence), sentence);
	});

	it('is no matter of other findings: a fact without a source needs one', () => {
		assert.ok(!isView('The northern line has the best crew.', 'citation.missing'));
		assert.ok(!isView('北线的船员最优秀。', 'citation.missing'));
	});
});
