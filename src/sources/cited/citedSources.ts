import { firstOf } from '../../access';
import { localDocument, writtenLocalLinks } from '../../report/citations/localLinks';
import { keyAddress } from '../../report/citations/resolvable';
import type { Citation, Reference, Report } from '../../report/model';
import { groupBy } from '../../text/collections';
import { cached } from '../../text/textCache';
import { decodePercent, textFragment, urlKey, webUrl } from '../../text/urls';
import type { Bibliography, FiledEntry } from '../bibliography/bibliography';
import { arxivOf, arxivUrls, doiOf, doiUrl } from '../identifiers';
import type { CitedSource, SourceTarget } from '../model';
import { folderOf, resolvePath, slug } from '../paths';
import type { SourcesFolder } from './sourcesFolder';

export interface SourceContext {
	/** Where the report stands in the workspace, with `/` between its parts. */
	readonly reportPath: string;
	/** What `[@key]` may name. */
	readonly bibliography?: Bibliography;
	/** Local copies. */
	readonly folder?: SourcesFolder;
}

/**
 * The documents that the report leans on, in the order they are first named. Spellings of one address, a DOI and the
 * publisher's page that holds it, a footnote and a link to the same page are one source.
 */
export function citedSources(report: Report, context: SourceContext): CitedSource[] {
	const drafts = new SourceDrafts();
	const listed = report.references.map((reference) => ofReference(report, reference, context));
	for (const citation of report.citations) {
		for (const mention of mentionsOf(citation, listed, context)) drafts.add(mention, citation.index);
	}
	for (const mention of listed) if (mention) drafts.add(mention, undefined);
	return drafts.all().map((draft) => sourceOfDraft(draft, context));
}

/** What one citation or one entry of the list says of its source. */
interface SourceMention {
	/** What it shares with other mentions of the document; the best known first. */
	readonly keys: readonly string[];
	readonly title: string;
	readonly urls: readonly string[];
	readonly doi: string | undefined;
	readonly arxiv: string | undefined;
	/** Paths of the workspace. */
	readonly files: readonly string[];
	/** What a link points at in the page. */
	readonly quote: string | undefined;
	readonly reference: number | undefined;
}

/** By the mentions of the entries of the list, the empty ones of which have none. */
function mentionsOf(
	citation: Citation,
	listed: readonly (SourceMention | undefined)[],
	context: SourceContext,
): SourceMention[] {
	const named = citation.references.map((index) => (index === undefined ? undefined : listed[index]));
	if (citation.url !== undefined) {
		const [entry] = named;
		const own = ofLink(citation.url, citation.title ?? entry?.title ?? '', context);
		// A label may lead elsewhere than the link it stands in; the link is what a reader follows.
		if (!entry?.keys.some((key) => own.keys.includes(key))) return [own];
		return [{ ...own, title: entry.title || own.title, reference: entry.reference }];
	}
	return citation.labels.flatMap((label, at): SourceMention[] => {
		const entry = named[at];
		if (entry) return [entry];
		const filed = context.bibliography?.get(label);
		if (filed) return [ofBibliography(filed)];
		const address = citation.form === 'key' ? keyAddress(label) : undefined;
		return address === undefined ? [] : [ofUrl(address, '')];
	});
}

function ofLink(link: string, title: string, { reportPath }: SourceContext): SourceMention {
	if (!localDocument(link)) return ofUrl(link, title);
	const file = fileOf(link, folderOf(reportPath));
	return mention({
		title,
		// Nothing outside of the workspace is read, but a copy in the sources folder may be known by the link.
		urls: file ? [] : [link],
		files: file ? [file] : [],
		quote: textFragment(link),
	});
}

function ofUrl(url: string, title: string): SourceMention {
	return mention({
		title,
		urls: [url],
		doi: doiOf(url.replace(/#.*$/s, '')),
		arxiv: arxivOf(url),
		quote: textFragment(url),
	});
}

function ofReference(report: Report, reference: Reference, context: SourceContext): SourceMention | undefined {
	if (reference.empty) return undefined;
	const text = report.source.slice(...reference.span);
	const own = reference.url === undefined ? undefined : ofLink(reference.url, reference.title, context);
	const linked = writtenLocalLinks(text).flatMap(({ url }) => fileOf(url, folderOf(context.reportPath)) ?? []);
	return mention({
		title: reference.title,
		urls: own?.urls ?? [],
		doi: own?.doi ?? doiOf(text),
		arxiv: own?.arxiv ?? arxivOf(text),
		files: [...(own?.files ?? []), ...linked],
		quote: own?.quote,
		reference: reference.index,
	});
}

/** The file of the workspace that a relative link leads to from a folder; `undefined` when it leads out of it. */
function fileOf(link: string, folder: string): string | undefined {
	const document = localDocument(link);
	return document && resolvePath(folder, decodePercent(document.path));
}

function ofBibliography({ title, url, doi, arxiv, file, folder }: FiledEntry): SourceMention {
	const path = file === undefined ? undefined : resolvePath(folder, file);
	return mention({
		title,
		urls: url === undefined ? [] : [url],
		doi: doiOf(doi ?? url ?? ''),
		arxiv: arxivOf(arxiv === undefined ? (doi ?? url ?? '') : `arXiv:${arxiv}`),
		files: path === undefined ? [] : [path],
	});
}

type Told = Pick<SourceMention, 'title' | 'urls'> & Partial<SourceMention>;

function mention({ title, urls, doi, arxiv, files = [], quote, reference }: Told): SourceMention {
	const keys = [
		...(doi ? [`doi:${doi}`] : []),
		...(arxiv ? [`arxiv:${arxiv}`] : []),
		...urls.map(urlKey),
		...files.map((path) => `file:${path}`),
	];
	if (keys.length === 0) keys.push(`title:${titleSlug(title)}`);
	return { title, urls, doi, arxiv, files, quote, reference, keys };
}

const titleSlug = cached(slug);

interface Draft {
	readonly mentions: Set<SourceMention>;
	readonly citations: Set<number>;
}

class SourceDrafts {
	readonly #byKey = new Map<string, Draft>();
	readonly #drafts = new Set<Draft>();

	add(mention: SourceMention, citation: number | undefined): void {
		const first = this.#byKey.get(firstOf(mention.keys));
		const draft = first?.mentions.has(mention) ? first : this.#withMention(mention);
		if (citation !== undefined) draft.citations.add(citation);
	}

	#withMention(mention: SourceMention): Draft {
		const known = new Set(mention.keys.flatMap((key) => this.#byKey.get(key) ?? []));
		const [draft = { mentions: new Set(), citations: new Set() }, ...others]: Draft[] = [...known];
		this.#drafts.add(draft);
		for (const other of others) this.#merge(draft, other);
		draft.mentions.add(mention);
		for (const key of mention.keys) this.#byKey.set(key, draft);
		return draft;
	}

	#merge(draft: Draft, other: Draft): void {
		for (const mention of other.mentions) {
			draft.mentions.add(mention);
			for (const key of mention.keys) this.#byKey.set(key, draft);
		}
		for (const citation of other.citations) draft.citations.add(citation);
		this.#drafts.delete(other);
	}

	all(): readonly Draft[] {
		return [...this.#drafts];
	}
}

function sourceOfDraft({ mentions: told, citations }: Draft, { folder }: SourceContext): CitedSource {
	const mentions = [...told];
	const urls = unique(mentions.flatMap(({ urls }) => urls));
	const onWeb = urls.filter((url) => webUrl(url));
	const doi = mentions.find((mention) => mention.doi)?.doi;
	const arxiv = mentions.find((mention) => mention.arxiv)?.arxiv;
	const title = bestTitle(mentions);
	const files = new Set(mentions.flatMap(({ files }) => files));
	const copy = folder?.find({ urls, title, doi, arxiv });
	const asked = unique([...(arxiv ? arxivUrls(arxiv) : []), ...onWeb, ...(doi ? [doiUrl(doi)] : [])]);
	const quotes = new Set(mentions.flatMap(({ quote }) => quote ?? []));
	return {
		id: doi ? `doi:${doi}` : arxiv ? `arxiv:${arxiv}` : firstOf(firstOf(mentions).keys),
		targets: [
			...[...files].map((path) => ({ kind: 'file', folder: 'workspace', path }) as const),
			...(copy === undefined ? [] : [{ kind: 'file', folder: 'sources', path: copy } as const]),
			...asked.map((url) => ({ kind: 'url', url }) as const),
			...[...quotes].map((text) => ({ kind: 'quote', text }) as const),
		] satisfies SourceTarget[],
		title,
		url: onWeb[0] ?? (doi ? doiUrl(doi) : arxiv ? arxivUrls(arxiv)[1] : undefined),
		citations: [...citations].sort((a, b) => a - b),
		reference: mentions.find(({ reference }) => reference !== undefined)?.reference,
	};
}

/** An entry of the list names its source better than the words of a link. */
function bestTitle(mentions: readonly SourceMention[]): string {
	const named = mentions.filter(({ title }) => title !== '' && !/^(?:https?:|\[?\d+\]?$)/.test(title));
	return (named.find(({ reference }) => reference !== undefined) ?? named[0])?.title ?? '';
}

/** Of addresses that lead to one place the first. */
function unique(urls: readonly string[]): string[] {
	return [...groupBy(urls, urlKey).values()].flatMap(([first]) => first ?? []);
}
