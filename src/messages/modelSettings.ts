import { says } from './model';

interface Host {
	readonly host: string;
}

/** Why the model or the search that a command line, a configuration file and the environment choose is not asked. */
export const modelSettings = {
	keyToHost: says<Host & { file: string }>({
		en: ({ file, host }) =>
			`${file} would have your key sent to ${host}. If you trust it, name it yourself with --base-url, or set PLUMBLINE_BASE_URL to it and PLUMBLINE_API_KEY to its key.`,
		'zh-CN': ({ file, host }) =>
			`${file} 会让您的密钥发送到 ${host}。如果您信任它，请自行用 --base-url 指定，或把 PLUMBLINE_BASE_URL 设为它、PLUMBLINE_API_KEY 设为它的密钥。`,
	}),
	openAiKey: says<Host>({
		en: ({ host }) => `${host} gets no key: OPENAI_API_KEY is for OpenAI. Set PLUMBLINE_API_KEY.`,
		'zh-CN': ({ host }) => `不向 ${host} 发送密钥：OPENAI_API_KEY 只用于 OpenAI。请设置 PLUMBLINE_API_KEY。`,
	}),
	ownKey: says<Host>({
		en: ({ host }) =>
			`${host} gets no key: PLUMBLINE_API_KEY is for the address in PLUMBLINE_BASE_URL, which is another one.`,
		'zh-CN': ({ host }) =>
			`不向 ${host} 发送密钥：PLUMBLINE_API_KEY 用于 PLUMBLINE_BASE_URL 中的地址，而那是另一个地址。`,
	}),
	noKey: says({
		en: 'There is no key for api.openai.com: set PLUMBLINE_API_KEY or OPENAI_API_KEY, or name another endpoint with --base-url.',
		'zh-CN': '没有 api.openai.com 的密钥：请设置 PLUMBLINE_API_KEY 或 OPENAI_API_KEY，或用 --base-url 指定其他端点。',
	}),
	/** `source` is the option, the file or the variable that holds it. */
	noAddress: says<{ source: string; text: string; example: string }>({
		en: ({ source, text, example }) => `${source}: “${text}” is no address of an endpoint, such as ${example}.`,
		'zh-CN': ({ source, text, example }) => `${source}：“${text}”不是端点地址；地址形如 ${example}。`,
	}),
	credentials: says<{ source: string }>({
		en: ({ source }) => `${source}: put no user name or key into the address; set PLUMBLINE_API_KEY instead.`,
		'zh-CN': ({ source }) => `${source}：地址中请勿包含用户名和密钥；请设置 PLUMBLINE_API_KEY。`,
	}),
	/** Without a host the file names no address at all. */
	otherEndpoint: says<{ file: string; host: string | undefined }>({
		en: ({ file, host }) =>
			`${file} would have the report sent to ${host ?? 'another address'}. It may have come with the report, so nothing was sent. Name the address yourself with --base-url, or, if you trust the file, name it with --config FILE.`,
		'zh-CN': ({ file, host }) =>
			`${file} 会把报告发送到${host === undefined ? '另一个地址' : ` ${host}`}。它可能是随报告而来的，因此没有发送任何内容。请自行用 --base-url 指定地址；如果您信任该文件，也可用 --config FILE 指定它。`,
	}),

	searchNoModel: says({
		en: '--search serves a model that verifies facts: name one with --model.',
		'zh-CN': '--search 供核实事实的模型使用：请用 --model 指定模型。',
	}),
	searchNoUrl: says({
		en: 'A search by searxng needs its address: name it with --search-url.',
		'zh-CN': '使用 searxng 搜索需要其地址：请用 --search-url 指定。',
	}),
	searchNoKey: says<{ service: string }>({
		en: ({ service }) => `There is no key for the search by ${service}: set PLUMBLINE_SEARCH_KEY.`,
		'zh-CN': ({ service }) => `没有 ${service} 搜索的密钥：请设置 PLUMBLINE_SEARCH_KEY。`,
	}),
	searchKeyToUrl: says<{ file: string }>({
		en: ({ file }) =>
			`${file} would have your key for the search sent to “searchUrl”. If you trust it, name it yourself with --search-url.`,
		'zh-CN': ({ file }) => `${file} 会让您的搜索密钥发送到“searchUrl”。如果您信任它，请自行用 --search-url 指定。`,
	}),
};
