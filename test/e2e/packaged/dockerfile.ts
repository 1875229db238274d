import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import picomatch from 'picomatch';
import { runCommand } from '../../host/command.mjs';

/** One line of a Dockerfile: `RUN npm ci`. */
interface Instruction {
	readonly name: string;
	readonly rest: string;
}

/** A stage of a build, as far as it has come. */
interface Stage {
	readonly base: string;
	/** Where its `/` is on this computer. */
	readonly root: string;
	workdir: string;
	user: string;
	entrypoint: readonly string[];
	command: readonly string[];
}

/**
 * Does by hand what a builder does with a Dockerfile: copies what it copies, as `.dockerignore` lets it, and runs what it
 * runs, each stage in a folder that stands for its file system. What the base image holds is this computer's. Only what
 * this project's file uses is known; anything else throws.
 *
 * @param context the folder that is built from
 * @param into an empty folder
 * @returns the last stage
 */
export async function buildByHand(context: string, into: string, env: NodeJS.ProcessEnv): Promise<Stage> {
	const allowed = readIgnored(await readFile(join(context, '.dockerignore'), 'utf8'));
	const stages = new Map<string, Stage>();
	let last: Stage | undefined;
	for (const { name, rest } of instructions(await readFile(join(context, 'Dockerfile'), 'utf8'))) {
		if (name === 'FROM') {
			const [base = '', , alias = `stage-${stages.size}`] = rest.split(' ');
			last = { base, root: join(into, alias), workdir: '/', user: 'root', entrypoint: [], command: [] };
			stages.set(alias, last);
			await Promise.all(
				['root', 'tmp', 'usr/local'].map((folder) => mkdir(join(into, alias, folder), { recursive: true })),
			);
			continue;
		}
		if (!last) throw new Error(`${name} stands before the first FROM.`);
		await follow(last, name, rest);
	}
	if (!last) throw new Error('The Dockerfile has no FROM.');
	return last;

	async function follow(stage: Stage, name: string, rest: string): Promise<void> {
		switch (name) {
			case 'WORKDIR':
				stage.workdir = rest;
				return void (await mkdir(join(stage.root, rest), { recursive: true }));
			case 'USER':
				stage.user = rest;
				return;
			case 'ENTRYPOINT':
				stage.entrypoint = JSON.parse(rest);
				return;
			case 'CMD':
				stage.command = JSON.parse(rest);
				return;
			case 'COPY':
				return copy(stage, rest);
			case 'RUN':
				return run(stage, rest);
			default:
				throw new Error(`${name} is not known here.`);
		}
	}

	async function copy(stage: Stage, rest: string): Promise<void> {
		const { from, paths } = /^(?:--from=(?<from>\S+) )?(?<paths>.*)$/.exec(rest)?.groups ?? {};
		const named = (paths ?? '').split(' ');
		const target = join(stage.root, stage.workdir, named.at(-1) ?? '');
		for (const source of named.slice(0, -1)) {
			const root = from === undefined ? context : stages.get(from)?.root;
			if (root === undefined) throw new Error(`There is no stage ${from}.`);
			const found = from === undefined ? allowedIn(source) : await namesOf(join(root, source));
			if (found.length === 0) throw new Error(`Nothing is copied by ${source}.`);
			const isFolder = source === '.' || /(?:^|\/)\.?$/.test(named.at(-1) ?? '');
			if (!isFolder && found.length > 1)
				throw new Error(`${source} is several files, and the target is none of folders.`);
			for (const path of found) {
				const place = from === undefined ? join(root, path) : path;
				await cp(place, isFolder ? join(target, path) : target, { recursive: true });
			}
		}
	}

	function allowedIn(source: string): readonly string[] {
		if (source === '.') return allowed;
		return allowed.filter((name) => name === source);
	}

	async function run(stage: Stage, line: string): Promise<void> {
		const { code, output } = await runCommand('sh', ['-c', line], {
			cwd: join(stage.root, stage.workdir),
			env: { ...env, ...inStage(stage) },
		});
		if (code !== 0) throw new Error(`${line}\n${output}`);
	}
}

/** What a stage has in place of this computer's home and programs. */
export function inStage({ root }: Stage): NodeJS.ProcessEnv {
	const local = join(root, 'usr/local');
	return { HOME: join(root, 'root'), npm_config_prefix: local, PATH: `${join(local, 'bin')}:${process.env.PATH}` };
}

/** Without comments; a line that goes on in the next is one instruction. */
function instructions(text: string): readonly Instruction[] {
	const lines = text.replace(/^[ \t]*#.*\n/gm, '').replace(/\\\n[ \t]*/g, '');
	return lines.split('\n').flatMap((line) => {
		const { name = '', rest = '' } = /^(?<name>[A-Z]+) +(?<rest>.*)$/.exec(line)?.groups ?? {};
		if (!name && line.trim()) throw new Error(`“${line}” is no instruction.`);
		return name ? [{ name, rest: rest.trim() }] : [];
	});
}

/** The names beside the Dockerfile that are sent to the builder: the file leaves out everything but these. */
function readIgnored(text: string): readonly string[] {
	const [all, ...names] = text.split('\n').filter((line) => line && !line.startsWith('#'));
	if (all !== '*' || !names.every((name) => /^![\w.-]+$/.test(name)))
		throw new Error('Only “*” and “!name” are known here.');
	return names.map((name) => name.slice(1));
}

async function namesOf(pattern: string): Promise<readonly string[]> {
	const fits = picomatch(basename(pattern));
	const names = await readdir(dirname(pattern));
	return names.filter((name) => fits(name)).map((name) => join(dirname(pattern), name));
}
