import { type Bilingual, phrases, words } from './entries';

/** How a text turns to its reader. */
export const offers: Bilingual = {
	en: phrases(
		`if you {would like|like|want|wish|prefer|need}, let me know, would you like, i can (also ){provide|prepare|expand|help}`,
	),
	zh: words(`{如果|若|如|要是}{你|您}{愿意|需要|想|希望|后续|有兴趣} 我可以{在|为|继续|按|帮} 需要{我|的话}`),
};

/** How a hope begins. */
export const wishing: Bilingual = {
	en: phrases(`{we|i} {hope|wish|look forward}, hopefully`),
	zh: words(`({我们|我|笔者|也|更|并})希望 期待(能) 祝愿`),
};
