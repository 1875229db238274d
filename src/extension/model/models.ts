import * as vscode from 'vscode';
import type { Provider, RunLimits } from '../../judge/model';
import type { ModelUse, Plumbline, PlumblineInit } from '../../model';
import { type KeyStore, keyName } from '../host/keyStore';
import type { Settings } from '../host/settings';
import type { Surroundings } from '../host/surroundings';
import { uriTextFiles } from '../host/uriTextFiles';
import { type Connection, connectionOf } from './connection';
import { languageModelProvider } from './languageModelProvider';

/** A core that can ask, and the model to ask. */
export interface ModelScorer {
	readonly plumbline: Plumbline;
	readonly model: ModelUse;
}

/** What a person has to put right before a model can be asked; the message is in the editor's language. */
export class ModelSetupError extends Error {
	override readonly name = 'ModelSetupError';
}

interface ModelsInit {
	readonly settings: Settings;
	readonly keys: KeyStore;
	readonly environmentKey: Surroundings['environmentKey'];
	/** The core with what a report brings of its own; without a report the bare one. */
	readonly plumblineFor: (document?: vscode.TextDocument) => Promise<Plumbline>;
}

/** The model that is connected, by the settings and the kept keys. Nothing here sends anything. */
export class Models {
	readonly #init: ModelsInit;

	constructor(init: ModelsInit) {
		this.#init = init;
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
			api: settings.get('model.api', scope),
		});
	}

	/** Whether a model is connected, and the workspace is trusted with one. */
	mayAsk(document: vscode.TextDocument): boolean {
		return vscode.workspace.isTrusted && this.connection(document) !== undefined;
	}

	/** Throws a {@link ModelSetupError}, or the core's `ModelError` for an endpoint that makes no sense. */
	async scorer(document: vscode.TextDocument): Promise<ModelScorer> {
		requireTrust();
		const connection = this.connection(document);
		if (!connection) throw new ModelSetupError(vscode.l10n.t('No model is connected. Connect one first.'));
		const plumbline = await this.#init.plumblineFor(document);
		const provider = await this.provider(connection, plumbline);
		const price = this.#init.settings.get('model.prices', document)[connection.name];
		return { plumbline, model: { provider, limits: this.#limits(document), ...(price && { price }) } };
	}

	/** A model that the author has chosen elsewhere, such as in the chat. Throws a {@link ModelSetupError}. */
	async lent(document: vscode.TextDocument, chosen: vscode.LanguageModelChat): Promise<ModelScorer> {
		requireTrust();
		const plumbline = await this.#init.plumblineFor(document);
		return { plumbline, model: { provider: languageModelProvider(chosen), limits: this.#limits(document) } };
	}

	async provider(connection: Connection, core?: Plumbline): Promise<Provider> {
		requireTrust();
		if (connection.kind === 'endpoint') {
			const { baseUrl, name, api } = connection;
			const plumbline = core ?? (await this.#init.plumblineFor());
			return plumbline.connect({ baseUrl, model: name, api, apiKey: await this.#key(baseUrl) });
		}
		const found = await vscode.lm.selectChatModels();
		const model = found.find((candidate) => editorModelName(candidate) === connection.name);
		if (model) return languageModelProvider(model);
		throw new ModelSetupError(vscode.l10n.t('The editor no longer offers the model {0}.', connection.name));
	}

	/** The models that an endpoint says it has: asks it now, with the key just typed or else the one that is kept. */
	async list(baseUrl: string, typedKey: string, signal: AbortSignal): Promise<readonly string[]> {
		requireTrust();
		const apiKey = typedKey || (await this.#key(baseUrl));
		const plumbline = await this.#init.plumblineFor();
		return plumbline.listModels({ baseUrl, apiKey }, signal);
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
			concurrency: settings.get('model.concurrency', scope),
			maxCost: settings.get('model.maxCost', scope) ?? undefined,
			maxTokens: settings.get('model.maxTokens', scope) ?? undefined,
		};
	}
}

/** How the settings name a model of the editor: `vendor/id`. */
export function editorModelName({ vendor, id }: vscode.LanguageModelChat): string {
	return `${vendor}/${id}`;
}

/** For a button: the editor's models by their own name, without the vendor's; `undefined` where no model may be asked. */
export function connectionName(connection: Connection | undefined): string | undefined {
	if (!connection || !vscode.workspace.isTrusted) return undefined;
	return connection.kind === 'editor' ? connection.name.split('/').at(-1) : connection.name;
}

function requireTrust(): void {
	if (vscode.workspace.isTrusted) return;
	throw new ModelSetupError(vscode.l10n.t('In Restricted Mode no model is asked. Trust the workspace first.'));
}

/** The prompts of a trusted workspace, which take the place of the product's. */
export function ownPrompts(document: vscode.TextDocument): Pick<PlumblineInit, 'ownPrompts'> {
	const folder = vscode.workspace.getWorkspaceFolder(document.uri);
	if (!folder || !vscode.workspace.isTrusted) return {};
	return { ownPrompts: uriTextFiles(vscode.Uri.joinPath(folder.uri, '.plumbline', 'prompts')) };
}
