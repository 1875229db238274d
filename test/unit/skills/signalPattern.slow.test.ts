import assert from 'node:assert/strict';
import { compileSignal } from '../../../src/skills/signalPattern';
import { computing } from '../computing';

describe('signals', () => {
	it('stay quick on a long text that nearly matches', async () => {
		const { expression } = compileSignal('a … b … c … d … e');
		const took = await computing(() => assert.equal('a b c d '.repeat(2_500).match(expression), null));
		assert.ok(took < 3_000, `${took} ms`);
	});
});
