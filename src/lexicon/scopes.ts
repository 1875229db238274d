import { type Bilingual, phrases, words } from './entries';

/** Says that the whole world is meant. */
export const worldwide: Bilingual = {
	en: phrases(`
		global(ly), worldwide, around the {world|globe}, across {the world|the globe|all {regions|countries|continents}},
		in {all|every} {countr{y|ies}|region(s)|continent(s)}
	`),
	zh: words('全球 全世界 世界各[国地] 各国'),
};

/** Says that a whole country is meant, in texts on China. */
export const nationwide = [...words('全国 各省'), { word: '各地', notBefore: ['区'] }, '举国'];

/** Says that a claim holds over many years, besides 过去十年 and its like. */
export const manyYears: Bilingual = {
	en: phrases(`
		for (many ){years|decades},
		{over|in|during|for} the {past|last} (several |few |two |three |five |ten |# ){years|decade(s)}, year after year,
		every (single )year, each year, historically, over (the )decades
	`),
	zh: words(`
		多年来 历年 连年 逐年 年年 每年都 长期以来 近[十二三五](十)年
	`),
};

/** Says that a figure is set against another year, so that it is not about one year alone. */
export const againstOtherYears: Bilingual = {
	en: words('since compared versus vs than from previous prior earlier year-on-year annual(ly) years'),
	zh: words('同比 以来 相比 较 历年 年均 逐年 每年'),
};

/** Says that a whole industry is meant. */
export const wholeIndustry: Bilingual = {
	en: phrases(`
		(the ){entire|whole} {industry|sector|market}, industry-wide, sector-wide, across the {industry|sector},
		all (_ ){companies|manufacturers|firms|vendors|suppliers|producers|banks|operators|carmakers|automakers},
		{companies|manufacturers|firms|vendors|producers|banks|operators} everywhere
	`),
	zh: words(`
		全行业 整个行业 各(家)企业 所有{企业|厂商|公司|银行} 全部{企业|厂商|公司} 各大{企业|厂商|公司}
	`),
};
