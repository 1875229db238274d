import assert from 'node:assert/strict';
import { ModelError } from '../../../../src/judge/model';
import { verbatim } from '../../../../src/messages/message';
import { treeNote } from '../../../../src/scoring/finResearch/treeNote';
import { said } from '../../words';

describe('what is said of a tree', () => {
	const note = (parts: number, drawing: Partial<Parameters<typeof treeNote>[0]> = {}) => {
		const plain = { nodes: [], basis: 'model', dropped: 0, missed: 0, unread: 0, miscalculated: [] } as const;
		return said(treeNote({ ...plain, error: undefined, joinError: undefined, ...drawing }, parts));
	};
	const refused = new ModelError('refused', verbatim('It refused.'));

	it('is who drew it, and what of it was left out', () => {
		assert.equal(note(1), 'The model drew this tree.');
		assert.match(
			note(3, { dropped: 2, unread: 1 }),
			/^The model drew this tree from 3 parts\. ?2 statements that it quoted do not stand .* ?1 calculation of the model/,
		);
	});

	it('is which parts the model could not read or join, and why', () => {
		const parts = note(3, { basis: 'mixed', missed: 1, error: refused });
		assert.match(parts, /from 3 parts\. ?For 1 of them the tree drawn offline is used instead\. ?It refused\.$/);
		assert.match(note(3, { basis: 'mixed', joinError: refused }), /could not be joined\. ?It refused\.$/);
		const rule = note(3, { basis: 'rule', missed: 2, error: refused, dropped: 1 });
		assert.match(rule, /^The model could read 1 of 3 parts, .*offline\. ?It refused\. ?One statement/);
	});
});
