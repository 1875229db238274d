import { type Message, says } from './model';

interface Line {
	readonly line: number;
}

interface Model {
	readonly model: string;
}

/** What is said in the editor's chat, and by the tools that a model calls there. */
export const chat = {
	/** What a tool is doing; `name` is that of the file it was given. */
	running: says<{ title: Message; name: string | undefined }>({
		en: ({ title, name }, { say }) => say(title) + (name === undefined ? '' : `: ${name}`),
		'zh-CN': ({ title, name }, { say }) => say(title) + (name === undefined ? '' : `：${name}`),
	}),
	outside: says<{ path: string; folders: readonly string[] }>({
		en: ({ path, folders }) =>
			folders.length === 0
				? `${path} is not read: no folder is open in the editor. Give the text instead of a path.`
				: `${path} is not read: it is outside the folders of the workspace (${folders.join(', ')}), or there is a link in its path. Name a file inside, or give the text.`,
		'zh-CN': ({ path, folders }) =>
			folders.length === 0
				? `不读取 ${path}：编辑器没有打开任何文件夹。请给出文本而不是路径。`
				: `不读取 ${path}：它在工作区的文件夹（${folders.join('、')}）之外，或其路径中有链接。请指定其中的文件，或给出文本。`,
	}),
	missing: says<{ path: string }>({
		en: ({ path }) => `${path} does not exist in this workspace. Check the spelling.`,
		'zh-CN': ({ path }) => `此工作区中没有 ${path}。请检查拼写。`,
	}),
	restricted: says({
		en: 'In Restricted Mode no source is read. Trust the workspace first.',
		'zh-CN': '受限模式下不读取任何来源。请先信任工作区。',
	}),
	sourcesOutside: says<{ name: string }>({
		en: ({ name }) =>
			`The folder with sources that the settings name, ${name}, is outside the workspace: it was not read.`,
		'zh-CN': ({ name }) => `设置中的来源文件夹 ${name} 在工作区之外：没有读取。`,
	}),
	overNetwork: says<{ name: string }>({
		en: ({ name }) => `Read ${name} over the network?`,
		'zh-CN': ({ name }) => `通过网络读取 ${name}？`,
	}),
	/** `place` is the kind of file system. */
	overNetworkAbout: says<{ place: string }>({
		en: ({ place }) => `It is not open, and its folder is not on this computer (${place}).`,
		'zh-CN': ({ place }) => `它没有打开，其文件夹也不在这台计算机上（${place}）。`,
	}),

	welcome: says<{ file: string; findings: string }>({
		en: ({ file, findings }) =>
			`I answer from what Plumbline finds in your report. **${file}**: ${findings}.\n\n- \`/plan\` lists what to mend, in order\n- \`/explain\` says what the finding under the cursor means and how to mend it; \`/explain 12\` that on line 12\n- \`/rewrite\` has the chosen model word the sentence under the cursor more carefully, and shows the difference\n\nOr ask a question about the findings. Only \`/rewrite\` and questions ask a model.`,
		'zh-CN': ({ file, findings }) =>
			`我根据 Plumbline 在报告中的发现来回答。**${file}**：${findings}。\n\n- \`/plan\` 依次列出要修改之处\n- \`/explain\` 说明光标处的发现及其改法；\`/explain 12\` 说明第 12 行的发现\n- \`/rewrite\` 让所选模型更谨慎地改写光标处的句子，并显示差异\n\n也可以就这些发现提问。只有 \`/rewrite\` 和提问会询问模型。`,
	}),
	noReport: says({
		en: 'There is no report to speak of. Open a Markdown report, or attach one, and ask again.',
		'zh-CN': '没有可谈的报告。请打开或附上一份 Markdown 报告，然后再问。',
	}),
	leftOut: says<{ file: string }>({
		en: ({ file }) => `${file} is not read as a report: it is not Markdown, or the settings leave it out.`,
		'zh-CN': ({ file }) => `${file} 未作为报告读取：它不是 Markdown，或被设置排除。`,
	}),
	attachedOutside: says<{ file: string }>({
		en: ({ file }) => `${file} is outside the workspace, and not open. Open it in the editor, then ask again.`,
		'zh-CN': ({ file }) => `${file} 在工作区之外，也没有打开。请在编辑器中打开它，然后再问。`,
	}),
	notRead: says<{ file: string }>({
		en: ({ file }) => `${file} could not be analyzed: the log of Plumbline says why.`,
		'zh-CN': ({ file }) => `无法分析 ${file}：原因见 Plumbline 的日志。`,
	}),

	noCursor: says({
		en: 'Put the cursor on a finding, or name its line, such as `/explain 12`.',
		'zh-CN': '请将光标放在某个发现上，或指明行号，例如 `/explain 12`。',
	}),
	nothingAt: says<Line>({
		en: ({ line }) => `There is no finding on line ${line}.`,
		'zh-CN': ({ line }) => `第 ${line} 行没有发现。`,
	}),
	nearest: says({ en: 'The nearest are on', 'zh-CN': '最近的发现位于' }),
	nothingFound: says({ en: 'Nothing was found in this report.', 'zh-CN': '此报告中没有发现。' }),
	heldBack: says({
		en: 'Held back: it is less certain or less weighty than what Problems lists.',
		'zh-CN': '未列出：它的把握或分量不及“问题”面板所列的发现。',
	}),
	related: says({ en: 'The places it is about', 'zh-CN': '相关之处' }),
	mends: says({ en: 'What puts it right', 'zh-CN': '可用的修改' }),
	wholePage: says({ en: 'the whole page', 'zh-CN': '完整说明' }),

	plan: says<{ file: string; summary: string }>({
		en: ({ file, summary }) => `**${file}**: ${summary}. To mend in this order:`,
		'zh-CN': ({ file, summary }) => `**${file}**：${summary}。依次修改：`,
	}),
	/** Behind its place; all of it is Markdown already. */
	planStep: says<{ kind: string; excerpt: string; what: string; also: readonly string[] }>({
		en: ({ kind, excerpt, what, also }) =>
			`**${kind}**${excerpt === '' ? '' : ` “${excerpt}”`}: ${what}${also.length === 0 ? '' : ` *(${also.join(', ')})*`}`,
		'zh-CN': ({ kind, excerpt, what, also }) =>
			`**${kind}**${excerpt === '' ? '' : `“${excerpt}”`}：${what}${also.length === 0 ? '' : ` *（${also.join('，')}）*`}`,
	}),
	planRest: says<{ count: number; more: number }>({
		en: ({ count, more }, { number }) => `${number(count)} more follow: \`/plan ${more}\` lists them.`,
		'zh-CN': ({ count, more }, { number }) => `后面还有 ${number(count)} 项：\`/plan ${more}\` 可列出。`,
	}),
	planHeld: says<{ count: number }>({
		en: ({ count }, { number, plural }) =>
			`${number(count)} ${plural(count, 'finding is', 'findings are')} held back; the panel lists ${plural(count, 'it', 'them')} last.`,
		'zh-CN': ({ count }, { number }) => `另有 ${number(count)} 个发现未列出；它们排在面板末尾。`,
	}),
	planDone: says<{ file: string }>({
		en: ({ file }) => `There is nothing to mend in **${file}**. What was checked:`,
		'zh-CN': ({ file }) => `**${file}** 没有需要修改之处。核对过：`,
	}),
	quickFix: says({ en: 'the light bulb has a fix', 'zh-CN': '灯泡菜单提供修改' }),

	notWordable: says<Line>({
		en: ({ line }) =>
			`On line ${line} no finding can be answered by another wording. What mends it, \`/explain ${line}\` says.`,
		'zh-CN': ({ line }) => `第 ${line} 行没有可以靠改写措辞解决的发现。如何修改，请用 \`/explain ${line}\` 查看。`,
	}),
	askingWording: says<Model>({
		en: ({ model }) => `${model} is asked: the paragraph of the sentence is sent to it…`,
		'zh-CN': ({ model }) => `正在询问 ${model}：句子所在段落会发送给它……`,
	}),
	proposed: says<Line & Model>({
		en: ({ line, model }) => `For the sentence on line ${line} ${model} proposes:`,
		'zh-CN': ({ line, model }) => `对第 ${line} 行的句子，${model} 建议：`,
	}),
	difference: says({
		en: 'The editor shows the difference. Nothing is changed until you take it there.',
		'zh-CN': '编辑器会显示差异。在您采用之前，不会改动任何内容。',
	}),

	askingQuestion: says<Model>({
		en: ({ model }) => `${model} is asked: the findings and their paragraphs are sent to it…`,
		'zh-CN': ({ model }) => `正在询问 ${model}：各项发现及其所在段落会发送给它……`,
	}),
	answeredBy: says<Model>({
		en: ({ model }) =>
			`Answered by ${model} from the findings. It may be wrong: the findings themselves are a click away.`,
		'zh-CN': ({ model }) => `由 ${model} 根据发现回答。它可能有误：发现本身一点即达。`,
	}),

	thenPlan: says({ en: 'What to mend first?', 'zh-CN': '先修改什么？' }),
	thenExplain: says<Line>({
		en: ({ line }) => `Explain the finding on line ${line}`,
		'zh-CN': ({ line }) => `说明第 ${line} 行的发现`,
	}),
	thenRewrite: says<Line>({
		en: ({ line }) => `Rewrite the sentence on line ${line}`,
		'zh-CN': ({ line }) => `改写第 ${line} 行的句子`,
	}),
};
