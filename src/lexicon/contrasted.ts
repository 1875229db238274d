import { type Bilingual, phrases, words } from './entries';

/** Words of a text that sets sources, scenarios or estimates against each other: there, values differ on purpose. */
export const contrasted: Bilingual = {
	en: phrases(`
		{another|other|second|third|alternativ(_)|some|certain|one} (_ ){source(s)|stud{y|ies}|report(s)|estimate(s)|forecast(s)|projection(s)|scenario(s)|analys[ie]s(_)|set|firm(s)|survey(s)|case(s)},
		revised, previously, scenario
	`),
	zh: words('另一 其他机构 不同{机构|口径|来源} 有{研究|机构} 情景 口径 此前 修订'),
};
