import { type Bilingual, phrases, words } from './entries';

/** First words of a sentence that says what all before it comes to. */
export const closing: Bilingual = {
	en: phrases(`
		in {conclusion|summary|sum|short|essence}, to {conclude|sum up|summari[sz]e}, overall, ultimately, taken together,
		on balance, the {evidence|research|data|analysis|finding(s)|result(s)} {show(s)|suggest(s)|demonstrate(s)|indicate(s)}
	`),
	zh: words('综上 总之 总的来{看|说} 总体 整体 归根 可以说 由此 因此 从~1-30来看'),
};

/** First words of a sentence that draws on what was just said. */
export const following: Bilingual = {
	en: [
		...phrases('therefore, consequently, accordingly, the result {is|was}'),
		{ word: 'as a result', notBefore: [' of'] },
		{ word: 'thus', notBefore: [' far'] },
		{ word: 'hence', notBefore: [' the name'] },
	],
	zh: [
		...words('所以 因而 由此'),
		{ word: '因此', notBefore: words('项 次 类 种 事 举') },
		{ word: '结果是', notBefore: words('否') },
	],
};

/** Words of headings over what a report advises. */
export const adviceHeadings: Bilingual = {
	en: phrases('recommendation(s), recommended {action(s)|step(s)}, next steps, action plan'),
	zh: words('建议 对策'),
};

/** First words that take up what was just said. */
export const pointers: Bilingual = {
	en: words('this these those such it'),
	zh: words('这 该 此 上述 由此 可见'),
};
