import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Span } from '../report/model';
import { isRefuted } from '../scorecard/factVerdict';
import type { Scorecard } from '../scorecard/scorecard';
import { type Item, isFact, questionOf, reasonOf, spanOf } from './checkItem';
import { placeOf, type ViewContext } from './context';
import { excerptOf } from './excerpt';

/** What to fix first: findings in their own words, items of the checklists by their questions. */
export function fixViews(
	{ findings, report }: Analysis,
	{ fixFirst, jade }: Pick<Scorecard, 'fixFirst' | 'jade'>,
	context: ViewContext,
) {
	const { say } = context.words;
	return fixFirst.flatMap(({ finding: index, item: id, gain, most, framework, effort }) => {
		const finding = index === null ? undefined : findings[index];
		const item = [...(jade?.queryChecklist ?? []), ...(jade?.reportChecklist ?? [])].find((one) => one.id === id);
		const told = finding
			? finding.message
			: item
				? itemMessage(item, context, reasonOf(item, false, context))
				: undefined;
		if (!told) return [];
		const span: Span | null | undefined = finding ? finding.span : item && spanOf(item);
		return [
			{
				message: say(told),
				excerpt: finding ? excerptOf(report, finding.span) : '',
				/** `JADE +1.2`, `JADE +1.2 … +3.4`: what a judged item adds to its framework's score; `null` where no verdict counts it. */
				gain: gain > 0 ? `${say(message('scores.framework', { framework }))} ${formatGain(gain, most)}` : null,
				// The effort of mending a finding depends on the passage and is not known.
				effort: finding ? '' : say(message('fixes.effort', { effort })),
				place: span ? placeOf(span, context) : null,
				finding: finding ? index : null,
				item: id ?? null,
			},
		];
	});
}

export type FixView = ReturnType<typeof fixViews>[number];

/** `+1.2`, `+0.04`, `+1.2 … +3.4`: as many digits as it takes to tell it from nothing. */
export function formatGain(gain: number, most = gain): string {
	const points = (value: number) => (value < 0.005 ? '+<0.01' : `+${value.toFixed(value < 0.095 ? 2 : 1)}`);
	return points(most) === points(gain) ? points(gain) : `${points(gain)} … ${points(most)}`;
}

/** Whether it is met, and what it asks. */
export function itemMessage(item: Item, { words }: ViewContext, why = '') {
	return message('fixes.item', { state: stateOf(item), question: words.say(questionOf(item)), why });
}

function stateOf(item: Item) {
	const { weight, result } = item;
	if (isFact(item)) return isRefuted(item) ? 'refuted' : 'unsure';
	if (weight < 0) return 'flaw';
	const partly = result?.value === 0.5;
	if ('type' in item) return partly ? 'partlySupported' : 'unsupported';
	return partly ? 'partly' : 'unmet';
}
