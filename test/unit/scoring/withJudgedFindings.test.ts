import assert from 'node:assert/strict';
import type { Analysis } from '../../../src/analysis';
import { analyze } from '../../../src/analyze';
import type { Finding } from '../../../src/findings/model';
import { withJudgedFindings } from '../../../src/index';
import { verbatim } from '../../../src/messages/message';
import type { Span } from '../../../src/report/model';
import { madeFinding } from '../words';

const text = '# Costs\n\nRents fell to 900 euros. Wages rose.\n\nFees fell. Taxes stayed. Fees fell.\n';
const source = { node: 'n1', source: 's1', title: 'One' };
const weak = { node: 'n1', domain: 'example.org', original: '' };

const read = (written: string) => analyze({ name: 'costs.md', text: written });

function spanOf(words: string, from = 0): Span {
	const at = text.indexOf(words, from);
	return [at, at + words.length];
}

function scoredWith(...findings: Finding[]): Analysis {
	return { ...read(text), findings };
}

const seeing = (...spans: Span[]) => ({
	related: spans.map((span) => ({ span, message: verbatim('See here.') })),
});

/** `code: words` of what is told of a text beyond what the text alone shows. */
function added(scored: Analysis, written: string): string[] {
	const alone = read(written);
	const { findings } = withJudgedFindings(alone, scored);
	const known = new Set(alone.findings.map(({ code, span }) => `${code} ${span}`));
	return findings
		.filter(({ code, span }) => !known.has(`${code} ${span}`))
		.map(({ code, span, related }) =>
			[`${code}: ${written.slice(...span)}`, ...related.map((place) => written.slice(...place.span))].join(' | '),
		);
}

describe('what only scoring finds', () => {
	it('is told with what reading the text finds, and that is not told again', () => {
		const scored = scoredWith(
			madeFinding('claim.unsupported', spanOf('Wages rose.'), { node: 'n1', reason: 'noEvidence' }),
			madeFinding('source.contradicts', spanOf('Wages rose.'), source),
		);
		assert.deepEqual(added(scored, text), ['source.contradicts: Wages rose.']);
	});

	it('moves with its sentence, and goes when that is edited in substance', () => {
		const wages = spanOf('Wages rose.');
		const scored = scoredWith(
			madeFinding('source.partly', spanOf('900 euros'), source, seeing(wages, spanOf('Taxes'))),
			madeFinding('source.notFound', wages, source),
		);
		const edited = text.replace('# Costs\n', '# Costs\n\nIn short.\n').replace('Wages rose.', 'Wages rose twice.');
		assert.deepEqual(added(scored, edited), ['source.partly: 900 euros | Taxes']);
		assert.deepEqual(added(scored, text.replace('900', '800')), ['source.notFound: Wages rose.']);
		assert.deepEqual(added(scored, text.replace('Wages rose.', 'Wages\nrose.')).length, 2);
	});

	it('is told of the one that was meant of two sentences with the same words', () => {
		const second = spanOf('Fees fell.', text.lastIndexOf('Fees'));
		const { findings } = withJudgedFindings(read(text), scoredWith(madeFinding('source.partly', second, source)));
		assert.deepEqual(
			findings.filter(({ code }) => code === 'source.partly').map(({ span }) => span),
			[second],
		);
		const once = text.replace(' Fees fell.\n', '\n');
		assert.deepEqual(added(scoredWith(madeFinding('source.partly', second, source)), once), []);
	});

	it('is not told twice', () => {
		const place = spanOf('Wages rose.');
		const offline: Analysis = { ...read(text), findings: [madeFinding('source.secondary', place, weak)] };
		const scored = scoredWith(
			madeFinding('source.secondary', place, weak),
			madeFinding('source.notFound', place, source),
		);
		assert.deepEqual(
			withJudgedFindings(offline, scored).findings.map(({ code }) => code),
			['source.notFound', 'source.secondary'],
		);
	});
});
