import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { withMoreFindings } from '../../../src/checks/withMoreFindings';
import type { DraftFinding, FindingOptions } from '../../../src/findings/model';
import type { Span } from '../../../src/report/model';
import { readingOf } from '../reading/readings';
import { madeFinding } from '../words';

const text =
	'# Costs\n\nRents fell in 2024. Wages rose.\n\n<!-- plumbline-disable-next-line source.notFound -->\n\nTaxes stayed as they were.\n\nFees fell.\n';
const source = { node: 'n1', source: 's1', title: 'One' };
const at = (words: string): Span => [text.indexOf(words), text.indexOf(words) + words.length];
const missing = (words: string): DraftFinding => madeFinding('source.notFound', at(words), source);
const alone = { ...analyze({ name: 'costs.md', text }), findings: [] };

function told(drafts: readonly DraftFinding[], options?: FindingOptions, analysis = alone) {
	const more = withMoreFindings(analysis, drafts, options);
	return { ...more, words: more.findings.map(({ span, severity }) => [text.slice(...span), severity]) };
}

describe('findings that scoring adds', () => {
	it('stand with the others in the order of the text', () => {
		const first = told([missing('Fees fell.')], { maxFindings: 0 });
		const { words } = told(
			[missing('Wages rose.'), missing('Rents fell')],
			{ maxFindings: 0 },
			{ ...alone, ...first, findings: first.findings as never[] },
		);
		assert.deepEqual(
			words.map(([word]) => word),
			['Rents fell', 'Wages rose.', 'Fees fell.'],
		);
	});

	it('hold to ignore comments, which are counted, and to severities', () => {
		const severities = { 'source.notFound': 'error' } as const;
		const { words, ignored } = told([missing('Taxes stayed'), missing('Wages rose.')], { severities });
		assert.deepEqual(words, [['Wages rose.', 'error']]);
		assert.equal(ignored, alone.ignored + 1);
		assert.deepEqual(told([missing('Wages rose.')], { severities: { 'source.notFound': 'off' } }).words, []);
	});

	it('are held back together with the others beyond what an author reads', () => {
		const drafts = ['Rents fell', 'Wages rose.', 'Fees fell.'].map(missing);
		const held = (options?: FindingOptions) => told(drafts, options).findings.filter((finding) => finding.held).length;
		assert.deepEqual(
			[held({ maxFindings: 1 }), held({ maxFindings: 2 }), held({ maxFindings: 0 }), held()],
			[2, 1, 0, 0],
		);
	});

	it('say that the rules decided where a model was asked too, unless it was the model', () => {
		const asked = { ...alone, reading: readingOf(alone) };
		const drafts = [missing('Rents fell'), { ...missing('Fees fell.'), decidedBy: 'model' as const }];
		assert.deepEqual(
			told(drafts, {}, asked).findings.map(({ decidedBy }) => decidedBy),
			['rules', 'model'],
		);
		assert.deepEqual(
			told(drafts.slice(0, 1)).findings.map(({ decidedBy }) => decidedBy),
			[undefined],
		);
	});

	it('change nothing where there are none', () => assert.deepEqual(withMoreFindings(alone, []), alone));
});
