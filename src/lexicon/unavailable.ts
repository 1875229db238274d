import { type Bilingual, phrases, words } from './entries';

/** What a cell says for which no figure was found; `N/A` is none: it may mean that there can be no figure. */
export const unavailable: Bilingual = {
	en: phrases(`
		{not|un}( )(publicly ){available|disclosed|reported|published|known}, {no|information not|data not} (_ )available,
		{data|information|figures} (are )(not )(publicly )unavailable, no {data|figures|information}
	`),
	zh: words('{未|暂未|尚未}{披露|公开|公布} 不详 未知 {暂无|无}(公开)数据'),
};
