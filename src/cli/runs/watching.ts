import { dirname, resolve } from 'node:path';
import { message } from '../../messages/message';
import type { Environment, ExitCode, WatchedFolder } from '../host/environment';
import { CliError } from '../host/errors';
import { folderOf, isPattern } from '../input/glob';

/** What a run reads beside the reports. */
const settings = /plumbline\.config\.|ignore$|decisions\.json$/;

export interface Watched {
	readonly operands: readonly string[];
	/** Files that each run writes: their change begins none. */
	readonly outputs: readonly string[];
}

/** Runs now and at each change of the reports, until the user stops it. */
export async function runAtEachChange(
	{ operands, outputs }: Watched,
	environment: Environment,
	run: () => Promise<ExitCode>,
): Promise<ExitCode> {
	const { cwd, fs, stdout } = environment;
	if (operands.includes('-')) throw new CliError('usage', message('usage.watchStdin'));
	const folders = operands
		.filter((operand) => !operand.startsWith('!'))
		.map(async (operand): Promise<WatchedFolder> => {
			const path = resolve(cwd, operand);
			const found = await fs.stat(path);
			if (found?.kind === 'folder') return { path, recursive: true };
			if (!found && isPattern(operand)) return { path: folderOf(operand, cwd), recursive: true };
			return { path: dirname(path), recursive: false };
		});
	const written = outputs.map((output) => resolve(cwd, output));
	const watch = environment.watch(await Promise.all(folders), (path) => {
		return !written.includes(path) && (/\.(?:md|markdown)$/i.test(path) || settings.test(path));
	});
	const signal = environment.interruption();
	try {
		for (;;) {
			const code = await run();
			if (!signal.aborted) await watch.next(signal);
			if (signal.aborted) return code;
			if (stdout.isTTY) stdout.write('\u001b[2J\u001b[H');
		}
	} finally {
		watch.close();
	}
}
