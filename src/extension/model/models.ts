import * as vscode from 'vscode';
import type { Provider, RunLimits } from '../../judge/model';
import type { ModelUse, Plumbline, PlumblineInit } from '../../model';
import { uriTextFiles } from '../host/files';
import { type KeyStore, keyName } from '../host/keyStore';
import { Lasting } from '../host/lasting';
import type { Settings } from '../host/settings';
import { SetupError } from '../host/words';
import { type Connection, connectionOf, endpointAt } from './connection';
import { languageModelProvider } from './languageModelProvider';

/** A core that can ask, and the model to ask. */
export interface ModelScorer {
	readonly plumbline: Plumbline;
	readonly model: ModelUse;
}

interface ModelsInit {
	readonly settings: Settings;
	readonly keys: KeyStore;
	/** The key that the environment holds for the user's own endpoint. */
	readonly environmentKey: () => string | undefined;
	/** The core with what a report brings of its own; without a report the bare one. */
	readonly plumblineFor: (document?: vscode.TextDocument) => Promise<Plumbline>;
}

/** A model that a report may be read by, once its author agrees. */
export interface Candidate {
	readonly connection: Connection;
	/** For a button: the editor's models by their own name, without the vendor's. */
	readonly name: string;
	/** Else it is only offered, and becomes the connected one when the author agrees. */
	readonly connected: boolean;
}

/** So many tokens at once are enough for most reports with what is asked of them. */
const ampleTokens = 40_000;

/** The model that is connected, by the settings and the kept keys, and those that the editor offers. Nothing here sends anything. */
export class Models extends Lasting {
	readonly #init: ModelsInit;
	#offered: readonly vscode.LanguageModelChat[] = [];
	readonly #changed = new vscode.EventEmitter<void>();

	/** Another model is connected, or the editor offers others. */
	readonly onDidChange = this.#changed.event;

	constructor(init: ModelsInit) {
		super();
		this.#init = init;
		this.lasting(
			this.#changed,
			vscode.lm.onDidChangeChatModels(() => void this.#look()),
			vscode.workspace.onDidChangeConfiguration((event) => {
				if (event.affectsConfiguration('plumbline.model')) this.#changed.fire();
			}),
			vscode.workspace.onDidGrantWorkspaceTrust(() => this.#changed.fire()),
		);
		void this.#look();
	}

	get keys(): KeyStore {
		return this.#init.keys;
	}

	/** `undefined` when no model is connected. */
	connection(scope?: vscode.TextDocument): Connection | undefined {
		const { settings } = this.#init;
		return connectionOf({
			name: settings.get('model.name', scope),
			baseUrl: settings.get('model.baseUrl', scope),
		});
	}

	/**
	 * The connected model, else one that the editor offers: the first with room for most reports, or the roomiest. `undefined`
	 * where there is none, or the workspace is not trusted with one.
	 */
	candidate(scope?: vscode.TextDocument): Candidate | undefined {
		if (!vscode.workspace.isTrusted) return undefined;
		const connection = this.connection(scope);
		if (connection) return { connection, name: this.#nameOf(connection), connected: true };
		const [roomiest] = this.#offered.toSorted((a, b) => b.maxInputTokens - a.maxInputTokens);
		const offered = this.#offered.find(({ maxInputTokens }) => maxInputTokens >= ampleTokens) ?? roomiest;
		return (
			offered && {
				connection: { kind: 'editor', name: editorModelName(offered) },
				...{ name: offered.name, connected: false },
			}
		);
	}

	/** Keeps a connection in the user's settings. */
	async connect(connection: Connection): Promise<void> {
		const configuration = vscode.workspace.getConfiguration('plumbline');
		const { Global } = vscode.ConfigurationTarget;
		const baseUrl = connection.kind === 'endpoint' ? connection.baseUrl : '';
		// The old name must never stand beside the new address.
		await configuration.update('model.name', '', Global);
		await configuration.update('model.baseUrl', baseUrl, Global);
		await configuration.update('model.name', connection.name, Global);
	}

	/** Whether a model is connected, and the workspace is trusted with one. */
	mayAsk(document: vscode.TextDocument): boolean {
		return vscode.workspace.isTrusted && this.connection(document) !== undefined;
	}

	/** Throws a {@link SetupError}, or the core's `ModelError` for an endpoint that makes no sense. */
	async scorer(document: vscode.TextDocument, connection = this.connection(document)): Promise<ModelScorer> {
		requireTrust();
		if (!connection) throw new SetupError(vscode.l10n.t('No model is connected. Connect one first.'));
		const plumbline = await this.#init.plumblineFor(document);
		const provider = await this.provider(connection, plumbline);
		const price = this.#init.settings.get('model.prices', document)[connection.name];
		return { plumbline, model: { provider, limits: this.#limits(document), ...(price && { price }) } };
	}

	/** A model that the author has chosen elsewhere, such as in the chat. Throws a {@link SetupError}. */
	async lent(document: vscode.TextDocument, chosen: vscode.LanguageModelChat): Promise<ModelScorer> {
		requireTrust();
		const plumbline = await this.#init.plumblineFor(document);
		return { plumbline, model: { provider: languageModelProvider(chosen), limits: this.#limits(document) } };
	}

	async provider(connection: Connection, core?: Plumbline): Promise<Provider> {
		requireTrust();
		if (connection.kind === 'endpoint') {
			const { baseUrl, name } = connection;
			const plumbline = core ?? (await this.#init.plumblineFor());
			return plumbline.connect({ ...endpointAt(baseUrl), model: name, apiKey: await this.#key(baseUrl) });
		}
		const found = await vscode.lm.selectChatModels();
		const model = found.find((candidate) => editorModelName(candidate) === connection.name);
		if (model) return languageModelProvider(model);
		throw new SetupError(vscode.l10n.t('The editor no longer offers the model {0}.', connection.name));
	}

	/** The models that an endpoint says it has: asks it now, with the key just typed or else the one that is kept. */
	async list(baseUrl: string, typedKey: string, signal: AbortSignal): Promise<readonly string[]> {
		requireTrust();
		const apiKey = typedKey || (await this.#key(baseUrl));
		const plumbline = await this.#init.plumblineFor();
		return plumbline.listModels({ baseUrl: endpointAt(baseUrl).baseUrl, apiKey }, signal);
	}

	#nameOf({ kind, name }: Connection): string {
		if (kind === 'endpoint') return name;
		return this.#offered.find((model) => editorModelName(model) === name)?.name ?? name.split('/').at(-1) ?? name;
	}

	async #look(): Promise<void> {
		this.#offered = await vscode.lm.selectChatModels();
		this.#changed.fire();
	}

	/** A key of the environment is for the endpoint of the user's own settings, never for one that a workspace sets. */
	async #key(baseUrl: string): Promise<string | undefined> {
		const kept = await this.#init.keys.of({ baseUrl });
		const own = vscode.workspace.getConfiguration('plumbline').inspect<string>('model.baseUrl')?.globalValue;
		if (kept !== undefined || own === undefined || keyName({ baseUrl: own }) !== keyName({ baseUrl })) return kept;
		return this.#init.environmentKey();
	}

	#limits(scope: vscode.TextDocument): Partial<RunLimits> {
		const { settings } = this.#init;
		return {
			maxCost: settings.get('model.maxCost', scope) ?? undefined,
			maxTokens: settings.get('model.maxTokens', scope) ?? undefined,
		};
	}
}

/** How the settings name a model of the editor: `vendor/id`. */
export function editorModelName({ vendor, id }: vscode.LanguageModelChat): string {
	return `${vendor}/${id}`;
}

export function requireTrust(): void {
	if (vscode.workspace.isTrusted) return;
	throw new SetupError(vscode.l10n.t('In Restricted Mode no model is asked. Trust the workspace first.'));
}

/** The prompts of a trusted workspace, which take the place of the product's. */
export function ownPrompts(document: vscode.TextDocument): Pick<PlumblineInit, 'ownPrompts'> {
	const folder = vscode.workspace.getWorkspaceFolder(document.uri);
	if (!folder || !vscode.workspace.isTrusted) return {};
	return { ownPrompts: uriTextFiles(vscode.Uri.joinPath(folder.uri, '.plumbline', 'prompts')) };
}
