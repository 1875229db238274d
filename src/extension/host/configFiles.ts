import * as vscode from 'vscode';
import { type Config, configNames } from '../../config/config';
import { type ConfigLayer, type ConfigReader, type ResolvedPath, readLayers } from '../../config/layers';
import { mergeLayers, originOf } from '../../config/merge';
import { foundLayerWithoutLowered } from '../../config/ownWarnings';
import type { Place } from '../../config/text';
import { message } from '../../messages/message';
import { readPlainFile, watchFiles } from './files';
import { Lasting } from './lasting';
import { warnOfFile } from './notices';
import { leadsTo, pathBelow } from './paths';
import { foldersUpTo } from './projectSettings';
import { errorText } from './words';

/** The configuration that a project has for a report; a file that cannot be used holds nothing. */
export interface ProjectConfig {
	/** The file that was found; it may build on others. */
	readonly uri: vscode.Uri;
	readonly config: Config;
	/** Where a setting, or one of its entries, stands; `undefined` where no file sets it. */
	placeOf(key: keyof Config, entry?: string): (Place & { readonly uri: vscode.Uri }) | undefined;
}

/** A configuration file with those it builds on. */
interface Found {
	readonly uri: vscode.Uri;
	/** Of all these files. */
	readonly text: string;
	/** The addresses of the files that it builds on, or would if they were there. */
	readonly bases: ReadonlySet<string>;
	/** None where they cannot be used. */
	readonly layers: readonly ConfigLayer[];
	/** Whether patterns are for a path from the file's folder. */
	readonly chooses: (files: readonly string[], path: string) => boolean;
	/** What holds for each report that was asked for. */
	readonly reports: Map<string, ProjectConfig>;
}

/** What was found in one folder; `undefined` where there is no file. */
interface Folder {
	readonly reading: Promise<void>;
	readonly found: Found | undefined;
}

/**
 * The configuration file that is in force for a report: the nearest one in its folder or above, up to the folder of the
 * workspace that the report is in. Folders are read when a report in them is; after that, whoever changes a file there, or
 * one that it builds on, what it says is what holds.
 */
export class ConfigFiles extends Lasting {
	readonly #log: Pick<vscode.LogOutputChannel, 'warn'>;
	readonly #folders = new Map<string, Folder>();
	readonly #changed = new vscode.EventEmitter<void>();

	/** Another configuration is in force than before, for some reports. */
	readonly onDidChange = this.#changed.event;

	constructor(log: Pick<vscode.LogOutputChannel, 'warn'>) {
		super();
		this.#log = log;
		this.lasting(
			this.#changed,
			watchFiles('**/*.{json,yaml,yml}', (uri) => this.#fileChanged(uri)),
		);
	}

	/** As far as the folders of the report were read; `undefined` where no file is in force. */
	of(report: vscode.Uri): ProjectConfig | undefined {
		const found = foldersOf(report)
			.map((folder) => this.#folders.get(folder.toString())?.found)
			.find((each) => each !== undefined);
		if (!found) return undefined;
		const known = found.reports.get(report.path) ?? configFor(report, found);
		found.reports.set(report.path, known);
		return known;
	}

	/** Resolves once the folders of a report were read for the first time. */
	async ready(report: vscode.Uri): Promise<void> {
		await Promise.all(
			foldersOf(report).map((folder) => this.#folders.get(folder.toString())?.reading ?? this.#read(folder)),
		);
	}

	/** Reads again the folder that the file is found in, and those whose file builds on it. */
	async #fileChanged(uri: vscode.Uri): Promise<void> {
		const own = configNames.some((name) => uri.path.endsWith(`/${name}`))
			? [vscode.Uri.joinPath(uri, '..').toString()]
			: [];
		const others = [...this.#folders].filter(([, { found }]) => found?.bases.has(uri.toString())).map(([key]) => key);
		await Promise.all([...new Set([...own, ...others])].map((key) => this.#readAgain(vscode.Uri.parse(key))));
	}

	async #readAgain(folder: vscode.Uri): Promise<void> {
		const before = this.#folders.get(folder.toString());
		if (!before) return;
		await this.#read(folder);
		if (this.#folders.get(folder.toString())?.found?.text !== before.found?.text) this.#changed.fire();
	}

	#read(folder: vscode.Uri): Promise<void> {
		const key = folder.toString();
		const found = this.#folders.get(key)?.found;
		const reading = this.#find(folder).then((now) => void this.#folders.set(key, { reading, found: now }));
		this.#folders.set(key, { reading, found });
		return reading;
	}

	/** The first that the folder has; the others are not even looked at. */
	async #find(folder: vscode.Uri): Promise<Found | undefined> {
		for (const name of configNames) {
			const uri = vscode.Uri.joinPath(folder, name);
			const bytes = await this.#bytesOf(uri);
			if (bytes) return this.#layered(uri, new TextDecoder().decode(bytes));
		}
		return undefined;
	}

	/** What cannot be read, such as a folder of that name, is told and left: the reports are analysed all the same. */
	async #bytesOf(uri: vscode.Uri): Promise<Uint8Array | undefined> {
		try {
			return await readPlainFile(uri);
		} catch (error) {
			warnOfFile(this.#log, uri, errorText(error));
			return undefined;
		}
	}

	/** A file that cannot be used is told once for each of its texts; the settings hold then. */
	async #layered(uri: vscode.Uri, own: string): Promise<Found> {
		const reader = new UriConfigReader(uri, own);
		const found = (layers: readonly ConfigLayer[], chooses: Found['chooses']): Found => ({
			...{ uri, text: reader.text, bases: reader.bases, layers, chooses },
			reports: new Map(),
		});
		try {
			const layers = (await readLayers(uri.toString(), reader)).map((each) => foundLayerWithoutLowered(each).layer);
			return found(layers, await choosing(layers));
		} catch (error) {
			const known = this.#folders.get(vscode.Uri.joinPath(uri, '..').toString())?.found;
			if (known?.text !== reader.text || known.uri.toString() !== uri.toString())
				warnOfFile(this.#log, uri, errorText(error));
			return found([], () => false);
		}
	}
}

function configFor(report: vscode.Uri, { uri, layers, chooses }: Found): ProjectConfig {
	const path = pathBelow(vscode.Uri.joinPath(uri, '..').path, report.path) ?? report.path;
	const { config, origins } = mergeLayers(layers, (files) => chooses(files, path));
	return {
		uri,
		config,
		placeOf(key, entry) {
			const origin = originOf(origins, key, entry);
			return origin && { uri: vscode.Uri.parse(origin.layer.path), ...origin.layer.placeOf(origin.key) };
		},
	};
}

/** What reads patterns is loaded with the first file that has some. */
async function choosing(layers: readonly ConfigLayer[]): Promise<Found['chooses']> {
	if (layers.every(({ config }) => (config.overrides ?? []).length === 0)) return () => false;
	const { patternMatcher: chooserOf } = await import('../../config/patterns');
	return (files, path) => chooserOf(files)(path) === true;
}

function foldersOf(report: vscode.Uri): vscode.Uri[] {
	const root = vscode.workspace.getWorkspaceFolder(report)?.uri;
	return root ? foldersUpTo(root.path, report.path).map((path) => report.with({ path, query: '', fragment: '' })) : [];
}

/**
 * Reads a configuration file and those it builds on, as far as they stand in the same folder of the workspace: nothing else
 * is even looked at. Places are addresses.
 */
export class UriConfigReader implements ConfigReader {
	readonly #root: vscode.Uri;
	readonly #texts = new Map<string, string>();
	/** The files that were asked for, whether they are there or not. */
	readonly bases = new Set<string>();

	/** `own` is the text of the file itself. */
	constructor(uri: vscode.Uri, own: string) {
		this.#root = vscode.workspace.getWorkspaceFolder(uri)?.uri ?? vscode.Uri.joinPath(uri, '..');
		this.#texts.set(uri.toString(), own);
	}

	/** What all files say that were read, one after the other. */
	get text(): string {
		return JSON.stringify([...this.#texts]);
	}

	nameOf(path: string): string {
		return vscode.workspace.asRelativePath(vscode.Uri.parse(path));
	}

	async read(path: string): Promise<string> {
		return this.#texts.get(path) ?? '';
	}

	async lead(named: string, from: string): Promise<ResolvedPath> {
		if (!/\.(?:json|ya?ml)$/i.test(named)) return { refused: message('configFiles.extendsKind', { named }) };
		const start = vscode.Uri.parse(from);
		const uri = start.with({ path: leadsTo(start.path, named) });
		if (pathBelow(this.#root.path, uri.path) === undefined)
			return { refused: message('configFiles.extendsOutsideWorkspace', { named }) };
		const path = uri.toString();
		this.bases.add(path);
		if (this.#texts.has(path)) return { path };
		const bytes = await readPlainFile(uri);
		if (!bytes) return { refused: message('configFiles.extendsMissing', { named }) };
		this.#texts.set(path, new TextDecoder().decode(bytes));
		return { path };
	}
}
