import assert from 'node:assert/strict';
import { createPlumbline } from '../../../src/index';
import { wordsIn } from '../../../src/messages/words';
import { silentLogger, systemClock } from '../../../src/ports';
import type { Scorecard } from '../../../src/scorecard/scorecard';
import { contextOf } from '../../../src/view/context';
import { frameworkViews } from '../../../src/view/frameworks';

const text = '# Tea\n\nSales rose to 40 million crowns in 2024.\n';
const plumbline = createPlumbline({ logger: silentLogger, clock: systemClock });

async function finResearchView(change: (card: Scorecard) => Scorecard = (card) => card) {
	const { scorecard } = await plumbline.score({ name: 'r.md', text }, { frameworks: ['finResearch'] });
	const [view] = frameworkViews(change(scorecard), contextOf(text, wordsIn('en')));
	assert.ok(view);
	return view;
}

describe('a framework that nobody read the report for', () => {
	it('says once why nothing is scored, and of each dimension what was counted', async () => {
		const { headline, rows } = await finResearchView();
		assert.deepEqual(
			[headline.value, headline.basis, headline.reasons.map(({ message }) => message)],
			['–', 'unscored', ['Needs a reader: connect a model.']],
		);
		const reasons = rows.map(({ reasons: [first] }) => first?.message ?? '');
		assert.ok(reasons.every((reason) => reason !== '' && !reason.startsWith('Needs a reader')));
		assert.equal(reasons[0], 'There is no table or figure.');
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
