import { says } from './model';
import { didYouMean } from './usage';

/** What is said of comments that switch findings off. */
export const ignores = {
	unknown: says<{ code: string; meant: string | undefined }>({
		en: ({ code, meant }) => `this comment names “${code}”, which is no kind of finding.${didYouMean.en(meant)}`,
		'zh-CN': ({ code, meant }) => `此注释所写的“${code}”不是任何一种发现的代码。${didYouMean['zh-CN'](meant)}`,
	}),
	/** No codes: of all kinds. */
	idle: says<{ codes: readonly string[] }>({
		en: ({ codes }) =>
			`this comment hides nothing that the rules find${codes.length === 0 ? '' : ` of ${codes.join(', ')}`}. It can be removed, unless it is for what a model found.`,
		'zh-CN': ({ codes }) =>
			`此注释没有隐藏任何由规则得出的${codes.length === 0 ? '' : ` ${codes.join('、')} `}发现。如果不是针对模型的发现，可以删去。`,
	}),
};
