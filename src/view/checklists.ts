import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { ChecklistBasis, ItemEdit, ItemResult, JadeScore } from '../scorecard/jade';
import { type ListedLoadBearingFact, listedLoadBearingFacts } from '../scoring/jade/formula/loadBearing';
import type { ChecklistScore } from '../scoring/jade/formula/scoreChecklists';
import { whatIf } from '../scoring/jade/formula/whatIf';
import { type Item, type ItemContext, isFact, itemView, reasonOf, statementOf } from './checkItem';
import type { ViewContext } from './context';

/** What the reader has changed in the checklists, where that can be done. */
export interface Choices {
	/** Ids of the items of which the opposite is assumed. */
	readonly supposed: ReadonlySet<string>;
	/** The author's changes, by the item's id. */
	readonly edits: Readonly<Record<string, ItemEdit>>;
	/** A skill's title by its label. */
	readonly skillTitle: (label: string) => string;
}

/** JADE's checklists, gates and load-bearing facts; `null` where there are neither checklists nor skills. */
export function checklistsView(source: string, jade: JadeScore, shown: ViewContext, choices?: Choices) {
	const all: readonly Item[] = [...jade.queryChecklist, ...jade.reportChecklist];
	if (all.length === 0 && jade.skills.length === 0) return null;
	const { supposed = new Set<string>(), edits = {} } = choices ?? {};
	const then = supposed.size > 0 ? whatIf(jade, supposed) : undefined;
	const context: ItemContext = {
		...shown,
		...{ jade, source, supposed },
		results: then?.results ?? new Map(all.flatMap(({ id, result }) => (result ? [[id, result] as const] : []))),
		isEdited: (item) => Object.hasOwn(edits, item),
	};
	return {
		...skillsView(jade, shown, choices?.skillTitle),
		lists: lists(jade, context),
		gates: gates(all, context),
		loadBearing: loadBearing(all, context),
		supposed: then ? supposedText(jade, then, shown) : null,
		leftOut: Object.entries(edits)
			.filter(([, { drop }]) => drop)
			.map(([id, { question }]) => ({ id, question: question ?? id })),
	};
}

export type ChecklistsView = NonNullable<ReturnType<typeof checklistsView>>;

const mostWords = 3;

/** By which skills JADE judged, and why these. */
export function skillsView({ skills, activation }: JadeScore, { words: { say } }: ViewContext, titleOf = titleFrom) {
	const chosen = activation ? message('checklists.activation', { from: activation.from }) : null;
	const named = skills.map((label) => {
		// Only what rules read off the question has words that stand in it.
		const why = activation?.from === 'query' ? (activation.why[label] ?? []) : [];
		const shown = { why: why.slice(0, mostWords), more: why.length > mostWords };
		return message('checklists.skill', { title: titleOf(label), ...shown });
	});
	return {
		skills: skills.map((label) => ({
			...{ label, title: titleOf(label) },
			why: (activation?.why[label] ?? []).map(say).join(', '),
		})),
		/** Where the skills come from, and what in the report's labels could not be used. */
		activation: [...(chosen ? [chosen] : []), ...(activation?.problems ?? [])].map(say),
		judgedBy: say(
			named.length === 0
				? message('checklists.noSkills', { activation: activation?.from === 'none' ? chosen : null })
				: message('checklists.judgedBy', { skills: named, activation: chosen }),
		),
	};
}

function titleFrom(label: string): string {
	const words = label.replaceAll('_', ' ').replace(/\b(?:moq|oem)\b/g, (short) => short.toUpperCase());
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the question asks for, the report's facts, its conclusions. */
function lists({ queryChecklist, reportChecklist, origin }: JadeScore, context: ItemContext) {
	const { say } = context.words;
	const list = (id: 'query' | 'facts' | 'conclusions', items: readonly Item[], basis: ChecklistBasis | undefined) => ({
		...{ id, title: say(message(`checklists.${id}`)), basis: basis ?? null },
		basisName: basis ? say(message('scores.basis', { basis })) : '',
		madeBy: basis ? say(message('checklists.madeBy', { basis })) : null,
		items: items.map((item) => itemView(item, context)),
	});
	return [
		list('query', queryChecklist, origin?.query),
		list('facts', reportChecklist.filter(isFact), origin?.report),
		list(
			'conclusions',
			reportChecklist.filter((item) => !isFact(item)),
			origin?.report,
		),
	].filter(({ items }) => items.length > 0);
}

export type ChecklistView = ChecklistsView['lists'][number];

/** Each fact that failed with the conclusions it invalidates, the one with the most first. */
function gates(all: readonly Item[], context: ItemContext) {
	const { results, supposed } = context;
	return all
		.filter(isFact)
		.map((fact) => ({ fact, falls: all.filter(({ id }) => results.get(id)?.gatedBy.includes(fact.id)) }))
		.filter(({ falls }) => falls.length > 0)
		.sort((a, b) => b.falls.length - a.falls.length)
		.map(({ fact, falls }) => ({
			fact: statementOf(fact, context),
			reason: reasonOf(fact, supposed.has(fact.id), context),
			falls: falls.map((item) => statementOf(item, context)),
		}));
}

function loadBearing(all: readonly Item[], context: ItemContext) {
	const byId = new Map(all.map((item) => [item.id, item]));
	return listedLoadBearingFacts(context.jade).flatMap((carrying) => {
		const fact = byId.get(carrying.item);
		if (!fact) return [];
		const falls = carrying.falls.flatMap((id) => byId.get(id) ?? []);
		return [
			{
				fact: statementOf(fact, context),
				carries: context.words.say(carries(carrying)),
				falls: falls.map((item) => statementOf(item, context)),
			},
		];
	});
}

function carries({ lost, falls }: ListedLoadBearingFact): Message {
	const points = lost ? lost.points * 100 : null;
	return message('checklists.carries', { points, of: lost?.of ?? 'final', falls: falls.length });
}

/** Only figures that the score has as well are named: rules alone judge too little for the others. */
function supposedText(jade: JadeScore, then: ChecklistScore, { words }: ViewContext): string {
	const gated = (results: Iterable<ItemResult>) => [...results].filter(({ state }) => state === 'gated').length;
	const results = [...jade.queryChecklist, ...jade.reportChecklist].flatMap(({ result }) => result ?? []);
	const figures = (['final', 'reasoning', 'evidence'] as const).flatMap((figure) => {
		const [before, after] = [jade[figure], then[figure]];
		if (before === null || after === null) return [];
		return [message('checklists.figureThen', { figure, value: after, now: before })];
	});
	const fallen = message('checklists.gatedThen', { count: gated(then.results.values()), now: gated(results) });
	return [...figures, fallen].map(words.say).join(' · ');
}
