import { type Message, says } from './model';

/** What the results on the command line say besides findings. */
export const outputs = {
	note: says({ en: 'note', 'zh-CN': '注意' }),
	noText: says({
		en: 'There is no text in this report, so there is nothing to check.',
		'zh-CN': '这份报告没有文字，没有可检查的内容。',
	}),
	notRead: says({ en: 'Not read', 'zh-CN': '未读取' }),
	/** `2 reports, 5 findings: 1 error, 4 hints (1 more ignored by the author)`. */
	totals: says<{ reports: Message; findings: Message; severities: readonly Message[]; ignored: number }>({
		en: ({ reports, findings, severities, ignored }, { say }) =>
			`${say(reports)}, ${say(findings)}${severities.length > 0 ? `: ${severities.map(say).join(', ')}` : ''}${ignored > 0 ? ` (${ignored} more ignored by the author)` : ''}`,
		'zh-CN': ({ reports, findings, severities, ignored }, { say }) =>
			`${say(reports)}，${say(findings)}${severities.length > 0 ? `：${severities.map(say).join('、')}` : ''}${ignored > 0 ? `（作者另外忽略了 ${ignored} 个）` : ''}`,
	}),
	/** `5 findings (1 error, 4 hints)`. */
	findings: says<{ findings: Message; severities: readonly Message[] }>({
		en: ({ findings, severities }, { say }) =>
			`${say(findings)}${severities.length > 0 ? ` (${severities.map(say).join(', ')})` : ''}`,
		'zh-CN': ({ findings, severities }, { say }) =>
			`${say(findings)}${severities.length > 0 ? `（${severities.map(say).join('、')}）` : ''}`,
	}),
	findingsTitle: says({ en: 'Findings', 'zh-CN': '发现' }),
	none: says({ en: 'None.', 'zh-CN': '无。' }),
	noteTitle: says({ en: 'Note.', 'zh-CN': '注意。' }),
	treeTitle: says({ en: 'Logic tree', 'zh-CN': '逻辑树' }),
	treeAbout: says({
		en: 'The condensed tree: the report’s thesis, the claims that support it and the evidence they rest on.',
		'zh-CN': '精简后的逻辑树：报告的主旨、支撑它的论断，以及论断所依据的证据。',
	}),
	noTree: says({
		en: 'There is no tree: the report has no text.',
		'zh-CN': '没有逻辑树：这份报告没有文字。',
	}),
	treeSize: says<{ nodes: Message; full: boolean }>({
		en: ({ nodes, full }, { say }) => `${say(nodes)}, ${full ? 'full' : 'condensed'} tree`,
		'zh-CN': ({ nodes, full }, { say }) => `${say(nodes)}，${full ? '完整' : '精简'}的逻辑树`,
	}),
};
