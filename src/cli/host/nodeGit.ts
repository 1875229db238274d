import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { dirname } from 'node:path';
import { message } from '../../messages/message';
import type { Changes, Git } from './environment';
import { CliError } from './errors';
import { changesSince } from './gitChanges';

/**
 * A repository that came from elsewhere brings its own settings, and some of them name a program, or a file that git would
 * wait for. Nothing that is asked here needs one: only what is stored is read, never the work tree, in which filters run.
 */
const plainly = [
	...[
		'core.fsmonitor=false',
		`core.hooksPath=${devNull}`,
		'core.quotePath=false',
		'core.sshCommand=',
		'core.gitProxy=',
	],
	...[
		'core.askPass=',
		'core.alternateRefsCommand=',
		'core.excludesFile=',
		'core.attributesFile=',
		'credential.helper=',
	],
	...['diff.external=', 'gc.auto=0', 'maintenance.auto=false', 'protocol.allow=never'],
].flatMap((setting) => ['-c', setting]);

/** What is not stored is not fetched: to say so in the settings, one would have to know the names of the remotes. */
const offline = { GIT_ALLOW_PROTOCOL: 'none', GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0' };
/** In bytes: more than the largest report, and than the list of a million files. */
const mostOutput = 200 * 1024 * 1024;
/** In seconds: longer than git takes for any of it, unless a file of its own never ends. */
const patience = 60;

/** The repository that a folder is in, by the git that is installed. */
export async function nodeGit(folder: string): Promise<Git> {
	const top = await line(folder, ['rev-parse', '--show-toplevel']).catch((error) => {
		const isMissing = error.code === 'ENOENT';
		throw isMissing
			? new CliError('git', message('baselines.noGit'), { cause: error })
			: asTold(error, message('baselines.noRepository'));
	});
	return { top, changedSince: (revision) => changedSince(top, revision) };
}

async function changedSince(top: string, revision: string): Promise<Changes> {
	const asked = await line(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]).catch(
		(error) => {
			if (revision === 'HEAD') return emptyTree(top);
			throw asTold(error, message('baselines.noRevision', { revision }));
		},
	);
	// What has come to the other branch meanwhile is not of this one. A shallow clone may not know where they parted.
	const commit = await line(top, ['merge-base', asked, 'HEAD']).catch(() => asked);
	return changesSince(top, commit, (...args) =>
		run(top, args).catch((error) => {
			// With the first line of what git says of it.
			const reason = String(error.said).split('\n')[0] || String(error);
			throw asTold(error, message('baselines.gitFailed', { reason }));
		}),
	);
}

/** What stands before the first commit: everything in it is new. */
function emptyTree(top: string): Promise<string> {
	return line(top, ['hash-object', '-t', 'tree', devNull]);
}

async function line(folder: string, args: readonly string[]): Promise<string> {
	return new TextDecoder().decode(await run(folder, args)).replace(/\r?\n$/, '');
}

/** Not started in the folder itself: Windows would take a `git.exe` that stands there. */
function run(folder: string, args: readonly string[]): Promise<Uint8Array> {
	const options = {
		...({ encoding: 'buffer', windowsHide: true, maxBuffer: mostOutput } as const),
		...{ cwd: dirname(process.execPath), env: { ...process.env, ...offline } },
		...({ timeout: patience * 1000, killSignal: 'SIGKILL' } as const),
	};
	return new Promise((resolve, reject) => {
		execFile('git', ['-C', folder, '--no-optional-locks', ...plainly, ...args], options, (error, stdout, stderr) => {
			if (error) reject(Object.assign(error, { said: new TextDecoder().decode(stderr).trim() }));
			else resolve(stdout);
		});
	});
}

/** What is told of an error of git, unless it gave no answer at all. */
function asTold(cause: Error & { readonly signal?: unknown }, said: ReturnType<typeof message>): CliError {
	const silent = cause.signal === 'SIGKILL';
	return new CliError('git', silent ? message('baselines.gitSilent', { seconds: patience }) : said, { cause });
}
