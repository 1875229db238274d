import {
	type CancellationToken,
	CodeActionContext,
	type Connection,
	DidChangeWatchedFilesNotification,
	type DocumentDiagnosticParams,
	type DocumentDiagnosticReport,
	ErrorCodes,
	type ExecuteCommandParams,
	type InitializeParams,
	type InitializeResult,
	type Location,
	LSPErrorCodes,
	MessageType,
	Position,
	PositionEncodingKind,
	Range,
	type RenameParams,
	ResponseError,
	ShowMessageNotification,
	TextDocumentIdentifier,
	type TextDocumentPositionParams,
	TextDocumentSyncKind,
	type WorkspaceEdit,
} from 'vscode-languageserver';
import { configNames } from '../config/config';
import { PlumblineError } from '../errors';
import { DecisionsError } from '../functions';
import { commandLine } from '../messages/commandLine';
import { closestLanguage } from '../messages/languages';
import { message } from '../messages/message';
import type { Message, Words } from '../messages/model';
import { addSentences, wordsIn } from '../messages/words';
import { pageFile } from '../output/findingPage';
import { fixAll, quickFix } from '../service/actions';
import {
	citationCompletions,
	completionTriggers,
	definitionsAt,
	referencesAt,
	renameableAt,
	renamedAt,
} from '../service/citedEntries';
import { diagnosticsOf } from '../service/diagnostics';
import type { Shell, ShownReport } from '../service/report';
import { symbolsOf } from '../service/symbols';
import { fingerprint } from '../text/fingerprint';
import { actionsFor, hoverFor, versioned, writerFor } from './answers';
import { type Client, clientOf } from './client';
import { decideArguments, decideCommand, decided } from './deciding';
import type { ServerInit } from './init';
import { OpenReports } from './openReports';
import { folderOf } from './places';
import { SettingsOfClient } from './settings';

addSentences(commandLine);

/** What is said of a report comes from these files beside it, too. */
const watched = [`**/{${configNames.join(',')}}`, '**/.plumbline/decisions.json'];

/** One client: its documents, what it can take in, and what it is answered. */
export class Session {
	readonly #connection: Connection;
	readonly #client: Client;
	readonly #words: Words;
	readonly #shell: Shell;
	readonly #settings: SettingsOfClient;
	readonly #reports: OpenReports;
	readonly #changeDecisions: ServerInit['changeDecisions'];
	/** The documents of which the client waits to be told what is found. */
	readonly #pulling = new Set<string>();
	#folders: readonly string[];

	readonly result: InitializeResult;

	constructor(connection: Connection, params: InitializeParams, init: ServerInit) {
		this.#connection = connection;
		this.#client = clientOf(params);
		this.#changeDecisions = init.changeDecisions;
		this.#words = wordsIn(init.language ?? closestLanguage(params.locale));
		this.#shell = {
			words: this.#words,
			pageOf: (code) => `${init.pages}findings/${pageFile(code, this.#words.language)}`,
			tellsHeld: false,
			pen: writerFor(this.#client, this.#words),
			reread: (text) => init.analyzer({ name: '', text }),
		};
		this.#folders = params.workspaceFolders?.map(({ uri }) => uri) ?? [params.rootUri].filter((uri) => uri !== null);
		this.#settings = new SettingsOfClient(connection, this.#client, params.initializationOptions, this.#warn);
		this.#reports = new OpenReports({
			...init,
			settings: () => this.#settings.get(),
			folders: () => this.#folders,
			changed: (uri, report) => this.#publish(uri, report),
			leftOut: (name, pattern) => this.#log(message('languageServer.leftOut', { name, pattern })),
			known: (name, count) => this.#log(message('languageServer.known', { name, count })),
			failed: (name, error) => this.#failed(name, error),
			problem: this.#warn,
		});
		this.result = resultFor(this.#client, init.version);
		this.#register();
	}

	dispose(): void {
		this.#reports.dispose();
	}

	#register(): void {
		const connection = this.#connection;
		const [client, shell] = [this.#client, this.#shell];
		this.#reports.documents.listen(connection);
		connection.onInitialized(() => void this.#start());
		connection.onDidChangeConfiguration(({ settings }) => {
			this.#settings.change(settings);
			this.#reports.readAll();
		});
		connection.onDidChangeWatchedFiles(() => this.#reports.readAll());
		connection.onHover(this.#at(({ position }, report) => hoverFor(report, position, client, shell)));
		connection.onDocumentSymbol(this.#answer([], (_, report) => symbolsOf(report, shell.words)));
		connection.onCodeAction(
			this.#answer(['range', 'context'], (asked, report) =>
				actionsFor(report, asked, shell, {
					client,
					version: this.#versionOf(report),
					decides: this.#changeDecisions !== undefined,
				}),
			),
		);
		connection.onDefinition(this.#at(({ position }, report) => located(report, definitionsAt(report, position))));
		connection.onReferences(
			this.#at(({ position, context }, report) =>
				located(report, referencesAt(report, position, context?.includeDeclaration !== false)),
			),
		);
		connection.onDocumentHighlight(
			this.#at(({ position }, report) => referencesAt(report, position, true).map((range) => ({ range }))),
		);
		connection.onCompletion(
			this.#at(({ position }, report) => citationCompletions(report, this.#lineAt(report, position), position)),
		);
		connection.onPrepareRename(this.#at(({ position }, report) => renameableAt(report, position) ?? null));
		connection.onRenameRequest((asked, token) => {
			requireParams(asked, ['textDocument', 'position', 'newName']);
			return unlessCancelled(this.#rename(asked), token);
		});
		connection.onExecuteCommand((asked, token) => unlessCancelled(this.#decide(asked), token));
		connection.languages.diagnostics.on((asked, token) => {
			requireParams(asked, ['textDocument']);
			return unlessCancelled(this.#pull(asked), token);
		});
	}

	async #rename({ textDocument: { uri }, position, newName }: RenameParams): Promise<WorkspaceEdit | null> {
		const report = await this.#reports.current(uri);
		const renamed = report && (await renamedAt(report, position, newName, this.#shell));
		if (!renamed) return null;
		if ('refused' in renamed) throw new ResponseError(LSPErrorCodes.RequestFailed, this.#words.say(renamed.refused));
		return versioned({ changes: { [uri]: renamed.edits } }, this.#client, this.#versionOf(report));
	}

	/** Writes down what the author says of a finding, and shows what has become of it. */
	async #decide({ command, arguments: named }: ExecuteCommandParams): Promise<null> {
		const { success, data } = decideArguments.safeParse(named);
		if (command !== decideCommand || !success || !this.#changeDecisions)
			throw new ResponseError(ErrorCodes.InvalidParams, `“${command}” is no command of this server, or not so.`);
		const report = await this.#reports.current(data[0]);
		const change = report && decided(report, data, Date.now());
		try {
			if (!change) throw new DecisionsError(message('languageServer.findingGone'));
			await this.#changeDecisions(data[0], folderOf(data[0], this.#folders), change);
		} catch (error) {
			const told =
				error instanceof PlumblineError && typeof error.said !== 'string'
					? this.#words.say(error.said)
					: faultOf(error);
			throw new ResponseError(LSPErrorCodes.RequestFailed, told);
		}
		this.#reports.readAll();
		return null;
	}

	/** What is found in the newest text; nothing but its name where that is what the client has already. */
	async #pull(asked: DocumentDiagnosticParams): Promise<DocumentDiagnosticReport> {
		const { uri } = asked.textDocument;
		this.#pulling.add(uri);
		try {
			const report = await this.#reports.current(uri);
			const items = report ? diagnosticsOf(report, this.#shell) : [];
			const resultId = fingerprint(JSON.stringify(items));
			if (resultId === asked.previousResultId) return { kind: 'unchanged', resultId };
			return { kind: 'full', resultId, items };
		} finally {
			this.#pulling.delete(uri);
		}
	}

	#lineAt({ snapshot: { uri } }: ShownReport, { line, character }: Position) {
		const range = { start: { line, character: 0 }, end: { line: line + 1, character: 0 } };
		const text =
			this.#reports.documents
				.get(uri)
				?.getText(range)
				.replace(/\r?\n$/, '') ?? '';
		return { before: text.slice(0, character), behind: text.slice(character) };
	}

	/** From here on the client may be asked. */
	async #start(): Promise<void> {
		if (this.#client.folders) {
			this.#connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
				const gone = new Set(removed.map(({ uri }) => uri));
				this.#folders = [...this.#folders.filter((uri) => !gone.has(uri)), ...added.map(({ uri }) => uri)];
				this.#reports.readAll();
			});
		}
		try {
			await this.#settings.start();
			if (this.#client.watchesFiles) {
				const watchers = watched.map((globPattern) => ({ globPattern }));
				await this.#connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
			}
		} catch (error) {
			this.#log(message('languageServer.notWatched', { fault: faultOf(error) }));
		}
	}

	/** Answers what is asked of a place of a report. */
	#at<Asked extends TextDocumentPositionParams, Answer>(answer: (asked: Asked, report: ShownReport) => Answer) {
		return this.#answer<Asked, Answer>(['position'], answer);
	}

	/** From what is known of a report, be it of an earlier text: a newer one may take long to read. */
	#answer<Asked extends { readonly textDocument: TextDocumentIdentifier }, Answer>(
		needs: readonly Need[],
		answer: (asked: Asked, report: ShownReport) => Answer | Promise<Answer>,
	) {
		return (asked: Asked, token: CancellationToken): Promise<Answer | null> => {
			requireParams(asked, ['textDocument', ...needs]);
			const work = this.#reports
				.known(asked.textDocument.uri)
				.then((report) => (report ? answer(asked, report) : null));
			return unlessCancelled(work, token);
		};
	}

	#publish(uri: string, report: ShownReport | undefined): void {
		if (this.#client.pulls) {
			// Whoever has asked is answered.
			const isNews = this.#reports.documents.get(uri) !== undefined && !this.#pulling.has(uri);
			if (isNews && this.#client.refreshes) this.#send(this.#connection.languages.diagnostics.refresh());
			return;
		}
		const diagnostics = report ? diagnosticsOf(report, this.#shell) : [];
		const version = report && { version: this.#versionOf(report) };
		this.#send(this.#connection.sendDiagnostics({ uri, ...version, diagnostics }));
	}

	#versionOf({ snapshot: { uri } }: ShownReport): number {
		return this.#reports.documents.get(uri)?.version ?? 0;
	}

	/** What cannot be sent is for nobody: the client has gone, which ends the session by itself. */
	#send(sent: Promise<unknown>): void {
		sent.catch((error) => this.#connection.console.error(faultOf(error)));
	}

	#failed(name: string, error: unknown): void {
		if (error instanceof Error && error.stack) this.#connection.console.error(error.stack);
		const told = message('languageServer.notAnalyzed', { name, fault: faultOf(error) });
		this.#show(MessageType.Error, this.#words.say(told));
	}

	#log(said: Message): void {
		this.#connection.console.info(this.#words.say(said));
	}

	/** For the author to see, and for the log. */
	readonly #warn = (said: Message): void => {
		const text = this.#words.say(said);
		this.#connection.console.warn(text);
		this.#show(MessageType.Warning, text);
	};

	#show(type: MessageType, text: string): void {
		this.#send(this.#connection.sendNotification(ShowMessageNotification.type, { type, message: text }));
	}
}

function resultFor(client: Client, version: string): InitializeResult {
	return {
		serverInfo: { name: 'plumbline', version },
		capabilities: {
			// What every client knows; offsets of a report are counted so, too.
			positionEncoding: PositionEncodingKind.UTF16,
			textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: { includeText: false } },
			hoverProvider: true,
			documentSymbolProvider: true,
			codeActionProvider: { codeActionKinds: [quickFix, fixAll] },
			definitionProvider: true,
			referencesProvider: true,
			documentHighlightProvider: true,
			completionProvider: { triggerCharacters: completionTriggers },
			executeCommandProvider: { commands: [decideCommand] },
			renameProvider: client.preparesRenames ? { prepareProvider: true } : true,
			// A client that takes in both would show each finding twice.
			...(client.pulls && {
				diagnosticProvider: { identifier: 'plumbline', interFileDependencies: false, workspaceDiagnostics: false },
			}),
			...(client.folders && { workspace: { workspaceFolders: { supported: true, changeNotifications: true } } }),
		},
	};
}

/** What a request is about, and whether it is what the protocol has there. */
const needed = {
	textDocument: (value: unknown) => value !== null && TextDocumentIdentifier.is(value),
	position: (value: unknown) => Position.is(value),
	range: (value: unknown) => Range.is(value),
	context: (value: unknown) => CodeActionContext.is(value),
	newName: (value: unknown) => typeof value === 'string',
};
type Need = keyof typeof needed;

/** Throws what tells a client which of its parameters is none: its types are what it should send, not what it does. */
function requireParams(asked: { readonly [Name in Need]?: unknown } | null, needs: readonly Need[]): void {
	const wrong = needs.find((name) => !needed[name](asked?.[name]));
	if (wrong !== undefined)
		throw new ResponseError(ErrorCodes.InvalidParams, `“${wrong}” is not what the protocol asks for.`);
}

function located({ snapshot: { uri } }: ShownReport, ranges: readonly Range[]): Location[] {
	return ranges.map((range) => ({ uri, range }));
}

/** Waits for a result as long as the client does. */
function unlessCancelled<Value>(work: Promise<Value>, token: CancellationToken): Promise<Value> {
	return new Promise((resolve, reject) => {
		const cancelled = () => reject(new ResponseError(LSPErrorCodes.RequestCancelled, 'The request was cancelled.'));
		if (token.isCancellationRequested) return cancelled();
		const listening = token.onCancellationRequested(cancelled);
		work.then(resolve, reject).finally(() => listening.dispose());
	});
}

function faultOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
