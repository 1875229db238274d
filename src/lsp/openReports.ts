import { type TextDocumentContentChangeEvent, TextDocuments } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { withoutListed } from '../functions';
import type { Message } from '../messages/model';
import { type ShownReport, Snapshot } from '../service/report';
import type { Edit } from '../text/editTrail';
import { LatestRuns, typingPause } from '../threads/latestRuns';
import { SteadyFindings } from '../view/steadyFindings';
import type { ServerInit } from './init';
import { excludingPattern, isMarkdown, pathInWorkspace, pathOf } from './places';
import { type ClientSettings, optionsFor } from './settings';

/** What the open reports need to know, and whom they tell. */
export interface ReportsInit extends Pick<ServerInit, 'analyzer' | 'surroundingsOf' | 'pages'> {
	/** Resolves once the client's settings are known. */
	readonly settings: () => Promise<ClientSettings>;
	/** The folders of the workspace, as URIs. */
	readonly folders: () => readonly string[];
	/** Something else is found in a document than before; `undefined` where it is no report any more. */
	readonly changed: (uri: string, report: ShownReport | undefined) => void;
	/** A document is left out by a pattern of the settings. */
	readonly leftOut: (name: string, pattern: string) => void;
	/** So many findings of a report are known already and not shown; told when it is another number than before. */
	readonly known: (name: string, count: number) => void;
	/** A report could not be read: what was found in it before stays. */
	readonly failed: (name: string, error: unknown) => void;
	/** A file beside a report cannot be used. */
	readonly problem: (problem: Message) => void;
}

/**
 * The open documents, and what was found in those that are reports. A report is read by one run at a time, with the newest
 * text next; what is shown belongs to the text it was made from and follows the edits since. Requests are answered from it
 * while a newer text is read.
 */
export class OpenReports {
	readonly #init: ReportsInit;
	readonly documents: TextDocuments<TextDocument>;
	readonly #shown = new Map<string, ShownReport>();
	readonly #steady = new SteadyFindings();
	/** The edits of the texts that are just being read. */
	readonly #reading = new Map<string, Snapshot>();
	readonly #planned = new Map<string, ReturnType<typeof setTimeout>>();
	readonly #runs = new LatestRuns<ShownReport | undefined>();
	/** By document, what was wrong beside it when it was read last. */
	readonly #problems = new Map<string, ReadonlyMap<string, Message>>();
	/** By document, the version that could not be read: asking again would only take as long again. */
	readonly #unread = new Map<string, number>();
	/** The documents that could not be read or are left out, of which the author was told. */
	readonly #told = new Map<string, string>();
	/** By document, how many findings are not shown because they are known already. */
	readonly #known = new Map<string, number>();
	#isOver = false;

	constructor(init: ReportsInit) {
		this.#init = init;
		this.documents = new TextDocuments({
			create: (uri, languageId, version, text) => TextDocument.create(uri, languageId, version, text),
			update: (document, changes, version) => this.#update(document, changes, version),
		});
		// An editor may open a document anew under the same address: what was known of it went with the old one.
		this.documents.onDidOpen(({ document }) => this.#plan(document.uri, 0));
		this.documents.onDidSave(({ document }) => this.#plan(document.uri, 0));
		this.documents.onDidClose(({ document }) => this.#forget(document.uri));
	}

	/** What is under way comes to nothing: there is nobody to tell. */
	dispose(): void {
		this.#isOver = true;
		for (const timer of this.#planned.values()) clearTimeout(timer);
		this.#planned.clear();
		this.#reading.clear();
	}

	/** Reads all open reports again: other settings, files or decisions are in force. */
	readAll(): void {
		for (const uri of this.documents.keys()) this.#plan(uri, 0);
	}

	/** What is known of a report, be it of an earlier text; once it was read where nothing is. `undefined` for what is no report. */
	async known(uri: string): Promise<ShownReport | undefined> {
		return this.#shown.get(uri) ?? this.current(uri);
	}

	/** What is found in the text as it is now. */
	async current(uri: string): Promise<ShownReport | undefined> {
		if (this.#planned.has(uri)) return this.#run(uri);
		if (this.#unread.get(uri) === this.documents.get(uri)?.version) return this.#shown.get(uri);
		const present = this.#runs.present(uri);
		if (present) return this.#reading.get(uri)?.stale ? this.#run(uri) : present;
		return this.#shown.get(uri) ?? this.#run(uri);
	}

	#update(document: TextDocument, changes: Parameters<typeof applyChanges>[1], version: number): TextDocument {
		const { uri } = document;
		const snapshots = [this.#shown.get(uri)?.snapshot, this.#reading.get(uri)];
		const updated = applyChanges(document, changes, version, (edit) => {
			for (const snapshot of snapshots) snapshot?.take(edit);
		});
		this.#plan(uri, typingPause);
		return updated;
	}

	#plan(uri: string, delay: number): void {
		clearTimeout(this.#planned.get(uri));
		this.#planned.set(
			uri,
			setTimeout(() => this.#run(uri).catch((error) => this.#fail(pathOf(uri), error)), delay),
		);
	}

	#run(uri: string): Promise<ShownReport | undefined> {
		clearTimeout(this.#planned.get(uri));
		this.#planned.delete(uri);
		return this.#runs.run(uri, () => this.#read(uri));
	}

	/** A report that cannot be read is told, once until it can be. */
	async #read(uri: string): Promise<ShownReport | undefined> {
		const settings = await this.#init.settings();
		const asked = this.documents.get(uri);
		if (!asked) return undefined;
		const name = pathInWorkspace(uri, this.#init.folders());
		if (!this.#isReport(asked, name, settings)) {
			if (this.#shown.delete(uri)) this.#init.changed(uri, undefined);
			return undefined;
		}
		const { config, decisions, known } = await this.#surroundings(uri);
		const document = this.documents.get(uri);
		if (!document || this.#isOver) return undefined;
		const { version } = document;
		const text = document.getText();
		const snapshot = new Snapshot(uri, text, (start, end) => {
			const now = this.documents.get(uri) ?? document;
			return { start: now.positionAt(start), end: now.positionAt(end) };
		});
		this.#reading.set(uri, snapshot);
		try {
			const options = { ...optionsFor(settings, config), decisions };
			const found = await this.#init.analyzer({ name, text }, options);
			const { analysis, known: count } = known ? withoutListed(found, known, options) : { analysis: found, known: 0 };
			// It was closed meanwhile.
			if (this.#reading.get(uri) !== snapshot) return undefined;
			this.#told.delete(uri);
			this.#unread.delete(uri);
			if (count !== (this.#known.get(uri) ?? 0)) this.#init.known(name, count);
			this.#known.set(uri, count);
			this.#shown.set(uri, { analysis: this.#steady.next(uri, analysis, options), snapshot });
		} catch (error) {
			if (this.#reading.get(uri) !== snapshot) return undefined;
			this.#unread.set(uri, version);
			this.#once(uri, 'failed', () => this.#fail(name, error));
			return undefined;
		} finally {
			if (this.#reading.get(uri) === snapshot) this.#reading.delete(uri);
		}
		this.#init.changed(uri, this.#shown.get(uri));
		return this.#shown.get(uri);
	}

	/** The product's own pages are for reading, not for checking. */
	#isReport({ uri, languageId }: TextDocument, name: string, { exclude }: ClientSettings): boolean {
		if (!isMarkdown(uri, languageId) || uri.startsWith(this.#init.pages)) return false;
		const pattern = excludingPattern(exclude, name);
		if (pattern !== undefined) this.#once(uri, pattern, () => this.#init.leftOut(name, pattern));
		return pattern === undefined;
	}

	/** What is wrong with a file is told once, however many reports it holds for, until it is put right. */
	async #surroundings(uri: string): ReturnType<ServerInit['surroundingsOf']> {
		const known = new Set([...this.#problems.values()].flatMap((problems) => [...problems.keys()]));
		const found = new Map<string, Message>();
		const surroundings = await this.#init.surroundingsOf(uri, (problem) => {
			found.set(JSON.stringify(problem), problem);
		});
		this.#problems.set(uri, found);
		for (const [key, problem] of found) if (!known.has(key)) this.#init.problem(problem);
		return surroundings;
	}

	#fail(name: string, error: unknown): void {
		if (!this.#isOver) this.#init.failed(name, error);
	}

	#once(uri: string, what: string, tell: () => void): void {
		if (this.#told.get(uri) !== what) tell();
		this.#told.set(uri, what);
	}

	#forget(uri: string): void {
		clearTimeout(this.#planned.get(uri));
		for (const known of [
			this.#planned,
			this.#reading,
			this.#shown,
			this.#steady,
			this.#problems,
			this.#unread,
			this.#told,
			this.#known,
		])
			known.delete(uri);
		this.#init.changed(uri, undefined);
	}
}

/** Applies changes to a document, one after the other, and hands on each as an edit of the text just before it. */
function applyChanges(
	document: TextDocument,
	changes: readonly TextDocumentContentChangeEvent[],
	version: number,
	follow: (edit: Edit) => void,
): TextDocument {
	let updated = document;
	for (const change of changes) {
		const edit = editOf(updated, change);
		updated = TextDocument.update(updated, [change], version);
		follow(edit);
	}
	return updated;
}

function editOf(document: TextDocument, change: TextDocumentContentChangeEvent): Edit {
	if (!('range' in change)) return smallestEdit(document.getText(), change.text);
	const { start, end } = change.range;
	const [from, to] = [document.offsetAt(start), document.offsetAt(end)];
	return { offset: Math.min(from, to), removed: Math.abs(to - from), inserted: change.text };
}

/** Of a text that was sent as a whole, what differs: places before and behind it stay known. */
function smallestEdit(before: string, after: string): Edit {
	const most = Math.min(before.length, after.length);
	let start = 0;
	while (start < most && before[start] === after[start]) start++;
	let end = 0;
	while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
	return {
		offset: start,
		removed: before.length - start - end,
		inserted: after.slice(start, after.length - end),
	};
}
