import * as vscode from 'vscode';
import type { Plumbline } from '../../model';
import type { Search } from '../../sources/model';
import type { KeyStore } from '../host/keyStore';
import { showError, showInformation } from '../host/notices';
import type { Settings } from '../host/settings';
import { addressProblem } from '../model/connection';
import type { SourceUses } from './sourceUses';

interface WebSearchInit {
	readonly settings: Settings;
	readonly keys: KeyStore;
	readonly sources: Pick<SourceUses, 'mayRead'>;
	readonly plumbline: () => Promise<Plumbline>;
}

const { l10n } = vscode;

/** Those the editor can ask; OpenAI's is the model's own, and its key the model's. */
const services = { searxng: 'SearXNG', brave: 'Brave Search', tavily: 'Tavily' } as const;
type Service = keyof typeof services;

/**
 * The search service that the author has chosen for facts that no source settles. It is asked in a run alone that the author
 * has agreed to, after reading what is sent to whom.
 */
export class WebSearch {
	readonly #init: WebSearchInit;

	constructor(init: WebSearchInit) {
		this.#init = init;
	}

	/** Its name; `undefined` where none is chosen, in Restricted Mode, and in a browser. */
	get name(): string | undefined {
		const service = this.#service;
		return service && services[service];
	}

	/** Throws a `SearchError` where its address or key is missing. */
	async connect(): Promise<Search | undefined> {
		const service = this.#service;
		if (!service) return undefined;
		const url = this.#chosen;
		const apiKey = await this.#init.keys.of({ service });
		const plumbline = await this.#init.plumbline();
		return plumbline.connectSearch(service === 'searxng' ? { service, url } : { service, apiKey });
	}

	/** Asks which service is to be used, and for what it needs; the key goes to the secret storage. */
	async choose(): Promise<void> {
		if (this.#init.sources.mayRead !== true) {
			void showError(
				l10n.t('Here the web cannot be searched: it takes a trusted workspace and VS Code on a computer.'),
			);
			return;
		}
		const none = { label: l10n.t('No Search'), description: l10n.t('nothing is sent'), service: undefined };
		const offered = (Object.keys(services) as Service[]).map((service) => ({
			label: services[service],
			description: service === 'searxng' ? l10n.t('a server of your own') : l10n.t('with a key of yours'),
			service,
		}));
		const picked = await vscode.window.showQuickPick([none, ...offered], {
			placeHolder: l10n.t('Where should facts be looked up that no source settles?'),
		});
		if (!picked) return;
		const { service } = picked;
		const chosen = service === 'searxng' ? await this.#askAddress() : service && (await this.#askKey(service));
		if (service && chosen === undefined) return;
		await vscode.workspace
			.getConfiguration('plumbline')
			.update('search.service', chosen ?? '', vscode.ConfigurationTarget.Global);
		void showInformation(
			service
				? l10n.t('{0} is asked when you score with a model, about facts that no source settles.', services[service])
				: l10n.t('The web is not searched.'),
		);
	}

	get #service(): Service | undefined {
		const chosen = this.#chosen;
		if (chosen === '' || this.#init.sources.mayRead !== true) return undefined;
		return chosen === 'brave' || chosen === 'tavily' ? chosen : 'searxng';
	}

	get #chosen(): string {
		return this.#init.settings.get('search.service').trim();
	}

	async #askAddress(): Promise<string | undefined> {
		const address = await vscode.window.showInputBox({
			title: l10n.t('The address of your SearXNG server'),
			value: this.#service === 'searxng' ? this.#chosen : 'http://localhost:8888',
			ignoreFocusOut: true,
			validateInput: (text) =>
				addressProblem(text) ? l10n.t('Type an address such as http://localhost:8888, without a key.') : undefined,
		});
		return address?.trim();
	}

	/** The service, once there is a key for it: an empty answer keeps the one that is there. */
	async #askKey(service: Service): Promise<Service | undefined> {
		const kept = await this.#init.keys.of({ service });
		const key = await vscode.window.showInputBox({
			title: l10n.t('The key for {0}; it is kept in the secret storage', services[service]),
			placeHolder: kept === undefined ? '' : l10n.t('Leave empty to keep the key that is there'),
			password: true,
			ignoreFocusOut: true,
			validateInput: (text) =>
				text.trim() === '' && kept === undefined ? l10n.t('This service needs a key.') : undefined,
		});
		if (key === undefined) return undefined;
		if (key.trim() !== '') await this.#init.keys.keep({ service }, key.trim());
		return service;
	}
}
