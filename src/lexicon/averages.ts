import { type Bilingual, words } from './entries';

/** In the name of a row or column: what it has is no sum of the others. */
export const meanRows: Bilingual = {
	en: words(
		'average(s) avg mean(s) median weighted max(imum) min(imum) rate(s) ratio index score(s) price(s) margin(s)',
	),
	zh: words('平均 均值 均价 中位 加权 最大 最小 最高 最低 单价 比率 指数 得分 评分'),
};
