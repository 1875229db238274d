import assert from 'node:assert/strict';
import type { Words } from '../../../src/messages/model';
import { wordsIn } from '../../../src/messages/words';
import { htmlRendering } from '../../../src/output/html';
import { markdownRendering } from '../../../src/output/markdown';
import { rendered } from '../../../src/output/rendering';
import { textRendering } from '../../../src/output/text';
import { h } from '../../../src/panel/dom';
import type { ScoredView } from '../../../src/panel/messages';
import { scoresContent } from '../../../src/panel/scoresTab';
import type { AdviceView } from '../../../src/view/advice';
import { adviceView } from '../../../src/view/advice';
import { contextOf } from '../../../src/view/context';
import { viewOf } from '../../../src/view/scorecard';
import { attributesOf, onPage, panelFor, textsOf } from '../panel/page';
import { english } from '../words';
import { advised, text } from './advised';

function adviceIn(words: Words, scored = advised()): AdviceView {
	const view = adviceView(scored, contextOf(text, words));
	assert.ok(view);
	return view;
}

const stepsOf = ({ sections }: AdviceView) => sections.flatMap(({ steps }) => steps);
const stepOn = (about: RegExp) => stepsOf(adviceIn(english)).find((step) => about.test(step.about));

describe('the view of what would raise the scores', () => {
	it('goes by section, the one that can add most first, and in each the largest gain', () => {
		const { sections } = adviceIn(english);
		assert.deepEqual(
			sections.map(({ title, steps }) => [title, steps.map(({ gain }) => gain)]),
			[
				['Section 2.1: Yards', ['Non-redundancy, judged pairs +3.0']],
				['The report as a whole', ['JADE +50.0', 'FinResearchBench +0.1 a point, +1.0 at most', '']],
				['Section 1: Demand', ['Average support by sources +1.0', 'FinResearchBench +0.1 a point, +4.0 at most']],
			],
		);
	});

	it('has of a dimension the model’s own reason with its place, and what it says would raise it', () => {
		const step = stepOn(/framework/);
		assert.equal(step?.about, 'Analysis framework quality: 60 of 100');
		assert.deepEqual([step?.why, step?.raise], ['Prices are left out.', 'Weigh prices against demand.']);
		assert.deepEqual(
			step?.places.map(({ line }) => line),
			[7],
		);
	});

	it('is silent on a dimension of which the model said nothing of its own, and on one at its best', () => {
		assert.equal(stepOn(/Logic/), undefined);
		assert.equal(stepOn(/Coherence/), undefined);
	});

	it('has of an item that is not met its question and why; of one that is met nothing', () => {
		assert.deepEqual(
			stepsOf(adviceIn(english)).flatMap(({ about, why }) => (about.startsWith('Not met') ? [[about, why]] : [])),
			[['Not met: Is q2 met?', 'No yard is named.']],
		);
	});

	it('has both lines of a repetition, and what the source says of a claim that it does not carry', () => {
		assert.deepEqual(
			stepOn(/^Two paragraphs/)?.places.map(({ line }) => line),
			[11, 15],
		);
		const claim = stepOn(/Demand grew/);
		assert.equal(claim?.about, '“Demand grew by 8% in 2024” – contradicted by its source');
		assert.equal(claim?.why, 'The source says: “Demand fell by 2%.” It fell.');
		assert.match(claim?.raise ?? '', /Say what the source says/);
	});

	it('says what one more point is worth only where there is a final score', () => {
		const scored = advised();
		const finResearch = { ...scored.scorecard.finResearch!, final: null };
		const steps = stepsOf(adviceIn(english, { ...scored, scorecard: { ...scored.scorecard, finResearch } }));
		assert.deepEqual(
			steps.filter(({ gain }) => gain.startsWith('FinResearchBench')),
			[],
		);
		assert.ok(steps.some(({ about }) => /framework/.test(about)));
	});

	it('speaks Chinese', () => {
		const { title, sections } = adviceIn(wordsIn('zh-CN'));
		assert.equal(title, '如何提高评分');
		assert.equal(sections[0]?.title, '第 2.1 节：Yards');
	});
});

describe('what would raise the scores', () => {
	onPage();

	it('stands in the text', () => {
		const told = rendered(textRendering(english, { colour: false, all: false }), [advised()]);
		assert.match(
			told,
			/ {4}Section 2\.1: Yards\n {6}Two paragraphs say the same: “Both of the yards that build ferries are full\.” \(lines 11, 15 · Non-redundancy, judged pairs \+3\.0\)\n {8}1 of 4: Nothing is new\.\n {8}→ Merge the two/,
		);
	});

	it('stands in Markdown', () => {
		const told = rendered(markdownRendering(english), [advised()]);
		assert.match(
			told,
			/### Section 1: Demand\n\n- “Demand grew by 8% in 2024” – contradicted by its source \(line 7 · /,
		);
		assert.match(told, /\n {2}- → Weigh prices against demand\.\n/);
	});

	it('stands on the page, with links to the lines', () => {
		const told = rendered(htmlRendering(english), [advised()]);
		assert.match(told, /<h4>Section 2\.1: Yards<\/h4>/);
		assert.match(
			told,
			/Two paragraphs say the same: “Both of the yards that build ferries are full.” <small><span class="place">lines <a href="[^"]+">11<\/a> <a href="[^"]+">15<\/a>/,
		);
	});

	it('stands in the panel, below the score', () => {
		const scored = viewOf(advised(), contextOf(text, english)) as ScoredView;
		const choice = {
			chosen: { framework: '', references: [] },
			choose: () => {},
			view: { model: null, progress: null },
		};
		const page = h('div', {}, scoresContent(scored, panelFor().panel, choice));
		assert.deepEqual(textsOf(page, '.advice summary'), [
			'Section 2.1: Yards',
			'The report as a whole',
			'Section 1: Demand',
		]);
		assert.deepEqual(attributesOf(page, '.tab-panel > *', 'class').slice(0, 2), ['headline', 'advice']);
		assert.ok(textsOf(page, '.advice [data-key^="line:advice"]').includes('line 15'));
	});
});

describe('the argument as a model has read it', () => {
	it('is drawn in text, Markdown and on the page, which say whose reading it is', () => {
		for (const rendering of [
			textRendering(english, { colour: false, all: false }),
			markdownRendering(english),
			htmlRendering(english),
		]) {
			const told = rendered(rendering, [advised()]);
			assert.match(told, /Logic tree/);
			assert.match(told, /Read by sage/);
		}
	});

	it('is not drawn in text and Markdown where nobody has read it', () => {
		const { analysis, ...scored } = advised();
		const { reading: _, ...outline } = analysis;
		for (const rendering of [textRendering(english, { colour: false, all: false }), markdownRendering(english)])
			assert.doesNotMatch(rendered(rendering, [{ ...scored, analysis: outline }]), /Logic tree/);
	});
});
