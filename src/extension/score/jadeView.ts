import * as vscode from 'vscode';
import { carryingFacts, suppositionOf, whatIf } from '../../index';
import { excerpt } from '../../output/excerpt';
import type { CheckItemView, ItemNameView, JadeView } from '../../panel/messages';
import { factWord, optionsOf } from '../../scorecard/factVerdict';
import type {
	Checked,
	ChecklistBasis,
	ItemEdit,
	ItemResult,
	JadeScore,
	QueryItem,
	QueryTier,
	ReportItem,
} from '../../scorecard/jade';
import type { ChecklistScore } from '../../scoring/jade/formula/jadeScore';
import type { CarryingFact } from '../../scoring/jade/formula/loadBearing';
import { words } from '../host/words';
import type { Snapshot } from '../reports/snapshot';
import { translated } from '../reports/wording';

const { l10n } = vscode;

type Item = Checked<QueryItem> | Checked<ReportItem>;

/** What the checklists are shown with besides the score. */
export interface JadeContext {
	/** The scored text. */
	readonly text: string;
	readonly snapshot: Snapshot;
	/** Ids of the items of which the opposite is supposed. */
	readonly supposed: ReadonlySet<string>;
	/** The author's changes, by the item's id. */
	readonly edits: Readonly<Record<string, ItemEdit>>;
	/** A skill's title by its label. */
	readonly titleOf: (label: string) => string;
}

/** JADE's checklists, gates and load-bearing facts in words; `null` where there are no checklists. */
export function jadeView(jade: JadeScore, context: JadeContext): JadeView | null {
	const { queryChecklist, reportChecklist, origin } = jade;
	const all: readonly Item[] = [...queryChecklist, ...reportChecklist];
	if (all.length === 0 && jade.skills.length === 0) return null;
	const { supposed } = context;
	const then = supposed.size > 0 ? whatIf(jade, supposed) : undefined;
	const results = then?.results ?? new Map(all.flatMap(({ id, result }) => (result ? [[id, result] as const] : [])));
	const items = (list: readonly Item[]) => list.map((item) => itemView(item, results.get(item.id), jade, context));
	return {
		skills: jade.skills.map((label) => ({
			label,
			title: context.titleOf(label),
			why: (jade.activation?.why[label] ?? []).map(words.say).join(', '),
		})),
		activation: activationTexts(jade),
		lists: [
			{
				id: 'query',
				title: l10n.t('What the question asks for'),
				basis: listBasis(origin?.query),
				items: items(queryChecklist),
			},
			{
				id: 'report',
				title: l10n.t('What the report is based on'),
				basis: listBasis(origin?.report),
				items: items(reportChecklist),
			},
		].filter((list) => list.items.length > 0),
		gates: gates(all, results, context),
		loadBearing: loadBearing(jade, context),
		supposed: then ? supposedText(jade, then) : null,
		leftOut: Object.entries(context.edits)
			.filter(([, { drop }]) => drop)
			.map(([id, { question }]) => ({ id, question: question ?? id })),
	};
}

function listBasis(basis: ChecklistBasis | undefined): 'rule' | 'model' | null {
	return basis ?? null;
}

function activationTexts({ activation }: JadeScore): string[] {
	if (!activation) return [];
	const from: Record<NonNullable<JadeScore['activation']>['from'], string> = {
		chosen: l10n.t('You chose these skills.'),
		report: l10n.t('The report names these skills.'),
		query: l10n.t('These skills match the report’s question.'),
		model: l10n.t('The model chose these skills.'),
		fallback: l10n.t(
			'No skill matches the question; choose some, or add a question under “query” in the front matter.',
		),
	};
	return [from[activation.from], ...activation.problems.map(words.say)];
}

function itemView(
	item: Item,
	result: ItemResult | undefined,
	jade: JadeScore,
	{ snapshot, supposed, edits }: JadeContext,
): CheckItemView {
	const { id, weight, judgement } = item;
	const isSupposed = supposed.has(id);
	const { threshold } = optionsOf(jade);
	return {
		...nameOf(item, snapshot),
		kind: kindOf(item),
		flaw: weight < 0,
		weight: isFact(item) ? '' : l10n.t('weight {0}', String(weight).replace('-', '−')),
		state: result?.state ?? 'undecided',
		mark: markOf(item, result, threshold),
		verdict: verdictText(item, result, threshold),
		basis: judgement && !isSupposed ? judgement.basis : null,
		reason: isSupposed ? l10n.t('Assumed.') : translated(judgement?.reason ?? ''),
		because: [...(result?.gatedBy ?? []), ...(result?.blockedBy ?? [])],
		found: (judgement?.found ?? []).map(({ stance, title, page, quote }) => ({
			supports: stance === 'supports',
			title: page === null ? title : l10n.t('{0}, page {1}', title, page),
			quote,
		})),
		edited: item.edited === true || Object.hasOwn(edits, id),
		supposed: isSupposed,
		supposition: suppositionText(item, threshold),
	};
}

function nameOf(item: Item, snapshot: Snapshot): ItemNameView {
	const span = 'span' in item ? item.span : item.judgement?.span;
	return { id: item.id, question: item.question, place: span ? { line: snapshot.line(span), span: [...span] } : null };
}

/** What the report says itself, where that is what the item is about. */
function statementOf(item: Item, { text, snapshot }: JadeContext): ItemNameView {
	const name = nameOf(item, snapshot);
	return 'span' in item && !item.edited ? { ...name, question: `“${excerpt(text, item.span, 160)}”` } : name;
}

function isFact(item: Item): item is Checked<ReportItem> {
	return 'type' in item && item.type === 'evidence';
}

function kindOf(item: Item): string {
	if ('type' in item) return isFact(item) ? l10n.t('fact') : l10n.t('conclusion');
	if (item.weight < 0) return l10n.t('flaw');
	const names: Record<QueryTier, string> = {
		L1: l10n.t('main task'),
		L2: l10n.t('need'),
		L3: l10n.t('condition'),
		general: l10n.t('general'),
		independent: l10n.t('general'),
	};
	return names[item.tier];
}

function markOf(item: Item, result: ItemResult | undefined, threshold: number): CheckItemView['mark'] {
	if (!result || result.value === null) return 'open';
	if (isFact(item)) {
		// Nobody could verify it, and the options count that as a No.
		if (result.state === 'unverifiable') return 'bad';
		const word = factWord(result, threshold);
		return word === 'holds' ? 'good' : word === 'holds in part' ? 'partly' : 'bad';
	}
	const good = item.weight < 0 ? 1 - result.value : result.value;
	return good === 1 ? 'good' : good === 0 ? 'bad' : 'partly';
}

function verdictText(item: Item, result: ItemResult | undefined, threshold: number): string {
	switch (result?.state) {
		case undefined:
		case 'undecided':
			return l10n.t('not decided');
		case 'unverifiable':
			return l10n.t('not verifiable');
		case 'notApplicable':
			return l10n.t('does not apply');
		case 'gated':
			return l10n.t('invalidated by a failed fact');
		case 'blocked':
			return l10n.t('not counted: the main task is not met');
		case 'scored':
			return isFact(item) ? factText(result, threshold) : answerText(item, result.value ?? 0);
	}
}

/** A fact in the same words as the other outputs have for it. */
function factText(result: ItemResult, threshold: number): string {
	const sure = (result.value ?? 0).toFixed(2);
	switch (factWord(result, threshold)) {
		case 'refuted':
			return l10n.t('refuted');
		case 'not sure enough':
			return l10n.t('not sure enough, {0}', sure);
		case 'holds in part':
			return l10n.t('holds in part, {0}', sure);
		case 'holds':
			return l10n.t('holds, {0}', sure);
	}
}

function answerText({ weight }: Item, value: number): string {
	if (weight < 0) return value === 0 ? l10n.t('absent') : value === 1 ? l10n.t('present') : l10n.t('partly present');
	return value === 1 ? l10n.t('yes') : value === 0 ? l10n.t('no') : l10n.t('partly');
}

function suppositionText(item: Item, threshold: number): string {
	const yes = suppositionOf(item, threshold) === 'yes';
	if (isFact(item)) return yes ? l10n.t('assume it is true') : l10n.t('assume it is false');
	if (item.weight < 0) return yes ? l10n.t('assume the flaw is present') : l10n.t('assume the flaw is absent');
	return yes ? l10n.t('assume it is met') : l10n.t('assume it is not met');
}

/** Each fact that failed with the conclusions that fall with it, the one with the most first. */
function gates(
	all: readonly Item[],
	results: ReadonlyMap<string, ItemResult>,
	context: JadeContext,
): JadeView['gates'] {
	return all
		.filter(isFact)
		.map((fact) => ({ fact, falls: all.filter(({ id }) => results.get(id)?.gatedBy.includes(fact.id)) }))
		.filter(({ falls }) => falls.length > 0)
		.sort((a, b) => b.falls.length - a.falls.length)
		.map(({ fact, falls }) => ({
			fact: statementOf(fact, context),
			reason: translated(fact.judgement?.reason ?? ''),
			falls: falls.map((item) => statementOf(item, context)),
		}));
}

function loadBearing(jade: JadeScore, context: JadeContext): JadeView['loadBearing'] {
	const all: readonly Item[] = [...jade.queryChecklist, ...jade.reportChecklist];
	const byId = new Map(all.map((item) => [item.id, item]));
	return carryingFacts(jade).flatMap(({ item, lost, falls }) => {
		const fact = byId.get(item);
		if (!fact) return [];
		return [
			{
				fact: statementOf(fact, context),
				loss: lostText(lost),
				falls: falls.flatMap((id) => {
					const fallen = byId.get(id);
					return fallen ? [statementOf(fallen, context)] : [];
				}),
			},
		];
	});
}

function lostText(lost: CarryingFact['lost']): string {
	if (!lost) return '';
	const loss = `−${lost.points.toFixed(2)}`;
	return lost.of === 'final' ? loss : l10n.t('{0} of the reasoning', loss);
}

/** Only figures that the score has as well are named: rules alone judge too little for the others. */
function supposedText(jade: JadeScore, then: ChecklistScore): string {
	const gated = (results: Iterable<ItemResult>) => [...results].filter(({ state }) => state === 'gated').length;
	const now = [...jade.queryChecklist, ...jade.reportChecklist].flatMap(({ result }) => result ?? []);
	const change = (name: string, before: number | null, after: number | null) =>
		before === null || after === null
			? []
			: [l10n.t('{0} {1} instead of {2}', name, after.toFixed(2), before.toFixed(2))];
	return [
		...change(l10n.t('final score'), jade.final, then.final),
		...change(l10n.t('reasoning'), jade.reasoning, then.reasoning),
		...change(l10n.t('evidence'), jade.evidence, then.evidence),
		l10n.t('{0} conclusions invalidated by a fact instead of {1}', gated(then.results.values()), gated(now)),
	].join(' · ');
}
