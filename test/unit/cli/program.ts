import { spawn } from 'node:child_process';
import { once as event } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { lazy } from '../../../src/text/memo';

/** What a run of the program as a process came to. */
export interface Ended {
	/** `null` where it was killed. */
	readonly code: number | null;
	readonly stdout: string;
	readonly stderr: string;
}

export interface Program {
	/** An empty folder that is the run's own place, home and cache. */
	readonly folder: string;
	/** The built program, to be run by Node. */
	readonly script: string;
	/** Starts it there; `through` is a line of the shell with `"$@"` for the program and its arguments. */
	start(argv: readonly string[], options?: { cwd?: string; env?: Record<string, string>; through?: string }): Running;
	dispose(): Promise<void>;
}

export interface Running {
	readonly ended: Promise<Ended>;
	kill(): void;
}

/** In milliseconds: what takes longer hangs. */
const patience = 300_000;

/** The command line, built from its sources, to be run as a process of its own. */
export async function builtProgram(): Promise<Program> {
	const script = await builtScript();
	const folder = await mkdtemp(join(tmpdir(), 'plumbline-place-'));
	return {
		script,
		folder,
		start(argv, { cwd = folder, env = {}, through = 'exec "$@"' } = {}) {
			const child = spawn('sh', ['-c', through, 'sh', process.execPath, script, ...argv], {
				cwd,
				env: { PATH: process.env.PATH, HOME: folder, ...env },
				stdio: ['ignore', 'pipe', 'pipe'],
			});
			const said = { stdout: '', stderr: '' };
			child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
			child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
			const late = setTimeout(() => child.kill('SIGKILL'), patience);
			const ended = event(child, 'close').then(() => {
				clearTimeout(late);
				return { code: child.exitCode, ...said };
			});
			return { ended, kill: () => void child.kill('SIGKILL') };
		},
		dispose: () => rm(folder, { recursive: true, force: true }),
	};
}

/** Built once for all tests of a process, which removes it when it ends. */
const builtScript = lazy(async () => {
	const home = await mkdtemp(join(tmpdir(), 'plumbline-program-'));
	process.once('exit', () => rmSync(home, { recursive: true, force: true }));
	await build({
		entryPoints: { cli: 'src/cli/main.ts', program: 'src/cli/program.ts', analysis: 'src/node/analysisWorker.ts' },
		outdir: join(home, 'dist'),
		bundle: true,
		platform: 'node',
		format: 'cjs',
		external: ['canvas', '@napi-rs/canvas'],
		alias: { yaml: './node_modules/yaml/browser/index.js' },
		mainFields: ['module', 'main'],
		logLevel: 'error',
	});
	await Promise.all(
		['package.json', 'docs', 'prompts', 'skills'].map((name) => symlink(resolve(name), join(home, name))),
	);
	return join(home, 'dist/cli.js');
});
