import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { message } from '../../messages/message';
import type { Changes, Git } from './environment';
import { CliError } from './errors';

/** What a repository's own settings could have git run, or wait for, is switched off. */
const plainly = ['-c', 'core.fsmonitor=false', '-c', 'core.quotePath=false', '--no-optional-locks'];
/** In bytes: more than the largest report. */
const mostOutput = 100 * 1024 * 1024;

/** The repository that a folder is in, by the git that is installed. */
export async function nodeGit(folder: string): Promise<Git> {
	const top = await line(folder, ['rev-parse', '--show-toplevel']).catch((error) => {
		throw isMissing(error) ? noGit(error) : new CliError('git', message('baselines.noRepository'), { cause: error });
	});
	return { top, changedSince: (revision) => changedSince(top, revision) };
}

async function changedSince(top: string, revision: string): Promise<Changes> {
	const asked = await line(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]).catch(
		(error) => {
			throw new CliError('git', message('baselines.noRevision', { revision }), { cause: error });
		},
	);
	// What has come to the other branch meanwhile is not of this one. A shallow clone may not know where they parted.
	const commit = await line(top, ['merge-base', asked, 'HEAD']).catch(() => asked);
	try {
		const diff = ['diff', '--no-ext-diff', '--no-textconv', '--no-relative', '--find-renames', '--name-status', '-z'];
		const [differing, untracked] = await Promise.all([
			run(top, [...diff, commit, '--']),
			run(top, ['ls-files', '--others', '--exclude-standard', '-z']),
		]);
		const files = new Map(withPathsBefore(parts(differing)).map(([now, then]) => [join(top, now), then]));
		for (const path of parts(untracked)) files.set(join(top, path), undefined);
		return { files, read: (path) => run(top, ['cat-file', 'blob', `${commit}:${path}`]) };
	} catch (error) {
		throw failed(error);
	}
}

/** From `M path`, `A path`, `D path`, `R100 before now`: what is there now, with its path then. */
function withPathsBefore(fields: readonly string[]): [now: string, then: string | undefined][] {
	const found: [string, string | undefined][] = [];
	for (let at = 0; at < fields.length; at += 2) {
		const [status = '', path = '', renamed = ''] = fields.slice(at, at + 3);
		if (/^[RC]/.test(status)) {
			found.push([renamed, path]);
			at++;
		} else if (status !== 'D') found.push([path, status === 'A' ? undefined : path]);
	}
	return found;
}

function parts(output: Uint8Array): string[] {
	return text(output).split('\0').filter(Boolean);
}

function text(output: Uint8Array): string {
	return new TextDecoder().decode(output);
}

async function line(folder: string, args: readonly string[]): Promise<string> {
	return text(await run(folder, args)).replace(/\r?\n$/, '');
}

function run(folder: string, args: readonly string[]): Promise<Uint8Array> {
	return new Promise((resolve, reject) => {
		const options = { cwd: folder, encoding: 'buffer', maxBuffer: mostOutput, windowsHide: true } as const;
		execFile('git', [...plainly, ...args], options, (error, stdout, stderr) => {
			if (error) reject(Object.assign(error, { said: text(stderr).trim() }));
			else resolve(stdout);
		});
	});
}

function isMissing(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function noGit(cause: unknown): CliError {
	return new CliError('git', message('baselines.noGit'), { cause });
}

/** With the first line of what git says of it. */
function failed(cause: unknown): CliError {
	const said = cause instanceof Error && 'said' in cause ? String(cause.said) : '';
	const reason = said.split('\n')[0] || String(cause);
	return new CliError('git', message('baselines.gitFailed', { reason }), { cause });
}
