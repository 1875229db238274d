import { type Connection, DidChangeConfigurationNotification } from 'vscode-languageserver';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Client } from './client';
import { type ClientSettings, defaultSettings, readSettings } from './settings';

/** The section of a client's settings that is the product's. */
const section = 'plumbline';

/**
 * What the client has set: asked for where it can be asked, else what it has sent last. Whatever goes wrong is told, and the
 * defaults hold.
 */
export class SettingsOfClient {
	readonly #connection: Pick<Connection, 'workspace' | 'client'>;
	readonly #client: Client;
	readonly #tell: (problem: Message) => void;
	/** What holds where the client has nothing set. */
	#sent: ClientSettings;
	#last: Promise<ClientSettings>;

	/** @param sent what the client sent when it started the server */
	constructor(
		connection: Pick<Connection, 'workspace' | 'client'>,
		client: Client,
		sent: unknown,
		tell: (problem: Message) => void,
	) {
		this.#connection = connection;
		this.#client = client;
		this.#tell = tell;
		this.#sent = this.#read(sent);
		this.#last = Promise.resolve(this.#sent);
	}

	/** The settings in force, as soon as the client has said what they are. */
	get(): Promise<ClientSettings> {
		return this.#last;
	}

	/** Once the client may be asked; its settings are known when {@link get} resolves from then on. */
	async start(): Promise<void> {
		if (this.#client.settings) this.#ask();
		if (this.#client.tellsOfSettings)
			await this.#connection.client.register(DidChangeConfigurationNotification.type, { section });
	}

	/** The client's settings have changed; `sent` is what it says of them by itself. */
	change(sent: unknown): void {
		if (this.#client.settings) this.#ask();
		else if (typeof sent === 'object' && sent !== null) {
			this.#sent = this.#read(sent);
			this.#last = Promise.resolve(this.#sent);
		}
	}

	#ask(): void {
		const before = this.#last;
		this.#last = this.#connection.workspace.getConfiguration(section).then(
			(sent: unknown) => (sent === null || sent === undefined ? this.#sent : this.#read({ [section]: sent })),
			(error: unknown) => {
				const fault = error instanceof Error ? error.message : String(error);
				this.#tell(message('languageServer.settingsNotRead', { fault }));
				return before;
			},
		);
	}

	#read(sent: unknown): ClientSettings {
		const { settings, problem } = sent === undefined ? { settings: defaultSettings } : readSettings(sent);
		if (problem) this.#tell(problem);
		return settings;
	}
}
