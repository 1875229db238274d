import { says } from './model';

/** So many of so many. */
interface Share {
	readonly count: number;
	readonly of: number;
}

/** The counts of a report that need no reader. */
export const ledger = {
	title: says({ en: 'Ledger', 'zh-CN': '台账' }),
	claims: says<Share>({
		en: ({ count, of }, { number, plural }) =>
			`${number(count)} of ${number(of)} ${plural(of, 'claim', 'claims')} ${plural(count, 'stands', 'stand')} on something`,
		'zh-CN': ({ count, of }, { number }) => `${number(of)} 个论断中有 ${number(count)} 个有所依据`,
	}),
	facts: says<{ count: number }>({
		en: ({ count }, { number, plural }) => `${number(count)} ${plural(count, 'fact', 'facts')} without a source`,
		'zh-CN': ({ count }, { number }) => `${number(count)} 条事实没有来源`,
	}),
	/** Relations between numbers. */
	numbers: says<Share>({
		en: ({ count, of }, { number, plural }) =>
			`${number(count)} of ${number(of)} number ${plural(of, 'check', 'checks')} ${plural(count, 'finds', 'find')} a conflict`,
		'zh-CN': ({ count, of }, { number }) => `${number(of)} 项数字核对中有 ${number(count)} 项发现矛盾`,
	}),
	paragraphs: says<Share>({
		en: ({ count, of }, { number, percent, plural }) =>
			`${number(count)} of ${number(of)} ${plural(of, 'paragraph', 'paragraphs')} ${plural(count, 'repeats', 'repeat')} an earlier one${count > 0 && of > 0 ? ` (${percent(count / of)})` : ''}`,
		'zh-CN': ({ count, of }, { number, percent }) =>
			`${number(of)} 个段落中有 ${number(count)} 个与前文重复${count > 0 && of > 0 ? `（${percent(count / of)}）` : ''}`,
	}),
	citations: says<Share>({
		en: ({ count, of }, { number, plural }) =>
			`${number(count)} of ${number(of)} ${plural(of, 'citation', 'citations')} broken`,
		'zh-CN': ({ count, of }, { number }) => `${number(of)} 处引用中有 ${number(count)} 处失效`,
	}),
	sources: says<Share>({
		en: ({ count, of }, { number, plural }) =>
			`${number(count)} of ${number(of)} cited ${plural(of, 'source', 'sources')} read`,
		'zh-CN': ({ count, of }, { number }) => `${number(of)} 个所引来源中已读取 ${number(count)} 个`,
	}),
	/** Where the first of them are. */
	lines: says<{ lines: readonly number[]; more: number }>({
		en: ({ lines, more }, { plural }) =>
			`${plural(lines.length, 'line', 'lines')} ${lines.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
		'zh-CN': ({ lines, more }) => `第 ${lines.join('、')} 行${more > 0 ? `，另有 ${more} 处` : ''}`,
	}),
};
