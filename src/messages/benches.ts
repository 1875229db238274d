import { type Message, says } from './model';

/** The tables of a batch. */
export const benches = {
	system: says({ en: 'System', 'zh-CN': '系统' }),
	reports: says({ en: 'Reports', 'zh-CN': '报告' }),
	allReports: says({ en: 'All reports', 'zh-CN': '全部报告' }),
	inPaper: says<{ paper: string }>({
		en: ({ paper }) => `In the paper (${paper})`,
		'zh-CN': ({ paper }) => `论文中的数值（${paper}）`,
	}),
	italics: says<{ ranges: string; paper: string }>({
		en: ({ ranges, paper }) => `${ranges}. In italics: ${paper}.`,
		'zh-CN': ({ ranges, paper }) => `${ranges}。斜体：${paper}。`,
	}),
	/** `2 of 3`. */
	someOf: says<{ some: number; all: number }>({
		en: ({ some, all }) => `${some} of ${all}`,
		'zh-CN': ({ some, all }) => `${some}/${all}`,
	}),
	/** With the columns that have this range, where they are not all. */
	range: says<{ from: number; to: number; labels: readonly string[] }>({
		en: ({ from, to, labels }) =>
			`${labels.length > 0 ? `${labels.join(', ')} ` : ''}${String(from).replace('-', '−')} to ${to}`,
		'zh-CN': ({ from, to, labels }) =>
			`${labels.length > 0 ? `${labels.join('、')}：` : ''}${String(from).replace('-', '−')} 至 ${to}`,
	}),
	/** Those that occur, where the columns differ. */
	ranges: says<{ ranges: readonly Message[] }>({
		en: ({ ranges }, { say }) => ranges.map(say).join('; '),
		'zh-CN': ({ ranges }, { say }) => ranges.map(say).join('；'),
	}),
	/** Spearman’s ρ of a column with the number of characters. */
	withLength: says({ en: 'ρ with length', 'zh-CN': '与篇幅的 ρ' }),
	goesWithLength: says<{ columns: readonly string[]; most: number }>({
		en: ({ columns, most }) =>
			`Take care: ${columns.join(', ')} ${columns.length === 1 ? 'goes' : 'go'} with length (ρ above ${most}). A difference there may only say that a report is longer.`,
		'zh-CN': ({ columns, most }) =>
			`请注意：${columns.join('、')} 与篇幅相关（ρ 超过 ${most}），其差异可能只说明报告更长。`,
	}),
	partial: says({
		en: '* the mean of those reports that have the value; the others have none.',
		'zh-CN': '* 有该数值的报告的平均值；其他报告没有该数值。',
	}),
	/** Names the report once: some reasons begin with it. */
	notScored: says<{ file: string; why: Message }>({
		en: ({ file, why }, { say }) => {
			const reason = say(why);
			return reason.startsWith(file) ? `Not scored: ${reason}` : `${file}: not scored. ${reason}`;
		},
		'zh-CN': ({ file, why }, { say }) => {
			const reason = say(why);
			return reason.startsWith(file) ? `未评分：${reason}` : `${file}：未评分。${reason}`;
		},
	}),
	stopped: says<{ left: number; found: number }>({
		en: ({ left, found }, { number, plural }) =>
			`Stopped: ${number(left)} ${plural(left, 'report', 'reports')} of ${found} not looked at.`,
		'zh-CN': ({ left, found }, { number }) => `已停止：${found} 份报告中有 ${number(left)} 份没有处理。`,
	}),
	against: says<{ name: string; reports: number }>({
		en: ({ name, reports }, { number, plural }) =>
			`Against ${name} · ${number(reports)} ${plural(reports, 'report', 'reports')} in both`,
		'zh-CN': ({ name, reports }, { number }) => `与 ${name} 相比 · 两次都有的报告 ${number(reports)} 份`,
	}),
	column: says({ en: 'Column', 'zh-CN': '项目' }),
	before: says({ en: 'Before', 'zh-CN': '此前' }),
	now: says({ en: 'Now', 'zh-CN': '现在' }),
	change: says({ en: 'Change', 'zh-CN': '变化' }),
	interval: says({ en: '95 % interval', 'zh-CN': '95% 区间' }),
	roseFell: says({ en: 'Rose · fell', 'zh-CN': '上升 · 下降' }),
	verdict: says({ en: 'In all', 'zh-CN': '总体' }),
	/** Whether a mean has moved by more than chance does. */
	moved: says<{ moved: 'rose' | 'fell' | 'steady' | 'unknown' }>({
		en: ({ moved }) => ({ rose: 'rose', fell: 'fell', steady: 'no clear change', unknown: 'too few reports' })[moved],
		'zh-CN': ({ moved }) => ({ rose: '上升', fell: '下降', steady: '无明显变化', unknown: '报告太少' })[moved],
	}),
	nothingInBoth: says({
		en: 'No report has a value in both runs: reports are known by their names, so run bench from the same folder.',
		'zh-CN': '没有报告在两次运行中都有数值：报告按名称对应，请在同一文件夹下运行 bench。',
	}),
	notInBoth: says<{ onlyBefore: number; onlyNow: number }>({
		en: ({ onlyBefore, onlyNow }, { number }) =>
			`Not compared: ${number(onlyBefore)} scored only before, ${number(onlyNow)} only now.`,
		'zh-CN': ({ onlyBefore, onlyNow }, { number }) =>
			`未比较：仅此前评分的 ${number(onlyBefore)} 份，仅现在评分的 ${number(onlyNow)} 份。`,
	}),
};
