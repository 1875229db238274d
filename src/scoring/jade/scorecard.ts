import type { Analysis } from '../../analysis';
import { inEnglish } from '../../messages/english';
import type { Reason } from '../../scorecard/dimension';
import type { Checked, ItemJudgement, JadeJudged, JadeScore, QueryItem, ReportItem } from '../../scorecard/jade';
import type { Assessment, JadeRound } from './assess';
import { scoreCredibility } from './formula/credibility';
import { type ChecklistScore, type JadeVerdicts, scoreChecklists } from './formula/jadeScore';
import { loadBearingFacts } from './formula/loadBearing';
import { jadeStability } from './formula/stability';
import { knowledgeDensity } from './formula/sums';
import type { JadeSetup } from './setup';

/** JADE (§3): the checklists with what became of each item, the gates, the score, and what it hangs on. */
export function scoreJade(
	{ report, sources }: Pick<Analysis, 'report' | 'sources'>,
	assessment: Assessment,
	{ options, tokens }: Pick<JadeSetup, 'options' | 'tokens'>,
): JadeScore {
	const { active, checklists, origin, rounds } = assessment;
	const verdicts = verdictsOf(rounds);
	const judged = assessment.answered > 0;
	const scores = verdicts.map((round) => scoreChecklists(checklists, round, options));
	const [first] = scores;
	const counted = first!;
	const stability = jadeStability(scores, options.threshold);
	const { final, reasoning, evidence } = {
		...counted,
		...means(stability),
		...(judged ? {} : offlineFigures(counted)),
	};
	const results = [...counted.results.values()];
	const summary: JadeJudged = {
		standing: judged ? counted.standing : evidence === null ? 'unscored' : 'evidenceOnly',
		alpha: judged ? counted.alpha : null,
		options,
		undecided: results.filter(({ state }) => state === 'undecided').length,
		dropped: assessment.dropped,
		loadBearing: loadBearingFacts(checklists, verdicts[0]!, options).map((fact) =>
			judged ? fact : { ...fact, loss: null, reasoningLoss: null },
		),
		stability,
	};
	const checked = <Item extends QueryItem | ReportItem>(item: Item): Checked<Item> => {
		const judgement = judgementOf(item.id, rounds[0]!);
		return { ...item, result: counted.results.get(item.id) ?? null, ...(judgement ? { judgement } : {}) };
	};
	return {
		final,
		reasoning,
		evidence,
		density: knowledgeDensity(final, tokens),
		credibility: scoreCredibility(report, sources),
		skills: active.skills.map(({ label }) => label),
		activation: active.activation,
		origin,
		queryChecklist: checklists.query.map(checked),
		reportChecklist: checklists.report.map(checked),
		reasons: reasonsOf(assessment, counted, summary),
		judged: summary,
	};
}

export function verdictsOf(rounds: readonly JadeRound[]): JadeVerdicts[] {
	return rounds.map(({ facts, items }) => ({
		facts: new Map([...facts].map(([id, { verification }]) => [id, verification])),
		answers: new Map([...items].map(([id, { answer }]) => [id, answer])),
	}));
}

/** Over several runs the paper prints the mean (§5.1). */
function means(
	stability: ReturnType<typeof jadeStability>,
): Partial<Pick<ChecklistScore, 'final' | 'reasoning' | 'evidence'>> {
	if (!stability) return {};
	const { final, reasoning, evidence } = stability;
	return {
		...(final ? { final: final.mean } : {}),
		...(reasoning ? { reasoning: reasoning.mean } : {}),
		...(evidence ? { evidence: evidence.mean } : {}),
	};
}

/** Rules find what is wrong, not what is right: a mean over the few items that they decide would say nothing of the report. */
function offlineFigures({ evidence }: ChecklistScore): Pick<ChecklistScore, 'final' | 'reasoning' | 'evidence'> {
	return { final: null, reasoning: null, evidence };
}

function judgementOf(id: string, { facts, items }: JadeRound): ItemJudgement | undefined {
	return facts.get(id)?.judgement ?? items.get(id)?.judgement;
}

function reasonsOf(
	{ active, checklists, byModel, error, searchProblem, origin }: Assessment,
	{ results }: ChecklistScore,
	{ standing, undecided, dropped }: JadeJudged,
): Reason[] {
	const states = [...results.values()].map(({ state }) => state);
	const counted = (state: string) => states.filter((one) => one === state).length;
	const facts = checklists.report.filter(({ type }) => type === 'evidence');
	const open = facts.filter(({ id }) => results.get(id)?.state !== 'scored').length;
	const total = states.length;
	const messages = [
		...(total === 0
			? ['There is nothing on the checklists: no skill is active and the report makes no claim that can be checked.']
			: []),
		...(byModel || total === 0
			? []
			: [
					'Offline the facts are verified by rules against the sources at hand; the other items need a judge, so there is no final score.',
				]),
		...standingWords(standing, byModel, facts.length, open),
		...(facts.length > 0 ? [`Of ${facts.length} facts ${facts.length - open} could be verified.`] : []),
		...(counted('gated') > 0
			? [`${items(counted('gated'), 'counts', 'count')} 0: a fact that they rest on failed.`]
			: []),
		...(counted('blocked') > 0
			? [`${items(counted('blocked'), 'is', 'are')} left out: what they rest on is not delivered.`]
			: []),
		...(byModel && undecided > 0 ? [`${items(undecided, 'was', 'were')} not decided.`] : []),
		...(dropped > 0
			? [
					dropped === 1
						? '1 quote of the model was left out: it does not stand where it said.'
						: `${dropped} quotes of the model were left out: they do not stand where it said.`,
				]
			: []),
		...(byModel && origin.query === 'rule' && checklists.query.length > 0
			? ['The checklist of the question is the skills’ own.']
			: []),
		...(byModel && origin.report === 'rule' && checklists.report.length > 0
			? ['The checklist of the report is drawn from its logic tree by rules.']
			: []),
		...(error ? [`Not everything was judged: ${error.message}`] : []),
		...(searchProblem ? [`The search could not be used: ${searchProblem}`] : []),
		...(checklists.query.length === 0 && active.skills.length === 0
			? ['No skill is active, so nothing is asked of the report as an answer to its question.']
			: []),
		...active.activation.problems.map(inEnglish),
	];
	return messages.map((message) => ({ message }));
}

/** `1 item is`, `3 items are`. */
function items(count: number, one: string, more: string): string {
	return count === 1 ? `1 item ${one}` : `${count} items ${more}`;
}

function standingWords(standing: JadeJudged['standing'], byModel: boolean, facts: number, open: number): string[] {
	if (!byModel) return [];
	if (standing === 'reasoningOnly') {
		const why =
			facts === 0 ? 'the report states no fact that could be verified' : `none of its ${open} facts could be verified`;
		return [`Reasoning only: ${why}, so there is no final score.`];
	}
	if (standing === 'evidenceOnly') return ['Evidence only: no item was judged, so there is no final score.'];
	return standing === 'unscored' ? ['Nothing was judged or verified.'] : [];
}
