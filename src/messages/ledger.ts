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
		en: ({ count, of }, { number }) => `Claims that nothing was found under: ${number(count)} of ${number(of)}`,
		'zh-CN': ({ count, of }, { number }) => `未找到依据的论断：${number(count)} / ${number(of)}`,
	}),
	facts: says<{ count: number }>({
		en: ({ count }, { number }) => `Facts without a source: ${number(count)}`,
		'zh-CN': ({ count }, { number }) => `没有来源的事实：${number(count)}`,
	}),
	/** Of the relations between numbers that were checked. */
	numbers: says<Share>({
		en: ({ count, of }, { number }) => `Number checks that found a conflict: ${number(count)} of ${number(of)}`,
		'zh-CN': ({ count, of }, { number }) => `发现矛盾的数字核对：${number(count)} / ${number(of)}`,
	}),
	/** Copies, and what a model confirmed: what only seems to repeat is not counted. */
	paragraphs: says<Share>({
		en: ({ count, of }, { number }) => `Paragraphs copied from an earlier one: ${number(count)} of ${number(of)}`,
		'zh-CN': ({ count, of }, { number }) => `照搬前文的段落：${number(count)} / ${number(of)}`,
	}),
	/** Beside the means of a framework; the ledger has no shares, for a share falls when a report is padded. */
	paragraphsShare: says<Share>({
		en: ({ count, of }, { number, percent }) =>
			`Paragraphs copied from an earlier one: ${number(count)} of ${number(of)}${of > 0 ? ` (${percent(count / of)})` : ''}`,
		'zh-CN': ({ count, of }, { number, percent }) =>
			`照搬前文的段落：${number(count)} / ${number(of)}${of > 0 ? `（${percent(count / of)}）` : ''}`,
	}),
	/** `count` and `of` are places; `defects` is how many findings tell of them. */
	citations: says<Share & { readonly defects: number }>({
		en: ({ count, of, defects }, { number, plural }) =>
			`Broken citations: ${number(count)} of ${number(of)}${defects < count ? ` (${number(defects)} ${plural(defects, 'thing', 'things')} to mend)` : ''}`,
		'zh-CN': ({ count, of, defects }, { number }) =>
			`失效的引用：${number(count)} / ${number(of)}${defects < count ? `（需修正 ${number(defects)} 项）` : ''}`,
	}),
	sources: says<Share>({
		en: ({ count, of }, { number }) => `Cited sources that were read: ${number(count)} of ${number(of)}`,
		'zh-CN': ({ count, of }, { number }) => `已读取的所引来源：${number(count)} / ${number(of)}`,
	}),
	/** Where the first of them are. */
	lines: says<{ lines: readonly number[]; more: number }>({
		en: ({ lines, more }, { plural }) =>
			`${plural(lines.length, 'line', 'lines')} ${lines.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
		'zh-CN': ({ lines, more }) => `第 ${lines.join('、')} 行${more > 0 ? `，另有 ${more} 处` : ''}`,
	}),
};
