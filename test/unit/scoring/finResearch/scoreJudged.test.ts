import assert from 'node:assert/strict';
import { analyze } from '../../../../src/analyze';
import { ModelError } from '../../../../src/judge/model';
import { type JudgedDimensionName, judgedDimensions } from '../../../../src/judge/tasks/finresearchDimensions';
import { verbatim } from '../../../../src/messages/message';
import type { TaskType } from '../../../../src/scorecard/taskTypes';
import type { DrawnNode } from '../../../../src/scoring/finResearch/drawnTree';
import type { ReportJudgement, Round } from '../../../../src/scoring/finResearch/judgeReport';
import { scoreJudged } from '../../../../src/scoring/finResearch/scoreJudged';
import type { Support } from '../../../../src/tree/model';

const text = '# Tea\n\nTea sells in winter. Shops are full. Prices rose by 4% in 2024.\n';
const nodes: readonly DrawnNode[] = [
	{ id: 'm1', type: 'argument', parent: null, span: [7, 27] },
	{ id: 'm2', type: 'argument', parent: 'm1', span: [28, 43] },
	{ id: 'm3', type: 'evidence', parent: 'm2', span: [44, 70] },
];
const failed = (why: string) => new ModelError('refused', verbatim(why));

interface Said {
	readonly scores?: Partial<Record<JudgedDimensionName, number>>;
	readonly verdicts?: readonly Support[];
	readonly reason?: string;
	readonly taskType?: string;
	readonly abridged?: boolean;
	readonly rated?: ModelError;
	readonly weighed?: ModelError;
}

const all = Object.fromEntries(judgedDimensions.map((name) => [name, 60]));

/** A run that says of each argument in turn how it stands, and gives scores with a reason. */
function round({ scores = all, verdicts = ['supported', 'supported'], reason = 'So it is.', ...said }: Said): Round {
	const dimensions = Object.entries(scores).map(([name, score]) => ({
		dimension: name as JudgedDimensionName,
		score,
		reasons: reason === '' ? [] : [{ text: reason, quote: null }],
	}));
	return {
		weighing: {
			verdicts: new Map(
				verdicts.map((support, at) => [`m${at + 1}`, { support, reason: `Why ${at + 1}`, carriedBy: [] }]),
			),
			error: said.weighed,
		},
		rated: {
			answer: Object.keys(scores).length === 0 ? undefined : { taskType: said.taskType ?? 'Others', dimensions },
			abridged: said.abridged ?? false,
			error: said.rated,
		},
	};
}

const drawn = { nodes, basis: 'model', dropped: 0, missed: 0, unread: 0, error: undefined, joinError: undefined };

function scored(rounds: readonly Said[], drawing: object = {}, task?: TaskType) {
	const judgement = { task, parts: 1, drawing: { ...drawn, ...drawing }, rounds: rounds.map(round) };
	return scoreJudged(analyze({ name: 'r.md', text }), judgement as unknown as ReportJudgement);
}

/** The reasons of a dimension, by their codes; the model's own by its words. */
function reasonsOf({ score }: ReturnType<typeof scored>, name: JudgedDimensionName): unknown[] {
	return score.dimensions[name].reasons.map(({ message: { code, args } }) =>
		code === 'common.verbatim' ? args : code,
	);
}

describe('a score that a model gave', () => {
	it('is the mean of what the runs gave, with the reasons of the first one and a word on the mean', () => {
		const one = scored([{}]);
		assert.deepEqual([one.score.dimensions.viewpointClarity.value, one.stability], [60, null]);
		const two = scored([{ reason: 'First.' }, { scores: { ...all, viewpointClarity: 70 }, reason: 'Second.' }]);
		assert.equal(two.score.dimensions.viewpointClarity.value, 65);
		assert.equal(two.score.dimensions.viewpointClarity.basis, 'model');
		const [mean, ...reasons] = two.score.dimensions.viewpointClarity.reasons.map(({ message }) => message);
		assert.deepEqual([mean?.code, mean?.args], ['scores.mean', { scores: [60, 70], runs: 2 }]);
		assert.equal(reasons.length, 1);
		assert.deepEqual(two.stability?.dimensions.viewpointClarity?.mean, 65);
		assert.deepEqual(reasonsOf(one, 'viewpointClarity').length, 1);
	});

	it('says of logic how the arguments stand, and which of them nothing carries', () => {
		const reasons = reasonsOf(scored([{ verdicts: ['supported', 'unsupported'], reason: '' }]), 'logicConsistency');
		assert.deepEqual(reasons, ['scores.arguments', 'scores.notSupported']);
		assert.deepEqual(reasonsOf(scored([{ reason: '' }]), 'logicConsistency'), ['scores.arguments']);
		assert.deepEqual(reasonsOf(scored([{ weighed: failed('Late.'), reason: '' }]), 'logicConsistency'), [
			'scores.arguments',
			'scores.notAllArguments',
		]);
		const clarity = reasonsOf(scored([{ verdicts: ['unsupported', 'unsupported'] }]), 'viewpointClarity');
		assert.ok(!clarity.includes('scores.notSupported') && !clarity.includes('scores.arguments'));
	});

	it('of logic is no more than the verdicts bear, and none where there are none', () => {
		assert.equal(scored([{ verdicts: ['supported', 'unsupported'] }]).score.dimensions.logicConsistency.value, 60);
		assert.equal(scored([{ verdicts: ['partial', 'unsupported'] }]).score.dimensions.logicConsistency.value, 35);
		const none = scored([{ verdicts: [], weighed: failed('Late.') }]).score.dimensions;
		assert.deepEqual([none.logicConsistency.value, none.viewpointClarity.value], [null, 60]);
		const [why] = none.logicConsistency.reasons;
		assert.deepEqual(why?.message.args, { why: failed('Late.').said });
	});

	it('says of the framework by which kind of question it was judged', () => {
		const reasons = scored([{}], {}, 'Expert Opinion').score.dimensions.analysisFrameworkQuality.reasons;
		assert.deepEqual(reasons[0]?.message.args, { type: 'Expert Opinion', basis: 'rule' });
		// What common words tell gives way to what a model says.
		const unsure = (taskType: string) => scored([{ taskType }], {}, 'Sector Analysis').score.task;
		assert.deepEqual(unsure('Event Analysis'), { type: 'Event Analysis', basis: 'model' });
		assert.deepEqual(unsure('What nobody knows'), { type: 'Sector Analysis', basis: 'rule' });
		const said = scored([{ taskType: 'Event Analysis' }]).score;
		assert.deepEqual(said.task, { type: 'Event Analysis', basis: 'model' });
		assert.deepEqual(said.dimensions.analysisFrameworkQuality.reasons[0]?.message.args, {
			...{ type: 'Event Analysis', basis: 'model' },
		});
		assert.deepEqual(
			scored([{ taskType: 'Others' }]).score.dimensions.analysisFrameworkQuality.reasons[0]?.message.args,
			{
				...{ type: null, basis: 'model' },
			},
		);
		assert.equal(scored([{ taskType: 'What nobody knows' }]).score.task, null);
		assert.ok(!reasonsOf(scored([{}], {}, 'Expert Opinion'), 'viewpointClarity').includes('scores.judgedAs'));
	});

	it('says that the report was shown abridged to the run whose reasons it gives', () => {
		assert.ok(reasonsOf(scored([{ abridged: true }]), 'viewpointClarity').includes('scores.abridged'));
		const other = { scores: { viewpointClarity: 50 } };
		const shown = (...rounds: readonly Said[]) =>
			reasonsOf(scored(rounds), 'logicConsistency').includes('scores.abridged');
		assert.deepEqual([shown({ ...other, abridged: true }, {}), shown(other, { abridged: true })], [false, true]);
	});

	it('says so where the model gave no reason', () => {
		assert.deepEqual(reasonsOf(scored([{ reason: '' }]), 'viewpointClarity'), ['scores.noReason']);
	});

	it('is missing where no run gave it, with what went wrong, and so is the whole', () => {
		const { score, complete } = scored([{ scores: { viewpointClarity: 60 }, rated: failed('It broke off.') }]);
		const { articulationCoherence } = score.dimensions;
		assert.deepEqual([articulationCoherence.value, articulationCoherence.basis, score.final], [null, 'unscored', null]);
		assert.deepEqual(articulationCoherence.reasons[0]?.message.args, { why: failed('It broke off.').said });
		assert.equal(complete, false);
	});

	it('is the mean of all ten where all are there', () => {
		const { score } = scored([{}]);
		const values = Object.values(score.dimensions).map(({ value }) => value ?? Number.NaN);
		assert.equal(values.length, 10);
		assert.ok(Math.abs((score.final ?? 0) - values.reduce((sum, value) => sum + value, 0) / 10) < 1e-9);
	});

	it('of a run is its own where it judged, else what the scorecard shows', () => {
		const { stability, score } = scored([{}, { scores: { viewpointClarity: 80 } }, { scores: {} }]);
		const shown = score.final ?? 0;
		assert.deepEqual(
			stability?.final?.values.map((value) => value?.toFixed(6)),
			[shown - 1, shown + 1].map((value) => value.toFixed(6)),
		);
	});

	it('counts the arguments by the model’s verdicts, or by the rules where there are none', () => {
		const { support, tree } = scored([{ verdicts: ['supported', 'unsupported'] }]).score;
		assert.deepEqual(support, { basis: 'model', supported: 1, partial: 0, unsupported: 1, unknown: 0 });
		assert.deepEqual([tree.basis, tree.metrics.nodes, tree.metrics.evidence, tree.nodes.length], ['model', 3, 1, 3]);
		assert.equal(scored([{ verdicts: [] }]).score.support.basis, 'rule');
	});

	it('says of the tree’s own dimensions who drew it, and of paragraphs nothing of the kind', () => {
		const { dimensions } = scored([{}], { dropped: 2 }).score;
		const codes = (name: 'analysisWidth' | 'analysisDepth' | 'informationDensity' | 'paragraphRichness') =>
			JSON.stringify(dimensions[name].reasons).includes('scores.treeDrawn');
		assert.deepEqual(
			[codes('analysisWidth'), codes('analysisDepth'), codes('informationDensity'), codes('paragraphRichness')],
			[true, true, true, false],
		);
	});

	it('is complete once all of it was judged, the tree included', () => {
		assert.equal(scored([{}]).complete, true);
		assert.equal(scored([{}, { scores: {} }]).complete, false);
		assert.equal(scored([{ rated: failed('It broke off.') }]).complete, false);
		assert.equal(scored([{}, { weighed: failed('Late.') }]).complete, false);
		assert.equal(scored([{}], { error: failed('A part.') }).complete, false);
		assert.equal(scored([{}], { joinError: failed('Loose.') }).complete, false);
	});
});
