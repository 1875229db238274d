import { type Bilingual, oneOf, phrases, words } from './entries';

/** Verbs that figures are the objects of. */
export const measured = words(`
	increased decreased rose fell grew declined dropped climbed jumped reached total(l)ed amounted accounted stood averaged
	recorded posted generated shipped sold produced cost costs priced valued measured expanded shrank doubled tripled
	exceeded surpassed range(d) ranges
`);

/** What was measured. */
export const measurement: Bilingual = {
	en: phrases(`
		${oneOf(measured)} (by|to|from|at|for|about|around|approximately|nearly|over|more|in|up|between)
	`),
	zh: words(`
		同比 环比 增长 下降 上升 下滑 达(到) 为 占(比) 约 超(过) 突破 合计 总计 累计 实现 录得 降至 升至 增至 不足 高达 仅
	`),
};

/** What was done to something. */
export const undergone = words(`
	founded established launched introduced acquired announced signed approved enacted passed released completed adopted
	created implemented awarded opened closed built listed published invented discovered observed identified reported
	detected transferred
`);

/** What somebody did. */
export const done = words(`
	launched acquired announced signed founded introduced released unveiled opened raised invested merged published
	implemented enacted won joined appointed received began started completed
`);

/** What happened, and where something is. */
export const event: Bilingual = {
	en: phrases(`
		{was|were|has been|have been} ${oneOf(undergone)},
		${oneOf(done)} {a|an|the|its|in|on|by|with|as|from|at|over|for|$_},
		headquartered in, located {in|at}, based in, born in, dating back
	`),
	zh: words(`
		成立 发布 推出 收购 上市 签署 批准 通过 实施 启动 开通 投产 量产 建成 获得 完成 宣布 出台 印发 落地 交付 总部 位于
		创立 融资 参股 公布 试点
	`),
};
