import { type Message, says } from './model';

type Kind = 'verified' | 'accepted' | 'dismissed';

/** What the author decides about findings, and why a file of decisions cannot be used. */
export const decisions = {
	kind: says<{ kind: Kind }>({
		en: ({ kind }) => ({ verified: 'Verified', accepted: 'Accepted', dismissed: 'Dismissed' })[kind],
		'zh-CN': ({ kind }) => ({ verified: '已核实', accepted: '已接受', dismissed: '已驳回' })[kind],
	}),
	/** `Accepted on 22 Nov 2026 by Kim: our house view`; `date` is in words already. */
	made: says<{ kind: Message; date: string; by: string | undefined; because: string | undefined }>({
		en: ({ kind, date, by, because }, { say }) =>
			`${say(kind)} on ${date}${by ? ` by ${by}` : ''}${because ? `: ${because}` : ''}`,
		'zh-CN': ({ kind, date, by, because }, { say }) =>
			`${by ? `${by} ` : ''}${say(kind)}（${date}）${because ? `：${because}` : ''}`,
	}),
	/** To the author. */
	byYou: says<{ count: number }>({
		en: ({ count }, { number }) => `${number(count)} decided by you`,
		'zh-CN': ({ count }, { number }) => `您已决定 ${number(count)} 个`,
	}),
	/** By comments in the report. */
	ignored: says<{ count: number }>({
		en: ({ count }, { number }) => `${number(count)} ignored`,
		'zh-CN': ({ count }, { number }) => `已忽略 ${number(count)} 个`,
	}),
	ignoredInReport: says<{ count: number }>({
		en: ({ count }, { number }) => `Ignored by comments in the report: ${number(count)}.`,
		'zh-CN': ({ count }, { number }) => `被报告中的注释忽略：${number(count)} 个。`,
	}),
	/** To a reader of a result. */
	byAuthor: says<{ count: number }>({
		en: ({ count }, { number }) => `${number(count)} decided by the author`,
		'zh-CN': ({ count }, { number }) => `作者已决定 ${number(count)} 个`,
	}),
	title: says({ en: 'Decided by the author', 'zh-CN': '作者已决定' }),
	titleForYou: says<{ count: number }>({
		en: ({ count }, { number }) => `Decided by you (${number(count)})`,
		'zh-CN': ({ count }, { number }) => `您的决定（${number(count)}）`,
	}),
	about: says({
		en: 'Findings that the author has verified, accepted or dismissed. They are not counted among the findings; scores do not change by them.',
		'zh-CN': '作者已核实、接受或驳回的发现。它们不计入发现，也不影响评分。',
	}),

	/** What has become of a decision. */
	state: says<{ state: 'stands' | 'idle' | 'void' }>({
		en: ({ state }) => ({ stands: 'stands', idle: 'not found now', void: 'void: the words have changed' })[state],
		'zh-CN': ({ state }) => ({ stands: '有效', idle: '目前未发现', void: '失效：文字已改动' })[state],
	}),
	noneMade: says({ en: 'No decisions.', 'zh-CN': '没有决定。' }),
	columnDecision: says({ en: 'Decision', 'zh-CN': '决定' }),
	columnState: says({ en: 'State', 'zh-CN': '状态' }),
	columnFinding: says({ en: 'Finding', 'zh-CN': '发现' }),
	columnText: says({ en: 'Text', 'zh-CN': '文字' }),

	/** `reason` is the parser's. */
	notJson: says<{ reason: string }>({
		en: ({ reason }) =>
			`The decisions are not valid JSON (${reason}), so none of them counts. Correct the file; it is not overwritten.`,
		'zh-CN': ({ reason }) =>
			`决定文件不是有效的 JSON（${reason}），因此其中的决定都不生效。请更正该文件；它不会被覆盖。`,
	}),
	conflict: says<{ line: number }>({
		en: ({ line }) =>
			`The decisions hold a merge conflict (line ${line}), so none of them counts. Keep the lines of both sides, take the marks out and mind the commas; the file is not overwritten.`,
		'zh-CN': ({ line }) =>
			`决定文件中有合并冲突（第 ${line} 行），因此其中的决定都不生效。请保留双方的行，去掉冲突标记并注意逗号；该文件不会被覆盖。`,
	}),
	/** `where` is absent for the file as a whole. */
	notUsable: says<{ where: string | undefined; why: Message }>({
		en: ({ where, why }, { say }) =>
			`The decisions cannot be used: ${where ?? 'the file'}: ${say(why)} None of them counts until the file is corrected; it is not overwritten.`,
		'zh-CN': ({ where, why }, { say }) =>
			`决定文件无法使用：${where ?? '该文件'}：${say(why)}更正之前其中的决定都不生效；该文件不会被覆盖。`,
	}),
	busy: says({
		en: 'The decisions are being changed elsewhere again and again. Nothing was written: try again.',
		'zh-CN': '决定文件正被其他程序反复修改。没有写入任何内容：请重试。',
	}),
	/** Of entries on what cannot be decided. */
	notDecidable: says<{ name: string; codes: readonly string[] }>({
		en: ({ name, codes }, { list }) => `${name}: decisions on ${list(codes)} do not count: such findings always show.`,
		'zh-CN': ({ name, codes }, { list }) => `${name}：对 ${list(codes)} 的决定不生效：这类发现总会显示。`,
	}),
};
