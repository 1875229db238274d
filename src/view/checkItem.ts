import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Span } from '../report/model';
import { factOutcome, optionsOf } from '../scorecard/factVerdict';
import type { AssessedItem, ItemResult, JadeScore, QueryItem, QueryTier, ReportItem } from '../scorecard/jade';
import { assumptionOf } from '../scoring/jade/formula/whatIf';
import { placeOf, type ViewContext } from './context';
import { excerpt } from './excerpt';

export type Item = AssessedItem<QueryItem> | AssessedItem<ReportItem>;

export function isFact(item: Item): item is AssessedItem<ReportItem> {
	return 'type' in item && item.type === 'evidence';
}

/** Where the report says it, or the place that shows it. */
export function spanOf(item: Item): Span | null | undefined {
	return 'span' in item ? item.span : item.judgement?.span;
}

/** What items are shown with. */
export interface ItemContext extends ViewContext {
	readonly jade: JadeScore;
	/** The scored text. */
	readonly source: string;
	/** Of what is assumed, if anything is. */
	readonly results: ReadonlyMap<string, ItemResult>;
	readonly supposed: ReadonlySet<string>;
	readonly isEdited: (item: string) => boolean;
}

/** In the reader's language, where the skill it comes from says it so. */
export function questionOf({ question, questionZh }: Item): Message {
	return message('checklists.asked', { question, questionZh });
}

/** An item with what became of it. */
export function itemView(item: Item, context: ItemContext) {
	const { id, weight, judgement } = item;
	const { words, results, supposed } = context;
	const { threshold } = optionsOf(context.jade);
	const { say } = words;
	const result = results.get(id);
	const isSupposed = supposed.has(id);
	const basis = judgement && !isSupposed ? judgement.basis : null;
	const span = spanOf(item);
	return {
		...{ id, question: say(questionOf(item)), place: span ? placeOf(span, context) : null },
		kind: say(message('checklists.kind', { kind: kindOf(item) })),
		/** Empty for facts, whose weight does not count. */
		weight: isFact(item) ? '' : String(weight).replace('-', '−'),
		mark: markOf(item, result, threshold),
		undecided: result === undefined || result.state === 'undecided',
		verdict: say(verdictOf(item, result, threshold)),
		...{ basis, basisName: basis ? say(message('scores.basis', { basis })) : '' },
		reason: reasonOf(item, isSupposed, context),
		because: [
			...(result?.gatedBy ?? []).map((other) => message('checklists.gatedBy', { question: nameOf(other, context) })),
			...(result?.blockedBy ?? []).map((other) =>
				message('checklists.blockedBy', { question: nameOf(other, context) }),
			),
		].map(say),
		found: (judgement?.found ?? []).map(({ stance, title, quote, page }) => {
			const [supports, source] = [stance === 'supports', message('checklists.atPage', { title, page })];
			return {
				supports,
				title: say(source),
				quote,
				text: say(message('checklists.found', { supports, quote, source })),
			};
		}),
		edited: item.edited === true || context.isEdited(id),
		supposed: isSupposed,
		supposition: say(supposition(item, threshold)),
	};
}

export type CheckItemView = ReturnType<typeof itemView>;

/** What the report says itself, where that is what the item is about. */
export function statementOf(item: Item, context: ItemContext) {
	const span = spanOf(item);
	return {
		id: item.id,
		text:
			'span' in item && !item.edited
				? `“${excerpt(context.source, item.span, 160)}”`
				: context.words.say(questionOf(item)),
		place: span ? placeOf(span, context) : null,
	};
}

export type ItemNameView = ReturnType<typeof statementOf>;

export function reasonOf({ judgement }: Item, isSupposed: boolean, { words }: ViewContext): string {
	if (isSupposed) return words.say(message('checklists.assumed'));
	return judgement?.reason ? words.say(judgement.reason) : '';
}

const longestName = 140;

function nameOf(id: string, { jade, words }: ItemContext): string {
	const item = [...jade.queryChecklist, ...jade.reportChecklist].find((one) => one.id === id);
	const question = item ? words.say(questionOf(item)) : id;
	return question.length > longestName ? `${question.slice(0, longestName)}…` : question;
}

function kindOf(item: Item) {
	if ('type' in item) return isFact(item) ? 'fact' : 'conclusion';
	return item.weight < 0 ? 'flaw' : kinds[item.tier];
}

const kinds = {
	L1: 'main',
	L2: 'need',
	L3: 'condition',
	general: 'general',
	independent: 'general',
} as const satisfies Record<QueryTier, string>;

function markOf(item: Item, result: ItemResult | undefined, threshold: number): 'good' | 'partly' | 'bad' | 'open' {
	if (!result || result.value === null) return 'open';
	if (isFact(item)) {
		// It could not be verified, and the options count that as a No.
		if (result.state === 'unverifiable') return 'bad';
		const standing = factOutcome(result, threshold);
		if (standing === 'confirmed') return 'good';
		return standing === 'confirmedInPart' ? 'partly' : 'bad';
	}
	const good = item.weight < 0 ? 1 - result.value : result.value;
	if (good === 1) return 'good';
	return good === 0 ? 'bad' : 'partly';
}

function verdictOf(item: Item, result: ItemResult | undefined, threshold: number): Message {
	if (!result) return message('checklists.undecided');
	if (result.state !== 'scored') return message(`checklists.${result.state}`);
	const value = result.value ?? 0;
	if (isFact(item)) {
		const standing = factOutcome(result, threshold);
		return standing === 'refuted' ? message('checklists.refuted') : message(`checklists.${standing}`, { value });
	}
	const answer = value === 1 ? 'yes' : value === 0 ? 'no' : 'partly';
	if (item.weight < 0) return message('checklists.flaw', { answer });
	return message('type' in item ? 'checklists.conclusion' : 'checklists.requirement', { answer });
}

function supposition(item: Item, threshold: number): Message {
	const yes = assumptionOf(item, threshold) === 'yes';
	if (isFact(item)) return message('checklists.assumeFact', { yes });
	return message(item.weight < 0 ? 'checklists.assumeFlaw' : 'checklists.assumeMet', { yes });
}
