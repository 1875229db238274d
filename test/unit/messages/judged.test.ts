import assert from 'node:assert/strict';
import { message, verbatim } from '../../../src/messages/message';
import type { Message } from '../../../src/messages/model';
import { wordsIn } from '../../../src/messages/words';

const [english, chinese] = [wordsIn('en'), wordsIn('zh-CN')];
const both = (told: Message) => [english.say(told), chinese.say(told)];

const rates = { why: verbatim('It gives 9%.'), quote: 'Sales rose by 9%.', name: 'Yearbook', page: 3 };

describe('what sources and verified facts are said to show', () => {
	it('names why, the words of the source and where they stand, as far as they are known', () => {
		assert.deepEqual(both(message('judged.contradicts', rates)), [
			'The cited source says otherwise: It gives 9%. “Sales rose by 9%.” (Yearbook, page 3). Correct the claim, or cite a source that supports it.',
			'所引来源的说法与此不同：It gives 9%.“Sales rose by 9%.”（Yearbook，第 3 页）。请更正论断，或引用支持它的来源。',
		]);
		assert.deepEqual(both(message('judged.supportsPart', { ...rates, why: undefined, quote: null })), [
			'The cited source supports only part of this: see “Yearbook”. Narrow the claim, or cite a source for the rest.',
			'所引来源只支撑其中一部分：见“Yearbook”。请收窄论断，或为其余部分引用来源。',
		]);
		assert.deepEqual(both(message('judged.notMentioned', { names: ['A', 'B'], why: undefined })), [
			'The cited sources “A”, “B” do not mention this. Cite where it comes from, or correct the citation.',
			'所引来源“A”、“B”没有提到这一点。请注明出处，或更正引用。',
		]);
	});

	it('says what to do about a page that is gone, with a copy where there is one', () => {
		const gone = { name: 'One', why: verbatim('It is gone.') };
		assert.deepEqual(both(message('judged.dead', { ...gone, suggestion: 'https://a.org' })), [
			'“One” cannot be read any more: It is gone. Try https://a.org, or cite another source.',
			'“One”已无法读取：It is gone.可试用 https://a.org ，或改引其他来源。',
		]);
		assert.match(english.say(message('judged.dead', { ...gone, suggestion: undefined })), /Correct the address/);
	});

	it('says of a conclusion which facts brought it down', () => {
		assert.deepEqual(both(message('judged.gatedByRefuted', { fact: 'Sales rose.', others: 0 })), [
			'Seems to rest on “Sales rose.”, which does not hold up. Fix that fact, or base the conclusion on other evidence.',
			'似乎依据“Sales rose.”，而它不成立。请更正该事实，或让结论依据其他证据。',
		]);
		const unsure = message('judged.gatedByUnsure', { fact: 'A', others: 2, why: message('judged.because', rates) });
		assert.match(
			english.say(unsure),
			/^Seems to rest on “A” and 2 more facts, .* enough\. It gives 9%\. “Sales .*3\)\. Confirm/,
		);
		assert.match(chinese.say(unsure), /^似乎依据“A”和另外 2 条事实/);
		const bare = message('judged.gatedByUnsure', { fact: 'A', others: 1, why: undefined });
		assert.match(english.say(bare), /“A” and 1 more fact, which is not certain enough\. Confirm/);
	});

	it('says of a refuted fact why, and what seems to rest on it', () => {
		const refuted = (falls: number, why?: Message) => both(message('judged.refuted', { why, falls }));
		assert.deepEqual(refuted(0), ['This does not hold up. Correct it.', '这一事实不成立。请更正。']);
		assert.deepEqual(refuted(2, message('judged.sourceSaysOtherwise')), [
			'This does not hold up. Its source says otherwise. 2 conclusions seem to rest on it. Correct it.',
			'这一事实不成立。它的来源说法与此不同。有 2 个结论似乎以它为依据。请更正。',
		]);
	});
});
