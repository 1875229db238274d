import * as vscode from 'vscode';
import { isOnThisComputer } from '../../functions';
import { ModelError, type Provider } from '../../judge/model';
import type { Store } from '../../ports';
import { showError, showInformation, showProgress } from '../host/notices';
import { errorText, SetupError } from '../host/words';
import { setContext } from '../reports/activeReport';
import type { Analyses } from '../reports/analyses';
import { showTest } from './askFirst';
import { addressProblem, azureResource, type Connection, otherPreset, type Preset, presets } from './connection';
import { editorModelName, type Models, requireTrust } from './models';

const { l10n, window } = vscode;

/** The manifest's conditions and welcome texts go by whether a model is at hand. */
export function followModels(models: Models): vscode.Disposable {
	const update = () => setContext('plumbline.modelAtHand', models.candidate() !== undefined);
	update();
	return models.onDidChange(update);
}

/** Asks which model, keeps the choice in the user's settings, and offers a test; of one that is connected, what else can be done with it. */
export async function connectModel(models: Models): Promise<void> {
	requireTrust();
	const connection = await chooseConnection(models);
	if (!connection) return;
	await models.connect(connection);
	const choice = await showInformation(
		l10n.t('{0} is connected. It is asked only when you score with it.', connection.name),
		l10n.t('Test Connection'),
	);
	if (choice !== undefined) await test(models, connection);
}

async function chooseConnection(models: Models): Promise<Connection | undefined> {
	const offered = await vscode.lm.selectChatModels();
	const items = [
		...offered.map((model) => ({
			label: model.name,
			description: l10n.t('offered by the editor ({0})', model.vendor),
			model: editorModelName(model),
		})),
		...presets.map((preset) => ({ label: preset.name, description: presetAbout(preset), preset })),
		{
			label: l10n.t('Another Endpoint…'),
			description: l10n.t('any that is OpenAI-compatible'),
			preset: otherPreset(connectedAddress(models)),
		},
	];
	const picked = await window.showQuickPick([...items, ...connectedItems(models)], {
		placeHolder: l10n.t('Which model should judge your reports?'),
	});
	if (!picked || 'kind' in picked) return undefined;
	if ('act' in picked) return void (await picked.act());
	return 'preset' in picked ? askForEndpoint(picked.preset, models) : { kind: 'editor', name: picked.model };
}

/** What can be done with the model that is connected. */
function connectedItems(models: Models) {
	const connection = models.connection();
	if (!connection) return [];
	const connected = { label: l10n.t('The connected model'), kind: vscode.QuickPickItemKind.Separator };
	const tests = { label: l10n.t('Test Model Connection'), act: () => test(models, connection) };
	const forgets = { label: l10n.t('Forget Model Key'), act: () => forgetKey(models) };
	return [connected, tests, ...(connection.kind === 'endpoint' ? [forgets] : [])];
}

function presetAbout({ baseUrl }: Preset): string {
	return isOnThisComputer(baseUrl)
		? l10n.t('on this computer, free')
		: new URL(baseUrl).host.replace(`${azureResource.toLowerCase()}.`, '');
}

function connectedAddress(models: Models): string {
	const connection = models.connection();
	return connection?.kind === 'endpoint' ? connection.baseUrl : '';
}

/** Asks the connected model one short question. */
export async function testConnected(models: Models): Promise<void> {
	const connection = models.connection();
	if (!connection) throw new SetupError(l10n.t('No model is connected. Connect one first.'));
	await test(models, connection);
}

async function test(models: Models, connection: Connection): Promise<void> {
	const provider: Provider = await models.provider(connection);
	const milliseconds = await showTest(provider);
	if (milliseconds === undefined) return;
	void showInformation(l10n.t('{0} answered in {1} s.', provider.label, (milliseconds / 1000).toFixed(1)));
}

/** Another key for the connected model, which is asked one short question with it; of a model that has none, another model. */
export async function changeKey(models: Models): Promise<void> {
	const connection = models.connection();
	if (connection?.kind !== 'endpoint') return connectModel(models);
	const key = await askForKey();
	if (!key) return;
	await models.keys.keep({ baseUrl: connection.baseUrl }, key);
	await test(models, connection);
}

export async function forgetKey(models: Models): Promise<void> {
	const connection = models.connection();
	if (connection?.kind !== 'endpoint') throw new SetupError(l10n.t('The connected model needs no key.'));
	const forgotten = await models.keys.forget({ baseUrl: connection.baseUrl });
	void showInformation(
		forgotten
			? l10n.t('The key for {0} has been removed.', connection.baseUrl)
			: l10n.t('No key was stored for {0}.', connection.baseUrl),
	);
}

interface ClearedParts {
	readonly answers: Store;
	readonly analyses: Pick<Analyses, 'readAnew'>;
}

/** What was kept is asked for anew. */
export async function clearAnswers({ answers, analyses }: ClearedParts): Promise<void> {
	analyses.readAnew();
	const kept = await answers.list();
	await Promise.all(kept.map(({ key }) => answers.remove(key)));
	void showInformation(l10n.t('Cleared the cached model answers and source texts: {0} entries.', kept.length));
}

type EndpointConnection = Extract<Connection, { kind: 'endpoint' }>;

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
	return { kind: 'endpoint', baseUrl, name };
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
