import { EventEmitter, once } from 'node:events';
import { PassThrough } from 'node:stream';
import {
	type ClientCapabilities,
	type CodeAction,
	CodeActionRequest,
	ConfigurationRequest,
	createProtocolConnection,
	type Diagnostic,
	DidChangeTextDocumentNotification,
	DidCloseTextDocumentNotification,
	DidOpenTextDocumentNotification,
	DidSaveTextDocumentNotification,
	type DocumentSymbol,
	DocumentSymbolRequest,
	ExitNotification,
	type Hover,
	HoverRequest,
	InitializedNotification,
	type InitializeParams,
	InitializeRequest,
	type InitializeResult,
	LogMessageNotification,
	type Position,
	type ProtocolConnection,
	PublishDiagnosticsNotification,
	type PublishDiagnosticsParams,
	type Range,
	RegistrationRequest,
	ShowMessageNotification,
	ShutdownRequest,
	StreamMessageReader,
	StreamMessageWriter,
} from 'vscode-languageserver/node';
import { analyze } from '../../../src/analyze';
import type { ServerInit } from '../../../src/lsp/init';
import { serve } from '../../../src/lsp/serve';

/** What a current editor says that it can take in. */
export const modern: ClientCapabilities = {
	textDocument: {
		publishDiagnostics: {
			relatedInformation: true,
			codeDescriptionSupport: true,
			tagSupport: { valueSet: [1] },
			versionSupport: true,
		},
		hover: { contentFormat: ['markdown', 'plaintext'] },
		codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } }, isPreferredSupport: true },
		documentSymbol: { hierarchicalDocumentSymbolSupport: true },
	},
	workspace: { workspaceEdit: { documentChanges: true } },
};

export const home = 'file:///home/me/reports';

export function uriOf(name: string): string {
	return `${home}/${name}`;
}

/** How a client differs from a current one with nothing set. */
export interface ClientInit {
	readonly capabilities?: ClientCapabilities;
	readonly locale?: string;
	readonly initializationOptions?: unknown;
	/** What it answers when it is asked for its settings; it rejects with an error. */
	readonly settings?: () => unknown;
	readonly server?: Partial<ServerInit>;
}

/** A client by the official implementation of the protocol, with what it was told. */
export class TestClient {
	readonly connection: ProtocolConnection;
	readonly published: PublishDiagnosticsParams[] = [];
	readonly shown: string[] = [];
	readonly logged: string[] = [];
	/** The methods that the server has asked to be told by. */
	readonly registered: string[] = [];
	readonly ended: Promise<boolean>;
	result!: InitializeResult;
	readonly #told = new EventEmitter().setMaxListeners(0);
	readonly #texts = new Map<string, { version: number; text: string }>();

	constructor(input: NodeJS.ReadableStream, output: NodeJS.WritableStream, ended: Promise<boolean>, init: ClientInit) {
		this.ended = ended;
		this.connection = createProtocolConnection(new StreamMessageReader(input), new StreamMessageWriter(output));
		const tell = () => void this.#told.emit('told');
		this.connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
			this.published.push(params);
			tell();
		});
		this.connection.onNotification(ShowMessageNotification.type, ({ message }) => {
			this.shown.push(message);
			tell();
		});
		this.connection.onNotification(LogMessageNotification.type, ({ message }) => {
			this.logged.push(message);
			tell();
		});
		this.connection.onRequest(ConfigurationRequest.type, ({ items }) => items.map(() => init.settings?.() ?? null));
		this.connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
			this.registered.push(...registrations.map(({ method }) => method));
			tell();
		});
		this.connection.listen();
	}

	/** Resolves once something holds, which is looked at whenever the server has told something. */
	async until(holds: () => boolean): Promise<void> {
		while (!holds()) await once(this.#told, 'told');
	}

	open(uri: string, text: string, languageId = 'markdown'): void {
		this.#texts.set(uri, { version: 1, text });
		const textDocument = { uri, languageId, version: 1, text };
		void this.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
	}

	/** Replaces the first occurrence of some words, as typing would. */
	edit(uri: string, words: string, text: string): number {
		const known = this.#texts.get(uri);
		const at = known?.text.indexOf(words) ?? -1;
		if (!known || at < 0) throw new Error(`${words} is not in ${uri}.`);
		const range = { start: positionAt(known.text, at), end: positionAt(known.text, at + words.length) };
		known.text = known.text.slice(0, at) + text + known.text.slice(at + words.length);
		known.version += 1;
		void this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
			textDocument: { uri, version: known.version },
			contentChanges: [{ range, text }],
		});
		return known.version;
	}

	save(uri: string): void {
		void this.connection.sendNotification(DidSaveTextDocumentNotification.type, { textDocument: { uri } });
	}

	close(uri: string): void {
		void this.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
	}

	textOf(uri: string): string {
		return this.#texts.get(uri)?.text ?? '';
	}

	/** The last that was published of a document; `undefined` where nothing was yet. */
	last(uri: string): PublishDiagnosticsParams | undefined {
		return this.published.findLast((params) => params.uri === uri);
	}

	/** What is published of a document, once it is of some version or a later one. */
	async diagnostics(uri: string, version = 1): Promise<Diagnostic[]> {
		await this.until(() => (this.last(uri)?.version ?? 0) >= version);
		return this.last(uri)?.diagnostics ?? [];
	}

	hover(uri: string, words: string): Promise<Hover | null> {
		const position = this.place(uri, words);
		return this.connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position });
	}

	async actions(uri: string, range: Range, diagnostics: Diagnostic[] = [], only?: string[]): Promise<CodeAction[]> {
		const context = { diagnostics, ...(only && { only }) };
		const asked = { textDocument: { uri }, range, context };
		return ((await this.connection.sendRequest(CodeActionRequest.type, asked)) ?? []) as CodeAction[];
	}

	async symbols(uri: string): Promise<DocumentSymbol[]> {
		const found = await this.connection.sendRequest(DocumentSymbolRequest.type, { textDocument: { uri } });
		return (found ?? []) as DocumentSymbol[];
	}

	place(uri: string, words: string): Position {
		return positionAt(this.textOf(uri), this.textOf(uri).indexOf(words) + 1);
	}

	/** As clients end: the server is told twice. Resolves with whether it ended as it should. */
	async stop(): Promise<boolean> {
		await this.connection.sendRequest(ShutdownRequest.type);
		await this.connection.sendNotification(ExitNotification.type);
		const ended = await this.ended;
		this.connection.dispose();
		return ended;
	}
}

/** What of a document a diagnostic is on. */
export function wordsAt(text: string, { start, end }: Range): string {
	const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
	return text.slice((starts[start.line] ?? 0) + start.character, (starts[end.line] ?? 0) + end.character);
}

function positionAt(text: string, offset: number): Position {
	const before = text.slice(0, offset).split('\n');
	return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

/** A server in this process with its two ends; reports are analysed here, and nothing stands beside them. */
export function startServer(server: Partial<ServerInit> = {}, patience?: number) {
	const [toServer, toClient] = [new PassThrough(), new PassThrough()];
	const ended = serve(
		{ input: toServer, output: toClient },
		{
			version: '1.2.3',
			analyzer: async (...task) => analyze(...task),
			surroundingsOf: async () => ({ config: {}, decisions: [] }),
			pages: 'file:///plumbline/docs/',
			language: undefined,
			...server,
		},
		patience,
	);
	return { toServer, toClient, ended };
}

/** Starts a client with such a server. */
export async function startClient(init: ClientInit = {}): Promise<TestClient> {
	const { toServer, toClient, ended } = startServer(init.server);
	return initialized(new TestClient(toClient, toServer, ended, init), init);
}

/** Says to a server who its client is. */
export async function initialized(client: TestClient, init: ClientInit): Promise<TestClient> {
	const params: InitializeParams = {
		processId: null,
		rootUri: home,
		workspaceFolders: [{ uri: home, name: 'reports' }],
		capabilities: init.capabilities ?? modern,
		...(init.locale !== undefined && { locale: init.locale }),
		...('initializationOptions' in init && { initializationOptions: init.initializationOptions }),
	};
	client.result = await client.connection.sendRequest(InitializeRequest.type, params);
	await client.connection.sendNotification(InitializedNotification.type, {});
	return client;
}
