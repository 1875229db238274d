import assert from 'node:assert/strict';
import { judgedFindings, notTold, sentenceAgain } from '../../../../src/extension/reports/judgedFindings';
import { verbatim } from '../../../../src/messages/message';
import type { Span } from '../../../../src/report/model';
import { parseReport } from '../../../../src/report/parsing/parse';
import { madeFinding } from '../../words';

const places = (...spans: Span[]) => ({
	related: spans.map((span) => ({ span, message: verbatim('See here.') })),
});
const source = { node: 'n1', source: 's1', title: 'One' };
const weak = { node: 'n1', domain: 'example.org', original: '' };

const stays = (span: Span): Span => span;

describe('what only scoring finds', () => {
	it('is kept apart from what reading the text finds', () => {
		const scored = [
			madeFinding('claim.unsupported', [0, 5], { node: 'n1', reason: 'noEvidence' }),
			madeFinding('source.contradicts', [6, 9], source),
		];
		assert.deepEqual(
			judgedFindings(scored, stays).map(({ code }) => code),
			['source.contradicts'],
		);
	});

	it('moves with its lines, and goes when they are edited', () => {
		const scored = [
			madeFinding('source.partly', [10, 20], source, places([2, 4], [30, 40])),
			madeFinding('citation.dead', [30, 40], { source: 's1', failure: 'gone' }),
		];
		const moved = ([start, end]: Span): Span | undefined => (start >= 30 ? undefined : [start + 5, end + 5]);
		const [kept, ...others] = judgedFindings(scored, moved);
		assert.deepEqual([kept?.span, kept?.related.map(({ span }) => span), others], [[15, 25], [[7, 9]], []]);
	});

	it('stays with a sentence whose neighbours were edited, and goes with its words', () => {
		const parsed = parseReport('# Costs\n\nRents fell. Perhaps wages rose. Fees fell. Fees fell.\n');
		const words = (span: Span | undefined) => span && parsed.source.slice(...span);
		assert.equal(words(sentenceAgain('Rents fell.', parsed)), 'Rents fell.');
		assert.equal(sentenceAgain('wages rose.', parsed), undefined);
		assert.equal(sentenceAgain('Fees fell.', parsed), undefined);
	});

	it('has the calculations that a model has read, as long as all of their figures stand', () => {
		const scored = [
			madeFinding('number.arithmetic', [10, 20], {}, places([2, 4])),
			madeFinding('number.arithmetic', [30, 40], { judged: true }, places([2, 4], [50, 54])),
		];
		assert.deepEqual(
			judgedFindings(scored, stays).map(({ span }) => span),
			[[30, 40]],
		);
		assert.deepEqual(
			judgedFindings(scored, (span) => (span[0] === 2 ? undefined : span)),
			[],
		);
	});

	it('is not told twice', () => {
		const offline = [madeFinding('source.secondary', [0, 5], weak)];
		const judged = [madeFinding('source.secondary', [0, 5], weak), madeFinding('source.notFound', [0, 5], source)];
		assert.deepEqual(
			notTold(judged, offline).map(({ code }) => code),
			['source.notFound'],
		);
	});
});
