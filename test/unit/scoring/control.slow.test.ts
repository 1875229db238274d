import assert from 'node:assert/strict';
import { damagedCopy } from '../../../src/scoring/control';
import { runView } from '../../../src/view/run';
import { english } from '../words';
import { exampleReport, ReadingModel, type Twist } from './finResearch/readingModel';
import { jadeCore } from './jade/judging';

const report = exampleReport('grid-storage');
const document = { name: 'report.md', text: report };

/** Whatever it reads, it is as clear. */
const pleased: Twist = ({ schemaName }) => {
	if (schemaName !== 'reporteval_quality') return undefined;
	const names = ['comprehensiveness', 'coherence', 'clarity', 'insightfulness', 'overall'];
	return { dimensions: names.map((dimension) => ({ dimension, score: 2.5, reasons: [] })) };
};

describe('a control', () => {
	it('is a copy with less evidence, fewer citations and a section twice, always the same', () => {
		const analysis = jadeCore().analyze(document);
		const copy = damagedCopy(analysis);
		const read = jadeCore().analyze({ name: 'copy.md', text: copy });
		const evidence = ({ tree }: typeof read) => tree.nodes.filter(({ type }) => type === 'evidence').length;
		assert.ok(read.report.citations.length < analysis.report.citations.length);
		assert.ok(evidence(read) < evidence(analysis));
		assert.equal(read.report.sections.length, analysis.report.sections.length + 1);
		assert.equal(copy, damagedCopy(analysis));
	});

	it('is judged beside the report by the same model, and what does not fall is told', async () => {
		const score = async (control: boolean, frameworks?: readonly ['reportEval']) => {
			const provider = new ReadingModel(frameworks ? pleased : undefined);
			const options = { control, model: { provider, limits: { retries: 0 } }, ...(frameworks && { frameworks }) };
			const preview = await jadeCore().preview(document, options);
			const { scorecard } = await jadeCore().score(document, options);
			return { preview, scorecard, notes: runView(scorecard, { words: english }).notes };
		};
		const [alone, beside] = [await score(false), await score(true)];
		assert.ok(beside.preview.calls > 1.7 * alone.preview.calls, `${alone.preview.calls}, ${beside.preview.calls}`);
		assert.ok(beside.scorecard.run.calls > 1.7 * alone.scorecard.run.calls);
		assert.deepEqual(beside.scorecard.finResearch, alone.scorecard.finResearch);
		assert.equal(alone.scorecard.run.notFallen, undefined);
		assert.ok(
			!beside.scorecard.run.notFallen?.some((name) => name === 'articulationProfessionalism' || name === 'evidence'),
		);
		const { notes, scorecard } = await score(true, ['reportEval']);
		assert.deepEqual(scorecard.run.notFallen?.slice(0, 3), ['comprehensiveness', 'coherence', 'clarity']);
		assert.ok(
			notes.some((note) => /^A damaged copy was judged beside the report\. Did not fall: .*[Cc]larity/.test(note)),
			notes.join('\n'),
		);
	});
});
