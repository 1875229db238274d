import { type Bilingual, oneOf, phrases, type WordList, words } from './entries';

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

/** In front of what one unit of a currency gives. */
export const beforeQuote: Bilingual = {
	en: phrases(`
		about, approximately, around, roughly, some, only, just, nearly, almost, on average, an average of
	`),
	zh: words('人民币 大约 约为 约'),
};

/** Behind what it gives: nothing else is counted there. */
export const behindQuote: Bilingual = {
	en: words('exchange conversion rate and as in on at is was would the this used throughout during over when last by'),
	zh: words('汇率 的 计 折 换 来 测 估'),
};

/** What may stand between the names of two currencies, or a word for their rate, and its value. */
export const besideRate: Bilingual = {
	en: words(`
		exchange conversion rate spot average mid market midpoint parity of at is was about approximately around roughly the a(n)
		used here for
	`),
	zh: words('汇率 中间价 平均 即期 为 约 按 以 取 采用 的 在'),
};

/** News about a currency, in English as the words begin: not what a report converts at. */
export const currencyMoves: Bilingual = {
	en: phrases(`
		weaken, strengthen, depreciat, appreciat, fell, fall(s), rose, rise(s), slid, slump, rall, low of, high of, peak, reached, hit,
		traded, forecast, expected, could, from, between, record
	`),
	zh: words('升值 贬值 跌 涨 升至 升破 降至 波动 预计 突破 区间'),
};

/** Currencies that others are quoted in: `per dollar`. */
export const quotedIn = words('dollar euro yen yuan pound renminbi greenback');

/** Currencies that mostly stand in a text because of their rate. */
export const quoted = words('naira rupee lira peso rand real rouble ruble krona franc yen');

/** Says in Chinese that a number is a rate of exchange. */
export const exchangeWords = words('即期 汇率 兑 中间价 对美元 对人民币');
