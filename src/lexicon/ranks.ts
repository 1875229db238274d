import { type Bilingual, oneOf, phrases, words } from './entries';

/** Places in words, from the second on. */
export const places = {
	en: words('second third fourth fifth sixth'),
	zh: words('二 三 四 五 六 七 八 九 十'),
} satisfies Bilingual;

/** What has the first place from above, and from below; in Chinese behind 最. */
export const mostOf = { en: words('largest biggest greatest highest most'), zh: words('大 高 多') } satisfies Bilingual;
export const leastOf = { en: words('smallest lowest fewest least'), zh: words('小 低 少') } satisfies Bilingual;

/** In front of a place: `ranks second`, 排名第二. */
export const ranking = {
	en: words('rank(s|ed|ing) came comes placed'),
	zh: words('排名 排在 排 位列 位居 居 列'),
} satisfies Bilingual;

/** Says that numbers are places, in English as the words begin. */
export const placeWords: Bilingual = {
	en: words('rank place position spot league standing chart percentile grade'),
	zh: words('第 名 位 级 榜'),
};

/** What has a place by what a table measures of it; not countries and employers, which are large by something else. */
export const ranked = {
	en: words(`
		segment market supplier provider vertical business line company player operator source category product customer item component
		part sector division unit brand group manufacturer vendor retailer insurer fund channel contract
	`),
	zh: words('市场 区域 来源 品类 业务 板块 渠道 客户 供应商 产业 行业 公司 企业 场景 部分 项目 单项 园区'),
} satisfies Bilingual;

/** Measures of anything: what they are of must be said. */
export const anyMeasure = words(`
	share number rate level amount value proportion percentage volume total figure count 占比 比重 份额 数量 数值 比例
`);

/** What may stand between something and its place: `is now by far the group's`. */
export const towardsPlace = words(`
	the a an its our is are was were be being remain(s|ed) stay(s|ed) now still again also by far easily clearly comfortably has have had
	with report(s|ed) show(s|ed) record(s|ed) post(s|ed) carr{y|ies|ied} employ(s|ed) offer(s|ed) boast(s|ed) rank(s|ed|ing) came comes
	account(s|ed) for thus therefore follow(s|ed)
`);

/** What may open a clause in Chinese in front of what has a place. */
export const clauseOpeners = words('其中 而 但 目前 当前 此外 同时 从总量看 总体上 整体来看');

/** Places of few, of others, or of what is not: they are not held against a table. */
export const otherPlaces: Bilingual = {
	en: phrases(`
		one of, some of, among the {most|${oneOf(words('largest biggest highest lowest smallest'))}}, not, no longer, never, once, formerly,
		until, used to, would, could, may, might, if, become(s), became, becoming, overtak{e|es|ing}, overtook, will, set to, aim(s|ed|ing),
		expected to, target(s), excluding, except, outside, apart from, other than, besides, at {least|most}, joint, tied, equal(ly), per capita, relative to, fastest, growing
	`),
	zh: words(
		'之一 不再 并非 不是 曾 曾经 将 有望 可能 若 如果 目标 预计 力争 除 以外 之外 人均 增速 增长最 前三 前五 前列',
	),
};

/** How what the ranking is of opens a sentence: `In Scandinavia, Skarv is the largest`. */
export const settings = phrases('in, per, among, measured, outside, within, across, leaving out, without, by');

/** Says that a ranking is of a part, or leaves some out. */
export const partly: Bilingual = {
	en: phrases('outside, excluding, except, without, per, apart from, other than, in, by'),
	zh: words('除 不含 人均'),
};

/** What has a place ends in front of these: `the largest market in Scandinavia`. */
export const rankedEnds = words(`
	by in of with among at and for ahead behind on across as after followed which that is was are were remain(s) this last to from who
	has have had but or so while when than also not
`);

/** What all of them are of ends in front of these: `the largest of the three by sales`. */
export const rivalsEnd = words('in by at and for to after ahead behind which that last this was is were are');

/** Narrows down what all of them are: `of the three with more than 200 ships`. */
export const someRivals = words('with above below over under whose than that who which');

/** Columns that are no sizes. */
export const notSizes: Bilingual = {
	en: words(`
		growth change(s) yoy cagr margin(s) rate(s) average(s) avg mean(s) median price(s) per index score(s) rank(ing) ratio(s) yield
		return(s) year(s) maturity vs
	`),
	zh: words('增速 增长 同比 环比 变动 均 率 价 排名 指数 得分 评分 倍 年份'),
};

/** Columns of percentages that are sizes. */
export const shares: Bilingual = { en: words('share(s)'), zh: words('占比 比重 份额') };

/** Rows of all, of the rest, or of none: they have no place. */
export const noRivals: Bilingual = {
	en: words('total(s) sum all overall other(s) rest remaining average mean median group industry'),
	zh: words(
		'合计 总计 小计 总和 共计 总额 总量 全部 全校 全区 全市 全省 全国 全网 全行业 整体 平均 其他 其它 其余 行业',
	),
};

/** Places of the whole world, in which those of any table are. */
export const everywhere: Bilingual = {
	en: phrases('in the world, worldwide, globally, of the world'),
	zh: words('全球 世界'),
};

/** Other scopes of places; in English besides names. */
export const somewhere: Bilingual = {
	en: phrases(`
		in {the|this|our|its} {country|nation|continent|industry|sector|economy|state|city|EU|US|UK}, nationwide, nationally, European,
		American, Asian, Chinese, German, British
	`),
	zh: words('全国 国内 全省 全市 亚洲 欧洲 北美 行业内'),
};

/** Behind a value, what is next in order of size. */
export const nextInOrder = {
	en: phrases('followed by, trailed by, then came'),
	zh: words('其次是 其次为 随后是 之后是'),
} satisfies Bilingual;
export const followed: Bilingual = { ...nextInOrder, en: [...nextInOrder.en, 'ahead of'] };

/** Between the names of an order: `followed by Skarv and then Brodtun`. */
export const thenNext: Bilingual = {
	en: words('and then by the lastly finally'),
	zh: words('， 、 ； 和 及 再次是 再其次是 再次为 然后是 最后是'),
};

/** Says that what is named comes first by its size. */
export const leading: Bilingual = {
	en: words('largest biggest greatest highest most top lead(s|ing) led first main dominat{es|ed} strongest'),
	zh: words('最大 最高 最多 居首 首位 第一 领先 榜首 主导'),
};

/** In a sentence and in the name of a column: it tells of now, not of the beginning. */
export const today: Bilingual = { en: words('now current(ly) latest today'), zh: words('目前 当前 现 最新') };

/** In a sentence: what it tells was so before, and is so in the last year that there is. */
export const asBefore: Bilingual = { en: words('still remain(s) stay(s)'), zh: words('仍 依然 依旧 继续') };
