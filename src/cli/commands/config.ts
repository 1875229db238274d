import { dirname, resolve } from 'node:path';
import type { Config } from '../../config/config';
import { isOrigin, type Origin, type Origins } from '../../config/merge';
import { message } from '../../messages/message';
import type { ExitCode } from '../host/environment';
import { CliError } from '../host/errors';
import { isBelow } from '../host/folders';
import { LeftOut } from '../input/leftOut';
import { missing } from '../input/readFile';
import { type Command, type Invocation, writeResult } from '../settings/command';
import { Configs, type FoundConfig } from '../settings/config';
import { findingReports } from '../settings/options';
import { selectionOf } from '../settings/reportSearch';
import { trustedConfig } from '../settings/trustedConfig';
import { configSchemaText } from './init';

export const config: Command = {
	name: 'config',
	summary: message('commands.config'),
	operands: '[print FILE | schema]',
	description: message('commands.configAbout'),
	formats: ['json'],
	options: [...findingReports],
	actions: {
		print: { operands: 'FILE', takes: [1, 1], run: print },
		schema: { operands: '', takes: [0, 0], run: schema },
	},
};

/** What holds for a report, which file each setting comes from, and what of the files does not count. */
async function print(invocation: Invocation): Promise<ExitCode> {
	const { operands, options, environment, words } = invocation;
	const name = operands[0]!;
	const path = resolve(environment.cwd, name);
	const found = await environment.fs.stat(path);
	if (!found) throw missing(name);
	if (found.kind === 'folder') throw new CliError('usage', message('usage.printFolder', { name }));
	await environment.willRead?.([path]);
	const configs = new Configs(invocation);
	const said = await configs.for(path);
	const { config: counted } = await trustedConfig(options, said, environment);
	const ignored = keysOf(said).filter((key) => said[key] !== undefined && counted[key] === undefined);
	const top = (await isBelow(environment.cwd, path, environment.fs)) ? environment.cwd : dirname(path);
	const leftOut = await (await new LeftOut(environment, selectionOf(options, configs), []).below(top))(path);
	const why = words.say(message('configFiles.onlyNamed'));
	const result = {
		schema: 'plumbline/config/1',
		report: name.replaceAll('\\', '/'),
		files: said.layers?.map((layer) => layer.name).toReversed() ?? [],
		config: byKey(keysOf(counted), (key) => counted[key]),
		from: byKey(keysOf(counted), (key) => placesOf(said.origins?.[key])),
		ignored: byKey(ignored, (key) => ({ value: said[key], from: placesOf(said.origins?.[key]), why })),
		leftOut: leftOut ? words.say(message('files.leftOutBy', { by: leftOut })) : null,
	};
	await writeResult(() => `${JSON.stringify(result, null, 2)}\n`, invocation);
	return 0;
}

/** What editors check a configuration file by. */
async function schema(invocation: Invocation): Promise<ExitCode> {
	const text = await configSchemaText();
	await writeResult(() => text, invocation);
	return 0;
}

function keysOf(found: FoundConfig): (keyof Config)[] {
	const { file, layers, origins, patternPath, ...settings } = found;
	return (Object.keys(settings) as (keyof Config)[]).filter((key) => settings[key] !== undefined);
}

function byKey<T>(keys: readonly (keyof Config)[], read: (key: keyof Config) => T): Record<string, T> {
	return Object.fromEntries(keys.map((key) => [key, read(key)]));
}

/** One place, or those of a list, or of each entry. */
function placesOf(of: Origins[keyof Config]): unknown {
	if (of === undefined) return undefined;
	if (isOrigin(of)) return placeOf(of);
	if (Array.isArray(of)) return of.map(placeOf);
	return Object.fromEntries(
		Object.entries(of as Readonly<Record<string, Origin>>).map(([entry, at]) => [entry, placeOf(at)]),
	);
}

function placeOf({ layer, key }: Origin) {
	return { file: layer.name, line: layer.placeOf(key).line };
}
