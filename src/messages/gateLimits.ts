import { says } from './model';

const en: Readonly<Record<string, string>> = {
	max_findings: 'so many of those findings are let pass',
	max_broken_citations: 'so many citations may lead nowhere',
	max_refuted: 'so many statements may be contradicted by a source that was read',
	max_unsupported_key_claims: 'so many key claims may have nothing under them, where a finding questions that',
	min_words: 'so many words must have been read',
	min_claims: 'so many claims and facts must have been read',
	min_supported: 'so many of these must rest on something',
};

const chinese: Readonly<Record<string, string>> = {
	max_findings: '允许有这么多个这样的发现',
	max_broken_citations: '允许有这么多处失效的引用',
	max_refuted: '允许有这么多处与已读来源相矛盾的陈述',
	max_unsupported_key_claims: '允许有这么多个受到质疑且没有依据的关键论断',
	min_words: '至少要读取这么多个词',
	min_claims: '至少要读取这么多个论断与事实',
	min_supported: '其中至少有这么多个有所依据',
};

/** What a limit of the gate says, for the server's options and for agents alike; by its name. */
export const gateLimit = says<{ name: string; usual: number }>({
	en: ({ name, usual }) => `${en[name]} (${usual})`,
	'zh-CN': ({ name, usual }) => `${chinese[name]}（默认 ${usual}）`,
});
