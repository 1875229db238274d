import { type Bilingual, phrases, words } from './entries';

/** What those who were asked did with an answer: `55% named the cost`, 55%的受访者提到. */
export const answering: Bilingual = {
	en: words('named cited mentioned identified'),
	zh: words('提到 提及'),
};

/** All who were asked: what stands behind a share of them does not narrow them down. */
export const respondents: Bilingual = {
	en: phrases(`
		(all )(the )respondents, (all )(the )participants, (all )those {asked|surveyed|polled|questioned}, them, the sample,
		(the )interviewees
	`),
	zh: words('受访者 受访企业 被调查者 被调查企业 调查对象 受访机构'),
};

/** Heads of a column that counts those who gave an answer. */
export const counted: Bilingual = {
	en: words(
		'respondents participants interviewees people responses answers mentions votes n named mentioned cited chose chosen selected',
	),
	zh: words('人数 人次 受访者 应答 提及 选择 票数 样本'),
};

/** All that may stand in front of a share of all who were asked. */
export const survey: Bilingual = {
	en: phrases('in {our|this|the} survey, of {those asked|all respondents}, overall'),
	zh: words('(本次|此次|本轮){调查|问卷}{显示|中}'),
};
