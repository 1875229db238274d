/**
 * A path of a link, from the folder it is written in, as a path below the root: `./`, `../` and `\` resolved.
 * `undefined` when it is absolute or leads out of the root.
 */
export function resolvePath(folder: string, link: string): string | undefined {
	if (/^(?:[/\\]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]+:)/.test(link)) return undefined;
	const parts: string[] = folder.split('/').filter(Boolean);
	for (const part of link.split(/[/\\]/)) {
		if (part === '..') {
			if (parts.pop() === undefined) return undefined;
		} else if (part !== '' && part !== '.') parts.push(part);
	}
	return parts.length === 0 ? undefined : parts.join('/');
}

/** The folder a file stands in; empty for the root. */
export function folderOf(path: string): string {
	return path.split('/').slice(0, -1).join('/');
}

/** A file's name without its folder and its last ending. */
export function stemOf(path: string): string {
	const name = path.split('/').at(-1) ?? path;
	return name.replace(/(?<=.)\.[A-Za-z0-9]{1,5}$/, '');
}

const ascii = /^[\0-\x7F]*$/;

/** A text as a file name would spell it: letters and digits of any script in lower case, joined by `-`. */
export function slug(text: string): string {
	const joined = ascii.test(text) ? text.toLowerCase().replace(/[^a-z0-9]+/g, '-') : joinedInAnyScript(text);
	return joined.replace(/^-|-$/g, '');
}

/** Classes of Unicode are looked up for each character, which takes five times as long. */
function joinedInAnyScript(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/(?![\0-\x7F])\p{M}+/gu, '')
		.normalize('NFC')
		.toLowerCase()
		.replace(/(?![A-Za-z0-9])[^\p{L}\p{N}]+/gu, '-');
}
