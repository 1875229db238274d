import { says } from './model';

/** What other sentences are put together from. */
export const common = {
	/** The same in every language. */
	verbatim: says<{ text: string }>({ en: ({ text }) => text, 'zh-CN': ({ text }) => text }),
	/** What a model or a source said, closed with a full stop where it has none. */
	sentence: says<{ text: string }>({
		en: ({ text }) => (closed.test(text) ? text : `${text}.`),
		'zh-CN': ({ text }) => (closed.test(text) ? text : `${text}。`),
	}),
};

const closed = /[.。!?！？]$/u;
