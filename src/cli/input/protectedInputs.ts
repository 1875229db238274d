import { basename, dirname, join, relative, resolve } from 'node:path';
import { message } from '../../messages/message';
import { lazy } from '../../text/memo';
import type { Environment } from '../host/environment';
import { CliError } from '../host/errors';
import { pointsBelow } from '../host/folders';

/**
 * The surroundings of a run whose result goes to files: no file that the run reads is written over. Whoever knows what will
 * be read says so before anything is (`willRead`); what is met only on the way ends the run, and no result is written.
 */
export function protectingInputs(environment: Environment, outputs: readonly string[]): Environment {
	const { fs, cwd } = environment;
	const targets = outputs.map((output) => resolve(cwd, output));
	const written = lazy(() => Promise.all(targets.map((target) => identityOf(target, fs))));
	const stop = new AbortController();
	const refuse = async (path: string) => {
		// What cannot be looked at is told by whoever reads it.
		const [own, read] = await Promise.all([written(), identityOf(path, fs).catch(() => undefined)]);
		const output = read === undefined ? undefined : outputs[own.indexOf(read)];
		if (output === undefined) return;
		const input = pointsBelow(cwd, path) ? relative(cwd, path).replaceAll('\\', '/') : path;
		stop.abort(
			new CliError('overwrites', message('files.overwrites', { name: output, input: input === output ? null : input })),
		);
		throw stop.signal.reason;
	};
	return {
		...environment,
		fs: {
			...fs,
			read: async (path, ...how) => {
				await refuse(path);
				return fs.read(path, ...how);
			},
			write: async (path, text) => {
				if (targets.includes(path)) stop.signal.throwIfAborted();
				return fs.write(path, text);
			},
		},
		openSources: (folder) => reading(folder, environment.openSources(folder), refuse),
		openTexts: (folder) => reading(folder, environment.openTexts(folder), refuse),
		interruption: lazy(() => AbortSignal.any([environment.interruption(), stop.signal])),
		async willRead(paths) {
			for (const path of paths) await refuse(path);
		},
	};
}

/** The same for all names of a file; `undefined` for what is no file, and so cannot be replaced. */
async function identityOf(path: string, fs: Environment['fs']): Promise<string | undefined> {
	const found = await fs.stat(path);
	if (found) return found.kind === 'file' ? (found.id ?? (await fs.realPath(path))) : undefined;
	const folder = await fs.realPath(dirname(path));
	return folder && join(folder, basename(path));
}

/** The files of a folder, of which each is looked at before it is read. */
function reading<Files extends { read(path: string, most?: number): Promise<unknown> }>(
	folder: string,
	files: Files,
	before: (path: string) => Promise<void>,
): Files {
	return {
		...files,
		read: async (path: string, most?: number) => {
			await before(join(folder, path));
			return files.read(path, most);
		},
	};
}
