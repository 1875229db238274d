import type { Analysis } from '../../../analysis';
import type { DraftFinding } from '../../../findings/model';
import { isMiscalculated } from '../../../findings/wrongNumbers';
import type { Judge, ModelError } from '../../../judge/model';
import { type ReportChecklistAnswer, reportChecklistTask } from '../../../judge/tasks/jadeReportChecklist';
import { message } from '../../../messages/message';
import type { Language, Report } from '../../../report/model';
import { type ChecklistBasis, itemWeights, type ReportItem } from '../../../scorecard/jade';
import type { CitedSource } from '../../../sources/model';
import { truncate } from '../../../text/shorten';
import type { LogicTree } from '../../../tree/model';
import { longestQuery } from './activateSkills';
import {
	type ChecklistClaim,
	type ChecklistClaims,
	type Conclusion,
	checklistClaimsOf,
	highestPriority,
} from './claims';
import { ItemIds, itemWords } from './itemIds';

export interface ReportChecklist {
	readonly items: readonly ReportItem[];
	readonly basis: ChecklistBasis;
	readonly error: ModelError | undefined;
}

/** Of both kinds together as many as the paper's code makes at most, and some more for long reports. */
const mostFacts = 12;
const mostConclusions = 10;
/** Fewer conclusions are not left standing by an answer that skips what the report comes to. */
const leastConclusions = 4;
/** What a model may choose from. Of conclusions that is all that matter or lack support, up to a limit that few reports reach. */
const factsOffered = 30;
const conclusionsOffered = { least: 20, most: 40 };

/** The report checklist from the logic tree alone (JADE §3.3): its weightiest conclusions, then the facts under them, then other facts. */
export function ownChecklist(report: Report, tree: LogicTree, sources: readonly CitedSource[]): ReportItem[] {
	const claims = checklistClaimsOf(report, tree);
	const conclusions = ownConclusions(claims);
	const carrying = new Set(conclusions.flatMap(({ restsOn }) => restsOn));
	const ranked = claims.facts.map((fact) =>
		carrying.has(fact.node.id) ? { ...fact, priority: fact.priority + 4 } : fact,
	);
	const facts = highestPriority(ranked, mostFacts);
	const { language } = report;
	return itemsFor(
		facts.map((fact) => ownFact(fact, language)),
		conclusions.map((one) => ownConclusion(one, language)),
		sources,
	);
}

/** Offline the gates are what can be said of a conclusion, so at least half of the places are for those that rest on facts. */
function ownConclusions({ conclusions }: ChecklistClaims): Conclusion[] {
	const bare = highestPriority(
		conclusions.filter(({ restsOn }) => restsOn.length === 0),
		mostConclusions / 2,
	);
	const resting = conclusions.filter(({ restsOn }) => restsOn.length > 0);
	return [...bare, ...highestPriority(resting, mostConclusions - bare.length)];
}

function ownFact(fact: ChecklistClaim, language: Language): Drafted {
	return { claim: fact, question: question(fact.text, 'fact', language), category: category(fact) };
}

function ownConclusion(one: Conclusion, language: Language): Drafted {
	const kind = one.restsOn.length === 0 && one.node.citations.length > 0 ? 'source' : 'conclusion';
	return { claim: one, question: question(one.text, kind, language), category: kind, restsOn: one.restsOn };
}

/** What a model may choose from, in document order. */
export function offeredClaims({ facts, conclusions }: ChecklistClaims): Offered[] {
	const wanted = conclusions.filter(({ matters, unsupported }) => matters || unsupported).length;
	const most = Math.min(conclusionsOffered.most, Math.max(conclusionsOffered.least, wanted));
	const offered: Offered[] = [...highestPriority(facts, factsOffered), ...highestPriority(conclusions, most)];
	return offered.sort((a, b) => a.node.span[0] - b.node.span[0]);
}

type Offered = ChecklistClaim | Conclusion;

/**
 * As a model picks and words it, from the same claims; ids, places and sources are ours.
 *
 * @param numbers what was worked out of the report's figures
 */
export async function askReportChecklist(
	{ report, tree }: Pick<Analysis, 'report' | 'tree'>,
	numbers: readonly DraftFinding[],
	sources: readonly CitedSource[],
	judge: Judge,
): Promise<ReportChecklist> {
	const claims = checklistClaimsOf(report, tree);
	const offered = offeredClaims(claims);
	const byRules = (error?: ModelError): ReportChecklist => ({
		items: ownChecklist(report, tree, sources),
		basis: 'rule',
		error,
	});
	if (offered.length === 0) return byRules();
	const judged = await judge.ask(reportChecklistTask, {
		slots: {
			facts: String(mostFacts),
			conclusions: String(mostConclusions),
			query: (report.query ?? 'Not stated.').slice(0, longestQuery),
			statements: offered.map((claim, at) => `${at + 1} ${kindOf(claim)}${standing(claim)}: ${claim.text}`).join('\n'),
		},
		about: message('questions.claims'),
		previewAnswer: () => expectedAnswer(offered),
	});
	if (!judged.ok) return byRules(judged.error);
	const { facts, conclusions } = picked(judged.value, offered);
	if (facts.length + conclusions.length === 0) return byRules();
	const stated: readonly Offered[] = [...claims.facts, ...claims.conclusions];
	const broken = stated.filter(({ node }) => numbers.some((finding) => isMiscalculated(node, finding)));
	const asked = [...conclusions, ...leftOut(claims, [...facts, ...conclusions], report.language)];
	return {
		items: itemsFor(...withBroken(facts, asked, broken, report.language), sources),
		basis: 'model',
		error: undefined,
	};
}

const kindOf = (claim: Offered) => ('thesis' in claim ? 'conclusion' : 'fact');

function standing(claim: Offered): string {
	if (!('thesis' in claim)) return '';
	const words = [...(claim.thesis ? ['thesis'] : []), ...(claim.unsupported ? ['unsupported'] : [])];
	return words.length > 0 ? ` (${words.join(', ')})` : '';
}

interface Drafted {
	readonly claim: ChecklistClaim;
	readonly question: string;
	readonly category: string;
	/** Ids of nodes. */
	readonly restsOn?: readonly string[];
}

/** What a statement is, and what it rests on, is for the model to say: it has read them, and nothing is put in its place. */
function picked(answer: ReportChecklistAnswer, offered: readonly Offered[]) {
	const once = new Set<Offered>();
	const draft = (item: { id: number; question: string; category: string }): Drafted[] => {
		const claim = offered[item.id - 1];
		if (!claim || once.has(claim) || item.question.trim() === '') return [];
		once.add(claim);
		return [
			{ claim, question: item.question.trim().slice(0, longestQuestion), category: item.category.trim().slice(0, 40) },
		];
	};
	const facts = answer.facts.flatMap(draft).slice(0, mostFacts);
	const conclusions = answer.conclusions
		.flatMap((item) =>
			draft(item).map((drafted) => ({
				...drafted,
				restsOn: item.restsOn.flatMap((id) => offered[id - 1]?.node.id ?? []),
			})),
		)
		.slice(0, mostConclusions);
	return { facts, conclusions };
}

/** The thesis, and more of the weightiest where the answer has hardly any conclusion. */
function leftOut({ conclusions }: ChecklistClaims, chosen: readonly Drafted[], language: Language): Drafted[] {
	const taken = new Set(chosen.map(({ claim }) => claim.node.id));
	const open = conclusions.filter(({ node }) => !taken.has(node.id));
	const lacking = leastConclusions - chosen.filter(({ restsOn }) => restsOn !== undefined).length;
	const missed = new Set([...open.filter(({ thesis }) => thesis), ...highestPriority(open, Math.max(0, lacking))]);
	return [...missed].map((one) => ownConclusion(one, language));
}

/** A statement whose sum is wrong is a fact to refute, whatever else was picked; a conclusion falls with its own sum. */
function withBroken(
	facts: readonly Drafted[],
	conclusions: readonly Drafted[],
	broken: readonly Offered[],
	language: Language,
): [facts: readonly Drafted[], conclusions: readonly Drafted[]] {
	const taken = new Set(facts.map(({ claim }) => claim.node.id));
	const wrong = new Map(broken.map((claim) => [claim.node.id, claim]));
	const added = [...wrong].filter(([id]) => !taken.has(id)).map(([, claim]) => ownFact(claim, language));
	const falling = conclusions.map((one) => {
		const own = one.claim.node.id;
		return wrong.has(own) ? { ...one, restsOn: [...(one.restsOn ?? []), own] } : one;
	});
	return [[...facts, ...added], falling];
}

const longestQuestion = 600;

/** Facts first, each group in document order; what a conclusion rests on are the facts that became items. */
function itemsFor(
	facts: readonly Drafted[],
	conclusions: readonly Drafted[],
	sources: readonly CitedSource[],
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
		(draft): ReportItem => ({ ...itemOf('f', draft), type: 'evidence', weight: itemWeights.general, dependsOn: [] }),
	);
	const byNode = new Map(factItems.map(({ node, id }) => [node, id]));
	const conclusionItems = inOrder(conclusions).map((draft): ReportItem => {
		const dependsOn = [...new Set((draft.restsOn ?? []).flatMap((node) => byNode.get(node) ?? []))];
		return { ...itemOf('c', draft), type: 'reasoning', weight: itemWeights.conclusion, dependsOn };
	});
	return [...factItems, ...conclusionItems];
}

const longestShown = 320;

function question(text: string, kind: 'fact' | 'conclusion' | 'source', language: Language): string {
	const bare = text.replace(/\s*\[[^\]]{1,80}\]/gu, '').trim();
	const shown = truncate(bare, longestShown);
	const code =
		kind === 'fact' ? 'checklists.isTrue' : kind === 'source' ? 'checklists.sourceSupports' : 'checklists.follows';
	return itemWords(language).say(message(code, { text: shown }));
}

function category({ text, node }: ChecklistClaim): string {
	return /\d/u.test(text) ? 'figure' : node.citations.length > 0 ? 'cited fact' : 'fact';
}

function expectedAnswer(offered: readonly Offered[]): ReportChecklistAnswer {
	const numbered = offered.map((claim, at) => ({ claim, id: at + 1 }));
	const text = 'Did the market that the report speaks of grow by the share that it gives, in the year it gives?';
	const of = (kind: string, most: number) => numbered.filter(({ claim }) => kindOf(claim) === kind).slice(0, most);
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
