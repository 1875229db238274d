import { says } from './model';

/** What a skill says of itself, in the reader’s language where it does. */
export const skills = {
	name: says<{ title: string; titleZh?: string | undefined }>({
		en: ({ title }) => title,
		'zh-CN': ({ title, titleZh }) => titleZh ?? title,
	}),
	/** Its label, by which a report names it, and where it stands among the others. */
	place: says<{ label: string; domain: string; level: number }>({
		en: ({ label, domain, level }) => `${label} · ${domain}, level ${level}`,
		'zh-CN': ({ label, domain, level }) => `${label} · ${domain}，第 ${level} 级`,
	}),
	description: says<{ description: string; descriptionZh?: string | undefined }>({
		en: ({ description }) => description,
		'zh-CN': ({ description, descriptionZh }) => descriptionZh ?? description,
	}),
};
