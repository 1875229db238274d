import assert from 'node:assert/strict';
import type { Finding } from '../../../src/findings/model';
import { certainRepetitions } from '../../../src/findings/repetition';
import { verbatim } from '../../../src/messages/message';

const told = (data: object, rest: Partial<Finding> = {}) =>
	({
		code: 'paragraph.redundant',
		severity: 'info',
		span: [0, 1],
		message: verbatim('Again.'),
		related: [],
		held: false,
		certainty: 0.6,
		data: { similarity: 0.4, first: 1, second: 2, ...data },
		...rest,
	}) as Finding;

describe('repetitions that are sure', () => {
	it('are copies, and what a model read and found to be repeated', () => {
		const sure = [told({ copied: true }), told({ points: 1 }, { decidedBy: 'model' })];
		assert.deepEqual(certainRepetitions(sure), sure);
	});

	it('are not what only seems to be said again, nor findings of other codes', () => {
		assert.deepEqual(certainRepetitions([told({ copied: false })]), []);
		assert.deepEqual(certainRepetitions([told({ copied: true }, { code: 'citation.broken' } as Partial<Finding>)]), []);
	});
});
