import type { Message } from '../messages/model';
import type { Clock, Fetch, Logger, Store } from '../ports';
import type { Span } from '../report/model';
import type domains from './tiers/domains.json';

/** What a citation points at, before anything is read. */
export type SourceTarget =
	| { readonly kind: 'url'; readonly url: string }
	/** A file; the path is relative to the folder, with `/` between its parts, and never leads out of it. */
	| { readonly kind: 'file'; readonly folder: 'workspace' | 'sources'; readonly path: string }
	/** The passage the author points at with `#:~:text=`: evidence even offline. */
	| { readonly kind: 'quote'; readonly text: string };

/** One document that the report leans on. Several citations may lead to the same one. */
export interface CitedSource {
	/** Stable within a report: `doi:…`, `arxiv:…`, the normalised URL without its scheme, `file:…` or `title:…`. */
	readonly id: string;
	/** Best first: a local copy, then the network, then what the author quoted. */
	readonly targets: readonly SourceTarget[];
	/** As the report names it; empty when it does not. */
	readonly title: string;
	/** The URL to show, if there is one. */
	readonly url: string | undefined;
	/** Indices into `Report.citations`, in order; none for an entry of the list that nothing cites. */
	readonly citations: readonly number[];
	/** Index into `Report.references` of the entry that names it. */
	readonly reference: number | undefined;
}

/** A document as text. */
export interface SourceText {
	readonly title: string;
	readonly text: string;
	/** Offsets in `text` at which pages begin, for documents that have pages. */
	readonly pages: readonly number[];
	/** Links of the document to other documents, absolute. */
	readonly links: readonly { readonly url: string; readonly text: string }[];
	/** The address it calls its own, absolute. */
	readonly canonical?: string;
}

export const sourceFailureCodes = [
	'notAllowed',
	'notFound',
	'gone',
	'paywall',
	'login',
	'blocked',
	'timeout',
	'tooLarge',
	'tooManyRedirects',
	'privateAddress',
	'network',
	'server',
	'empty',
	'unreadable',
	'wrongType',
	'noTarget',
] as const;
export type SourceFailureCode = (typeof sourceFailureCodes)[number];

/** Why a source could not be read: what happened and what to do. */
export interface SourceFailure {
	readonly code: SourceFailureCode;
	readonly message: Message;
	/** Something to try instead, such as an archived copy's URL. */
	readonly suggestion?: string;
}

/** What became of reading a source. */
export type SourceReading =
	| {
			readonly ok: true;
			readonly from: SourceTarget;
			readonly content: SourceText;
			/** When it was read, in milliseconds since the epoch. */
			readonly readAt: number;
			/** It came from the cache. */
			readonly cached: boolean;
			/** Only what the limits let through was read. */
			readonly truncated: boolean;
			/** Why a better target was passed over: the address may be dead though there is a copy or a quotation. */
			readonly passedOver?: SourceFailure;
	  }
	| { readonly ok: false; readonly failure: SourceFailure };

/** A stretch of a source's text that speaks about a claim. */
export interface Passage {
	/** Offsets in `SourceText.text`. */
	readonly span: Span;
	readonly text: string;
	/** 1-based, for documents that have pages. */
	readonly page: number | undefined;
}

/** What a source says about a claim. `unclear`: the rules cannot tell. */
export type ClaimVerdict = 'supported' | 'partly' | 'contradicted' | 'not-found' | 'unclear';

/** One thing that speaks for or against a claim in its source. */
export interface ClaimSignal {
	readonly code:
		| 'entityMissing'
		| 'numberMissing'
		| 'numberDiffers'
		| 'scopeDiffers'
		/** A sentence that was not read figure by figure: it is too long. */
		| 'notCompared'
		| 'covered'
		| 'numbersAgree';
	readonly message: Message;
	/** The passage that decides, by its offsets in the source's text. */
	readonly span?: Span;
}

/** A claim held against one source's text. */
export interface ClaimCheck {
	readonly verdict: ClaimVerdict;
	/** 0 to 1: how sure the verdict is. */
	readonly confidence: number;
	readonly signals: readonly ClaimSignal[];
	/** The best passages, the best first. */
	readonly passages: readonly Passage[];
}

/** JADE, appendix G: how much weight a source has by where it comes from. */
export const sourceTiers = [1, 2, 3, 4] as const;
export type Tier = (typeof sourceTiers)[number];

export interface TierReading {
	readonly tier: Tier;
	/** The registrable domain, or the path of a local file. */
	readonly domain: string;
	/** What kind of place it is. */
	readonly group: SourceGroup;
	/** Why, in words that follow "it is": the group it belongs to. */
	readonly reason: Message;
}

/** Kinds of places: those of the table, the most official first, and what stands in no table. */
export type SourceGroup =
	| keyof typeof domains
	/** The user's own tier. */
	| 'own'
	/** A local file that does not say where it comes from. */
	| 'file'
	/** An IP address. */
	| 'address'
	/** A host name that no web page can have: `example.com`, `localhost`. */
	| 'placeholder'
	| 'unknown';

/** Tiers of the user's own by domain, which go before the table: `example.com`, `data.example.com`, `example.com/blog`, `gov.example`. */
export type OwnTiers = Readonly<Record<string, Tier>>;

/** A source with the weight it has by where it comes from. */
export interface RatedSource extends Pick<CitedSource, 'id' | 'title' | 'url' | 'citations' | 'reference'> {
	readonly tier: TierReading;
	/** The original documents that its page links to; absent until it has been read. */
	readonly originals?: readonly OriginalLink[];
}

/** A link of a source to a filing, a statistic, a paper or another document of first hand. */
export interface OriginalLink {
	readonly url: string;
	/** The link's text on the page. */
	readonly text: string;
	readonly tier: TierReading;
}

/** Files that may be sources: those of the workspace, or of the folder of sources. Nothing outside is reachable. */
export interface SourceFiles {
	/** Paths below the folder, with `/` between their parts, sorted. */
	list(): Promise<readonly string[]>;
	/**
	 * `undefined` when there is no such file.
	 *
	 * @param most bytes; rejects with the system code `ERR_FS_FILE_TOO_LARGE`, and reads nothing, when there are more
	 */
	read(path: string, most?: number): Promise<Uint8Array | undefined>;
}

/** What a page says of itself besides its text, to tell an article from a wall in front of one. */
export interface PageHints {
	/** It asks for a password. */
	readonly passwordField: boolean;
	/** What its metadata say of its being free to read. */
	readonly free: boolean | undefined;
	/** It fills itself by scripts. */
	readonly scripted: boolean;
	/** The text of the whole page, boilerplate included, cut to a few thousand characters. */
	readonly visible: string;
}

export interface PdfLimits {
	readonly pages: number;
	/** Of the text, in UTF-16 units. */
	readonly characters: number;
}

/** A document as it came. */
export interface RawDocument {
	readonly kind: DocumentKind;
	readonly bytes: Uint8Array;
	readonly charset: string | undefined;
	/** Its address or path, for messages and relative links. */
	readonly address: string;
}

export interface DocumentText {
	readonly content: SourceText;
	readonly truncated: boolean;
	/** For web pages. */
	readonly hints: PageHints | undefined;
}

/** Reads documents of which nobody can tell beforehand what they cost; loaded only when one is read. */
export interface Readers {
	/**
	 * Rejects on what it cannot read. A shell's readers end what takes too much memory, with the system code
	 * `ERR_WORKER_OUT_OF_MEMORY`, and whatever they are doing when the signal is aborted.
	 */
	read(document: RawDocument, limits: PdfLimits, signal: AbortSignal): Promise<DocumentText>;
}

export interface SourceLimits {
	/** Of one document, in bytes after decompression. */
	readonly bytes: number;
	/** Of one document's text, in UTF-16 units; what is longer is cut. */
	readonly characters: number;
	readonly pages: number;
	/**
	 * For one document with all its redirects, in milliseconds, and as much again for making text of it; waiting for a
	 * turn does not count.
	 */
	readonly time: number;
	readonly redirects: number;
	/** Milliseconds from the first request of a run on after which no further one begins. */
	readonly runTime: number;
	/** Requests at a time. */
	readonly concurrency: number;
	readonly concurrencyPerHost: number;
}

/** Where the sources of a report may be read, for one run. Without any of it only what the report quotes is known. */
export interface SourceUse {
	/** The folder of local copies. */
	readonly files?: SourceFiles;
	/** The files that relative links of the report and its front matter lead to. */
	readonly workspace?: SourceFiles;
	/** Where the report stands in `workspace`, with `/` between the parts; at its top by default. */
	readonly reportPath?: string;
	/** The user agreed that cited addresses are read over the network. */
	readonly fetch?: boolean;
	/** Of the hosts that the report cites, those of this computer and of private networks too. */
	readonly allowPrivate?: boolean;
}

/** What a shell brings to read sources with. */
export interface SourceAccess {
	/** Asks for documents, and looks at the addresses it connects to; the named hosts may be private. */
	readonly fetch: (allowedHosts: readonly string[]) => Fetch;
	/** Loads the readers of documents; without them only plain text and Markdown are read. */
	readonly readers?: () => Promise<Readers>;
	readonly limits?: Partial<SourceLimits>;
	/** The program's release, told to servers. */
	readonly version: string;
}

export interface ReadingInit {
	/** Without it nothing is read. */
	readonly access: SourceAccess | undefined;
	/** What was read is kept here. */
	readonly store: Store;
	readonly clock: Clock;
	readonly logger: Logger;
}

/** A page that a search found. */
export interface SearchHit {
	readonly url: string;
	readonly title: string;
	/** What the search engine shows of it; empty when it shows nothing. */
	readonly snippet: string;
}

export interface Search {
	/** Names the service in messages. */
	readonly label: string;
	/** Rejects with a `SearchError`, or with the signal's reason. */
	search(query: string, signal: AbortSignal): Promise<readonly SearchHit[]>;
}

/** The kinds of documents that are read. */
export type DocumentKind = 'html' | 'plain' | 'markdown' | 'pdf' | 'json' | 'xml' | 'csv';
