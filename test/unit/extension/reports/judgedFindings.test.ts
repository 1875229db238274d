import assert from 'node:assert/strict';
import { judgedFindings, notTold } from '../../../../src/extension/reports/judgedFindings';
import type { Finding, FindingCode } from '../../../../src/findings/model';
import type { Span } from '../../../../src/report/model';

function finding(code: FindingCode, span: Span, related: Span[] = []): Finding {
	const places = related.map((place) => ({ span: place, message: 'See here.' }));
	return { code, severity: 'warning', span, message: code, related: places, data: {}, gain: undefined };
}

const stays = (span: Span): Span => span;

describe('what only scoring finds', () => {
	it('is kept apart from what reading the text finds', () => {
		const scored = [finding('claim.unsupported', [0, 5]), finding('source.contradicts', [6, 9])];
		assert.deepEqual(
			judgedFindings(scored, stays).map(({ code }) => code),
			['source.contradicts'],
		);
	});

	it('moves with its lines, and goes when they are edited', () => {
		const scored = [
			finding(
				'source.partly',
				[10, 20],
				[
					[2, 4],
					[30, 40],
				],
			),
			finding('citation.dead', [30, 40]),
		];
		const moved = ([start, end]: Span): Span | undefined => (start >= 30 ? undefined : [start + 5, end + 5]);
		const [kept, ...others] = judgedFindings(scored, moved);
		assert.deepEqual([kept?.span, kept?.related.map(({ span }) => span), others], [[15, 25], [[7, 9]], []]);
	});

	it('is not told twice', () => {
		const offline = [finding('source.secondary', [0, 5])];
		const judged = [finding('source.secondary', [0, 5]), finding('source.notFound', [0, 5])];
		assert.deepEqual(
			notTold(judged, offline).map(({ code }) => code),
			['source.notFound'],
		);
	});
});
