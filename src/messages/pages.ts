import { says } from './model';

/** What only the HTML page for a colleague says. */
export const pages = {
	/** The headline where there is nothing to mend. */
	clean: says({ en: 'Nothing to mend was found.', 'zh-CN': '没有发现需要修改之处。' }),
	contents: says({ en: 'On this page', 'zh-CN': '本页内容' }),
	textTitle: says({ en: 'The report with its marks', 'zh-CN': '报告全文与标注' }),
	textAbout: says({
		en: 'Each number in the text leads to its note, and the note’s number back. ✓ stands for what the author has decided.',
		'zh-CN': '文中的编号指向旁注，旁注的编号指回原文。✓ 表示作者已决定的内容。',
	}),
	/** What stands for a picture, which is not part of the page. */
	figure: says<{ alt: string; target: string }>({
		en: ({ alt, target }) => `${alt || target} (picture not on this page)`,
		'zh-CN': ({ alt, target }) => `${alt || target}（本页不含图片）`,
	}),
	/** Findings without a mark in the text. */
	held: says<{ count: number }>({
		en: ({ count }, { number, plural }) =>
			`${number(count)} more ${plural(count, 'finding', 'findings')}, less certain or less weighty`,
		'zh-CN': ({ count }, { number }) => `另有 ${number(count)} 个较不确定或较次要的发现`,
	}),
	/** Frameworks without a score. */
	unscored: says<{ frameworks: readonly string[] }>({
		en: ({ frameworks }, { list }) => `${list(frameworks)}: not scored; what was counted of each dimension`,
		'zh-CN': ({ frameworks }, { list }) => `${list(frameworks)}：未评分；各维度的统计`,
	}),
	kindsTitle: says({ en: 'Findings by kind', 'zh-CN': '各类发现' }),
	source: says({ en: 'Source', 'zh-CN': '来源' }),
	tier: says({ en: 'Tier', 'zh-CN': '级别' }),
	state: says({ en: 'State', 'zh-CN': '状态' }),
	/** What a source says of the claims that cite it. */
	says: says({ en: 'What it says', 'zh-CN': '来源所述' }),
	/** In front of line numbers that are links. */
	lines: says<{ count: number }>({
		en: ({ count }, { plural }) => plural(count, 'line', 'lines'),
		'zh-CN': '行',
	}),
	/** Which bytes the page is about. */
	madeFrom: says<{ file: string; sha256: string }>({
		en: ({ file, sha256 }) => `Made with Plumbline from ${file} (SHA-256 ${sha256}).`,
		'zh-CN': ({ file, sha256 }) => `由 Plumbline 根据 ${file} 生成（SHA-256 ${sha256}）。`,
	}),
};
