import assert from 'node:assert/strict';
import { checklistGroups, loadBearingLines } from '../../../src/output/checklistRows';
import { renderHtml } from '../../../src/output/html';
import { renderMarkdown } from '../../../src/output/markdown';
import { markdownText } from '../../../src/output/markdownText';
import { skillsLine } from '../../../src/output/skillsLine';
import { renderText } from '../../../src/output/text';
import { english } from '../words';
import { resultOf, scorecardOf } from './handmade';
import { factOf, itemOf, jadeOf, refutedFact } from './handmadeJade';

describe('Output: JADE’s checklists', () => {
	it('call a fact what it is: refuted, not sure enough to carry anything, held in part, held', () => {
		const held = [0.25, 0.5, 0.7, 0.8].map((value, index) => factOf(`f${index}`, value));
		const jade = jadeOf({ reportChecklist: [refutedFact('no', 0.045), ...held] });
		const verdicts = checklistGroups('x', jade).flatMap(({ rows }) => rows.map(({ verdict }) => verdict));
		assert.deepEqual(verdicts, [
			'refuted, 0.04',
			'not sure enough, 0.25',
			'not sure enough, 0.50',
			'holds in part, 0.70',
			'holds, 0.80',
		]);
	});

	it('write a flaw’s weight with a minus sign', () => {
		const jade = jadeOf({ queryChecklist: [itemOf('q', { weight: -15 })] });
		assert.equal(checklistGroups('x', jade)[0]?.rows[0]?.weight, '−15');
	});

	it('say of a fact that carries something what would fall, not what falls', () => {
		const bare = jadeOf({ reportChecklist: [factOf('f', 0.8)] });
		const loadBearing = [{ item: 'f', loss: null, reasoningLoss: null, falls: ['q'] }];
		const jade = { ...bare, judged: { ...bare.judged!, loadBearing } };
		assert.deepEqual(loadBearingLines(jade), ['Is f true? – 1 conclusion would fall with it.']);
	});

	it('name the facts that carry something, in points of what would be lost', () => {
		const bare = jadeOf({ reportChecklist: ['a', 'b', 'c', 'd'].map((id) => factOf(id, 0.8)) });
		const loadBearing = [
			{ item: 'a', loss: 0.1, reasoningLoss: 0.2, falls: [] },
			{ item: 'b', loss: 0, reasoningLoss: 0.2, falls: [] },
			{ item: 'c', loss: 0.001, reasoningLoss: 0.001, falls: ['q', 'r'] },
			{ item: 'd', loss: 0.001, reasoningLoss: 0.001, falls: [] },
		];
		assert.deepEqual(loadBearingLines({ ...bare, judged: { ...bare.judged!, loadBearing } }), [
			'Is a true? – carries 10.0 points of 100.',
			'Is b true? – carries 20.0 points of reasoning.',
			'Is c true? – 2 conclusions would fall with it.',
		]);
		const many = Array.from({ length: 9 }, (_, at) => ({ item: `f${at}`, loss: 0.1, reasoningLoss: 0, falls: [] }));
		const crowded = jadeOf({ reportChecklist: many.map(({ item }) => factOf(item, 0.8)) });
		assert.equal(loadBearingLines({ ...crowded, judged: { ...crowded.judged!, loadBearing: many } }).length, 8);
	});

	it('link a step of “Fix first” to its item on the page, and leave out an empty basis', () => {
		const jade = jadeOf({ queryChecklist: [itemOf('q')], reportChecklist: [refutedFact('f', 0.04)] });
		const step = { finding: null, item: 'f', gain: 0, framework: 'jade', effort: 'medium' } as const;
		const scorecard = { ...scorecardOf({}), jade, fixFirst: [step] };
		const result = resultOf('x', { scorecard });
		const page = renderHtml([result], english);
		const [, anchor] = /<a class="place" href="#(r1-item\d+)">line 1<\/a>/.exec(page) ?? [];
		assert.ok(anchor && page.includes(`<tr id="${anchor}"><th scope="row" class="name">Is f true?`));
		assert.doesNotMatch(page, /<span class="basis"><\/span>/);
		assert.match(
			renderText([result], english, false),
			/1\. – {2}line 1 {2}Not met: Is f true\? Why f\. \(JADE, medium\)/,
		);
	});
});

describe('Output: the skills a report is judged by', () => {
	it('are named with the words that spoke for them and how to change them', () => {
		const why = { supplier_sourcing: ['factory', 'supplier'], moq_price_constraint: ['MOQ'] };
		const activation = { from: 'query', why, problems: [] } as const;
		const jade = jadeOf({ skills: Object.keys(why), activation, queryChecklist: [itemOf('q')] });
		const line =
			'Judged as: Supplier sourcing (“factory”, “supplier”), MOQ price constraint (“MOQ”), by the words of its question or title. Change it with “skills:” in the front matter.';
		assert.equal(skillsLine(jade), line);
		const result = resultOf('x', { scorecard: { ...scorecardOf({}), jade } });
		for (const shown of [
			renderText([result], english, false),
			renderMarkdown([result], english),
			renderHtml([result], english),
		]) {
			assert.ok(shown.includes(line));
		}
	});

	it('are said to be the author’s own choice where they are', () => {
		const activation = { from: 'report', why: { sales_data: ['named'] }, problems: [] } as const;
		assert.match(skillsLine(jadeOf({ skills: ['sales_data'], activation })), /^Judged as: Sales data, as the front/);
		assert.match(skillsLine(jadeOf()), /no skill is active/);
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
