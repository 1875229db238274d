import assert from 'node:assert/strict';
import { createPlumbline } from '../../../src/index';
import { ModelError } from '../../../src/judge/model';
import { verbatim } from '../../../src/messages/message';
import { wordsIn } from '../../../src/messages/words';
import { silentLogger, systemClock } from '../../../src/ports';
import type { Scorecard } from '../../../src/scorecard/scorecard';
import { contextOf } from '../../../src/view/context';
import type { FrameworkView } from '../../../src/view/frameworks';
import { frameworkViews, shownFigures, unscoredView } from '../../../src/view/frameworks';
import { FakeProvider, fails } from '../judge/fakeProvider';
import { shippedPrompts } from '../scoring/finResearch/readingModel';

const text = '# Tea\n\nSales rose to 40 million crowns in 2024.\n';
const plumbline = createPlumbline({ logger: silentLogger, clock: systemClock });

async function finResearchView(change: (card: Scorecard) => Scorecard = (card) => card) {
	const { scorecard } = await plumbline.score({ name: 'r.md', text }, { frameworks: ['finResearch'] });
	const [view] = frameworkViews(change(scorecard), contextOf(text, wordsIn('en')));
	assert.ok(view);
	return view;
}

describe('a framework that nobody read the report for', () => {
	it('says once why nothing is scored', async () => {
		const { headline, rows } = await finResearchView();
		assert.deepEqual(
			[headline.value, headline.basis, headline.reasons.map(({ message }) => message)],
			['–', 'unscored', ['Needs a reader: score it with a model.']],
		);
		const reasons = rows.map(({ reasons: [first] }) => first?.message ?? '');
		assert.ok(reasons.every((reason) => !reason.startsWith('Needs a reader')));
	});

	it('has no drawing, and so no other systems to be compared with', async () => {
		assert.equal((await finResearchView()).radar, null);
	});

	it('has both as soon as a model scored a dimension, and no total without all of them', async () => {
		const { radar, headline } = await finResearchView((card) => {
			const { finResearch } = card;
			if (!finResearch) return card;
			const viewpointClarity = { value: 80, range: [0, 100], basis: 'model', reasons: [] } as const;
			return {
				...card,
				finResearch: { ...finResearch, dimensions: { ...finResearch.dimensions, viewpointClarity } },
			};
		});
		assert.equal(radar?.axes.filter(({ value }) => value !== null).length, 1);
		assert.ok((radar?.references.length ?? 0) > 0);
		assert.deepEqual(
			headline.reasons.map(({ message }) => message),
			['9 of its 10 dimensions are not scored.'],
		);
	});
});

describe('a framework whose model failed of everything', () => {
	const refused = 'The key was refused.';

	async function failedViews(): Promise<FrameworkView[]> {
		const provider = new FakeProvider([fails(new ModelError('auth', verbatim(refused)))]);
		const judged = createPlumbline({ logger: silentLogger, clock: systemClock, prompts: shippedPrompts });
		const { scorecard } = await judged.score({ name: 'r.md', text }, { model: { provider } });
		return frameworkViews(scorecard, contextOf(text, wordsIn('en')));
	}

	it('says so at its head, and nowhere that a model is to be asked', async () => {
		for (const { id, headline } of await failedViews()) {
			const told = headline.reasons.filter(({ message }) => message.includes(refused));
			assert.equal(told.length, 1, id);
		}
		assert.doesNotMatch(JSON.stringify(await failedViews()), /Needs a reader/);
	});

	it('says it once: the rows tell what was counted, or nothing', async () => {
		const views = await failedViews();
		assert.deepEqual(
			views.map(({ id }) => id),
			['finResearch', 'reportEval', 'jade'],
		);
		for (const { id, rows } of views) assert.doesNotMatch(JSON.stringify(rows), new RegExp(refused), id);
		assert.ok(
			views[0]!.rows.some(({ reasons }) => reasons.some(({ message }) => /the tree drawn offline/.test(message))),
		);
	});
});

describe('what stands for the frameworks that no model scored by', () => {
	it('is one sentence', async () => {
		const { scorecard } = await plumbline.score({ name: 'r.md', text }, {});
		const view = unscoredView(scorecard, contextOf(text, wordsIn('en')));
		assert.match(view?.about ?? '', /^FinResearchBench, DeepResearch-ReportEval and JADE: a model scores these/);
	});

	it('keeps a framework of which the model failed in part, with what it failed of', async () => {
		const view = await finResearchView();
		assert.deepEqual(shownFigures(view), []);
		const [first, ...others] = view.rows;
		assert.ok(first);
		const partly = { ...view, rows: [{ ...first, basis: 'model' as const }, ...others] };
		assert.equal(shownFigures(partly).length, 11);
	});
});
