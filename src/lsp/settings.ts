import { type Connection, DidChangeConfigurationNotification } from 'vscode-languageserver';
import * as z from 'zod';
import type { AnalyzeOptions } from '../analysis';
import { type Config, type FindingSettings, findingSettings } from '../config/config';
import { mergedSetting } from '../config/inForce';
import { notReports } from '../config/notReports';
import { ConfigError } from '../config/text';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Client } from './client';

/** What a client can set: what a configuration file decides about findings, and which Markdown is no report. */
export interface ClientSettings extends FindingSettings {
	readonly exclude: readonly string[];
}

export const defaultSettings: ClientSettings = { exclude: notReports };

/** The settings as read, and what of them cannot be used. */
export interface ReadSettings {
	readonly settings: ClientSettings;
	readonly problem: Message | undefined;
}

const patterns = z.array(z.string());

/**
 * Reads what a client has sent as its settings: the section `plumbline`, or an object that holds it. Settings with a mistake
 * do not count at all, and the problem names it.
 */
export function readSettings(sent: unknown): ReadSettings {
	const given = sectionIn(sent);
	try {
		const own = findingSettings(given, ['exclude']);
		const read = patterns.optional().safeParse(given.exclude);
		if (!read.success) throw new ConfigError(message('languageServer.excludeIsAList'));
		return { settings: { ...own, exclude: read.data ?? notReports }, problem: undefined };
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		return { settings: defaultSettings, problem: message('languageServer.settings', { what: error.said }) };
	}
}

/** How a report is read: the project's file goes before what the client has set. */
export function optionsFor(settings: ClientSettings, config: Config): AnalyzeOptions {
	return {
		severities: mergedSetting(settings.severities ?? {}, config.severities),
		maxFindings: mergedSetting(settings.maxFindings, config.maxFindings),
		tiers: mergedSetting(settings.tiers ?? {}, config.tiers),
	};
}

/** Clients leave out what nobody has set, or send `null` for it. */
function sectionIn(sent: unknown): Readonly<Record<string, unknown>> {
	if (!isObject(sent)) return {};
	const section = sent.plumbline;
	const own = isObject(section) ? section : 'plumbline' in sent ? {} : sent;
	return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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
