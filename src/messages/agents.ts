import { type Message, says } from './model';

type Verdict = 'supported' | 'partly' | 'contradicted' | 'not-found' | 'unclear';

/** What an agent is answered. */
export const agents = {
	/** The client's model, asked through the client. */
	noSampling: says<{ label: string }>({
		en: ({ label }) =>
			`${label} was asked through the client, which did not answer. Try again, or read the report without it.`,
		'zh-CN': ({ label }) => `已通过客户端询问${label}，但没有得到应答。请重试，或不用模型读取报告。`,
	}),
	samplingRefused: says<{ label: string }>({
		en: ({ label }) => `The client did not let ${label} be asked. It may need its user's leave, or not offer sampling.`,
		'zh-CN': ({ label }) => `客户端没有允许询问${label}。可能需要用户同意，或不提供采样（sampling）。`,
	}),
	noModelOffered: says({
		en: 'This client does not offer its model (MCP sampling). Use analyze_report.',
		'zh-CN': '此客户端不提供自己的模型（MCP sampling）。请使用 analyze_report。',
	}),
	notReviewed: says<{ why: Message | undefined }>({
		en: ({ why }, { say }) => `The model has read nothing.${why === undefined ? '' : ` ${say(why)}`}`,
		'zh-CN': ({ why }, { say }) => `模型没有审读任何内容。${why === undefined ? '' : say(why)}`,
	}),
	/** To whoever started the server. */
	listening: says<{ folders: readonly string[] }>({
		en: ({ folders }) =>
			`Answers agents on standard input and output (MCP); reads reports in ${folders.join(', ')}. Ends when the input does.`,
		'zh-CN': ({ folders }) =>
			`通过标准输入输出应答智能体（MCP）；可读取的报告位于 ${folders.join('、')}。输入结束时退出。`,
	}),
	/** The same over HTTP; where it answers stands on standard output besides, with the token. */
	listeningAt: says<{ folders: readonly string[]; url: string }>({
		en: ({ folders, url }) =>
			`Answers agents at ${url} (MCP), each that sends the token; reads reports in ${folders.join(', ')}. Ctrl+C ends it.`,
		'zh-CN': ({ folders, url }) =>
			`在 ${url} 应答发送令牌的智能体（MCP）；可读取的报告位于 ${folders.join('、')}。按 Ctrl+C 结束。`,
	}),
	ended: says<{ clients: number }>({
		en: ({ clients }, { number }) => `Ended; clients that were connected: ${number(clients)}.`,
		'zh-CN': ({ clients }, { number }) => `已结束；当时连接的客户端：${number(clients)} 个。`,
	}),
	badToken: says<{ variable: string }>({
		en: ({ variable }) =>
			`${variable} is no token: it takes 16 letters, digits or -._~+/ or more. Leave it out to have one made.`,
		'zh-CN': ({ variable }) => `${variable} 不是有效的令牌：需要至少 16 个字母、数字或 -._~+/。不设置它则会自动生成。`,
	}),
	noPort: says<{ port: number; why: Message }>({
		en: ({ port, why }, { say }) =>
			`Port ${port} cannot be answered at: ${say(why)}. Choose another; 0 takes a free one.`,
		'zh-CN': ({ port, why }, { say }) => `无法在端口 ${port} 应答：${say(why)}。请另选一个；0 表示任取一个空闲端口。`,
	}),
	portTaken: says({ en: 'another program has it', 'zh-CN': '它已被其他程序占用' }),

	/** To a client that speaks HTTP. */
	wrongHost: says<{ hosts: readonly string[] }>({
		en: ({ hosts }) => `This server answers to ${hosts.join(' or ')} alone.`,
		'zh-CN': ({ hosts }) => `本服务器只以 ${hosts.join(' 或 ')} 应答。`,
	}),
	wrongOrigin: says({
		en: 'This server answers no pages in a browser.',
		'zh-CN': '本服务器不应答浏览器中的页面。',
	}),
	wrongToken: says({
		en: 'The token is missing or wrong: send “Authorization: Bearer” with the one that the server told when it started.',
		'zh-CN': '令牌缺失或错误：请发送“Authorization: Bearer”以及服务器启动时给出的令牌。',
	}),
	onlyAt: says<{ path: string }>({
		en: ({ path }) => `There is nothing here: this server answers at ${path}.`,
		'zh-CN': ({ path }) => `此处没有内容：本服务器在 ${path} 应答。`,
	}),
	noMethod: says<{ method: string; choices: readonly string[] }>({
		en: ({ method, choices }) => `There is no ${method} here: use ${choices.join(', ')}.`,
		'zh-CN': ({ method, choices }) => `此处没有 ${method}：请使用 ${choices.join('、')}。`,
	}),
	noSession: says({
		en: 'There is no such session, or it has ended: begin a new one (initialize).',
		'zh-CN': '没有这个会话，或它已结束：请重新开始（initialize）。',
	}),
	tooManyClients: says({
		en: 'As many clients are connected as may be: end one of them.',
		'zh-CN': '连接的客户端已达上限：请先结束其中一个。',
	}),

	noFolder: says<{ name: string }>({
		en: ({ name }) => `There is no folder ${name}. Name the folders that agents may have reports read in.`,
		'zh-CN': ({ name }) => `没有文件夹 ${name}。请指定允许智能体读取报告的文件夹。`,
	}),
	noRoots: says<{ reason: string }>({
		en: ({ reason }) => `The client did not say which folders are open in it (${reason}); its folders limit nothing.`,
		'zh-CN': ({ reason }) => `客户端没有说明它打开了哪些文件夹（${reason}）；不按其文件夹限制。`,
	}),
	notUnderstood: says<{ reason: string }>({
		en: ({ reason }) => `A message of the client could not be read: ${reason}`,
		'zh-CN': ({ reason }) => `无法读取客户端的消息：${reason}`,
	}),

	outside: says<{ path: string; folders: readonly string[] }>({
		en: ({ path, folders }) =>
			folders.length === 0
				? `${path} is not read: none of the folders of this server is open in the client. Give the text instead of a path.`
				: `${path} is not read: it is outside the folders of this server, or a link in it leads out of them (${folders.join(', ')}). Name a file inside, or give the text.`,
		'zh-CN': ({ path, folders }) =>
			folders.length === 0
				? `不读取 ${path}：客户端没有打开本服务器的任何文件夹。请给出文本而不是路径。`
				: `不读取 ${path}：它在本服务器的文件夹之外，或其中的链接指向外部（${folders.join('、')}）。请指定其中的文件，或给出文本。`,
	}),
	notAFile: says({ en: 'it is neither a file nor a folder', 'zh-CN': '它既不是文件也不是文件夹' }),
	notAFolder: says({ en: 'it is not a folder', 'zh-CN': '它不是文件夹' }),
	/** Of findings that are left out. */
	known: says<{ name: string }>({
		en: ({ name }) =>
			`Findings that ${name} lists are known already: they are not told and do not count. Whoever releases the report should know of it.`,
		'zh-CN': ({ name }) => `${name} 中列出的发现是已知的：不再列出，也不计入。放行报告的人应当知悉。`,
	}),
	noTool: says<{ name: string; choices: readonly string[] }>({
		en: ({ name, choices }) => `There is no tool “${name}”: use ${choices.join(', ')}.`,
		'zh-CN': ({ name, choices }) => `没有工具“${name}”：请使用 ${choices.join('、')}。`,
	}),
	noResource: says<{ uri: string }>({
		en: ({ uri }) => `There is no resource ${uri}. resources/list names them all.`,
		'zh-CN': ({ uri }) => `没有资源 ${uri}。resources/list 会列出全部资源。`,
	}),
	noCode: says<{ code: string; meant: string | undefined; choices: readonly string[] }>({
		en: ({ code, meant, choices }) =>
			`There is no finding “${code}”.${meant ? ` Did you mean ${meant}?` : ` Use one of ${choices.join(', ')}.`}`,
		'zh-CN': ({ code, meant, choices }) =>
			`没有发现代码“${code}”。${meant ? `您是否想要 ${meant}？` : `请使用以下之一：${choices.join('、')}。`}`,
	}),
	badArguments: says<{ tool: string; faults: readonly Message[] }>({
		en: ({ tool, faults }, { say }) => `${tool} was not run. ${faults.map(say).join(' ')}`,
		'zh-CN': ({ tool, faults }, { say }) => `没有执行 ${tool}。${faults.map(say).join('')}`,
	}),
	noArgument: says<{ name: string; choices: readonly string[] }>({
		en: ({ name, choices }) => `There is no argument “${name}”: use ${choices.join(', ')}.`,
		'zh-CN': ({ name, choices }) => `没有参数“${name}”：请使用 ${choices.join('、')}。`,
	}),
	wrongType: says<{ name: string; type: string; missing: boolean }>({
		en: ({ name, type, missing }) =>
			`“${name}” ${missing ? 'is missing: it' : 'must be of another kind: it'} is ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}.`,
		'zh-CN': ({ name, type, missing }) => `“${name}”${missing ? '缺失' : '类型不对'}：应为 ${type}。`,
	}),
	notAChoice: says<{ name: string; choices: readonly string[] }>({
		en: ({ name, choices }) => `“${name}” must be one of ${choices.join(', ')}.`,
		'zh-CN': ({ name, choices }) => `“${name}”必须是以下之一：${choices.join('、')}。`,
	}),
	notInRange: says<{ name: string; least: number | undefined; most: number | undefined }>({
		en: ({ name, least, most }) =>
			`“${name}” is ${least === undefined ? `more than ${most}` : `less than ${least}`}: give less or more.`,
		'zh-CN': ({ name, least, most }) => `“${name}”${least === undefined ? `超过 ${most}` : `不足 ${least}`}：请调整。`,
	}),
	fault: says<{ name: string; fault: Message }>({
		en: ({ name, fault }, { say }) => `“${name}”: ${say(fault)}.`,
		'zh-CN': ({ name, fault }, { say }) => `“${name}”：${say(fault)}。`,
	}),
	oneOf: says<{ names: readonly string[] }>({
		en: ({ names }) => `Give one of ${names.join(' and ')}, and not both.`,
		'zh-CN': ({ names }) => `请给出 ${names.join('、')} 中的一个，不要同时给出。`,
	}),
	nothingToCheck: says<{ name: string }>({
		en: ({ name }) => `“${name}” is empty.`,
		'zh-CN': ({ name }) => `“${name}”为空。`,
	}),

	report: says<{ name: string; words: Message; findings: Message }>({
		en: ({ name, words, findings }, { say }) => `${name}: ${say(words)}, ${say(findings)}`,
		'zh-CN': ({ name, words, findings }, { say }) => `${name}：${say(words)}，${say(findings)}`,
	}),
	left: says<{ count: number }>({
		en: ({ count }, { number }) => `${number(count)} more are not in this answer: raise limit, or name codes.`,
		'zh-CN': ({ count }, { number }) => `另有 ${number(count)} 个不在此回答中：请提高 limit，或指定 codes。`,
	}),
	held: says<{ count: number }>({
		en: ({ count }, { number }) =>
			`${number(count)} more, less certain or less weighty, are held back: all shows them.`,
		'zh-CN': ({ count }, { number }) => `另有 ${number(count)} 个把握较小或分量较轻，未列出：用 all 可显示。`,
	}),
	at: says<{ line: number; column: number; what: Message }>({
		en: ({ line, column, what }, { say }) => `${line}:${column} ${say(what)}`,
		'zh-CN': ({ line, column, what }, { say }) => `${line}:${column} ${say(what)}`,
	}),
	whatToDo: says<{ text: string }>({
		en: ({ text }) => `What to do:\n${text}`,
		'zh-CN': ({ text }) => `如何处理：\n${text}`,
	}),
	mend: says<{ what: Message; edits: readonly Message[] }>({
		en: ({ what, edits }, { say }) => `Mend: ${say(what)} (${edits.map(say).join('; ')})`,
		'zh-CN': ({ what, edits }, { say }) => `修改：${say(what)}（${edits.map(say).join('；')}）`,
	}),
	/** `old` and `text` are quoted as in JSON. */
	edit: says<{ line: number; column: number; old: string; text: string }>({
		en: ({ line, column, old, text }) => `${line}:${column} ${old} → ${text}`,
		'zh-CN': ({ line, column, old, text }) => `${line}:${column} ${old} → ${text}`,
	}),

	claimsFound: says<{ name: string; claims: Message }>({
		en: ({ name, claims }, { say }) => `${name}: ${say(claims)}`,
		'zh-CN': ({ name, claims }, { say }) => `${name}：${say(claims)}`,
	}),
	unquestioned: says<{ count: number }>({
		en: ({ count }, { number, plural }) =>
			`${number(count)} further ${plural(count, 'claim lacks', 'claims lack')} ground by the rules, but no finding questions ${plural(count, 'it', 'them')}: all lists ${plural(count, 'it', 'them')}.`,
		'zh-CN': ({ count }, { number }) => `另有 ${number(count)} 个论断按规则没有依据，但没有发现质疑：用 all 可列出。`,
	}),
	noneQuestioned: says({
		en: 'No claim is questioned for its ground.',
		'zh-CN': '没有论断因依据而受到质疑。',
	}),
	wouldBeGround: says<{ what: Message }>({
		en: ({ what }, { say }) => `Ground would be: ${say(what)}`,
		'zh-CN': ({ what }, { say }) => `可作依据的是：${say(what)}`,
	}),
	/** `view`: it judges, looks ahead or advises, so that only its author can answer for it. */
	ground: says<{ reason: string; view: boolean }>({
		en: ({ reason, view }) => (view ? english.view : (english[reason] ?? english.noEvidence)),
		'zh-CN': ({ reason, view }) => (view ? chinese.view : (chinese[reason] ?? chinese.noEvidence)),
	}),

	numbersFound: says<{ name: string; checked: number; conflicts: number; unread: number; alone: number }>({
		en: ({ name, checked, conflicts, unread, alone }, { number }) =>
			`${name}: ${number(checked)} relations between numbers were checked; ${number(conflicts)} do not hold, ${number(unread)} could not be read. ${number(alone)} figures stand in no relation that can be checked.`,
		'zh-CN': ({ name, checked, conflicts, unread, alone }, { number }) =>
			`${name}：核对了 ${number(checked)} 处数字关系；${number(conflicts)} 处不成立，${number(unread)} 处无法读懂。${number(alone)} 个数字没有可核对的关系。`,
	}),
	computed: says<{ stated: string; computed: Message; computation: Message | undefined }>({
		en: ({ stated, computed, computation }, { say }) =>
			`stated ${stated}, computed ${say(computed)}${computation ? ` (${say(computation)})` : ''}`,
		'zh-CN': ({ stated, computed, computation }, { say }) =>
			`写作 ${stated}，算得 ${say(computed)}${computation ? `（${say(computation)}）` : ''}`,
	}),
	setAsideConflicts: says<{ count: number }>({
		en: ({ count }, { number }) =>
			`${number(count)} of these are told by no finding here: ignored, decided, switched off or held back.`,
		'zh-CN': ({ count }, { number }) => `其中 ${number(count)} 处没有发现列出：被忽略、已决定、已关闭或未列出。`,
	}),

	verdict: says<{ verdict: Verdict; told: Message }>({
		en: ({ verdict, told }, { say }) => `${verdict} (by rules, no model): ${say(told)}`,
		'zh-CN': ({ verdict, told }, { say }) => `${verdict}（按规则，未用模型）：${say(told)}`,
	}),
	passage: says<{ page: number | undefined; text: string }>({
		en: ({ page, text }) => `${page === undefined ? '' : `Page ${page}: `}“${text}”`,
		'zh-CN': ({ page, text }) => `${page === undefined ? '' : `第 ${page} 页：`}“${text}”`,
	}),
	partOnly: says({
		en: 'Only a part of the source was read: what is missing may stand in the rest.',
		'zh-CN': '只读取了来源的一部分：缺少的内容可能在其余部分。',
	}),
};

/** What would carry a claim, by what it is short of. */
const english: Readonly<Record<string, string>> & { readonly view: string; readonly noEvidence: string } = {
	view: 'the reasons for this judgement, forecast or advice, and whose it is. Do not look for a source to please.',
	noEvidence:
		'a fact, figure or event that shows it, with its source; or the place of the report that does, named here.',
	unrelatedEvidence: 'something on its own subject: what stands below it is about something else.',
	narrowerEvidence: 'evidence as wide as the claim; or a claim as narrow as the evidence.',
	vagueAttribution: 'the name of who says so, cited.',
	brokenCitation: 'the entry of the reference list that its citation should lead to.',
	noBasis: 'what the forecast rests on: a trend with its figures, a plan, a model, with the source.',
	unsourcedFact: 'the source of this fact.',
	unsourcedFigure: 'the source of its figure.',
};

const chinese: typeof english = {
	view: '这一判断、预测或建议的理由，以及由谁提出。不要为了应付而找来源。',
	noEvidence: '能表明它的事实、数据或事件及其来源；或在这里指明报告中说明它的地方。',
	unrelatedEvidence: '与它主题相同的内容：它下方的内容谈的是别的事。',
	narrowerEvidence: '与论断范围相当的证据；或把论断缩小到证据的范围。',
	vagueAttribution: '写明是谁说的，并加以引用。',
	brokenCitation: '其引用应当对应的参考文献条目。',
	noBasis: '预测的依据：带数据的趋势、计划或模型，并注明来源。',
	unsourcedFact: '这一事实的来源。',
	unsourcedFigure: '其中数据的来源。',
};
