import assert from 'node:assert/strict';
import { closestLanguage } from '../../../src/messages/languages';
import { message, verbatim } from '../../../src/messages/message';
import { wordsIn } from '../../../src/messages/words';

const [english, chinese] = [wordsIn('en'), wordsIn('zh-CN')];

describe('the words of a language', () => {
	it('are those of the closest language that there is', () => {
		assert.deepEqual(['zh-cn', 'zh_Hans', 'zh', 'de', 'en-GB', undefined].map(closestLanguage), [
			...['zh-CN', 'zh-CN', 'zh-CN'],
			...['en', 'en', 'en'],
		]);
	});

	it('say a message with what stands in it', () => {
		const unused = message('checks.citationsUnused', { labels: ['7'], count: 9 });
		assert.equal(english.say(unused), 'Nothing in the text cites reference “7”.');
		assert.equal(chinese.say(unused), '正文没有引用参考文献“7”。');
		assert.equal(english.all([unused, verbatim('Yes.')]), 'Nothing in the text cites reference “7”. Yes.');
		assert.equal(chinese.all([unused, verbatim('是。')]), '正文没有引用参考文献“7”。是。');
	});

	it('say codes that have dots of their own', () => {
		assert.equal(english.say(message('titles.citation.unused')), 'A reference that nothing cites');
	});

	it('count, list and format as readers of the language do', () => {
		const count = (of: number) => message('counts.findings', { count: of });
		assert.deepEqual(
			[0, 1, 2000].map((of) => english.say(count(of))),
			['0 findings', '1 finding', '2,000 findings'],
		);
		assert.deepEqual(
			[1, 2000].map((of) => chinese.say(count(of))),
			['1 个发现', '2,000 个发现'],
		);
		assert.equal(english.list(['a', 'b', 'c']), 'a, b and c');
		assert.equal(chinese.list(['甲', '乙', '丙']), '甲、乙和丙');
		assert.match(english.moment(new Date(2026, 2, 1, 15, 4).getTime()), /^Mar 1, 2026.*3:04\sPM$/);
		assert.match(chinese.moment(new Date(2026, 2, 1, 15, 4).getTime()), /^2026年3月1日.*15:04$/);
		assert.deepEqual([english.number(0.12345), english.percent(0.4567, 1)], ['0.12', '45.7%']);
	});

	it('close what others said with a full stop', () => {
		const said = (text: string) =>
			[english, chinese].map((words) => words.say(message('common.closed', { what: verbatim(text) })));
		assert.deepEqual(said('It fell'), ['It fell.', 'It fell。']);
		assert.deepEqual(said('It fell!'), ['It fell!', 'It fell!']);
	});

	it('do not pass over a message that no table holds', () => {
		assert.throws(() => english.say({ code: 'checks.nothing', args: {} }), /checks\.nothing/);
		assert.throws(() => english.say({ code: 'nothing', args: {} }), /nothing/);
	});
});
