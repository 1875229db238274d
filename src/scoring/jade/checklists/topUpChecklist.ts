import type { QueryItem } from '../../../scorecard/jade';
import { TextCollection } from '../../../text/similarity';

/** How many items a model gave, how many it was asked for at least, and how many the skills added. */
export interface TopUpCounts {
	readonly given: number;
	readonly least: number;
	readonly added: number;
}

/** Questions at least this similar count as the same question. */
const sameQuestion = 0.6;

/**
 * A checklist that is shorter than was asked for, filled with what the skills ask themselves: a few questions that are easily
 * met would be a good score. What is asked already is not asked twice; the skills' deliverable gives way to one that the model names.
 */
export function topUpChecklist(
	given: readonly QueryItem[],
	own: readonly QueryItem[],
	least: number,
): { readonly items: readonly QueryItem[]; readonly toppedUp: TopUpCounts | undefined } {
	if (given.length >= least) return { items: given, toppedUp: undefined };
	const foundation = given.filter(({ tier }) => tier === 'L1').map(({ id }) => id);
	const left = own.filter((item) => !(item.category === 'deliverable' && foundation.length > 0));
	const isChinese = [...given, ...left].some(({ question }) => /\p{Script=Han}/u.test(question));
	const texts = new TextCollection(
		[...given, ...left].map(({ question }) => question),
		isChinese,
	);
	const isAsked = (at: number) =>
		given.some(({ id }, other) => id === left[at]?.id || texts.likeness(given.length + at, other) >= sameQuestion);
	const added = left.filter((_, at) => !isAsked(at)).slice(0, least - given.length);
	const known = new Set([...given, ...added].map(({ id }) => id));
	return {
		items: [...given, ...added.map((item) => withFoundation(item, known, foundation))],
		toppedUp: { given: given.length, least, added: added.length },
	};
}

/** What rested on the skills' deliverable rests on the model's. */
function withFoundation(item: QueryItem, known: ReadonlySet<string>, foundation: readonly string[]): QueryItem {
	if (item.dependsOn.every((id) => known.has(id))) return item;
	return { ...item, dependsOn: foundation };
}
