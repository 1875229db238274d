import type { Judge, ModelError } from '../../../judge/model';
import { judgeReportChecklist, type ReportChecklistAnswer } from '../../../judge/tasks/jadeReportChecklist';
import { message } from '../../../messages/message';
import type { Language, Report } from '../../../report/model';
import type { ChecklistBasis, ChecklistWeights, ReportItem } from '../../../scorecard/jade';
import type { CitedSource } from '../../../sources/model';
import { cutShort } from '../../../text/shorten';
import type { LogicTree } from '../../../tree/model';
import { longestQuery } from './activateSkills';
import { type ChecklistClaim, type ChecklistClaims, checklistClaimsOf, highestPriority } from './claims';
import { ItemIds } from './itemIds';
import { itemWords } from './itemWords';

export interface ReportChecklist {
	readonly items: readonly ReportItem[];
	readonly basis: ChecklistBasis;
	readonly error: ModelError | undefined;
}

/** Of both kinds together as many as the paper's code makes at most, and some more for long reports. */
const mostFacts = 12;
const mostConclusions = 8;
/** What a model may choose from. */
const factsOffered = 40;
const conclusionsOffered = 24;

/** The report checklist from the logic tree alone (JADE §3.3): its heaviest conclusions, then the facts under them, then other facts. */
export function ownChecklist(
	report: Report,
	tree: LogicTree,
	sources: readonly CitedSource[],
	weights: ChecklistWeights,
): ReportItem[] {
	const claims = checklistClaimsOf(report, tree);
	const conclusions = highestPriority(claims.conclusions, mostConclusions);
	const carrying = new Set(conclusions.flatMap(({ node }) => claims.restsOn(node)));
	const ranked = claims.facts.map((fact) =>
		carrying.has(fact.node.id) ? { ...fact, priority: fact.priority + 4 } : fact,
	);
	const wording = (fact: ChecklistClaim, kind: 'fact' | 'conclusion' | 'source') =>
		question(fact.text, kind, report.language);
	return itemsFor(
		highestPriority(ranked, mostFacts).map((fact) => ({
			claim: fact,
			question: wording(fact, 'fact'),
			category: category(fact),
		})),
		conclusions.map((one) => {
			const restsOn = claims.restsOn(one.node);
			const kind = restsOn.length === 0 ? 'source' : 'conclusion';
			return { claim: one, question: wording(one, kind), category: kind, restsOn };
		}),
		sources,
		weights,
	);
}

/** As a model picks and words it, from the same claims; ids, places and sources are ours. */
export async function askReportChecklist(
	report: Report,
	tree: LogicTree,
	sources: readonly CitedSource[],
	weights: ChecklistWeights,
	judge: Judge,
): Promise<ReportChecklist> {
	const claims = checklistClaimsOf(report, tree);
	const offered = offer(claims);
	const own = ownChecklist(report, tree, sources, weights);
	if (offered.length === 0) return { items: own, basis: 'rule', error: undefined };
	const judged = await judgeReportChecklist(judge, {
		facts: mostFacts,
		conclusions: mostConclusions,
		query: (report.query ?? 'Not stated.').slice(0, longestQuery),
		statements: offered.map(({ text, node }, at) => `${at + 1} ${kindOf(node)}: ${text}`).join('\n'),
		previewAnswer: () => expectedAnswer(offered),
	});
	if (!judged.ok) return { items: own, basis: 'rule', error: judged.error };
	const items = picked(judged.value, offered, claims, sources, weights);
	return items.length === 0
		? { items: own, basis: 'rule', error: undefined }
		: { items, basis: 'model', error: undefined };
}

function offer(claims: ChecklistClaims): ChecklistClaim[] {
	const offered = [
		...highestPriority(claims.facts, factsOffered),
		...highestPriority(claims.conclusions, conclusionsOffered),
	];
	return offered.sort((a, b) => a.node.span[0] - b.node.span[0]);
}

const kindOf = ({ type }: ChecklistClaim['node']) => (type === 'evidence' ? 'fact' : 'conclusion');

interface Drafted {
	readonly claim: ChecklistClaim;
	readonly question: string;
	readonly category: string;
	/** Ids of nodes. */
	readonly restsOn?: readonly string[];
}

function picked(
	answer: ReportChecklistAnswer,
	offered: readonly ChecklistClaim[],
	claims: ChecklistClaims,
	sources: readonly CitedSource[],
	weights: ChecklistWeights,
): ReportItem[] {
	const once = new Set<ChecklistClaim>();
	const draft = (kind: 'fact' | 'conclusion', item: { id: number; question: string; category: string }): Drafted[] => {
		const claim = offered[item.id - 1];
		if (!claim || kindOf(claim.node) !== kind || once.has(claim) || item.question.trim() === '') return [];
		once.add(claim);
		return [
			{ claim, question: item.question.trim().slice(0, longestQuestion), category: item.category.trim().slice(0, 40) },
		];
	};
	const facts = answer.facts.flatMap((item) => draft('fact', item)).slice(0, mostFacts);
	const conclusions = answer.conclusions
		.flatMap((item): Drafted[] =>
			draft('conclusion', item).map((drafted) => {
				const named = item.restsOn.flatMap((id) => offered[id - 1]?.node.id ?? []);
				return { ...drafted, restsOn: named.length > 0 ? named : claims.restsOn(drafted.claim.node) };
			}),
		)
		.slice(0, mostConclusions);
	return itemsFor(facts, conclusions, sources, weights);
}

const longestQuestion = 600;

/** Facts first, each group in document order; what a conclusion rests on are the facts that became items. */
function itemsFor(
	facts: readonly Drafted[],
	conclusions: readonly Drafted[],
	sources: readonly CitedSource[],
	weights: ChecklistWeights,
): ReportItem[] {
	const ids = new ItemIds();
	const inOrder = (drafts: readonly Drafted[]) =>
		[...drafts].sort((a, b) => a.claim.node.span[0] - b.claim.node.span[0]);
	const itemOf = (kind: 'f' | 'c', { claim: { node, text }, question: asked, category: named }: Drafted) => {
		const source = sources.find(({ citations }) => citations.some((index) => node.citations.includes(index)));
		return {
			id: ids.of(kind, text),
			category: named,
			question: asked,
			node: node.id,
			span: node.span,
			...(source ? { source: source.id } : {}),
		};
	};
	const factItems = inOrder(facts).map(
		(draft): ReportItem => ({ ...itemOf('f', draft), type: 'evidence', weight: weights.general, dependsOn: [] }),
	);
	const byNode = new Map(factItems.map(({ node, id }) => [node, id]));
	const conclusionItems = inOrder(conclusions).map((draft): ReportItem => {
		const dependsOn = [...new Set((draft.restsOn ?? []).flatMap((node) => byNode.get(node) ?? []))];
		return { ...itemOf('c', draft), type: 'reasoning', weight: weights.conclusion, dependsOn };
	});
	return [...factItems, ...conclusionItems];
}

const longestShown = 320;

function question(text: string, kind: 'fact' | 'conclusion' | 'source', language: Language): string {
	const bare = text.replace(/\s*\[[^\]]{1,80}\]/gu, '').trim();
	const shown = cutShort(bare, longestShown);
	const code =
		kind === 'fact' ? 'checklists.isTrue' : kind === 'source' ? 'checklists.sourceSupports' : 'checklists.follows';
	return itemWords(language).say(message(code, { text: shown }));
}

function category({ text, node }: ChecklistClaim): string {
	return /\d/u.test(text) ? 'figure' : node.citations.length > 0 ? 'cited fact' : 'fact';
}

function expectedAnswer(offered: readonly ChecklistClaim[]): ReportChecklistAnswer {
	const numbered = offered.map((claim, at) => ({ claim, id: at + 1 }));
	const text = 'Did the market that the report speaks of grow by the share that it gives, in the year it gives?';
	const of = (kind: string, most: number) => numbered.filter(({ claim }) => kindOf(claim.node) === kind).slice(0, most);
	const facts = of('fact', mostFacts);
	return {
		facts: facts.map(({ id }) => ({ id, category: 'market data', question: text })),
		conclusions: of('conclusion', mostConclusions).map(({ id }) => ({
			id,
			category: 'recommendation',
			question: text,
			restsOn: facts.slice(0, 2).map((fact) => fact.id),
		})),
	};
}
