import * as vscode from 'vscode';
import { isOnThisComputer } from '../../functions';
import type { Provider } from '../../judge/model';
import type { Store } from '../../ports';
import { registerCommands } from '../host/command';
import { showInformation } from '../host/notices';
import { SetupError } from '../host/words';
import { setContext } from '../reports/activeReport';
import { showTest } from './askFirst';
import { askForEndpoint } from './askForEndpoint';
import { azureResource, type Connection, otherPreset, type Preset, presets } from './connection';
import { editorModelName, type Models, requireTrust } from './models';

const { l10n } = vscode;

/** The commands around a model: connect one, test it, forget its key, clear what it answered. */
export function registerConnectModel(models: Models, answers: Store): vscode.Disposable {
	const update = () => {
		setContext('plumbline.modelConnected', models.connection() !== undefined);
		setContext('plumbline.modelAtHand', models.candidate() !== undefined);
	};
	update();
	return vscode.Disposable.from(
		models.onDidChange(update),
		registerCommands([
			{ id: 'plumbline.connectModel', execute: () => connect(models) },
			{ id: 'plumbline.testModel', execute: () => test(models, models.connection()) },
			{ id: 'plumbline.forgetModelKey', execute: () => forgetKey(models) },
			{ id: 'plumbline.clearJudged', execute: () => clearAnswers(answers) },
		]),
	);
}

/** Asks which model, keeps the choice in the user's settings, and offers a test. */
async function connect(models: Models): Promise<void> {
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
	const picked = await vscode.window.showQuickPick(items, {
		placeHolder: l10n.t('Which model should judge your reports?'),
	});
	if (!picked) return undefined;
	return 'preset' in picked ? askForEndpoint(picked.preset, models) : { kind: 'editor', name: picked.model };
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

async function test(models: Models, connection: Connection | undefined): Promise<void> {
	if (!connection) throw new SetupError(l10n.t('No model is connected. Connect one first.'));
	const provider: Provider = await models.provider(connection);
	const milliseconds = await showTest(provider);
	if (milliseconds === undefined) return;
	void showInformation(l10n.t('{0} answered in {1} s.', provider.label, (milliseconds / 1000).toFixed(1)));
}

async function forgetKey(models: Models): Promise<void> {
	const connection = models.connection();
	if (connection?.kind !== 'endpoint') throw new SetupError(l10n.t('The connected model needs no key.'));
	const forgotten = await models.keys.forget({ baseUrl: connection.baseUrl });
	void showInformation(
		forgotten
			? l10n.t('The key for {0} has been removed.', connection.baseUrl)
			: l10n.t('No key was stored for {0}.', connection.baseUrl),
	);
}

async function clearAnswers(answers: Store): Promise<void> {
	const kept = await answers.list();
	await Promise.all(kept.map(({ key }) => answers.remove(key)));
	void showInformation(l10n.t('Cleared the cached model answers and source texts: {0} entries.', kept.length));
}
