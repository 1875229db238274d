import { says } from './model';

/** The system's or the protocol's name for what happened, such as `ECONNREFUSED` or `HTTP 503`. */
interface Coded {
	readonly code?: string | undefined;
}

/** An address; without one, that of the document in question. */
interface At extends Coded {
	readonly at?: string | undefined;
}

/** A model or a service; without one, the server of the document in question. */
interface By extends Coded {
	readonly who?: string | undefined;
}

/** What goes wrong on the way to a server, whoever is asked: a model, a search service, the server of a cited page. */
export const connection = {
	refused: says<At>({
		en: ({ at, code }) => `Nothing answers at ${at ?? 'this address'}${inEnglish(code)}.`,
		'zh-CN': ({ at, code }) => `${at ?? '该地址'}没有响应${inChinese(code)}。`,
	}),
	hostNotFound: says<At>({
		en: ({ at, code }) => `The ${at === undefined ? 'host' : `host of ${at}`} was not found${inEnglish(code)}.`,
		'zh-CN': ({ at, code }) => `找不到${at ? ` ${at} 的` : ''}主机${inChinese(code)}。`,
	}),
	broke: says<At>({
		en: ({ at, code }) => `The connection to ${at ?? 'the server'} broke${inEnglish(code)}.`,
		'zh-CN': ({ at, code }) => `与${at ? ` ${at} ` : '服务器'}的连接中断${inChinese(code)}。`,
	}),
	/** A browser does not tell the page why. */
	inBrowser: says<Pick<At, 'at'>>({
		en: ({ at }) => `The browser got no answer from ${at ?? 'the server'}.`,
		'zh-CN': ({ at }) => `浏览器没有收到${at ? ` ${at} ` : '服务器'}的响应。`,
	}),
	certificate: says<At>({
		en: ({ at, code }) => `The certificate of ${at ?? 'the server'} is not trusted${inEnglish(code)}.`,
		'zh-CN': ({ at, code }) => `${at ? `${at} ` : '服务器'}的证书不受信任${inChinese(code)}。`,
	}),
	late: says<By & { readonly seconds?: number }>({
		en: ({ who, seconds, code }, { number }) =>
			`${who ?? 'The server'} did not answer ${seconds === undefined ? 'in time' : `within ${number(seconds)} s`}${inEnglish(code)}.`,
		'zh-CN': ({ who, seconds, code }, { number }) =>
			`${who ? `${who} ` : '服务器'}${seconds === undefined ? '未及时' : `未在 ${number(seconds)} 秒内`}响应${inChinese(code)}。`,
	}),
	serverError: says<By>({
		en: ({ who, code }) => `${who ?? 'The server'} had an error of its own${inEnglish(code)}. Try again later.`,
		'zh-CN': ({ who, code }) => `${who ? `${who} ` : '服务器'}自身出错${inChinese(code)}。请稍后再试。`,
	}),
	/** `wait` is how many seconds it asks to wait. */
	busy: says<By & { readonly requests: 'requests' | 'questions' | 'searches'; readonly wait?: number | undefined }>({
		en: ({ who, requests, wait, code }) =>
			`${who ?? 'The server'} takes no more ${requests} for now${inEnglish(code)}${wait === undefined ? '' : ` and asks to wait ${wait} s`}.`,
		'zh-CN': ({ who, wait, code }) =>
			`${who ? `${who} ` : '服务器'}暂时不再接受请求${inChinese(code)}${wait === undefined ? '' : `，要求等待 ${wait} 秒`}。`,
	}),
	/** A key that no request can carry. */
	unusableKey: says<{ name: string }>({
		en: ({ name }) =>
			`The key for ${name} is empty or holds characters no key has, such as blanks, line breaks or quotation marks. Copy it again.`,
		'zh-CN': ({ name }) => `${name} 的密钥为空，或含有密钥中不会出现的字符，例如空格、换行或引号。请重新复制。`,
	}),
	/** `name` is the service that has the address; without one, it is the model's. */
	notWebAddress: says<{ name?: string }>({
		en: ({ name }) =>
			`The ${name === undefined ? 'base URL of the model' : `address of ${name}`} is not a web address. It starts with http:// or https://${name === undefined ? ', such as https://api.openai.com/v1' : ''}.`,
		'zh-CN': ({ name }) =>
			`${name === undefined ? '模型的基础 URL ' : `${name} 的地址`}不是网址。网址以 http:// 或 https:// 开头${name === undefined ? '，例如 https://api.openai.com/v1' : ''}。`,
	}),
};

function inEnglish(code: string | undefined): string {
	return code === undefined ? '' : ` (${code})`;
}

function inChinese(code: string | undefined): string {
	return code === undefined ? '' : `（${code}）`;
}
