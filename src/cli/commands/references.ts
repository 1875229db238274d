import { basename, dirname, relative, resolve } from 'node:path';
import {
	entriesFile,
	fromZotero,
	keysToLookUp,
	namesFile,
	parseCslItems,
	readBibliography,
	withCslItems,
	zoteroPort,
} from '../../index';
import { message } from '../../messages/message';
import { silentLogger } from '../../ports';
import type { ExitCode } from '../host/environment';
import { CliError } from '../host/errors';
import { isBelow } from '../host/folders';
import { folderOfNamed, writeFile } from '../host/writeFile';
import { readInput } from '../input/inputs';
import { decodeText, readFile } from '../input/readFile';
import type { Command, Invocation } from '../settings/command';

export const references: Command = {
	name: 'references',
	isRare: true,
	summary: message('commands.references'),
	operands: 'FILE',
	takes: [1, 1],
	description: message('commands.referencesAbout'),
	formats: [],
	options: ['from', 'output', 'zotero-port'],
	addsToOutput: true,
	optionHelp: { output: message('options.outputEntries') },
	async run(invocation: Invocation) {
		const { operands, options } = invocation;
		if (options.from === undefined) throw new CliError('usage', message('usage.needsFrom'));
		return takeEntries(operands[0]!, invocation);
	},
};

/** 2 where Zotero has not all of them. */
async function takeEntries(name: string, invocation: Invocation): Promise<ExitCode> {
	const { options, environment, plumbline, tell, tellError } = invocation;
	const path = resolve(environment.cwd, name);
	const { document } = await readInput({ name, path, stdin: false }, environment);
	const { report } = plumbline.analyze(document);
	const file = await fileFor(path, entriesFile(report), invocation);
	const present = await entriesIn(file, invocation);
	const files = environment.openSources(dirname(path));
	const listed = await readBibliography(report, basename(path), files, { ...silentLogger, error: tell });
	const keys = keysToLookUp(report, new Set(listed.keys()), present);
	if (keys.length === 0) {
		tell(message('zotero.noKeys', { name }));
		return 0;
	}
	const port = options.zoteroPort ?? zoteroPort;
	tell(message('zotero.asks', { port, keys: keys.length }));
	const found = await fromZotero(keys, { fetch: environment.fetch, port, signal: environment.interruption() });
	if (found.size > 0) {
		const { text, added, replaced } = withCslItems(present, [...found.values()]);
		const within = folderOfNamed(file.name, file.path);
		if (added + replaced > 0) await writeFile(file.name, file.path, text, environment, { within });
		tell(message('zotero.written', { name: file.name, added, replaced }));
		if (!namesFile(report, file.fromReport)) tell(message('zotero.nameIt', { name, file: file.fromReport }));
	}
	const missing = keys.filter((key) => !found.has(key));
	if (missing.length === 0) return 0;
	tellError(new CliError('missing', message('zotero.missing', { keys: missing })));
	return 2;
}

interface EntriesFile {
	/** As it is told. */
	readonly name: string;
	/** Absolute. */
	readonly path: string;
	/** Its path from the folder of the report. */
	readonly fromReport: string;
}

/** What a report names may be anything below its folder, by where links lead: other files are not written unless the user names them. */
async function fileFor(report: string, named: string, { options, environment }: Invocation): Promise<EntriesFile> {
	const { cwd, fs } = environment;
	const folder = dirname(report);
	const chosen = options.output.at(-1);
	const path = chosen === undefined ? resolve(folder, named) : resolve(cwd, chosen);
	const fromReport = relative(folder, path).replaceAll('\\', '/');
	const name = chosen ?? (relative(cwd, path).replaceAll('\\', '/') || path);
	if (chosen === undefined && !(await isBelow(folder, path, fs))) {
		throw new CliError('references', message('files.leadsAway', { name }));
	}
	return { name, path, fromReport };
}

/** None where there is no file yet. Throws a {@link CliError} for a file that is something else. */
async function entriesIn({ name, path }: EntriesFile, { environment }: Invocation) {
	if ((await environment.fs.stat(path)) === undefined) return [];
	const items = parseCslItems(decodeText(name, await readFile(name, path, environment)));
	if (!items) throw new CliError('references', message('zotero.notEntries', { name }));
	return items;
}
