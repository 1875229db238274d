import assert from 'node:assert/strict';
import { commandLine } from '../../../src/messages/commandLine';
import { closestLanguage } from '../../../src/messages/languages';
import { message, verbatim } from '../../../src/messages/message';
import type { Message } from '../../../src/messages/model';
import { addSentences, wordsIn } from '../../../src/messages/words';

addSentences(commandLine);

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
		const figures = message('wording.figures', { figures: ['5', '6', '7'] });
		assert.match(english.say(figures), /adds 5, 6 and 7\./);
		assert.match(english.moment(new Date(2026, 2, 1, 15, 4).getTime()), /^Mar 1, 2026.*3:04\sPM$/);
		assert.match(chinese.moment(new Date(2026, 2, 1, 15, 4).getTime()), /^2026年3月1日.*15:04$/);
		assert.deepEqual([english.number(0.12345), english.number(0.12345, 1)], ['0.12', '0.1']);
	});

	it('close what others said with a full stop', () => {
		const said = (text: string) =>
			[english, chinese].map((words) => words.say(message('common.closed', { what: verbatim(text) })));
		assert.deepEqual(said('It fell'), ['It fell.', 'It fell。']);
		assert.deepEqual(said('It fell!'), ['It fell!', 'It fell!']);
	});

	it('set a list side by side, join it, quote it, or name a few and count the others', () => {
		const both = (told: Message) => [english.say(told), chinese.say(told)];
		const choices = ['chat', 'responses', 'auto'];
		assert.deepEqual(both(message('usage.nameCommand', { option: '--all', choices })), [
			'Name a command before --all: chat, responses, auto.',
			'请在 --all 前写上命令：chat、responses、auto。',
		]);
		assert.deepEqual(both(message('options.api', { choices })), [
			'API format of the endpoint: chat, responses or auto (default chat)',
			'端点的 API 格式：chat、responses 或 auto（默认 chat）',
		]);
		const sources = (count: number) =>
			message('checks.emptyReferences', { labels: Array.from({ length: count }, (_, at) => String(at)), places: 1 });
		assert.match(english.say(sources(2)), /^References “0” and “1” have neither/);
		assert.match(english.say(sources(11)), /^References “0”, “1”, .*“7” and 3 more have neither/);
		assert.match(chinese.say(sources(11)), /^参考文献“0”、“1”、.*“7”和另外 3 条既没有标题/);
	});

	it('say messages within messages', () => {
		const busy = message('connection.busy', { who: 'M', requests: 'questions', wait: 3 });
		assert.match(
			english.say(message('modelErrors.busy', { what: busy })),
			/^M takes no more questions for now and asks/,
		);
	});

	it('leave out what there is nothing to say of: none, empty text, an empty list', () => {
		const unknown = (inside: string, meant?: string | null) =>
			english.say(message('configFiles.unknown', { key: 'k', inside, choices: ['a'], meant }));
		assert.equal(unknown(''), '“k” is not known: use a.');
		assert.equal(unknown('m', null), 'in “m”, “k” is not known: use a.');
		assert.equal(unknown('', 'a'), '“k” is not known: use a. Did you mean a?');
		assert.match(
			english.say(message('counts.findingSummary', { findings: 'None', severities: [], others: [] })),
			/^None$/,
		);
	});

	it('write a minus, and as many digits as a sentence asks for', () => {
		const now = { figure: 'final', value: -0.5, now: 1234.567 } as const;
		assert.equal(english.say(message('checklists.figureThen', now)), 'final score −0.50 instead of 1,234.57');
	});

	it('do not say a sentence without what it asks for', () => {
		assert.throws(() => english.say({ code: 'usage.nameCommand', args: { option: '--all' } }), /choices/);
	});

	it('do not pass over a message that no table holds', () => {
		assert.throws(() => english.say({ code: 'checks.nothing', args: {} }), /checks\.nothing/);
		assert.throws(() => english.say({ code: 'nothing', args: {} }), /nothing/);
	});
});
