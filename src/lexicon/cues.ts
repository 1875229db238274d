import { attribution, vagueAttribution } from './attribution';
import { type Bilingual, phrases, words } from './entries';
import { event, measurement } from './happenings';
import { roadmap } from './roadmap';

/** What is concluded from something said before. */
const inference: Bilingual = {
	en: phrases(`
		therefore, thus, hence, consequently, accordingly, as a result, it follows that,
		this {means|implies|suggests|indicates|shows|underscores|highlights|reflects|makes|creates|confirms},
		these (_ ){suggest|indicate|show|imply|underscore|highlight|reflect|make},
		in {short|sum|essence|other words}, overall, taken together, ultimately, in conclusion, to conclude,
		on balance, clearly
	`),
	zh: words(`
		因此 所以 因而 由此可见 可见 从而 意味着 表明 说明 显示出 总体(来看|上|而言) 综上 总之
		整体(来看|上|而言) 归根结底 反映{出|了} 凸显 印证
	`),
};

/** What is given as the reason or the effect of something. */
const cause: Bilingual = {
	en: phrases(`
		because, since, due to, owing to, driven by, caused by, result(s) {in|from}, lead(s) to, stem(s) from,
		drive(s), driven, contribut{e(s)|ing} to, enabl{e(s)|ing}, depend(s) on, as a consequence, thanks to,
		underpin(s|ned), explain(s), so that, making it, reflecting
	`),
	zh: words(`
		因为 由于 得益于 受益于 源于 源自 导致 造成 带来 驱动 推动 促使 使得 取决于 拉动 引发 依赖 决定了
	`),
};

/** What is set against something else. */
const contrast: Bilingual = {
	en: phrases(`
		however, but, although, though, despite, whereas, while, yet, nevertheless, nonetheless, in contrast,
		by contrast, on the other hand, conversely, instead, rather than, even if, even though, unlike
	`),
	zh: words(`
		但(是) 然而 不过 尽管 虽然 虽 相反 反之 而非 与之相比 相比之下 另一方面 却
	`),
};

/** One instance of several. `e.g.` counts where a word follows it at once: the learned models know it so. */
const example: Bilingual = {
	en: phrases(`
		for example, for instance, e.g._, such as, including, in particular, notably, namely, specifically,
		illustrat{e(s)|ed|ing}
	`),
	zh: words(`
		例如 比如 譬如 诸如 举例 如： 以~1-12为例 其中 具体{来看|而言} 典型如 包括
	`),
};

/** What has not happened yet. */
const forecast: Bilingual = {
	en: phrases(`
		will, is expected to, are expected to, expected to, projected, forecast(s), forecasted, anticipated,
		is likely to, are likely to, by 20[2-9][0-9], outlook, going forward,
		in the {coming|next} {year(s)|decade|month(s)}, poised to, set to, on track to, could reach, would
	`),
	zh: words(`
		预计 预期 预测 有望 将(会|在|是|成为|达|持续|进一步|推动|带来) 未来 展望 到20[2-9][0-9]年 料将 趋势 潜力
	`),
};

/** What is possible, usual or called for, rather than so. */
const modal: Bilingual = {
	en: phrases(`
		may, might, could, can, should, must, would, likely, unlikely, potentially, possibly, perhaps, appear(s),
		seem(s), tend(s) to, arguably, probably, generally, often, typically
	`),
	zh: words(`
		可能 或许 也许 或将 应当 应该 应 需(要) 必须 似乎 大概率 倾向于 通常 往往 一般 可(以) 能(够)
	`),
};

/** Words that judge, and so can be disputed. */
const evaluation: Bilingual = {
	en: words(`
		significant(ly) substantial(ly) critical(ly) crucial(ly) important(ly) essential key major
		strong(ly|er|est) weak(er|est) robust remarkabl[ey] impressive superior inferior best worst better worse
		lead{ing|er} dominant dominat{e(s)|ing} attractive promising challeng{e|es|ing} difficult complex
		rapid(ly) dramatic(ally) unprecedented profound(ly) formidable vital pivotal fundamental(ly)
		effective(ly) efficient(ly) limited severe(ly) sharp(ly) notable valuable successful(ly) unique
		advantage(s) disadvantage(s) benefit(s) risk(s) opportunit{y|ies} barrier(s) threat(s) strength(s)
		weakness(es) transformative sustainable resilien{t|ce} vulnerable consistent(ly) compelling
	`),
	zh: words(`
		显著 明显 重要 关键 核心 主要 突出 强劲 强 弱 优势 劣势 领先 主导 优于 劣于 最佳 最{大|高|具|优|为}
		较{高|大|强|好|低|弱} 良好 有利 不利 挑战 困难 复杂 快速 迅速 大幅 巨大 广阔 深远 根本 有效 高效 有限 严重
		成熟 稳定 稳健 风险 机遇 机会 瓶颈 壁垒 潜力 制约 压力 难以 不足 优先 适合 值得 可行 薄弱 凸显 激烈
	`),
};

/** What somebody is told to do. */
const recommendation: Bilingual = {
	en: phrases(`
		should, must, need(s) to, ought to, recommend(s|ed|ation|ations), we {suggest|advise|propose},
		it is {advisable|essential|important|crucial|critical|necessary} {to|that}, consider, prioriti[sz]e,
		avoid, ensure, focus on, adopt, investor(s) {should|can}
	`),
	zh: words(`
		建议 应当 应该 应{优先|重点|加强|关注|避免|在|以} 需(要){重点|加强|关注|警惕|优先} 必须 宜 推荐
		优先{考虑|布局|发展} 避免 警惕 关注 加强 推进 落实 强化 注重
	`),
};

/** First words that go on with what was said before. */
const continuation: Bilingual = {
	en: phrases(`
		this, these, that, those, such, it, they, its, their, he, she, his, her, the {same|former|latter}, here,
		there, for {example|instance}, in addition, additionally, moreover, furthermore, also, similarly, likewise,
		meanwhile, however, but, yet, in contrast, by contrast, conversely, as a result, therefore, thus,
		consequently, second(ly), third(ly), finally, another, other, specifically, in particular, notably, indeed,
		together, beyond, even, still, to {this|that} end
	`),
	zh: words(`
		这 该 此 其 它 他(们) 上述 同时 此外 另外 而且 并且 例如 比如 然而 但(是) 不过 因此 所以 由此 其中 其次
		再次 最后 另一 与此同时 相比之下 尤其 特别是 具体 从而 进一步 换言之 也
	`),
};

/** What is put as beyond doubt. */
const certainty: Bilingual = {
	en: phrases(`
		certainly, undoubtedly, without (a )doubt, definitely, inevitabl[ey], guarantee(s|d), always, never, all,
		every, no one, prove(s), proven, unquestionabl[ey], undeniabl[ey], absolutely, completely, entirely,
		will {always|never|inevitably|certainly}, impossible, everyone
	`),
	zh: words(`
		必然 必定 毫无疑问 无疑 肯定 一定 绝对 必将 完全 彻底 永远 从不 所有人 不可能 势必 唯一 百分之百
	`),
};

/** What a sentence does, by its words. The learned models take the cues in this order. */
export const cueWords = {
	inference,
	cause,
	contrast,
	example,
	forecast,
	modal,
	evaluation,
	recommendation,
	attribution,
	vagueAttribution,
	roadmap,
	measurement,
	event,
	continuation,
	certainty,
} as const satisfies Readonly<Record<string, Bilingual>>;
