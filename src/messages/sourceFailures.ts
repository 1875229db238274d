import { type Message, says } from './model';

/** The status of the server's answer; absent where the page itself shows it. */
interface Answered {
	readonly status?: number | undefined;
}

const saveIt = { en: 'Save it to the sources folder', 'zh-CN': '请将其保存到来源文件夹' };

/** Why a cited source could not be read, and what to do. None names the source: that stands beside it. */
export const sourceFailures = {
	login: says<Answered>({
		en: (answer) => `The page asks for a login${inEnglish(answer)}. ${saveIt.en}, or cite a page that is open to all.`,
		'zh-CN': (answer) => `该网页要求登录${inChinese(answer)}。${saveIt['zh-CN']}，或改引无需登录的网页。`,
	}),
	payment: says<Answered>({
		en: (answer) =>
			`The page asks for payment${inEnglish(answer)}. ${saveIt.en}, or cite a source that is free to read.`,
		'zh-CN': (answer) => `该网页要求付费${inChinese(answer)}。${saveIt['zh-CN']}，或改引可免费阅读的来源。`,
	}),
	teaser: says({
		en: `Only the beginning of the page is shown; the rest is for subscribers. ${saveIt.en}, or cite a source that is free to read.`,
		'zh-CN': `该网页只显示开头，其余部分仅供订阅者阅读。${saveIt['zh-CN']}，或改引可免费阅读的来源。`,
	}),
	notFound: says<Answered>({
		en: (answer) => `There is no such page${inEnglish(answer)}. Correct the address, or cite an archived copy.`,
		'zh-CN': (answer) => `没有这个网页${inChinese(answer)}。请更正地址，或改引存档副本。`,
	}),
	gone: says({
		en: 'The page was removed for good (HTTP 410). Cite an archived copy or another source.',
		'zh-CN': '该网页已被永久删除（HTTP 410）。请改引存档副本或其他来源。',
	}),
	/** What holds it up. */
	later: says<{ what: Message }>({
		en: ({ what }, { say }) => `${say(what)} Try again later.`,
		'zh-CN': ({ what }, { say }) => `${say(what)}请稍后再试。`,
	}),
	tooSlow: says<{ seconds: number }>({
		en: ({ seconds }, { number }) =>
			`The whole document did not arrive within ${number(seconds, 1)} s. Try again later, or save it to the sources folder.`,
		'zh-CN': ({ seconds }, { number }) =>
			`未能在 ${number(seconds, 1)} 秒内收到完整文档。请稍后再试，或将其保存到来源文件夹。`,
	}),
	runTooLong: says<{ minutes: number }>({
		en: ({ minutes }, { number, plural }) =>
			`Reading the sources had taken ${number(minutes, 1)} ${plural(minutes, 'minute', 'minutes')}, and this page was not asked for any more. Run again: what was read is kept.`,
		'zh-CN': ({ minutes }, { number }) =>
			`读取来源已用时 ${number(minutes, 1)} 分钟，因此不再请求该网页。请再次运行：已读取的内容会保留。`,
	}),
	legal: says({
		en: 'The page may not be shown for legal reasons (HTTP 451). Cite another source.',
		'zh-CN': '该网页因法律原因不能显示（HTTP 451）。请改引其他来源。',
	}),
	refused: says<{ status: number }>({
		en: (answer) => `The server refuses to give the page to a program${inEnglish(answer)}. ${saveIt.en}.`,
		'zh-CN': (answer) => `服务器拒绝把该网页提供给程序${inChinese(answer)}。${saveIt['zh-CN']}。`,
	}),
	humanCheck: says({
		en: 'A check for humans is shown instead of the page. Save the page to the sources folder.',
		'zh-CN': '显示的是人机验证，而不是该网页。请将网页保存到来源文件夹。',
	}),
	cookies: says({
		en: `The page asks for consent to cookies before it is shown. ${saveIt.en}.`,
		'zh-CN': `该网页在显示前要求同意使用 Cookie。${saveIt['zh-CN']}。`,
	}),
	scripted: says({
		en: `The page is built by scripts, which are not run. ${saveIt.en}.`,
		'zh-CN': `该网页由脚本生成，而脚本不会运行。${saveIt['zh-CN']}。`,
	}),
	notFollowed: says<{ status: number }>({
		en: (answer) =>
			`The server answered in a way that cannot be followed${inEnglish(answer)}. Open the page in a browser and cite the address it ends at.`,
		'zh-CN': (answer) => `服务器的响应无法跟随${inChinese(answer)}。请在浏览器中打开该网页，并引用最终到达的地址。`,
	}),
	/** `most` is how many redirects are followed; absent where they go in a circle. */
	redirects: says<{ most?: number }>({
		en: ({ most }) =>
			`The address redirects ${most === undefined ? 'in a circle, as those of pages do that need cookies' : `more than ${most} times`}. Open the page in a browser and cite the address it ends at.`,
		'zh-CN': ({ most }) =>
			`该地址${most === undefined ? '循环重定向，需要 Cookie 的网页常会如此' : `重定向超过 ${most} 次`}。请在浏览器中打开该网页，并引用最终到达的地址。`,
	}),

	/** What went wrong on the way. */
	noConnection: says<{ what: Message }>({
		en: ({ what }, { say }) => `${say(what)} Check the address and the network, and try again.`,
		'zh-CN': ({ what }, { say }) => `${say(what)}请检查地址和网络后重试。`,
	}),
	notTrusted: says<{ what: Message }>({
		en: ({ what }, { say }) => `${say(what)} Check the address, or save the page to the sources folder.`,
		'zh-CN': ({ what }, { say }) => `${say(what)}请检查地址，或将网页保存到来源文件夹。`,
	}),
	damaged: says<{ code: string }>({
		en: ({ code }) =>
			`What the server sent is damaged (${code}). Open the page in a browser and save it to the sources folder.`,
		'zh-CN': ({ code }) => `服务器发来的内容已损坏（${code}）。请在浏览器中打开该网页，并将其保存到来源文件夹。`,
	}),
	privateAddress: says({
		en: 'The address belongs to a private network, and reports are not read from there. If it is yours, allow private addresses in the settings.',
		'zh-CN': '该地址属于专用网络，不会从那里读取。如果是您自己的网络，请在设置中允许专用地址。',
	}),

	notFetched: says({
		en: 'The page was not read, for reading cited pages is off. Turn it on, or save the page to the sources folder.',
		'zh-CN': '未读取该网页，因为读取引用网页的功能未开启。请开启，或将网页保存到来源文件夹。',
	}),
	protocol: says<{ protocol: string }>({
		en: ({ protocol }) => `${protocol} addresses are not read, only http and https. Cite the document's web address.`,
		'zh-CN': ({ protocol }) => `不读取 ${protocol} 地址，只读取 http 和 https。请引用该文档的网址。`,
	}),
	port: says<{ port: string }>({
		en: ({ port }) => `Web pages are not served from port ${port}. Check the address.`,
		'zh-CN': ({ port }) => `网页不会由端口 ${port} 提供。请检查地址。`,
	}),
	noWebAddress: says({
		en: 'The address is not a web address. Correct it; it starts with https://.',
		'zh-CN': '该地址不是网址。请更正；网址以 https:// 开头。',
	}),
	noTarget: says({
		en: 'The source has no address, DOI or file to read. Add its URL or DOI to the reference, or save it to the sources folder under its title.',
		'zh-CN': '该来源没有可读取的地址、DOI 或文件。请在参考文献中补上 URL 或 DOI，或以其标题为名保存到来源文件夹。',
	}),

	noFile: says<{ path: string }>({
		en: ({ path }) => `There is no file ${path}. Correct the link, or save the document under this name.`,
		'zh-CN': ({ path }) => `没有文件 ${path}。请更正链接，或以此名称保存该文档。`,
	}),
	/** `code` is the system's name for why. */
	lockedFile: says<{ code: string | undefined }>({
		en: ({ code }) =>
			`The file cannot be opened${code === undefined ? '' : ` (${code})`}. Check that it is a file and that you may read it.`,
		'zh-CN': ({ code }) =>
			`无法打开该文件${code === undefined ? '' : `（${code}）`}。请检查它是否为文件，以及您是否有权读取。`,
	}),
	fileType: says({
		en: 'The file is of a kind that is not read. Save it as Markdown, text, HTML, PDF, JSON, XML or CSV.',
		'zh-CN': '不读取这种类型的文件。请保存为 Markdown、文本、HTML、PDF、JSON、XML 或 CSV。',
	}),
	/** `type` as the server names it. */
	pageType: says<{ type: string | undefined }>({
		en: ({ type }) => `The document is not text${type ? ` (${type})` : ''}. Cite a web page, a PDF or a text file.`,
		'zh-CN': ({ type }) => `该文档不是文本${type ? `（${type}）` : ''}。请引用网页、PDF 或文本文件。`,
	}),
	tooLarge: says<{ bytes: number }>({
		en: ({ bytes }, { number }) =>
			`The document is larger than ${number(bytes / 1_000_000, 1)} MB and was not read. Save the part of it that matters to the sources folder.`,
		'zh-CN': ({ bytes }, { number }) =>
			`该文档超过 ${number(bytes / 1_000_000, 1)} MB，未读取。请将其中要用的部分保存到来源文件夹。`,
	}),
	/** In seconds; absent where it took too much memory. */
	tooCostly: says<{ seconds?: number }>({
		en: ({ seconds }, { number }) =>
			`The document takes ${seconds === undefined ? 'more memory to read than a document may' : `longer than ${number(seconds)} s to read`} and was given up. Save the part of it that matters to the sources folder.`,
		'zh-CN': ({ seconds }, { number }) =>
			`读取该文档${seconds === undefined ? '所需的内存过多' : `超过 ${number(seconds)} 秒`}，已放弃。请将其中要用的部分保存到来源文件夹。`,
	}),
	pictures: says({
		en: 'The PDF holds pictures of pages and no text. Run text recognition on it and save the result to the sources folder.',
		'zh-CN': '该 PDF 只有页面图片，没有文字。请先做文字识别，再将结果保存到来源文件夹。',
	}),
	password: says({
		en: 'The document is locked by a password. Open it, and save its text to the sources folder.',
		'zh-CN': '该文档有密码保护。请打开它，并将其文字保存到来源文件夹。',
	}),
	unreadable: says({
		en: 'The document cannot be read. Open it, and save its text to the sources folder.',
		'zh-CN': '无法读取该文档。请打开它，并将其文字保存到来源文件夹。',
	}),
	textOnly: says({
		en: 'In a browser only Markdown and plain text are read as sources. Save the text to the sources folder, or check the report in VS Code on a computer.',
		'zh-CN':
			'在浏览器中，只有 Markdown 和纯文本会作为来源读取。请将文字保存到来源文件夹，或在桌面版 VS Code 中检查该报告。',
	}),
	empty: says({
		en: 'The document holds no text. Check that it is the right one, or save its text to the sources folder.',
		'zh-CN': '该文档没有文字。请检查是否引错，或将其文字保存到来源文件夹。',
	}),
};

function inEnglish({ status }: Answered): string {
	return status === undefined ? '' : ` (HTTP ${status})`;
}

function inChinese({ status }: Answered): string {
	return status === undefined ? '' : `（HTTP ${status}）`;
}
