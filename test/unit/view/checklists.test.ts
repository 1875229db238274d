import assert from 'node:assert/strict';
import { verbatim } from '../../../src/messages/message';
import { wordsIn } from '../../../src/messages/words';
import { htmlRendering } from '../../../src/output/html';
import { markdownRendering } from '../../../src/output/markdown';
import { markdownText } from '../../../src/output/markup';
import { rendered } from '../../../src/output/rendering';
import { textRendering } from '../../../src/output/text';
import type { JadeScore } from '../../../src/scorecard/jade';
import { type Choices, checklistsView } from '../../../src/view/checklists';
import { contextOf } from '../../../src/view/context';
import { resultOf, scorecardOf } from '../output/handmade';
import { factOf, itemOf, jadeOf, refutedFact } from '../output/handmadeJade';
import { english } from '../words';

function viewOf(jade: JadeScore, words = english, choices?: Choices) {
	const view = checklistsView('x', jade, contextOf('x', words), choices);
	assert.ok(view);
	return view;
}

const verdictsIn = (jade: JadeScore, words = english) =>
	viewOf(jade, words).lists.flatMap(({ items }) => items.map(({ verdict }) => verdict));

describe('View: JADE’s checklists', () => {
	it('call a fact what it is: refuted, not certain enough to carry anything, confirmed in part, confirmed', () => {
		const held = [0.25, 0.5, 0.7, 0.8].map((value, index) => factOf(`f${index}`, value));
		const jade = jadeOf({ reportChecklist: [refutedFact('no', 0.045), ...held, factOf('open', null)] });
		assert.deepEqual(verdictsIn(jade), [
			'refuted',
			'not certain enough, 0.25',
			'not certain enough, 0.50',
			'partly confirmed, 0.70',
			'confirmed, 0.80',
			'not verifiable',
		]);
		assert.equal(verdictsIn(jade, wordsIn('zh-CN'))[1], '把握不足，0.25');
		const marks = viewOf(jade).lists.flatMap(({ items }) => items.map(({ mark }) => mark));
		assert.deepEqual(marks, ['bad', 'bad', 'bad', 'partly', 'good', 'open']);
	});

	it('ask in Chinese what a skill asks in Chinese, of Chinese readers alone, wherever an item is named', () => {
		const fact = refutedFact('f', 0.1);
		const asked = {
			...itemOf('q', { result: { state: 'gated', value: 0, gatedBy: ['f'] } }),
			questionZh: '是否达到？',
		};
		const resting = itemOf('r', { result: { state: 'blocked', value: null, blockedBy: ['q'] } });
		const jade = jadeOf({ queryChecklist: [asked, resting], reportChecklist: [fact] });
		const shown = (words = english) => {
			const { lists, gates } = viewOf(jade, words);
			const [first, second] = lists.flatMap(({ items }) => items);
			return [first?.question, second?.question, gates[0]?.falls[0]?.text, second?.because[0]];
		};
		const [question, other, falls, because] = shown(wordsIn('zh-CN'));
		assert.deepEqual([question, other, falls], ['是否达到？', 'Is r met?', '是否达到？']);
		assert.match(because ?? '', /是否达到？/);
		assert.deepEqual(shown().slice(0, 3), ['Is q met?', 'Is r met?', 'Is q met?']);
		assert.doesNotMatch(shown().join(), /\p{Script=Han}/u);
	});

	it('say of requirements whether they are met, and of flaws whether they are there', () => {
		const queryChecklist = [1, 0.5, 0].flatMap((value) => [
			itemOf(`q${value}`, { result: { value } }),
			itemOf(`flaw${value}`, { result: { value }, weight: -15 }),
		]);
		assert.deepEqual(verdictsIn(jadeOf({ queryChecklist })), [
			...['met', 'flaw present', 'partly met', 'flaw partly present', 'not met', 'flaw absent'],
		]);
	});

	it('say what invalidates an item, and why one is left out', () => {
		const gated = itemOf('q1', { result: { state: 'gated', value: 0, gatedBy: ['f'] } });
		const blocked = itemOf('q2', { result: { state: 'blocked', value: null, blockedBy: ['q1', 'gone'] } });
		const view = viewOf(jadeOf({ queryChecklist: [gated, blocked], reportChecklist: [refutedFact('f', 0.04)] }));
		const [first, second] = view.lists[0]!.items;
		assert.deepEqual(
			[first!.verdict, first!.because],
			['invalidated by a failed fact', ['Invalidated by: Is f true?']],
		);
		assert.equal(second!.verdict, 'not counted: the main task is not met');
		assert.deepEqual(second!.because, [
			'Not counted, because this is not met: Is q1 met?',
			'Not counted, because this is not met: gone',
		]);
		assert.deepEqual(
			view.gates.map(({ fact, reason, falls }) => [fact.text, reason, falls.map(({ text }) => text)]),
			[['“x”', 'Why f.', ['Is q1 met?']]],
		);
	});

	it('write a flaw’s weight with a minus sign, and no weight where it does not count', () => {
		const queryChecklist = [itemOf('q', { weight: -15 })];
		const { lists } = viewOf(jadeOf({ queryChecklist, reportChecklist: [factOf('f', 0.8)] }));
		assert.deepEqual(
			lists.map(({ items }) => items[0]?.weight),
			['−15', ''],
		);
	});

	it('name the facts that carry something, with what would be lost and what depends on them', () => {
		const bare = jadeOf({ reportChecklist: ['a', 'b', 'c', 'd'].map((id) => factOf(id, 0.8)) });
		const loadBearing = [
			{ item: 'a', loss: 0.1, reasoningLoss: 0.2, falls: [] },
			{ item: 'b', loss: 0, reasoningLoss: 0.2, falls: ['q'] },
			{ item: 'c', loss: 0.001, reasoningLoss: 0.001, falls: ['q', 'r'] },
			{ item: 'd', loss: 0.001, reasoningLoss: 0.001, falls: [] },
		];
		const carrying = viewOf({ ...bare, judged: { ...bare.judged!, loadBearing } }).loadBearing;
		assert.deepEqual(
			carrying.map(({ fact, carries }) => [fact.id, fact.text, carries]),
			[
				['a', '“x”', 'carries 10.0 points of 100'],
				['b', '“x”', 'carries 20.0 points of reasoning; 1 conclusion depends on it'],
				['c', '“x”', '2 conclusions depend on it'],
			],
		);
	});

	it('show what would be if the opposite of some items held', () => {
		const queryChecklist = [itemOf('q', { result: { value: 0, answer: 0 } })];
		const jade = jadeOf({ reasoning: 0, queryChecklist });
		const choices = { supposed: new Set(['q']), edits: { gone: { drop: true, question: 'Out?' } }, skillTitle: String };
		const view = viewOf(jade, english, choices);
		const [item] = view.lists[0]!.items;
		assert.deepEqual([item!.verdict, item!.reason, item!.supposition], ['met', 'Assumed.', 'assume it is met']);
		assert.equal(view.supposed, 'reasoning 1.00 instead of 0.00 · 0 conclusions invalidated by a fact instead of 0');
		assert.deepEqual(view.leftOut, [{ id: 'gone', question: 'Out?' }]);
	});

	it('link a step of “Fix first” to its item on the page', () => {
		const jade = jadeOf({ queryChecklist: [itemOf('q')], reportChecklist: [refutedFact('f', 0.04)] });
		const step = { finding: null, item: 'f', gain: 0, framework: 'jade', effort: 'medium' } as const;
		const scorecard = { ...scorecardOf({}), jade, fixFirst: [step] };
		const result = resultOf('x', { scorecard });
		const page = rendered(htmlRendering(english), [result]);
		const [, anchor] = /<a class="place" href="#(r1-item\d+)">line 1<\/a>/.exec(page) ?? [];
		assert.match(page, new RegExp(`<tr class="" id="${anchor}">.*<th scope="row" class="name">Is f true\\?`));
		assert.match(
			rendered(textRendering(english, { colour: false, all: false }), [result]),
			/1\. line 1 {2}Refuted: Is f true\? Why f\. \(medium effort\)/,
		);
	});
});

describe('View: the skills a report is judged by', () => {
	it('are named with the words that spoke for them and how to change them', () => {
		const why = {
			supplier_sourcing: ['factory', 'supplier'].map(verbatim),
			moq_price_constraint: ['MOQ', 'a', 'b', 'c'].map(verbatim),
		};
		const activation = { from: 'query', why, problems: [] } as const;
		const queryChecklist = [itemOf('q', { result: { value: 1 } })];
		const jade = jadeOf({ skills: Object.keys(why), activation, queryChecklist });
		const line =
			'Judged as: Supplier sourcing (“factory”, “supplier”), MOQ price constraint (“MOQ”, “a”, “b”, …). These skills match the report’s question. Change them with “skills:” in the front matter.';
		assert.equal(viewOf(jade).judgedBy, line);
		const result = resultOf('x', { scorecard: { ...scorecardOf({}), jade } });
		for (const shown of [
			rendered(textRendering(english, { colour: false, all: false }), [result]),
			rendered(htmlRendering(english), [result]),
			rendered(markdownRendering(english), [result]),
		]) {
			assert.ok(shown.includes(line));
		}
	});

	it('are said to be the author’s own choice where they are', () => {
		const activation = { from: 'report', why: { sales_data: [verbatim('named')] }, problems: [] } as const;
		const view = viewOf(jadeOf({ skills: ['sales_data'], activation }));
		assert.match(view.judgedBy, /^Judged as: Sales data\. The report names these skills\. /);
		assert.deepEqual(view.activation, ['The report names these skills.']);
		assert.match(viewOf(jadeOf({ queryChecklist: [itemOf('q')] })).judgedBy, /no skill is active/);
	});

	it('have their own titles where these are known', () => {
		const choices = { supposed: new Set<string>(), edits: {}, skillTitle: (label: string) => `The ${label}` };
		assert.equal(viewOf(jadeOf({ skills: ['a'] }), english, choices).skills[0]?.title, 'The a');
	});
});

describe('Output: Markdown text', () => {
	it('escapes a colon only where an address or an emoji could begin', () => {
		assert.equal(
			markdownText('figure: −4.6, 净利润：5, 3:11, “skills:” 1:2'),
			'figure: −4.6, 净利润：5, 3:11, “skills:” 1:2',
		);
		assert.equal(markdownText('http://a :smile: :100: mailto:x'), 'http\\://a \\:smile: \\:100: mailto\\:x');
	});
});
