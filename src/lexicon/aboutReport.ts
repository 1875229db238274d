import { type Bilingual, phrases, words } from './entries';

/** What a report calls itself and its parts. */
export const self = words(`
	report analysis study paper section chapter article overview assessment document review memo appendix annex guide
	checklist table figure chart
`);

/** What a report does as a text; not `shows`, `finds` or `suggests`, after which it makes its point. */
export const doing = phrases(`
	cover(s), incorporate(s), include(s), exclude(s), present(s), provide(s), outline(s), detail(s), describe(s),
	summari[sz]e(s), review(s), examine(s), explore(s), investigate(s), discuss, discusses, addresses, introduce(s), focus(es), aim(s), seek(s),
	intend(s), serve(s), should serve, draws, relies, rely, use(s), adopt(s), applies, combine(s), integrate(s),
	synthesi[sz]e(s), compile(s), list(s), compare(s), quantif{y|ies}, begin(s), concludes with, follow(s),
	is {based|organi[sz]ed|structured|limited|intended|drawn|restricted|divided},
	are {based|organi[sz]ed|structured|limited|drawn}, was {prepared|compiled|written},
	does not {cover|include|address|consider|constitute}
`);

/** What a report is made of, as its notes on figures name it: `All figures are …`. */
export const contents = words(
	'figures data estimates values numbers amounts prices images sources entities projections',
);

/** What such a note says of them: `… are rounded`, `… come from`. */
export const contentVerbs = words(
	'are were is was leverage include come refer rely use draw generated created produced',
);

/** What follows that verb in a note, and not in a claim. */
export const contentStates = phrases(`
	in, using, with, from, as of, as per, based, taken, drawn, rounded, expressed, compiled, extracted, collected, adjusted,
	aligned, sourced, generated, calculated, quoted, reported, household, survey, the largest, only, approximate, nominal,
	real, to, on
`);

/** The material of a report and what is wrong with it. */
export const material: Bilingual = {
	en: words(`
		data survey(s) sample(s) series coverage disclos(_) estimate(s) figures statistics reporting records source(s)
		cross-tab(s) dataset(s) household(s)
	`),
	zh: words('数据 口径 披露 统计 样本 资料 来源'),
};

/** Headings over what the material lacks. */
export const limits: Bilingual = {
	en: phrases('limitation(s), data {gap(s)|quality|note(s)|caveat(s)}, caveat(s)'),
	zh: words('局限 数据{来源|说明|质量|限制} 口径 注意事项'),
};
