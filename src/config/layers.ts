import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { type Config, readConfig } from './config';
import { ConfigError, type ConfigText } from './text';

/** What one configuration file says. */
export interface ConfigLayer extends Pick<ConfigText, 'placeOf'> {
	/** As messages name it. */
	readonly name: string;
	/** Where it stands, as its reader writes places. */
	readonly path: string;
	readonly config: Config;
}

/** Where one configuration file leads, or why it may not lead there. */
export type ResolvedPath = { readonly path: string } | { readonly refused: Message };

/** How a shell reads configuration files; a place is a path, or an address. */
export interface ConfigReader {
	/** As messages name it. */
	nameOf(path: string): string;
	/** The text of a file. */
	read(path: string): Promise<string>;
	/** The file that the one at `from` names in `extends`: it is there and may be read. */
	lead(named: string, from: string): Promise<ResolvedPath>;
}

/** Files that build on files that build on the same files: their number doubles with each. */
const most = 50;

/**
 * A configuration file with those it builds on (`extends`), each after what it builds on itself: whoever reads them in this
 * order lets the later one win. Rejects with a {@link ConfigError} that names the file and the place where it names another
 * one that is missing, may not be read or leads in a circle, and with whatever the reader rejects with.
 */
export async function readLayers(path: string, reader: ConfigReader): Promise<readonly ConfigLayer[]> {
	const layers: ConfigLayer[] = [];
	const add = async (at: string, trail: readonly string[]): Promise<void> => {
		const name = reader.nameOf(at);
		const { config, placeOf } = readConfig(name, await reader.read(at));
		for (const { named, key } of namedBy(config)) {
			const refuse = (what: Message) => new ConfigError(message('configFiles.at', { name, ...placeOf(key), what }), {});
			const led = await reader.lead(named, at);
			if ('refused' in led) throw refuse(led.refused);
			const round = [...trail, at, led.path];
			if (round.indexOf(led.path) < round.length - 1) {
				const way = round
					.slice(round.indexOf(led.path))
					.map((each) => reader.nameOf(each))
					.join(' → ');
				throw refuse(message('configFiles.extendsCircle', { way }));
			}
			if (layers.length + round.length > most) throw refuse(message('configFiles.extendsTooMany', { most }));
			await add(led.path, [...trail, at]);
		}
		layers.push({ name, path: at, config, placeOf });
	};
	await add(path, []);
	return layers;
}

function namedBy({ extends: named = [] }: Config) {
	if (typeof named === 'string') return [{ named, key: ['extends'] }];
	return named.map((each, at) => ({ named: each, key: ['extends', at] }));
}
