import { type Message, says } from './model';

/** What the language server tells beside what it finds. */
export const languageServer = {
	needsStdio: says({
		en: 'The language server is started by an editor, with “plumbline lsp --stdio”. How to set up yours: docs/editors.md.',
		'zh-CN': '语言服务器由编辑器启动：“plumbline lsp --stdio”。各编辑器的设置方法见 docs/editors.md。',
	}),
	/** Nobody can tell where the client's next message begins. */
	lost: says<{ fault: string }>({
		en: ({ fault }) => `The editor sent what is no message of the protocol, and the language server ends: ${fault}`,
		'zh-CN': ({ fault }) => `编辑器发送的内容不是该协议的消息，语言服务器退出：${fault}`,
	}),
	/** What of a client's settings cannot be used. */
	settings: says<{ what: Message }>({
		en: ({ what }, { say }) => `The settings of this editor for Plumbline do not count: ${say(what)}`,
		'zh-CN': ({ what }, { say }) => `此编辑器中 Plumbline 的设置未生效：${say(what)}`,
	}),
	settingsNotRead: says<{ fault: string }>({
		en: ({ fault }) => `The editor could not say what its settings are, so they do not count: ${fault}`,
		'zh-CN': ({ fault }) => `无法从编辑器取得设置，因此设置未生效：${fault}`,
	}),
	excludeIsAList: says({
		en: '“exclude” must be a list of patterns, such as ["**/README.md"].',
		'zh-CN': '“exclude”必须是由模式组成的列表，例如 ["**/README.md"]。',
	}),
	leftOut: says<{ name: string; pattern: string }>({
		en: ({ name, pattern }) => `${name} is not checked: the pattern ${pattern} leaves it out (setting “exclude”).`,
		'zh-CN': ({ name, pattern }) => `${name} 不作检查：模式 ${pattern} 将其排除（设置“exclude”）。`,
	}),
	known: says<{ name: string; count: number }>({
		en: ({ name, count }, { number }) =>
			`${name}: findings that are known already and not shown: ${number(count)} (“baseline” of the configuration file, or --baseline).`,
		'zh-CN': ({ name, count }, { number }) =>
			`${name}：已知而未显示的发现 ${number(count)} 个（配置文件的“baseline”或 --baseline）。`,
	}),
	notAnalyzed: says<{ name: string; fault: string }>({
		en: ({ name, fault }) => `${name} could not be checked: ${fault}`,
		'zh-CN': ({ name, fault }) => `无法检查 ${name}：${fault}`,
	}),
	notWatched: says<{ fault: string }>({
		en: ({ fault }) =>
			`The editor does not tell of changed files: a changed configuration counts from the next save of a report on. ${fault}`,
		'zh-CN': ({ fault }) => `编辑器不通知文件改动：改动的配置从下次保存报告时起生效。${fault}`,
	}),
};
