import assert from 'node:assert/strict';
import { analyze } from '../../../../src/analyze';
import { withReading } from '../../../../src/index';
import { ModelError } from '../../../../src/judge/model';
import { judgedDimensions } from '../../../../src/judge/tasks/finresearchDimensions';
import { message, verbatim } from '../../../../src/messages/message';
import type { Reading } from '../../../../src/reading/model';
import type { TaskType } from '../../../../src/scorecard/finResearch';
import type { Round } from '../../../../src/scoring/finResearch/judgeReport';
import { scoreJudged } from '../../../../src/scoring/finResearch/scoreJudged';
import { readingOf } from '../../reading/readings';

type JudgedDimensionName = (typeof judgedDimensions)[number];

const text =
	'# Tea\n\nTea sells [1] in winter. Shops [1] are full. Prices rose by 4% in 2024.\n\n## References\n\n[1] Tea. https://example.org/\n';
const offline = analyze({ name: 'r.md', text });
const failed = (why: string) => new ModelError('refused', verbatim(why));

type Carried = 'supported' | 'partial' | 'unsupported';

interface Said {
	readonly scores?: Partial<Record<JudgedDimensionName, number>>;
	readonly reason?: string;
	readonly taskType?: string;
	readonly abridged?: boolean;
	readonly rated?: ModelError;
}

const all = Object.fromEntries(judgedDimensions.map((name) => [name, 60]));

/** A run that gives scores with a reason. */
function round({ scores = all, reason = 'So it is.', ...said }: Said): Round {
	const dimensions = Object.entries(scores).map(([name, score]) => ({
		dimension: name as JudgedDimensionName,
		score,
		reasons: reason === '' ? [] : [{ text: reason, quote: null }],
	}));
	return {
		answer: Object.keys(scores).length === 0 ? undefined : { taskType: said.taskType ?? 'Others', dimensions },
		abridged: said.abridged ?? false,
		error: said.rated,
	};
}

/** The report once a model has read two claims in it, and how well each is carried. */
function readAs([first, second]: readonly [Carried, Carried], change: Partial<Reading>) {
	const reading = readingOf(offline, {
		claims: [
			{ words: 'Tea sells [1] in winter.', support: first },
			{ words: 'Shops [1] are full.', support: second },
			{ words: 'Prices rose by 4% in 2024.', type: 'evidence', serves: 1 },
		],
	});
	return withReading(offline, { ...reading, ...change }).analysis;
}

const bothCarried = ['supported', 'supported'] as const;

function scored(
	rounds: readonly Said[],
	verdicts: readonly [Carried, Carried] = bothCarried,
	task?: TaskType,
	change: Partial<Reading> = {},
) {
	return scoreJudged(readAs(verdicts, change), { task, rounds: rounds.map(round) });
}

/** Where the report could not be read. */
const unread = (rounds: readonly Said[]) =>
	scoreJudged(offline, { task: undefined, rounds: rounds.map(round) }, verbatim('Late.'));

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
		const [first, mean, ...more] = two.score.dimensions.viewpointClarity.reasons.map(({ message }) => message);
		assert.deepEqual(first, verbatim('First.'));
		assert.deepEqual([mean?.code, mean?.args], ['scores.mean', { scores: [60, 70], runs: 2, without: 0 }]);
		assert.equal(more.length, 0);
		assert.deepEqual(two.score.dimensions.viewpointClarity.spread?.mean, 65);
		assert.deepEqual(reasonsOf(one, 'viewpointClarity').length, 1);
	});

	it('says of logic how the arguments stand, and which of them nothing carries', () => {
		const reasons = reasonsOf(scored([{ reason: '' }], ['supported', 'unsupported']), 'logicConsistency');
		assert.deepEqual(reasons, ['scores.arguments', 'scores.notSupported']);
		assert.deepEqual(reasonsOf(scored([{ reason: '' }]), 'logicConsistency'), ['scores.arguments']);
		const clarity = reasonsOf(scored([{}], ['unsupported', 'unsupported']), 'viewpointClarity');
		assert.ok(!clarity.includes('scores.notSupported') && !clarity.includes('scores.arguments'));
	});

	it('of logic is no more than the verdicts bear, and none where there are none', () => {
		assert.equal(scored([{}], ['supported', 'unsupported']).score.dimensions.logicConsistency.value, 60);
		assert.equal(scored([{}], ['partial', 'unsupported']).score.dimensions.logicConsistency.value, 35);
		const none = unread([{}]).score.dimensions;
		assert.deepEqual([none.logicConsistency.value, none.viewpointClarity.value], [null, 60]);
		assert.deepEqual(none.logicConsistency.reasons[0]?.message.args, { why: verbatim('Late.') });
	});

	it('says of the framework by which kind of question it was judged', () => {
		const reasons = scored([{}], bothCarried, 'Expert Opinion').score.dimensions.analysisFrameworkQuality.reasons;
		assert.deepEqual(reasons[1]?.message.args, { type: message('taskTypes.Expert Opinion'), basis: 'rule' });
		// What common words tell gives way to what a model says.
		const unsure = (taskType: string) => scored([{ taskType }], bothCarried, 'Sector Analysis').score.task;
		assert.deepEqual(unsure('Event Analysis'), { type: 'Event Analysis', basis: 'model' });
		assert.deepEqual(unsure('What nobody knows'), { type: 'Sector Analysis', basis: 'rule' });
		const said = scored([{ taskType: 'Event Analysis' }]).score;
		assert.deepEqual(said.task, { type: 'Event Analysis', basis: 'model' });
		assert.deepEqual(said.dimensions.analysisFrameworkQuality.reasons[1]?.message.args, {
			...{ type: message('taskTypes.Event Analysis'), basis: 'model' },
		});
		assert.deepEqual(
			scored([{ taskType: 'Others' }]).score.dimensions.analysisFrameworkQuality.reasons[1]?.message.args,
			{
				...{ type: null, basis: 'model' },
			},
		);
		assert.equal(scored([{ taskType: 'What nobody knows' }]).score.task, null);
		assert.ok(!reasonsOf(scored([{}], bothCarried, 'Expert Opinion'), 'viewpointClarity').includes('scores.judgedAs'));
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

	it('counts the arguments as the model has read them, or by the rules where it has not', () => {
		const { support, tree } = scored([{}], ['supported', 'unsupported']).score;
		assert.deepEqual(support, { basis: 'model', supported: 1, partial: 0, unsupported: 1, unknown: 0 });
		assert.deepEqual([tree.basis, tree.metrics.nodes, tree.metrics.evidence, tree.nodes.length], ['model', 4, 1, 4]);
		assert.equal(unread([{}]).score.support.basis, 'rule');
	});

	it('says of the tree’s own dimensions whose it is, and of paragraphs nothing of the kind', () => {
		const { dimensions } = scored([{}]).score;
		const codes = (name: 'analysisWidth' | 'analysisDepth' | 'informationDensity' | 'paragraphRichness') =>
			JSON.stringify(dimensions[name].reasons).includes('scores.treeRead');
		assert.deepEqual(
			[codes('analysisWidth'), codes('analysisDepth'), codes('informationDensity'), codes('paragraphRichness')],
			[true, true, true, false],
		);
	});

	it('has no width, depth and density of a tree that lacks what was not read', () => {
		const { dimensions, final } = scored([{}], bothCarried, undefined, { unread: 3 }).score;
		assert.deepEqual([dimensions.analysisWidth.value, dimensions.viewpointClarity.value, final], [null, 60, null]);
	});

	it('is complete once all of it was judged, the report read to the end', () => {
		assert.equal(scored([{}]).complete, true);
		assert.equal(scored([{}, { scores: {} }]).complete, false);
		assert.equal(scored([{ rated: failed('It broke off.') }]).complete, false);
		assert.equal(scored([{}], bothCarried, undefined, { unread: 3 }).complete, false);
		assert.equal(unread([{}]).complete, false);
	});
});
