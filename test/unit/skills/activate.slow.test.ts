import assert from 'node:assert/strict';
import { createActivation } from '../../../src/skills/activate';
import { computing } from '../computing';
import { shippedSkills } from './skillTexts';

describe('activating skills', () => {
	it('is done within a second for a query of 20,000 signs', async () => {
		const activate = createActivation(await shippedSkills());
		const query = 'We need a supplier of candles in Poland that can ship before Easter. '.repeat(290);
		activate({ query });
		const took = await computing(() => activate({ query }));
		assert.ok(took < 1_000, `${took} ms`);
	});
});
