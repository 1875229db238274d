import { says } from './model';

/** What the checks say of citations and references. */
export const checks = {
	citationUnused: says<{ label: string }>({
		en: ({ label }) => `Nothing in the text cites reference “${label}”.`,
		'zh-CN': ({ label }) => `正文没有引用参考文献“${label}”。`,
	}),
};
