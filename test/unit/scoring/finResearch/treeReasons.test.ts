import assert from 'node:assert/strict';
import { analyze } from '../../../../src/analyze';
import { withReading } from '../../../../src/reading/applied/withReading';
import { ruleDimensions } from '../../../../src/scoring/finResearch/formulas';
import { readingOf } from '../../reading/readings';
import { saidIn } from '../../words';

const text = `# Ferries of Orvik

The harbour should be enlarged for ferries. Ferries carried 40,000 passengers in 2024. Quiet boats are what passengers want most.
`;
const read = (thesis?: string) => {
	const offline = analyze({ name: 'r.md', text });
	const reading = readingOf(offline, {
		...(thesis && { thesis }),
		claims: [
			{ words: 'Ferries carried 40,000 passengers in 2024.', type: 'evidence' },
			{ words: 'Quiet boats are what passengers want most.', support: 'unsupported' },
		],
	});
	return withReading(offline, reading).analysis;
};

describe('what width and depth are said to rest on', () => {
	it('counts the arguments that the mean leaves out, and starts at the thesis where there is one', () => {
		const { report, tree } = read('The harbour should be enlarged for ferries.');
		const { analysisWidth, analysisDepth } = ruleDimensions(report, tree, 'model', true);
		assert.match(saidIn(analysisWidth.reasons)[0] ?? '', /1 argument with nothing under it is left out of the mean\.$/);
		assert.match(saidIn(analysisDepth.reasons)[0] ?? '', /^From the thesis down/);
	});

	it('starts at the title where nothing answers the question', () => {
		const { report, tree } = read();
		assert.match(saidIn(ruleDimensions(report, tree, 'model', true).analysisDepth.reasons)[0] ?? '', /^From the title/);
	});

	it('makes no finding of what a model says carries a claim: its marks alone do', () => {
		const { findings, tree } = read('The harbour should be enlarged for ferries.');
		assert.ok(tree.nodes.some(({ type, support }) => type === 'argument' && support === 'unsupported'));
		assert.deepEqual(
			findings.filter(({ code }) => code.startsWith('claim.')),
			[],
		);
	});
});
