import { says } from './model';

/** What a skill says of itself, in the reader’s language where it does. */
export const skills = {
	name: says<{ title: string; titleZh?: string | undefined }>({
		en: ({ title }) => title,
		'zh-CN': ({ title, titleZh }) => titleZh ?? title,
	}),
	description: says<{ description: string; descriptionZh?: string | undefined }>({
		en: ({ description }) => description,
		'zh-CN': ({ description, descriptionZh }) => descriptionZh ?? description,
	}),
};
