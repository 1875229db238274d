/** The languages in which users are spoken to, by their BCP 47 tags. */
export const languages = ['en', 'zh-CN'] as const;
export type Language = (typeof languages)[number];

/** The language for someone who asked for a tag such as `zh-cn`, `zh_Hans` or `de`: English where there is no closer one. */
export function closestLanguage(tag: string | undefined): Language {
	return /^zh(?:\b|_)/iu.test(tag ?? '') ? 'zh-CN' : 'en';
}
