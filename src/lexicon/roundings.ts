import { type Bilingual, phrases, words } from './entries';

/** In front of a number in words, by how it is meant. */
export const spelledMore: Bilingual = {
	en: phrases('more than, well over, just over, slightly over, slightly more than, over, at least, in excess of'),
	zh: words('超过 超 逾 多于 高于 大于 至少'),
};
export const spelledLess: Bilingual = {
	en: phrases('less than, fewer than, under, at most, no more than, up to, well under, well below, below'),
	zh: words('不足 不到 少于 低于 小于 至多 最多'),
};
export const spelledNearly: Bilingual = {
	en: phrases('nearly, almost, close to, just under, just below, just shy of, slightly less than, slightly under'),
	zh: words('将近 接近 近 几乎 近乎'),
};
export const spelledAbout: Bilingual = {
	en: words('about around roughly approximately some circa broadly'),
	zh: words('大约 约为 约 大概 大致'),
};

/** In front of a number in digits: it is not to the letter. */
export const approximate: Bilingual = {
	en: phrases(`
		about, around, approximately, approx(.), roughly, nearly, almost, over, more than, some, circa, ca., an estimated, close to
	`),
	zh: ['约', '大约', { word: '近', notAfter: words('最 附') }, ...words('超过 超 逾 接近 将近')],
};

/** The same: it is the least, or the most. */
export const atLeast: Bilingual = {
	en: phrases(`
		over, above, more than, at least, exceed(s|ed|ing), surpass(es|ed|ing), upwards of, no less than
	`),
	zh: [{ word: '超(过)', notAfter: ['不'] }, ...words('突破 高于 不低于 不少于 至少 逾')],
};
export const atMost: Bilingual = {
	en: phrases('up to, at most, as much as, less than, under, below, no more than, as high as'),
	zh: words('不到 不足 不超过 低于 至多 最多 最高 高达 可达'),
};
