import { type Bilingual, phrases, words } from './entries';

/** Words that leave no room for doubt. */
export const overstatement: Bilingual = {
	en: phrases(`
		(most )certainly, undoubtedly, unquestionably, undeniably, indisputably, inevitabl[ey], without (a |any )doubt,
		beyond (any |all |a )doubt, {is|are|be} guaranteed, guarantee(s) {that|success|growth|return(s)|profit(s)},
		proves that, proof that, proven beyond, will {definitely|surely|absolutely},
		{is|are|has|have|do|does|will} {always|never}, {always|never} _s
	`),
	zh: [
		{ word: '必然', notBefore: ['性', '联系', '要求', '选择'] },
		...words('必定 必将 势必 毫无疑问 毋庸置疑 无疑 注定 百分之百 永远 {一定|肯定}{会|能|是|将|可以}'),
		{ word: '绝对', onlyBefore: ['是', '会', '能', '不', '可', '的', '没有', '安全', '可靠', '正确'] },
		{ word: '不可能', notBefore: ['三角'] },
	],
};

/** The letters that the English entries begin with. */
export const firstLetters = 'abcdghimnpuw';

/** Words right before, or a word before, by which a sentence takes them back ("not always") or demands them ("must never"). */
export const takenBack = words(`
	almost nearly virtually practically not cannot no nor never hardly rarely if whether should must to
`);

/** What others hold, before what they hold: `the assumption that more always leads to less`. */
export const assumed: Bilingual = {
	en: words('assumption(s) myth(s) notion(s) belief(s) idea(s) fallac{y|ies} misconception(s) impression(s)'),
	zh: words('假设 误区 误解 迷思 错觉 观念'),
};
