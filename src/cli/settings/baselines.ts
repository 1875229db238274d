import { dirname, relative, resolve } from 'node:path';
import * as z from 'zod';
import type { KnownFinding, KnownList } from '../../baseline/match';
import { message } from '../../messages/message';
import { groupBy } from '../../text/collections';
import { parsedJson } from '../../text/json';
import { CliError } from '../host/errors';
import { decodeText, readFile, readFound } from '../input/readFile';
import type { Invocation } from './command';
import { displayPath, type FoundConfig, fileOf } from './config';
import { pointsOutside } from './trustedConfig';

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
	const file = { name: displayPath(cwd, path), path };
	if (options.config !== undefined) return file;
	if (await pointsOutside(config, 'baseline', environment)) {
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

/** Code, place and what it is about, then what it is held against: as decisions name a finding. */
const entryPattern = /^[a-zA-Z.]+ [sl]\d{1,5}:[0-9a-f]* [0-9a-f]{16}(?: [0-9a-f]{16})*$/;

/** Each of them is looked for on the disk. */
const mostReports = 20_000;

/** Each report's findings by their words; nothing of the words stands in it. */
const fileSchema = z.object({
	version: z.literal(1),
	findings: z.record(z.string().min(1).max(4_000), z.array(z.string().max(20_000).regex(entryPattern)).max(100_000)),
});

/** Reads the text of a file of known findings; throws a {@link CliError} that says what is wrong: then nothing is known. */
export function parseBaseline(name: string, text: string): readonly KnownFinding[] {
	const json = parsedJson(text);
	if (namesIn(json) > mostReports)
		throw new CliError('baseline', message('baselines.tooMany', { name, most: mostReports }));
	const read = fileSchema.safeParse(json);
	if (!read.success) {
		const place = read.error.issues[0]?.path.map(String).join(' → ') || undefined;
		throw new CliError('baseline', message('baselines.notUsable', { name, place }), { cause: read.error });
	}
	return Object.entries(read.data.findings).flatMap(([file, entries]) => entries.map((entry) => known(file, entry)));
}

/** How many reports are named, before each is looked at. */
function namesIn(json: unknown): number {
	const findings = typeof json === 'object' && json !== null && 'findings' in json ? json.findings : undefined;
	return typeof findings === 'object' && findings !== null ? Object.keys(findings).length : 0;
}

function known(file: string, entry: string): KnownFinding {
	const [code = '', place = '', about = '', ...against] = entry.split(' ');
	return { file, code, place, about, ...(against.length > 0 && { against }) };
}

/** The file's text: one finding a line, sorted, so that the changes of two people rarely meet. */
export function printBaseline(entries: readonly KnownFinding[]): string {
	const files = [...groupBy(entries, ({ file }) => file)].sort(([a], [b]) => (a < b ? -1 : 1));
	const findings = files.map(([file, list]) => [file, list.map(printed).sort()] as const);
	return `${JSON.stringify({ version: 1, findings: Object.fromEntries(findings) }, null, '\t')}\n`;
}

function printed({ code, place, about, against = [] }: KnownFinding): string {
	return [code, place, about, ...against].join(' ');
}
