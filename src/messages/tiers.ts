import { type Message, says } from './model';

/** What kind of place a source is, by its group; follows “it is”. */
export const tiers = {
	government: says({ en: 'a government body', 'zh-CN': '政府机构' }),
	statistics: says({ en: 'official statistics', 'zh-CN': '官方统计' }),
	centralBank: says({ en: 'a central bank', 'zh-CN': '中央银行' }),
	international: says({ en: 'an international body', 'zh-CN': '国际组织' }),
	exchange: says({
		en: 'an exchange, first-hand about its listings and prices',
		'zh-CN': '交易所，对其上市公司和行情是一手来源',
	}),
	filings: says({ en: 'the place where company filings are published', 'zh-CN': '公司公告的发布处' }),
	academic: says({ en: 'a university or research institution', 'zh-CN': '大学或研究机构' }),
	firstParty: says({
		en: 'a company’s own site, first-hand about its own products and figures',
		'zh-CN': '公司自己的网站，对其产品和数据是一手来源',
	}),
	reference: says({ en: 'an edited reference work or a professional body', 'zh-CN': '经编辑的工具书或专业机构' }),
	journal: says({ en: 'a publisher of peer-reviewed journals and books', 'zh-CN': '同行评审期刊和图书的出版方' }),
	preprint: says({
		en: 'a preprint server: its authors’ own paper, not yet reviewed',
		'zh-CN': '预印本服务器：作者自己的论文，尚未评审',
	}),
	dataHouse: says({ en: 'a major data, rating or research firm', 'zh-CN': '大型数据、评级或研究公司' }),
	thinkTank: says({ en: 'a research institute or think tank', 'zh-CN': '研究院所或智库' }),
	news: says({ en: 'a major news medium', 'zh-CN': '主要新闻媒体' }),
	pressRelease: says({
		en: 'a press release: the company’s own words through a wire',
		'zh-CN': '新闻稿：公司自己的说法',
	}),
	reportVendor: says({
		en: 'a seller of market reports whose methods are not open to checking',
		'zh-CN': '市场报告销售商，方法无从核查',
	}),
	techMedia: says({ en: 'a technology or trade medium', 'zh-CN': '科技或行业媒体' }),
	popular: says({ en: 'a popular magazine or explainer site', 'zh-CN': '大众杂志或科普网站' }),
	finance: says({
		en: 'a finance portal that passes on data and news of others',
		'zh-CN': '转载他人数据和新闻的财经门户',
	}),
	developer: says({ en: 'a developer community or its documentation', 'zh-CN': '开发者社区或其文档' }),
	industryDatabase: says({ en: 'an industry database or index of papers', 'zh-CN': '行业数据库或论文索引' }),
	wiki: says({ en: 'a wiki that anyone can edit', 'zh-CN': '任何人都可编辑的维基' }),
	forum: says({
		en: 'a forum or question-and-answer site where anyone writes',
		'zh-CN': '任何人都可发言的论坛或问答网站',
	}),
	blog: says({ en: 'a platform for blog posts that nobody else edits', 'zh-CN': '文章无人编辑审核的博客平台' }),
	social: says({ en: 'a social network or video platform', 'zh-CN': '社交网络或视频平台' }),
	contentFarm: says({ en: 'a content farm or self-publishing platform', 'zh-CN': '内容农场或自媒体平台' }),
	aggregator: says({ en: 'an aggregator that passes on what others wrote', 'zh-CN': '转载他人内容的聚合网站' }),
	userPages: says({ en: 'pages that anyone can put up on a shared host', 'zh-CN': '任何人都可在共享主机上发布的网页' }),
	fileSharing: says({ en: 'a site to which anyone uploads files', 'zh-CN': '任何人都可上传文件的网站' }),
	answerEngine: says({
		en: 'a machine’s answer or a page of search results, not a source',
		'zh-CN': '机器回答或搜索结果页，不是来源',
	}),
	shortener: says({ en: 'a shortened link that hides where it leads', 'zh-CN': '隐藏去向的短链接' }),
	own: says({ en: 'rated by your own tiers', 'zh-CN': '您自己设定了它的级别' }),
	file: says({ en: 'a local file that does not say where it comes from', 'zh-CN': '未说明出处的本地文件' }),
	address: says({ en: 'an address without a name', 'zh-CN': '没有域名的地址' }),
	placeholder: says({ en: 'a placeholder or a local name', 'zh-CN': '占位或本地名称' }),
	unknown: says({ en: 'a site that is not among the known sources', 'zh-CN': '不在已知来源之列的网站' }),
	noAddress: says({ en: 'no web address', 'zh-CN': '不是网址' }),
	/** A local copy of a page. */
	copy: says<{ domain: string; kind: Message }>({
		en: ({ domain, kind }, { say }) => `a copy from ${domain}, ${say(kind)}`,
		'zh-CN': ({ domain, kind }, { say }) => `${domain} 的副本，${say(kind)}`,
	}),
};
