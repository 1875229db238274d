import { type Message, says } from './model';

/** What other sentences are put together from. */
export const common = {
	/** The same in every language. */
	verbatim: says<{ text: string }>({ en: ({ text }) => text, 'zh-CN': ({ text }) => text }),
	/** One after the other. */
	all: says<{ messages: readonly Message[] }>({
		en: ({ messages }, { all }) => all(messages),
		'zh-CN': ({ messages }, { all }) => all(messages),
	}),
	/** What a model or a source said, closed with a full stop where it has none. */
	closed: says<{ what: Message }>({
		en: ({ what }, { say }) => withStop(say(what), '.'),
		'zh-CN': ({ what }, { say }) => withStop(say(what), '。'),
	}),
	/** Of a file that was found beside reports, in megabytes. */
	tooLargeFound: says<{ size: number; limit: number }>({
		en: ({ size, limit }) =>
			`It has ${size.toFixed(1)} MB; of a file that you have not named yourself no more than ${limit} MB is read. Make it shorter.`,
		'zh-CN': ({ size, limit }) => `它有 ${size.toFixed(1)} MB；不是您直接指定的文件，最多读取 ${limit} MB。请缩短它。`,
	}),
	/** One below the other. */
	lines: says<{ lines: readonly Message[] }>({
		en: ({ lines }, { say }) => lines.map(say).join('\n'),
		'zh-CN': ({ lines }, { say }) => lines.map(say).join('\n'),
	}),
};

function withStop(text: string, stop: string): string {
	return /[.。!?！？]$/u.test(text) ? text : `${text}${stop}`;
}
