import assert from 'node:assert/strict';
import { fromPanel, panelState } from '../../../src/panel/messages';

describe('the panel’s messages', () => {
	it('are taken when they are what the panel sends', () => {
		for (const message of [
			{ type: 'ready' },
			{ type: 'score' },
			{ type: 'judge' },
			{ type: 'review' },
			{ type: 'connect' },
			{ type: 'cancel' },
			{ type: 'reveal', span: [3, 9], text: 'scored' },
			{ type: 'open' },
			{ type: 'fix', code: 'citation.broken', span: [3, 9] },
			{ type: 'setAside', code: 'claim.partial', span: [3, 9] },
			{ type: 'readSources' },
			{ type: 'openSource', source: 'example.org/a' },
			{ type: 'openSource', source: 'example.org/a', verdict: 2 },
			{ type: 'openFound', item: 'f-1', index: 0 },
			{ type: 'suppose', items: ['f-1'] },
			{ type: 'undoDecision', code: 'claim.partial', span: [3, 9] },
			{ type: 'chooseSkills' },
			{ type: 'showAgain', key: 'claim.vague 0 0 5 Words.' },
			{ type: 'editItem', item: 'q-1', change: 'leaveOut' },
		]) {
			assert.deepEqual(fromPanel.parse(message), message);
		}
	});

	it('are refused when they are anything else', () => {
		const strange = [
			null,
			'ready',
			{},
			{ type: 'run' },
			{ type: 'reveal' },
			{ type: 'reveal', span: ['3', 9], text: 'read' },
			{ type: 'reveal', span: [3, 9] },
			{ type: 'setAside', code: 'claim.partial' },
			{ type: 'editItem', item: 'q-1', change: 'delete' },
		];
		for (const message of strange) assert.equal(fromPanel.safeParse(message).success, false, JSON.stringify(message));
	});

	it('keep a state that older versions wrote without a choice', () => {
		assert.deepEqual(panelState.parse({ uri: 'file:///r.md' }), {
			...{ uri: 'file:///r.md', tab: '', framework: '', references: [] },
		});
		assert.equal(panelState.safeParse(undefined).success, false);
	});
});
