import { type Bilingual, phrases, words } from './entries';

/* Words with which a figure is another one than a table has under the same name. */

/** What was expected, or would be. */
export const counterfactual: Bilingual = {
	en: phrases('if, would, could, might, not, instead, unless, originally, initially, previously, once, had _ed'),
	zh: words('原[来先本] 原计划 此前 如果 假如 若 曾'),
};

/** Behind a figure: `net of rebates`, `a year ago`. */
export const narrowing: Bilingual = {
	en: phrases(`
		net of, gross, includ_, exclud_, without, restate(_), ago, {month(s)|week(s)|year} to, or {more|less}, needed, required
	`),
	zh: words('剔除 扣除 不含 含 口径 追溯'),
};

/** Right behind a figure, what tells what it is of; in Chinese anything does. */
export const belonging = words(`
	of in for per at on among before after net gross excluding including adjusted reported organic a
`);

/** What has to be: `revenue must reach 55`. */
export const required: Bilingual = {
	en: phrases('{need(s)|has|have|had|must|ought} to, must'),
	zh: words('须 需(要) 应(当)'),
};

/** Whose something is, named before. */
export const possessives: Bilingual = {
	en: words('its their his her whose'),
	zh: [{ word: '其', notBefore: words('中 他 它 余') }],
};

/** In front of what is left out. */
export const leavingOut: Bilingual = {
	en: phrases('without, excluding, except, leaving out, apart from'),
	zh: words('除 剔除 不含'),
};

/** In front of the value that something is held against, or came from. */
export const heldAgainst: Bilingual = {
	en: phrases('from, after, against, versus, vs(.), than, compared {with|to}'),
	zh: words('从 由 较 比'),
};
