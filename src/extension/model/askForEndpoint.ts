import * as vscode from 'vscode';
import { ModelError } from '../../judge/model';
import { showError, showProgress } from '../host/notices';
import { errorText } from '../host/words';
import { addressProblem, azureResource, type Connection, type Preset } from './connection';
import type { Models } from './models';

type EndpointConnection = Extract<Connection, { kind: 'endpoint' }>;

const { l10n, window } = vscode;

/** Asks for what a preset leaves open: address, key, model. `undefined` where the user goes back. Sends nothing unasked. */
export async function askForEndpoint(preset: Preset, models: Models): Promise<EndpointConnection | undefined> {
	const current = models.connection();
	const known = current?.kind === 'endpoint' ? current : undefined;
	const baseUrl = preset.fixed ? preset.baseUrl : await askForAddress(preset);
	if (baseUrl === undefined) return undefined;
	const key = preset.key === 'none' ? '' : await askForKey();
	if (key === undefined) return undefined;
	const before = known?.baseUrl === baseUrl ? known : undefined;
	const name = preset.lists
		? await chooseModel({ baseUrl, key, before: before?.name ?? '' }, models)
		: await typeName(l10n.t('Name of the deployment'), before?.name ?? '');
	if (name === undefined) return undefined;
	if (key !== '') await models.keys.keep({ baseUrl }, key);
	return { kind: 'endpoint', baseUrl, name, api: known?.api ?? 'chat' };
}

async function askForAddress({ baseUrl }: Preset): Promise<string | undefined> {
	const open = baseUrl.indexOf(azureResource);
	const address = await window.showInputBox({
		title: l10n.t('Address of the endpoint'),
		value: baseUrl,
		...(open >= 0 && {
			valueSelection: [open, open + azureResource.length] as const,
			prompt: l10n.t('Put the name of your Azure resource in place of {0}.', azureResource),
		}),
		validateInput: (text) => addressWarning(text),
		ignoreFocusOut: true,
	});
	return address?.trim();
}

function addressWarning(text: string): string | undefined {
	if (text.includes(azureResource))
		return l10n.t('Put the name of your Azure resource in place of {0}.', azureResource);
	switch (addressProblem(text)) {
		case 'address':
			return l10n.t('Enter an address such as https://api.openai.com/v1 or http://localhost:11434/v1.');
		case 'secret':
			return l10n.t('Do not put a user name or key in the address; the key is asked for next.');
		default:
			return undefined;
	}
}

async function askForKey(): Promise<string | undefined> {
	const key = await window.showInputBox({
		title: l10n.t('Key for this endpoint'),
		prompt: l10n.t(
			'The key is kept in the editor’s secret storage. Leave this empty to keep the existing key, or if no key is needed.',
		),
		password: true,
		ignoreFocusOut: true,
	});
	return key?.trim();
}

interface Asking {
	readonly baseUrl: string;
	/** As typed just now; empty to use the one that is kept. */
	readonly key: string;
	/** The model that was connected at this address. */
	readonly before: string;
}

/** From the endpoint's own list, which is asked for only if the user wants it, or by its name. */
async function chooseModel(asking: Asking, models: Models): Promise<string | undefined> {
	const list = {
		label: l10n.t('Choose From a List'),
		description: l10n.t('asks {0} which models it has', new URL(asking.baseUrl).host),
	};
	const type = { label: l10n.t('Type Its Name'), description: asking.before };
	const how = await window.showQuickPick([list, type], {
		placeHolder: l10n.t('Which model of this endpoint?'),
		ignoreFocusOut: true,
	});
	if (!how) return undefined;
	const names = how === list ? await listed(asking, models) : undefined;
	const title = l10n.t('Name of the model, as the endpoint calls it');
	if (!names || names.length === 0) return typeName(title, asking.before);
	const other = { label: l10n.t('Another Model…') };
	const picked = await window.showQuickPick([...names.map((label) => ({ label })), other], {
		placeHolder: l10n.t('Which model should judge your reports?'),
		ignoreFocusOut: true,
	});
	return picked === other ? typeName(title, asking.before) : picked?.label;
}

/** What the endpoint says it has; `undefined` where it does not say, which is told. */
async function listed({ baseUrl, key }: Asking, models: Models): Promise<readonly string[] | undefined> {
	try {
		return await showProgress(l10n.t('Asking {0} for its models…', new URL(baseUrl).host), (signal) =>
			models.list(baseUrl, key, signal),
		);
	} catch (error) {
		if (!(error instanceof ModelError)) throw error;
		void showError(errorText(error));
		return undefined;
	}
}

async function typeName(title: string, value: string): Promise<string | undefined> {
	const name = await window.showInputBox({
		title,
		value,
		validateInput: (text) => (text.trim() === '' ? l10n.t('Enter the name of a model.') : undefined),
		ignoreFocusOut: true,
	});
	return name?.trim();
}
