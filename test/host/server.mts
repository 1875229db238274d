import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { HostError } from './hostError.mjs';
import type { ServerHost } from './install.mjs';

const startTimeout = 180_000;

/** What every editor starts with: no chat, no welcome pages, no prompts that cover what is under test. */
export const quietSettings = {
	'chat.disableAIFeatures': true,
	'extensions.ignoreRecommendations': true,
	// In a browser the editor saves a second after an edit by itself; on the desktop it does not.
	'files.autoSave': 'off',
	// Whatever moves is drawn anew, by a processor that tests need.
	'editor.cursorBlinking': 'solid',
	'workbench.reduceMotion': 'on',
	'git.openRepositoryInParentFolders': 'never',
	'security.workspace.trust.banner': 'never',
	'security.workspace.trust.startupPrompt': 'never',
	'telemetry.telemetryLevel': 'off',
	// The theme is the one that is chosen, whatever the browser prefers.
	'window.autoDetectColorScheme': false,
	'window.commandCenter': false,
	'workbench.layoutControl.enabled': false,
	'workbench.secondarySideBar.defaultVisibility': 'hidden',
	'workbench.startupEditor': 'none',
	'workbench.tips.enabled': false,
	'workbench.welcomePage.walkthroughs.openOnInstall': false,
};

export interface ServerOptions {
	/** A folder of this server's own: data, settings and extensions. */
	readonly dataDir: string;
	readonly logFile: string;
	/** `ask` starts folders in Restricted Mode; by default every folder is trusted. */
	readonly trust?: 'all' | 'ask';
	/** The display language; English by default. */
	readonly language?: 'zh-cn';
	/** Added to the environment, which the extension host inherits. */
	readonly env?: Readonly<Record<string, string>>;
}

export interface Server {
	/** `127.0.0.1:<port>`: the authority of `vscode-remote` URIs too. */
	readonly authority: string;
	stop(): Promise<void>;
}

/**
 * Starts a VS Code server on a free port and waits until it answers.
 *
 * @throws HostError `start` when it ends early, `timeout` when it does not come up; both name the log file.
 */
export async function startServer(host: ServerHost, options: ServerOptions): Promise<Server> {
	await writeSettings(options.dataDir);
	if (options.language) await writeLanguagePack(options.dataDir, options.language);
	const child = spawn(host.node, serverArguments(host, options), {
		env: { ...process.env, ...options.env },
		stdio: ['ignore', 'pipe', 'pipe'],
		// Its own process group, so that stopping it ends its extension hosts with it.
		detached: true,
	});
	const stop = stopper(child);
	try {
		const port = await listeningPort(child, options.logFile);
		return { authority: `127.0.0.1:${port}`, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}

/** Installs a packaged extension into the data folder of a server that is not running. */
export async function installVsix(host: ServerHost, dataDir: string, vsix: string): Promise<void> {
	const args = [
		host.serverMain,
		'--accept-server-license-terms',
		'--server-data-dir',
		dataDir,
		'--install-extension',
		vsix,
	];
	const { code, output } = await runCommand(host.node, args);
	if (code !== 0) throw new HostError('install', `Installing ${vsix} failed:\n${output.trim()}`);
}

/** The files of a packaged extension, as the editor unpacks them for its users: their folder, below `folder`. */
export async function unpackVsix(host: ServerHost, folder: string, vsix: string): Promise<string> {
	await installVsix(host, folder, vsix);
	const extensions = join(folder, 'extensions');
	const [unpacked] = (await readdir(extensions, { withFileTypes: true })).filter((entry) => entry.isDirectory());
	if (!unpacked) throw new HostError('install', `Installing ${vsix} left no folder in ${extensions}.`);
	return join(extensions, unpacked.name);
}

function serverArguments(host: ServerHost, options: ServerOptions): string[] {
	return [
		host.serverMain,
		...['--host', '127.0.0.1', '--port', '0', '--without-connection-token', '--accept-server-license-terms'],
		// Without the driver a built workbench ignores the payload that names extension and tests.
		...['--disable-telemetry', '--enable-smoke-test-driver', '--server-data-dir', options.dataDir],
		// What a login shell adds to the environment is for people's terminals.
		'--force-disable-user-env',
		...(options.trust === 'ask' ? [] : ['--disable-workspace-trust']),
		...(options.language ? ['--locale', options.language] : []),
	];
}

/**
 * A language pack without a translation: the editor takes the language, and extensions with it, and its own words stay
 * English, since the real packs come from the marketplace alone.
 */
async function writeLanguagePack(dataDir: string, language: string): Promise<void> {
	const translations = join(dataDir, 'data/no-translations.json');
	await writeFile(translations, JSON.stringify({ contents: {} }));
	const pack = {
		hash: 'none',
		label: language,
		extensions: [{ extensionIdentifier: { id: 'none' }, version: '1' }],
		translations: { vscode: translations },
	};
	await writeFile(join(dataDir, 'data/languagepacks.json'), JSON.stringify({ [language]: pack }));
}

async function writeSettings(dataDir: string): Promise<void> {
	const folder = join(dataDir, 'data/User');
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, 'settings.json'), JSON.stringify(quietSettings, undefined, '\t'));
}

/** The server picks a free port itself and names it in its first lines; all it says goes to the log file. */
function listeningPort(child: ChildProcess, logFile: string): Promise<number> {
	const log = createWriteStream(logFile);
	return new Promise((resolve, reject) => {
		const fail = (reason: 'start' | 'timeout', what: string) =>
			reject(new HostError(reason, `The VS Code server ${what}; its log is ${logFile}.`));
		const timer = setTimeout(() => fail('timeout', `did not start within ${startTimeout / 1000} s`), startTimeout);
		let said = '';
		const read = (chunk: Buffer) => {
			log.write(chunk);
			said = `${said}${chunk}`.slice(-4096);
			const port = /Extension host agent listening on (\d+)/.exec(said)?.[1];
			if (port) {
				clearTimeout(timer);
				resolve(Number(port));
			}
		};
		child.stdout?.on('data', read);
		child.stderr?.on('data', read);
		child.once('error', reject);
		child.once('close', (code) => {
			clearTimeout(timer);
			log.end();
			fail('start', `ended with code ${code}`);
		});
	});
}

function stopper(child: ChildProcess): () => Promise<void> {
	const closed = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()));
	const signal = (name: NodeJS.Signals) => {
		if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
		process.kill(-child.pid, name);
	};
	const killOnExit = () => signal('SIGKILL');
	process.once('exit', killOnExit);
	return async () => {
		signal('SIGTERM');
		const force = setTimeout(() => signal('SIGKILL'), 5_000);
		await closed;
		clearTimeout(force);
		process.removeListener('exit', killOnExit);
	};
}
