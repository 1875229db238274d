import assert from 'node:assert/strict';
import { didNotFall } from '../../../src/scorecard/run';
import { damagedCopy, damageKinds } from '../../../src/scoring/damagedCopy';
import { runView } from '../../../src/view/run';
import { english } from '../words';
import { exampleReport, ReadingModel, type Twist } from './finResearch/readingModel';
import { jadeCore } from './jade/judging';

const document = { name: 'report.md', text: exampleReport('grid-storage') };

/** Whatever it reads, it is as clear. */
const pleased: Twist = ({ schemaName }) => {
	if (schemaName !== 'reporteval_quality') return undefined;
	const names = ['comprehensiveness', 'coherence', 'clarity', 'insightfulness', 'overall'];
	return { dimensions: names.map((dimension) => ({ dimension, score: 2.5, reasons: [] })) };
};

describe('a control', () => {
	it('is a copy with damage of every kind, always the same', () => {
		const analysis = jadeCore().analyze(document);
		const { text, places } = damagedCopy(analysis);
		assert.deepEqual(
			damageKinds.filter((kind) => !places.some((place) => place.kind === kind)),
			[],
		);
		const { report, tree } = jadeCore().analyze({ name: 'copy.md', text });
		const sourced = ({ citations }: Pick<typeof report, 'citations'>) =>
			new Set(citations.map(({ labels }) => labels[0])).size;
		const evidence = (nodes: typeof tree.nodes) =>
			new Set(nodes.filter(({ type }) => type === 'evidence').map((one) => one.text)).size;
		assert.ok(sourced(report) <= sourced(analysis.report));
		assert.ok(evidence(tree.nodes) < evidence(analysis.tree.nodes));
		assert.equal(text, damagedCopy(analysis).text);
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
		// The copy is not read anew: its argument is the report's, as far as it is left.
		assert.ok(beside.preview.calls >= 1.5 * alone.preview.calls, `${alone.preview.calls}, ${beside.preview.calls}`);
		assert.ok(beside.scorecard.run.calls >= 1.5 * alone.scorecard.run.calls);
		assert.deepEqual(beside.scorecard.finResearch, alone.scorecard.finResearch);
		assert.equal(alone.scorecard.run.control, undefined);
		const rows = beside.scorecard.run.control ?? [];
		const unmoved = rows.filter(didNotFall).map(({ figure }) => figure);
		for (const name of ['articulationProfessionalism', 'analysisWidth', 'informationDensity'] as const) {
			assert.ok(
				rows.some(({ figure }) => figure === name),
				name,
			);
			assert.ok(!unmoved.includes(name), name);
		}
		const { notes, scorecard } = await score(true, ['reportEval']);
		assert.deepEqual(
			scorecard.run.control
				?.filter(didNotFall)
				.map(({ figure }) => figure)
				.slice(0, 3),
			['comprehensiveness', 'coherence', 'clarity'],
		);
		assert.ok(
			notes.some((note) => /^A damaged copy was judged as well\. Not lower: .*[Cc]larity/.test(note)),
			notes.join('\n'),
		);
	});
});
