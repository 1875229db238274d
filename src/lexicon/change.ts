import { type Bilingual, phrases, type WordList, words } from './entries';

/** Verbs of change that every list of them has. */
const rising = words('increas{e|es|ed|ing} ris{e|es|en|ing} rose climb(s|ed|ing) jump(s|ed|ing) surg{e|es|ed|ing}');
const falling = words('declin{e|es|ed|ing} drop(s|ped|ping)');

/** What goes up, as a verb, a noun or a comparison, wherever it stands. */
export const ups: Bilingual = {
	en: [
		...rising,
		...words(`
			gr[eo]w(s|n|ing) growth gain(s|ed|ing) expan{d(s|ed|ing)|sion} soar(s|ed|ing) advanc{es|ed|ing} up higher
			doubl{e|es|ed|ing} tripl{e|es|ed|ing} improv{e|es|ed|ing|ement}
		`),
	],
	zh: words('上调 增长 增加 上升 提高 提升 上涨 增幅 涨幅 升幅 扩大 攀升 走高'),
};

/** What goes down. */
export const downs: Bilingual = {
	en: [
		...falling,
		...words(`
			decreas{e|es|ed|ing} f[ae]ll(s|en|ing) reduc{e|ed|es|ing|tion} los{t|ing} shr[aiu]nk(s|ing|age) slump(s|ed|ing)
			plung{e|es|ed|ing} plummet(s|ed|ing) contract{ed|ion|ing} slid tumbl{e|es|ed|ing} down lower halv{es|ed|ing}
			worsen(s|ed|ing)
		`),
	],
	zh: words('下调 下降 减少 降低 下滑 下跌 降幅 跌幅 缩减 回落 缩小 萎缩 走低'),
};

/** What goes up, right beside a number: there more words can only mean that. */
export const upBesideNumber = {
	en: [
		...rising,
		...words(`
			gr[eo]w(s|n|ing) growth up gain(s|ed|ing) expan{d(s|ed|ing)|sion} higher uplift soar(s|ed|ing)
			advanc{e|es|ed|ing} more uptick improvement appreciation widen(s|ed|ing) above greater larger
		`),
	],
	zh: words('上调 增长 增加 上升 提高 提升 上涨 增幅 涨幅 升幅 增速 扩大 攀升 增 涨 升 多 高出 高'),
} satisfies Bilingual;

/** What goes down, right beside a number. */
export const downBesideNumber = {
	en: [
		...falling,
		...words(`
			decreas{e|es|ed|ing} f[ae]ll(s|en|ing) down reduc{e|ed|es|ing|tion} los{s|t|ing} lower contract{ed|ion|ing}
			shr[aiu]nk(s|ing|age) slump(s|ed|ing) plung{e|es|ed|ing} plummet(s|ed|ing) cut less slid tumbl{e|es|ed|ing}
			depreciation saving narrow(s|ed|ing) below smaller
		`),
	],
	zh: words('下调 下降 减少 降低 下滑 下跌 降幅 跌幅 缩减 回落 缩小 萎缩 减 跌 降 少 低'),
} satisfies Bilingual;

/** Changes that say neither. */
export const eitherWay = {
	en: words('chang{e|es|ed|ing} difference gap shift swing spread variation equivalent or'),
	zh: words('变动 变化 差距 相差 差'),
} satisfies Bilingual;

/** What may stand beside a change's word and its number without making it a change of something else. */
export const besideChange = {
	en: words(`
		a(n) the is was has have had by of which that this it represent{s|ed|ing} reflect{s|ed|ing} mark{s|ed|ing}
		equal(s|ling|ing) correspond{s|ed|ing} translat{es|ed|ing} amount{s|ed|ing} mean{s|ing} impl{y|ies|ying} into to for
		i.e(.) or and so just only some about around approximately roughly nearly almost over well more than year-on-year
		year-over-year yoy y/y y-o-y annual overall total cumulative net relative nominal real steep sharp significant
		substantial impressive remarkable dramatic modest slight strong staggering massive whopping in within during same
		period time versus compared with from single year previous prior last rate
	`),
	zh: words(`
		同比 环比 累计 总体 整体 合计 净 大幅 小幅 共 约 近 超过 超 达到 达 为 了 的 率 幅度 幅 一年 年内 全年 相当于 即 意味着 高达 仅 大约
		接近 逾 实现 名义 实际 绝对值 绝对 较 比 上年 去年 同期 期间 比例 总 计 每年 ， 也就是 这 是 代表 显示 一 个 降 升
	`),
} satisfies Bilingual;

/** In front of a share in words: something changed by that much, `fell by a third`. */
export const changedBy = phrases(`
	by, up, down, rose, rises, fell, falls, grew, grows, dropped, declined, increased, decreased, shrank, gained, lost, jumped,
	climbed, {increase|decrease|rise|drop|decline|fall|reduction|growth|gain|cut} of
`);

/** What goes down by a number that follows: `a reduction of`, 减少. */
export const declines: Bilingual = {
	en: [...falling, ...words('reduc{tion(s)|ed|ing} decreas{e|es|ed|ing} fell fall(s|en|ing) loss(es) cut(s) shrank')],
	zh: words('下降 减少 降低 下滑 下跌 缩减'),
};

/** Verbs in front of `from A to B` that make it two numbers rather than a range of one. */
export const changesFrom: WordList = [
	...rising,
	...falling,
	...words(`
		gr[eo]w(s|n|ing) growth expand(s|ed|ing) fell fall(s|en|ing) decreas{e|es|ed|ing} shrank shrunk went goes moved
		doubl{e|es|ed|ing} tripl{e|es|ed|ing} trebl{e|es|ed|ing} quadrupl{e|es|ed|ing} quintupl{e|es|ed|ing} halv{e|es|ed|ing}
		slip(ped) dip(ped) up down higher lower eas{es|ed|ing} slid widen(s|ed|ing) narrow(s|ed|ing) rebound(s|ed|ing) recover(s|ed|ing) leapt sank
		plung{es|ed|ing} plummet(s|ed|ing) soar(s|ed|ing) tumbl{es|ed|ing} improv{es|ed|ing} strengthen(s|ed|ing) weaken(s|ed|ing)
	`),
];

/** Words of change in front of the level that something reached: they do not tell quantities apart. */
export const towardsLevel: Bilingual = {
	en: [...rising, ...falling, ...words('grew grown grow(s) growing fell fall(s) falling fallen expand(s|ed|ing)')],
	zh: words('增长 增加 上升 提高 提升 上涨 下降 减少 降低 下滑 下跌 增 升 降'),
};

/** What denies; two of them deny nothing. */
export const negations: Bilingual = {
	en: [
		{ word: 'not', notBefore: [' only'] },
		...phrases(`
			never, no longer, neither, nor, cannot, failed to, refus{es|ed} to, den{ies|ied} that, without
		`),
	],
	zh: words('没有 从未 并非 并未 并不 尚未 未能 不再 不会 不能 无法 否认 不是'),
};

/** Says of a rate that it is one a year over several, which two values do not give without their years. */
export const yearlyWords: Bilingual = {
	en: phrases('{per|a|each} {year|annum}, annual(ly), annuali[sz]ed, CAGR, compound(ed|ing)'),
	zh: words('每年 年均 年复合 复合'),
};

/** What is said so did not happen, or only if: `did not rise to`, `if prices fall from`. */
export const notSo: Bilingual = {
	en: phrases('not, never, if, unless, would, instead of, rather than, until'),
	zh: words('没有 并未 未能 未 如果 若 假设'),
};
