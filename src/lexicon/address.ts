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

/** How a clause asks its readers to do something outside the text. */
export const requests: Bilingual = {
	en: [
		{ word: 'please', notBefore: [' note', ' see', ' refer', ' bear', ' remember', ' consider'] },
		...phrases(`click here, subscribe to, sign up, donate, follow us, contact us, get in touch with, join us`),
	],
	zh: words(
		`(敬)请{查询|查看|访问|联系|下载|点击|关注|提交|扫|加入|转发} 欢迎{提交|关注|联系|加入|订阅|转发|扫|来} 扫码 扫描二维码 关注我们 联系我们`,
	),
};
