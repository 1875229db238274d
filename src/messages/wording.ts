import { says } from './model';

/** Why another wording by a model is not used. */
export const wording = {
	/** `why` is the model's. */
	none: says<{ why: string }>({
		en: ({ why }) => `The model found no wording that would do. ${why}`.trim(),
		'zh-CN': ({ why }) => `模型没有找到合适的措辞。${why}`,
	}),
	unchanged: says({ en: 'The model left the sentence as it is.', 'zh-CN': '模型没有改动这句话。' }),
	notASentence: says({
		en: 'The model’s wording was not used: it is no plain sentence in place of the old one.',
		'zh-CN': '未采用模型的措辞：它不是可以替换原句的一句话。',
	}),
	sourceMarks: says({
		en: 'The model’s wording was not used: it changes the citations.',
		'zh-CN': '未采用模型的措辞：它改动了引用标记。',
	}),
	figures: says<{ figures: readonly string[] }>({
		en: ({ figures }, { list }) => `The model’s wording was not used: it adds ${list(figures)}.`,
		'zh-CN': ({ figures }) => `未采用模型的措辞：它新增了 ${figures.join('、')}。`,
	}),
};
