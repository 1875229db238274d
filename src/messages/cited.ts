import { says } from './model';

type Verdict = 'supported' | 'partly' | 'contradicted' | 'not-found' | 'unclear' | 'unverifiable';

/** The sources of a report as they are listed. */
export const cited = {
	title: says({ en: 'Sources', 'zh-CN': '来源' }),
	tier: says<{ tier: number }>({ en: ({ tier }) => `tier ${tier}`, 'zh-CN': ({ tier }) => `${tier} 级` }),
	/** Said once above the list. */
	tiersAbout: says({
		en: 'Tiers say how official a source is: 1 official or first-hand, 2 established, 3 secondary, 4 unknown or open to anyone to write.',
		'zh-CN':
			'级别表示来源的权威程度：1 级为官方或一手来源，2 级为公认来源，3 级为二手来源，4 级为未知或任何人都可发布的来源。',
	}),
	page: says<{ page: number }>({ en: ({ page }) => `page ${page}`, 'zh-CN': ({ page }) => `第 ${page} 页` }),
	verdict: says<{ verdict: Verdict }>({
		en: ({ verdict }) => verdicts.en[verdict],
		'zh-CN': ({ verdict }) => verdicts['zh-CN'][verdict],
	}),
	unread: says({ en: 'not read', 'zh-CN': '未读取' }),
	failed: says({ en: 'could not be read', 'zh-CN': '无法读取' }),
	quoted: says({ en: 'only the linked passage is known', 'zh-CN': '只知道所链接的段落' }),
	/** `at` is when, in milliseconds since the epoch; `null` where that is not known. */
	read: says<{ at: number | null; inPart: boolean }>({
		en: ({ at, inPart }, { date }) => `${at === null ? 'read' : `read on ${date(at)}`}${inPart ? ', in part' : ''}`,
		'zh-CN': ({ at, inPart }, { date }) =>
			`${at === null ? '已读取' : `读取于 ${date(at)}`}${inPart ? '（部分）' : ''}`,
	}),
	/** How many of the sources were read, and what became of the others. */
	summary: says<{ read: number; quoted: number; failed: number; unread: number }>({
		en: ({ read, quoted, failed, unread }) =>
			[
				`${read} read`,
				...(quoted > 0 ? [`${quoted} known only from the linked passage`] : []),
				...(failed > 0 ? [`${failed} could not be read`] : []),
				`${unread} not read`,
			].join(' · '),
		'zh-CN': ({ read, quoted, failed, unread }) =>
			[
				`${read} 个已读取`,
				...(quoted > 0 ? [`${quoted} 个只知道所链接的段落`] : []),
				...(failed > 0 ? [`${failed} 个无法读取`] : []),
				`${unread} 个未读取`,
			].join(' · '),
	}),
};

const verdicts: Readonly<Record<'en' | 'zh-CN', Readonly<Record<Verdict, string>>>> = {
	en: {
		supported: 'supported',
		partly: 'partly supported',
		contradicted: 'contradicted',
		'not-found': 'not mentioned',
		unclear: 'not decided',
		unverifiable: 'not verifiable',
	},
	'zh-CN': {
		supported: '有支撑',
		partly: '部分有支撑',
		contradicted: '相矛盾',
		'not-found': '未提及',
		unclear: '未判定',
		unverifiable: '无法核实',
	},
};
