import { type Bilingual, oneOf, type WordList, words } from './entries';

/** What a term of a glossary is, behind its colon: `Churn: the share of …`. */
export const measures = words(`
	ratio share percentage percent measure number ability degree difference amount proportion variance overlap average
	distance level time frequency probability asymmetry extent fraction sum metric loss decay price cost performance
	value order measures
`);

/** Words that only a clause has: auxiliaries and the verbs that reports use most. */
export const verbs: WordList = words(`
	is are was were be been has have had do does did will would can could may might must shall should remain(s)
	become(s) became make(s) made mean(s) show(s) let(s) give(s) gave take(s) took lead(s) led drive(s) drove grow(s) grew
	rise(s) rose fall(s) fell offer(s) provide(s) require(s) need(s) depend(s) enable(s) allow(s) reduce(s) increase(s)
	improve(s) limit(s) create(s) support(s) affect(s) ensure(s) exceed(s) reach(es) varies vary continue(s) tend(s)
	face(s) represent(s) account(s) include(s) contain(s) dominate(s) outperform(s) benefit(s) suffer(s) relies rely
	use(s) add(s) cut(s) raise(s) lower(s) cost(s) work(s) help(s) keep(s) hold(s) play(s) serve(s) move(s) shift(s)
	spread(s) prefer(s) favo(u)r(s) combine(s) deliver(s) achieve(s) maintain(s) attract(s) capture(s) compete(s)
	expand(s) shrink(s) slow(s) accelerate(s) trigger(s) hinder(s) stay(s) act(s) prevent(s) possess(es) report(s)
	detail(s) influence(s) reinforce(s) replace(s) replaced modulate(s) determine(s) reflect(s) shape(s) explain(s)
	focus(es) invest(s) manage(s) operate(s) track(s) follow(s) appear(s) seem(s) emerge(s) emerged doubled tripled halved
`);

/** Verbs whose `-ing` puts a change without a verb: `declining margins`. */
export const changing = words(`
	increas declin grow ris fall shrink expand improv accelerat slow weaken strengthen shift reshuffl
`);

/** A change or a state put without a verb (`Declining margins`, `Prices flat`): short for a claim. */
export const trend: WordList = [
	`${oneOf(changing)}ing`,
	...words(`
		increased reduced higher lower more less fewer moderate flat stable prevalent widespread scarce common rare absent
		initially mostly largely mainly still already uptake growth decline shift surge rise than not without
	`),
];

/** Verbs and adverbs of a Chinese predicate. */
export const predicate: WordList = [
	{ word: '为', notAfter: ['行', '作'] },
	{ word: '应', notBefore: ['链', '用', '急', '商'] },
	...words(`
		[是有将会可能已了在使让需被把较更最很均都正仍] 增 减 升 降 涨 跌 提高 提升 加速 加快 扩 缩 推动 带来 形成 占 达 超
		存在 成为 支持 面临 依赖 影响 实现 促 加剧 恶化 承压 不足 难 强 弱 快 慢 高 低 大 小 多 少 普及 滞后 缺 取代 主导
		引领 突破 落地 完善 优化 集中 分化 活跃 紧张 放缓 收紧 宽松 取得 受
	`),
];

/** Headings over lists of things to look at, sort by or tick off. */
export const inventories: Bilingual = {
	en: words('checklist(s) indicator(s) metrics taxonomy classification glossary dimensions terminology'),
	zh: words('指标 清单 分类 框架 维度 术语 名词'),
};
