import { dirname, relative, resolve } from 'node:path';
import type { KnownFinding, KnownList } from '../../baseline/match';
import { message } from '../../messages/message';
import { CliError } from '../host/errors';
import { decodeText } from '../input/decode';
import { readFile, readFound } from '../input/readFile';
import { parseBaseline } from './baselineFile';
import type { Invocation } from './command';
import { type FoundConfig, fileOf } from './config';
import { nameFrom } from './configReader';
import { leadsOutside } from './trustedConfig';

/** A file of known findings. */
export interface BaselineFile {
	/** As messages name it. */
	readonly name: string;
	/** Absolute. */
	readonly path: string;
	/** A configuration file that was merely found names it. */
	readonly found?: true;
}

/**
 * The file of what is known of a report: as the command line says, else its configuration file; `undefined` where neither
 * names one. One that a file which was merely found names outside the user's work, or that is another user's, does not count,
 * which is told.
 */
export async function chooseBaseline(
	{ options, environment, tell }: Pick<Invocation, 'options' | 'environment' | 'tell'>,
	config: FoundConfig,
): Promise<BaselineFile | undefined> {
	const { cwd, fs } = environment;
	if (options.baseline === false) return undefined;
	if (options.baseline !== undefined) return { name: options.baseline, path: resolve(cwd, options.baseline) };
	if (config.baseline === undefined || !config.file) return undefined;
	const path = resolve(dirname(config.file.path), config.baseline);
	const file = { name: nameFrom(cwd, path), path };
	if (options.config !== undefined) return file;
	if (await leadsOutside(config, 'baseline', environment)) {
		tell(message('configFiles.notTrusted', { name: fileOf(config, 'baseline') ?? '', keys: ['baseline'] }));
		return undefined;
	}
	if (!(await fs.stat(path))?.foreign) return { ...file, found: true };
	tell(message('files.foreign', { name: file.name }));
	return undefined;
}

/** Throws a {@link CliError} for a file that is missing or cannot be used. */
export async function readBaseline(
	{ name, path, found }: BaselineFile,
	{ environment }: Pick<Invocation, 'environment'>,
): Promise<readonly KnownFinding[]> {
	if ((await environment.fs.stat(path)) === undefined) {
		throw new CliError('baseline', message('baselines.missing', { name }));
	}
	return parseBaseline(name, decodeText(name, await (found ? readFound : readFile)(name, path, environment)));
}

/** A report as a file of known findings names it. */
export function nameIn({ path }: BaselineFile, report: string): string {
	return relative(dirname(path), report).replaceAll('\\', '/');
}

/** Which reports that a file names are there: of those that are gone an entry may stand for what was renamed or moved. */
export async function reportsThere(
	{ path }: BaselineFile,
	files: readonly string[],
	{ environment }: Pick<Invocation, 'environment'>,
): Promise<ReadonlySet<string>> {
	const found = await Promise.all(files.map((file) => environment.fs.stat(resolve(dirname(path), file))));
	return new Set(files.filter((_, at) => found[at] !== undefined));
}

/**
 * What is known of one report that is read by itself. Throws as {@link readBaseline} does. `mayBeGone` says of which other
 * reports it may be seen whether they are there.
 */
export async function knownOf(
	path: string,
	baseline: BaselineFile,
	invocation: Pick<Invocation, 'environment'>,
	mayBeGone: (path: string) => boolean = () => true,
): Promise<KnownList> {
	const file = nameIn(baseline, path);
	const entries = await readBaseline(baseline, invocation);
	const others = [...new Set(entries.map((entry) => entry.file))].filter((other) => other !== file);
	const seen = others.filter((other) => mayBeGone(resolve(dirname(baseline.path), other)));
	const there = await reportsThere(baseline, seen, invocation);
	const mine = new Set([file, ...seen.filter((other) => !there.has(other))]);
	return { file, entries: entries.filter((entry) => mine.has(entry.file)) };
}
