import { type Bilingual, phrases, words } from './entries';

/** How a sentence begins, or in Chinese speaks, that thanks somebody. */
export const thanks: Bilingual = {
	en: phrases(`({many|special} )thanks, thank you, kudos, hat tip`),
	zh: words('感谢 致谢 鸣谢'),
};

/** Who writes where anybody can. */
export const writers: Bilingual = {
	en: phrases(
		`user(s), player(s), customer(s), gamer(s), members, developers, commenters, posters, reviewers, thread(s), post(s)`,
	),
	zh: words('用户 玩家 网友 开发者 社区 论坛'),
};

/** That they wrote it. */
export const wroteThere: Bilingual = {
	en: phrases(
		`{report|complain|note|discuss|ask|claim}({s|ed|ing}), say(s), said, {describe|share}({s|d}), wrote, write(s)`,
	),
	zh: words('反馈 反映 表示 报告 称 讨论 吐槽 认为 评论'),
};

/** What Chinese writers call a platform, by the name of its site. */
export const platformNames = {
	'163': words('网易'),
	baidu: words('百度'),
	bilibili: words('B站 哔哩哔哩'),
	douyin: words('抖音'),
	iqiyi: words('爱奇艺'),
	kuaishou: words('快手'),
	qq: words('微信 腾讯'),
	toutiao: words('头条'),
	weibo: words('微博'),
	xiaohongshu: words('小红书'),
	zhihu: words('知乎'),
} as const;

/** Parts of an address under which a platform speaks itself: its documentation, its rules, its news. */
export const ownPages = words(
	'docs doc help support developer(s) legal policies policy terms newsroom press(-release(s)) ir cloud ads ad creatordoc business blackboard',
);

/** What writers call a site where anybody writes, in an entry that gives no address. */
export const sitesByName = {
	'wikipedia.org': words('Wikipedia 维基百科'),
	'reddit.com': words('Reddit'),
	'quora.com': words('Quora'),
	'baike.baidu.com': words('百度百科'),
	'tieba.baidu.com': words('百度贴吧'),
	'zhidao.baidu.com': words('百度知道'),
	'zhihu.com': words('知乎'),
} as const;
