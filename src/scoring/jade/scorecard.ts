import type { Analysis } from '../../analysis';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Reason } from '../../scorecard/dimension';
import type { AssessedItem, JadeJudged, JadeScore, QueryItem, ReportItem } from '../../scorecard/jade';
import type { Assessment, JadeRound } from './assess';
import { scoreCredibility } from './formula/credibility';
import { loadBearingFacts } from './formula/loadBearing';
import { type ChecklistScore, type JadeVerdicts, knowledgeDensity, scoreChecklists } from './formula/scoreChecklists';
import { jadeStability } from './formula/stability';
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
		...(judged ? {} : nothingWeighed),
		...(assessment.byModel ? {} : nobodyRead),
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
	const checked = <Item extends QueryItem | ReportItem>(item: Item): AssessedItem<Item> => {
		const judgement = rounds[0]!.facts.get(item.id)?.judgement ?? rounds[0]!.items.get(item.id)?.judgement;
		return { ...item, result: counted.results.get(item.id) ?? null, ...(judgement ? { judgement } : {}) };
	};
	return {
		final,
		reasoning,
		evidence,
		density: knowledgeDensity(final, tokens),
		credibility: { ...scoreCredibility(report, sources), ...(assessment.byModel ? {} : { value: null, grade: null }) },
		skills: active.skills.map(({ label }) => label),
		activation: active.activation,
		origin,
		queryChecklist: checklists.query.map(checked),
		reportChecklist: checklists.report.map(checked),
		reasons: [
			...(judged && final === null ? tooFewFacts(counted, options) : []),
			...reasonsOf(assessment, counted, summary),
		],
		judged: summary,
	};
}

export function verdictsOf(rounds: readonly JadeRound[]): JadeVerdicts[] {
	return rounds.map(({ facts, items }) => ({
		facts: new Map([...facts].map(([id, { verification }]) => [id, verification])),
		answers: new Map([...items].flatMap(([id, { answer }]) => (answer === null ? [] : [[id, answer] as const]))),
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

/**
 * Without a model there are verdicts and no figures: rules decide on a few of the items, so that a mean over these says nothing of
 * the report, and how official its sources are does not go with what readers think of it.
 */
const nobodyRead = { final: null, reasoning: null, evidence: null } as const;

/** No item was answered, though facts may have been verified. */
const nothingWeighed = { final: null, reasoning: null } as const;

function reasonsOf(
	{ active, checklists, byModel, error, searchProblem, origin, toppedUp }: Assessment,
	{ results }: ChecklistScore,
	{ standing, undecided, dropped }: JadeJudged,
): Reason[] {
	const states = [...results.values()].map(({ state }) => state);
	const counted = (state: string) => states.filter((one) => one === state).length;
	const facts = checklists.report.filter(({ type }) => type === 'evidence');
	const open = facts.filter(({ id }) => results.get(id)?.state !== 'scored').length;
	const total = states.length;
	const why = [
		...(total === 0 ? [message('jade.nothingToCheck')] : []),
		...(byModel || total === 0 ? [] : [message('jade.offline')]),
		...(byModel ? standingWords(standing, facts.length) : []),
		...(facts.length > 0 ? [message('jade.verified', { facts: facts.length, verified: facts.length - open })] : []),
		...some('jade.gated', counted('gated')),
		...some('jade.blocked', counted('blocked')),
		...some('jade.undecided', byModel ? undecided : 0),
		...some('jade.dropped', dropped),
		...(toppedUp ? [message('jade.toppedUp', toppedUp)] : []),
		...(byModel && origin.query === 'rule' && checklists.query.length > 0 ? [message('jade.ownQuery')] : []),
		...(byModel && origin.report === 'rule' && checklists.report.length > 0 ? [message('jade.ownReport')] : []),
		...(error ? [message('jade.notAllJudged', { why: error.said })] : []),
		...(searchProblem ? [message('jade.searchFailed', { why: searchProblem })] : []),
		...(checklists.query.length === 0 && active.skills.length === 0 ? [message('jade.noSkill')] : []),
		...active.activation.problems,
	];
	return why.map((one) => ({ message: one }));
}

/** Where there are both parts of S and still no S. */
function tooFewFacts({ reasoning, evidence, results }: ChecklistScore, { leastFacts }: JadeSetup['options']): Reason[] {
	if (reasoning === null || evidence === null || leastFacts === undefined) return [];
	const verified = [...results.values()].filter(({ verification, value }) => verification && value !== null).length;
	return [{ message: message('jade.tooFewFacts', { verified, least: leastFacts }) }];
}

type Counted = 'jade.gated' | 'jade.blocked' | 'jade.undecided' | 'jade.dropped';

function some(code: Counted, count: number): Message[] {
	return count > 0 ? [message(code, { count })] : [];
}

function standingWords(standing: JadeJudged['standing'], facts: number): Message[] {
	if (standing === 'reasoningOnly') return [message('jade.reasoningOnly', { facts })];
	if (standing === 'evidenceOnly') return [message('jade.evidenceOnly')];
	return standing === 'unscored' ? [message('jade.nothingJudged')] : [];
}
