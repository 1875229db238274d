import assert from 'node:assert/strict';
import { readSkillQueries, skillActivationFigures } from '../../bench/quality/skillActivation';

describe('skills that come with the product', () => {
	it('are found by queries in five languages and more', async () => {
		const { keptAside, building, otherIntents } = await skillActivationFigures();
		const languages = new Set(readSkillQueries().map(({ language }) => language));
		assert.deepEqual([...languages].sort(), ['de', 'en', 'es', 'fr', 'ja', 'zh']);
		assert.ok(keptAside >= 0.85, `kept aside: ${keptAside}`);
		assert.ok(building >= 0.9, `building: ${building}`);
		assert.ok(otherIntents >= 0.9, `other intents: ${otherIntents}`);
	});
});
