import { oneOf, phrases, type WordList, words } from './entries';

/** How a price is set or told: `the dollar was quoted at`, `changed hands for`. */
const pricedAt = phrases(`
	worth, equal to, equivalent to, {exchanged|exchanging|traded|trading|sold|selling} {at|for}, at, quoted at, valued at,
	fixed at, set at, pegged at, pegged to
`);
const changesHandsAt = phrases(`
	trade[sd], st{ood|ands}, exchange([sd]), change([sd]) hands, settle[sd], close([sd]), sold, quoted
`);

/** The verbs by which one currency is so many of another, in any tense: `one euro buys`, `the euro bought`. */
export const givesRate: WordList = phrases(`
	equal(s|led|ed), buy(s), bought, fetch(es|ed), cost(s), averag{es|ed}, {comes|came|amount{s|ed}|convert{s|ed}} to,
	{is|was|were} ${oneOf(pricedAt)}, ${oneOf(changesHandsAt)} {at|for}
`);

/** Currencies that mostly stand in a text because of their rate. */
export const quoted = words('naira rupee lira peso rand real rouble ruble krona franc yen');
