import { findUrls } from './urls';

/** One line of a reference list, taken apart. */
export interface Entry {
	/** Empty for an entry without a label; several for `[50] [52] https://…`. */
	readonly labels: readonly string[];
	readonly title: string;
	readonly url: string | undefined;
	/** Its label stands in brackets or behind a caret. */
	readonly bracketed: boolean;
}

const LABEL =
	/^(?:\\?\[(\^?[\p{L}\p{N}_.:-]{1,40}?)\\?\]|【(\d{1,4})】|\^(\d{1,4})\b|(\d{1,4})(?:[.)、]|(?=\s+\S)))[,，:：.]?[ \t\u3000]*/u;

/** Reads `[1] title url`, `1. [title](url)`, `[1],url`, `[1] url - title`, `^1 title`, `- url` and their like. */
export function parseEntry(line: string): Entry {
	const labels: string[] = [];
	let bracketed = false;
	let rest = line.trim();
	for (let match = LABEL.exec(rest); match; match = LABEL.exec(rest)) {
		if (labels.length > 0 && match[4] !== undefined) break;
		// `[Title](url)` is a link, `[Title] url` in a list of words no label.
		if (rest[match[0].length] === '(' && match[0].endsWith(']')) break;
		labels.push(match[1] ?? match[2] ?? match[3] ?? match[4] ?? '');
		bracketed ||= match[4] === undefined;
		rest = rest.slice(match[0].length);
	}
	return { labels, bracketed, ...titleAndUrl(rest) };
}

function titleAndUrl(text: string): { title: string; url: string | undefined } {
	const link = findLink(text);
	if (link) {
		const before = tidy(text.slice(0, link.start));
		const label = /^https?:/.test(link.title) ? '' : tidy(link.title);
		return { title: [before, label].filter(Boolean).join(' ') || tidy(text.slice(link.end)), url: link.url };
	}
	const url = findUrls(text)[0];
	if (!url) return { title: tidy(text), url: undefined };
	return { title: tidy(`${text.slice(0, url.start)} ${text.slice(url.end)}`), url: url.url };
}

/** The first `[title](http…)` of a line; its title may hold brackets. */
function findLink(text: string): { start: number; end: number; title: string; url: string } | undefined {
	const target = /\]\(\s*<?(?=https?:)/.exec(text);
	const url = target && /^(?:[^\s<>()]|\([^\s<>()]*\))+/.exec(text.slice(target.index + target[0].length))?.[0];
	if (!target || !url) return undefined;
	const end = text.indexOf(')', target.index + target[0].length + url.length) + 1;
	let start = target.index - 1;
	for (let depth = 1; start >= 0; start--) {
		if (text[start] === ']') depth++;
		else if (text[start] === '[' && --depth === 0) break;
	}
	return { start: Math.max(start, 0), end: end || text.length, title: text.slice(start + 1, target.index), url };
}

function tidy(text: string): string {
	return text
		.replace(/\\([\\`*_{}[\]()#+\-.!|~>])/g, '$1')
		.replace(/\*\*|__/g, '')
		.replace(/\s+/gu, ' ')
		.replace(/^[\s,，:：;；.\-–—|<>"“”*_]+|[\s,，:：;；\-–—|<>"“”*_(（]+$/gu, '')
		.replace(/(?<=[\p{Ll}\p{Script=Han}]{2})[.。]$/u, '');
}
