import * as z from 'zod';
import type { Logger } from '../../ports';
import { readFrontMatter } from '../../report/parsing/frontMatter';
import { readCsv, separatorIn } from '../../text/csv';
import { parsedJson } from '../../text/json';
import { decodePercent, urlKey, webUrl } from '../../text/urls';
import { decodeSource } from '../documents/decode';
import { defaultLimits } from '../documents/limits';
import { doiOf, statedAddress } from '../identifiers';
import type { SourceFiles } from '../model';
import { resolvePath, slug, stemOf } from '../paths';
import { listIfPossible, readIfPossible } from '../readIfPossible';

/** What a document is known by. */
export interface DocumentNames {
	readonly urls: readonly string[];
	readonly title: string;
	readonly doi: string | undefined;
	readonly arxiv: string | undefined;
}

/** The files of the sources folder, to be found by what they hold. */
export interface SourcesFolder {
	/** The path of the file that holds the document: by its address, its DOI or arXiv id, or its title. */
	find(names: DocumentNames): string | undefined;
}

/** Files beyond these are found by their names alone. */
const maxOpened = 1000;
const maxFiles = 10_000;
/** Where a file says what it is, in UTF-16 units. */
const head = 20_000;
const documentPattern = /\.(?:md|markdown|txt|html?|xhtml|pdf|json|xml|csv)$/i;
const speaking = /\.(?:md|markdown|txt|html?|xhtml)$/i;
const lists: ReadonlySet<string> = new Set(['sources.json', 'sources.csv']);
/** File names that say nothing of what is in the file. */
const common = /^(?:index|default|report|article|document|download|view|full|main|home|page|paper|news|data)$/;

/**
 * Reads what the files of the folder say of themselves: a list of them (`sources.json`, `sources.csv`), the front
 * matter of Markdown (`url:`, `source:`, `title:`), the head of a saved page, and their names. A file that cannot be read
 * is found by its name alone.
 */
export async function readSourcesFolder(
	files: SourceFiles,
	logger: Logger,
	signal?: AbortSignal,
): Promise<SourcesFolder> {
	const paths = (await listIfPossible(files, (message) => logger.error(message)))
		.filter((path) => documentPattern.test(path))
		.slice(0, maxFiles);
	const index = new FolderIndex(paths.filter((path) => !lists.has(path)));
	for (const list of paths.filter((path) => lists.has(path))) {
		signal?.throwIfAborted();
		const text = await textOf(files, list, logger);
		for (const entry of list.endsWith('.json') ? jsonEntries(text) : csvEntries(text)) index.add(entry);
	}
	for (const path of paths.filter((path) => speaking.test(path)).slice(0, maxOpened)) {
		signal?.throwIfAborted();
		const text = (await textOf(files, path, logger)).slice(0, head);
		index.add({ path, ...(/html?$/i.test(path) ? pageHead(text) : markdownHead(text)) });
	}
	return index;
}

interface FileNames {
	readonly path: string;
	readonly url?: string | undefined;
	readonly title?: string | undefined;
}

class FolderIndex implements SourcesFolder {
	readonly #paths: ReadonlySet<string>;
	readonly #byUrl = new Map<string, string>();
	readonly #byTitle = new Map<string, string>();
	readonly #byName = new Map<string, string>();

	constructor(paths: readonly string[]) {
		this.#paths = new Set(paths);
		for (const path of paths) {
			const name = slug(decodePercent(stemOf(path)));
			for (const spelling of [name, name.replace(/^\d{1,3}-/, '')]) keep(this.#byName, spelling, path);
			keep(this.#byName, slug(decodePercent(path)), path);
		}
	}

	add({ path, url, title }: FileNames): void {
		if (!this.#paths.has(path)) return;
		if (url) {
			keep(this.#byUrl, urlKey(url), path);
			const doi = doiOf(url);
			if (doi) keep(this.#byUrl, `doi:${doi}`, path);
		}
		if (title) keep(this.#byTitle, slug(title), path);
	}

	find({ urls, title, doi, arxiv }: DocumentNames): string | undefined {
		for (const url of urls) {
			const found = this.#byUrl.get(urlKey(url)) ?? first(urlNames(url), this.#byName);
			if (found) return found;
		}
		const identifier = doi ? (this.#byUrl.get(`doi:${doi}`) ?? this.#byName.get(slug(doi))) : undefined;
		const paper = arxiv ? this.#byName.get(slug(arxiv)) : undefined;
		return identifier ?? paper ?? this.#byOwnTitle(title);
	}

	#byOwnTitle(title: string): string | undefined {
		const name = slug(title);
		if (name.length < 4 || common.test(name)) return undefined;
		const same = this.#byTitle.get(name) ?? this.#byName.get(name);
		if (same || !isDistinctive(name)) return same;
		// A reference names authors and year around the title; a file name may be cut short.
		for (const names of [this.#byTitle, this.#byName]) {
			for (const [known, path] of names) {
				if (isDistinctive(known) && (within(known, name) || within(name, known))) return path;
			}
		}
		return undefined;
	}
}

/** Of two files with one name the first of the sorted list counts. */
function keep(map: Map<string, string>, key: string, path: string): void {
	if (key !== '' && !map.has(key)) map.set(key, path);
}

function first(keys: readonly string[], map: ReadonlyMap<string, string>): string | undefined {
	for (const key of keys) {
		const found = map.get(key);
		if (found) return found;
	}
	return undefined;
}

/** The file names that an address may have been saved under. */
function urlNames(url: string): string[] {
	const key = urlKey(url);
	const path = key.replace(/^[^/?]*/, '').replace(/\.(?:html?|php|aspx?|jsp|pdf|md|txt|json|xml)(?=$|\?)/i, '');
	const last = slug(path.replace(/\?.*$/s, '').split('/').at(-1) ?? '');
	const host = webUrl(url)?.hostname ?? '';
	const names = [slug(key), slug(host + path), slug(host.replace(/^www\./, '') + path)];
	if (isDistinctive(slug(path))) names.push(slug(path));
	if (last.length >= 10 && /\p{L}/u.test(last) && !common.test(last)) names.push(last);
	return names.filter((name) => name !== slug(host) || path === '');
}

/** Long enough that two documents hardly share it: four words, or twelve Chinese characters. */
function isDistinctive(name: string): boolean {
	return name.split('-').filter((word) => /\p{L}/u.test(word)).length >= 4 || /[\p{Script=Han}]{12}/u.test(name);
}

function within(short: string, long: string): boolean {
	return (
		long === short || `-${long}-`.includes(`-${short}-`) || (/\p{Script=Han}/u.test(short) && long.includes(short))
	);
}

async function textOf(files: SourceFiles, path: string, logger: Logger): Promise<string> {
	const bytes = await readIfPossible(files, path, defaultLimits.bytes, (message) => logger.warn(message));
	return bytes ? decodeSource(bytes.subarray(0, head * 4), undefined) : '';
}

function markdownHead(text: string): { url: string | undefined; title: string | undefined } {
	const data = readFrontMatter(text)?.frontMatter.data ?? {};
	const heading = /^#[ \t]+(\S.{0,500})/m.exec(text)?.[1]?.replace(/[ \t#]+$/, '');
	return { url: statedAddress(data), title: typeof data.title === 'string' ? data.title : heading };
}

/** Browsers note in a saved page where it is from. */
const savedFrom = /saved from url=\(\d+\)(\S+)/i;
const tag = /<(link|meta)\b([^<>]{0,2000})>/gi;

/** The address that a page gives as its own; tag by tag, for one pattern over all of them is slow on broken pages. */
function ownUrl(html: string): string | undefined {
	for (const [, name, attributes] of html.matchAll(tag)) {
		const isLink = name!.toLowerCase() === 'link';
		const says = isLink ? /\brel=["']?canonical\b/i : /\bproperty=["']?og:url\b/i;
		if (!says.test(attributes!)) continue;
		const address = (isLink ? /\bhref=["']([^"']+)/i : /\bcontent=["']([^"']+)/i).exec(attributes!)?.[1];
		if (address) return address;
	}
	return undefined;
}

function pageHead(html: string): { url: string | undefined; title: string | undefined } {
	return {
		url: savedFrom.exec(html)?.[1] ?? ownUrl(html),
		title: /<title\b[^<>]{0,200}>([^<]+)<\/title>/i.exec(html)?.[1]?.trim(),
	};
}

const listed = z.object({
	file: z.string().optional(),
	path: z.string().optional(),
	url: z.string().optional(),
	source: z.string().optional(),
	title: z.string().optional(),
});

/** `[{"file": …, "url": …, "title": …}]`, or `{"https://…": "file"}`; anything else names nothing. */
function jsonEntries(text: string): FileNames[] {
	const read = z
		.union([
			z.array(listed),
			z.object({ sources: z.array(listed) }).transform(({ sources }) => sources),
			z.record(z.string(), z.string()),
		])
		.safeParse(parsedJson(text));
	if (!read.success) return [];
	const entries = Array.isArray(read.data)
		? read.data
		: Object.entries(read.data).map(([url, file]) => ({ url, file }));
	return entries.flatMap((entry) => named(entry));
}

function named({ file, path, url, source, title }: z.infer<typeof listed>): FileNames[] {
	const place = resolvePath('', file ?? path ?? '');
	return place ? [{ path: place, url: url ?? source, title }] : [];
}

/** A header line with `file`, `url` and `title` in any order. */
function csvEntries(text: string): FileNames[] {
	const separator = separatorIn(/^.*$/m.exec(text)?.[0] ?? '', [',', ';', '\t']);
	const [header, ...rows] = [...readCsv(text, separator, () => {})].map(({ cells }) => cells);
	const names = header?.map((name) => name.toLowerCase()) ?? [];
	return rows.flatMap((cells) => {
		const read = listed.safeParse(Object.fromEntries(names.map((name, at) => [name, cells[at] || undefined])));
		return read.success ? named(read.data) : [];
	});
}
