import { type Message, says } from './model';

/** What the checks say of claims and what they rest on. */
export const claims = {
	unsupported: says<{ reasons: readonly Message[] }>({
		en: ({ reasons }, { all }) => `No ground found for this claim around it. ${all(reasons)}`.trim(),
		'zh-CN': ({ reasons }, { all }) => `在这个论断的上下文中没有找到依据。${all(reasons)}`,
	}),
	partial: says<{ reasons: readonly Message[] }>({
		en: ({ reasons }, { all }) => `What the report gives for this claim is less than it says. ${all(reasons)}`.trim(),
		'zh-CN': ({ reasons }, { all }) => `报告给出的内容不足以支撑这个论断。${all(reasons)}`,
	}),
	overstated: says<{ words: string }>({
		en: ({ words }) =>
			`“${words}” leaves no room for doubt, but the report does not show that much. Say how sure you are and why, or give the evidence.`,
		'zh-CN': ({ words }) => `“${words}”不留余地，但报告没有证明到这个程度。请说明把握有多大、为什么，或给出证据。`,
	}),
	vague: says<{ words: string }>({
		en: ({ words }) => `“${words}”: a reader cannot tell who. Name the source and cite it.`,
		'zh-CN': ({ words }) => `“${words}”：读者不知道是谁说的。请写明来源并加以引用。`,
	}),
	newInConclusion: says({
		en: 'The rest of the report hardly mentions this. Make the case for it in the body first, or leave it out here.',
		'zh-CN': '报告其余部分几乎没有谈到这一点。请先在正文中论证，或在这里删去。',
	}),
	onlyInConclusion: says<{ words: string }>({
		en: ({ words }) =>
			`“${words}” stands nowhere else in the report. Give it in the body, with its source, or leave it out here.`,
		'zh-CN': ({ words }) => `“${words}”在报告其他地方没有出现。请在正文中写出并注明来源，或在这里删去。`,
	}),
	/** `more`: further claims that lean on the same place. */
	weakSources: says<{ sources: Message; why: Message | undefined; more: number }>({
		en: ({ sources, why, more }, { say, plural }) =>
			`This cites only ${why ? `${say(sources)}: ${say(why)}` : `weak sources: ${say(sources)}`}${more > 0 ? `, as ${more} further ${plural(more, 'claim does', 'claims do')}` : ''}. Cite what it draws on, or add a source that can be checked.`,
		'zh-CN': ({ sources, why, more }, { say }) =>
			`这里只引用了${why ? ` ${say(sources)}（${say(why)}）` : `薄弱的来源：${say(sources)}`}${more > 0 ? `，另有 ${more} 处论断也是如此` : ''}。请引用它所依据的内容，或补充可以核对的来源。`,
	}),
	/** `claims`: how many lean on this entry's site. */
	weakEntry: says<{ sources: Message; why: Message | undefined; claims: number }>({
		en: ({ sources, why, claims }, { say, plural }) =>
			`${claims} ${plural(claims, 'statement cites', 'statements cite')} only ${why ? `${say(sources)}: ${say(why)}` : `weak sources: ${say(sources)}`}. Cite what it draws on, or add a source that can be checked.`,
		'zh-CN': ({ sources, why, claims }, { say }) =>
			`有 ${claims} 处论述只引用了${why ? ` ${say(sources)}（${say(why)}）` : `薄弱的来源：${say(sources)}`}。请引用该页所依据的内容，或补充可以核对的来源。`,
	}),
	weakSourceToo: says({ en: 'This relies on the same site.', 'zh-CN': '这里依据的是同一处来源。' }),
	/** The domains of sources, three at most. */
	domains: says<{ domains: readonly string[] }>({
		en: ({ domains }, { list }) =>
			list(domains.length > 3 ? [...domains.slice(0, 2), `${domains.length - 2} more`] : domains),
		'zh-CN': ({ domains }) =>
			domains.length > 3 ? `${domains.slice(0, 2).join('、')} 等 ${domains.length} 个来源` : domains.join('、'),
	}),
	originalLinked: says<{ sources: Message; url: string }>({
		en: ({ sources, url }, { say }) => `Cited through ${say(sources)}; the original is linked there. Cite it: ${url}`,
		'zh-CN': ({ sources, url }, { say }) =>
			`这是通过 ${say(sources)} 转引的，原始出处的链接就在那里。请直接引用：${url}`,
	}),
	originalNamed: says<{ sources: Message; original: Message; where: string | undefined }>({
		en: ({ sources, original, where }, { say }) =>
			`Cited through ${say(sources)}, but the sentence names ${say(original)} as its source. Cite the original${where ? ` (${where})` : ''}.`,
		'zh-CN': ({ sources, original, where }, { say }) =>
			`这是通过 ${say(sources)} 转引的，但句中写明来源是${say(original)}。请引用原始出处${where ? `（${where}）` : ''}。`,
	}),
	companyFiling: says({ en: 'the company’s filing', 'zh-CN': '公司公告' }),
	figuresOf: says<{ body: string }>({
		en: ({ body }) => `the figures of ${body}`,
		'zh-CN': ({ body }) => `“${body}”的数据`,
	}),
};
