import assert from 'node:assert/strict';
import type { Finding } from '../../../src/findings/model';
import { verbatim } from '../../../src/messages/message';
import type { Span } from '../../../src/report/model';
import { withoutFallen } from '../../../src/scoring/withoutFallen';
import { madeFinding } from '../words';

const node = 'n1';
const at = (...spans: Span[]) => ({ related: spans.map((span) => ({ span, message: verbatim('') })) });
const [fact, otherFact]: [Span, Span] = [
	[100, 150],
	[200, 250],
];
const sum = madeFinding('number.arithmetic', [140, 143], {});
const refuted = madeFinding('evidence.refuted', fact, { node, item: 'f1', falls: 1 });
const alsoRefuted = madeFinding('evidence.refuted', otherFact, { node, item: 'f2', falls: 1 });
const gated = madeFinding('conclusion.gated', [0, 50], { node, item: 'c1', fact: 'f1' }, at(fact));
const gone = (...findings: Finding[]) => findings.map((finding) => ({ finding, why: `why ${finding.span.join()}` }));

describe('what falls with findings that are gone', () => {
	it('is the fact that they refuted and the conclusion that rests on it, for the same reason', () => {
		const settled = withoutFallen([gated, refuted], gone(sum));
		assert.deepEqual(settled.open, []);
		assert.deepEqual(
			settled.gone,
			[gated, refuted, sum].map((finding) => ({ finding, why: 'why 140,143' })),
		);
	});

	it('is the fact at the other place of two figures that differ, too', () => {
		const differ = madeFinding('number.inconsistent', [300, 303], {}, at([110, 113]));
		assert.deepEqual(withoutFallen([refuted], gone(differ)).open, []);
	});

	it('is the conclusion where the fact is decided itself', () => {
		const settled = withoutFallen([gated], gone(refuted, sum));
		assert.deepEqual(settled.open, []);
		assert.equal(settled.gone.length, 3);
	});

	it('is no fact that other numbers or a source speak against', () => {
		const second = madeFinding('number.arithmetic', [120, 123], {});
		assert.deepEqual(withoutFallen([gated, refuted, second], gone(sum)).open, [gated, refuted, second]);
		const quoted = { node, item: 'f1', falls: 1, quote: 'It fell.', title: 'One', source: 's1' };
		const bySource = madeFinding('evidence.refuted', fact, quoted);
		assert.deepEqual(withoutFallen([gated, bySource], gone(sum)).open, [gated, bySource]);
	});

	it('is no conclusion that falls with another fact as well', () => {
		const both = { ...gated, ...at(fact, otherFact) };
		assert.deepEqual(withoutFallen([both, refuted, alsoRefuted], gone(sum)).open, [both, alsoRefuted]);
	});

	it('is nothing where they are about something else', () => {
		const unit = madeFinding('number.unit', [140, 143], {});
		const open = [gated, refuted, alsoRefuted];
		assert.deepEqual(withoutFallen(open, gone(unit)), { open, gone: gone(unit) });
	});
});
