import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { Script } from 'node:vm';

const prefix = 'code-';
/** As a store names what is its own, so that it is counted and cleared with the rest. */
const ending = '.plumbline';

/** In milliseconds: then it is made again, with what was compiled since, and what other programs left is swept away. */
const age = { renewed: 24 * 60 * 60 * 1000, swept: 30 * 24 * 60 * 60 * 1000 };

/** What the engine made of files of the program, by their names. */
type Compiled = Readonly<Record<string, Buffer>>;

/**
 * Runs a file of the program as `require` does, and the files beside it that it asks for, with what the engine made of them in
 * an earlier run: compiling them takes a third of a run that reads one report. That is kept for one engine and its flags, and
 * for a file that names all others by their hashes. It is code, and so believed only where nobody else could have written it.
 */
export function runCompiled(file: string, folder: string, flags: readonly string[]): void {
	const { version, arch } = process;
	const key = hashOf([version, arch, ...flags, readFileSync(file, 'utf8')].join('\n')).toString('hex');
	const path = join(folder, `${prefix}${key}${ending}`);
	const compiled = compiledIn(path, folder);
	const scripts = new Map<string, Script>();
	load(file, compiled, scripts);
	const isWhole = () => [...scripts].every(([name, { cachedDataRejected }]) => compiled[name] && !cachedDataRejected);
	process.once('exit', (code) => {
		// What could not be done has not run what the next run will.
		if (code !== 2 && !(isWhole() && ageOf(path) < age.renewed)) keep(path, folder, compiled, scripts);
	});
}

/** Each file once, as a function of what a module knows. */
function load(file: string, compiled: Compiled, scripts: Map<string, Script>): void {
	const folder = dirname(file);
	const fromNode = createRequire(file);
	const modules = new Map<string, { exports: unknown }>();
	const required = (id: string): unknown => (id.startsWith('./') ? begun(id.slice(2)).exports : fromNode(id));
	const begun = (name: string): { exports: unknown } => {
		const known = modules.get(name);
		if (known) return known;
		const module = { exports: {} };
		modules.set(name, module);
		const filename = join(folder, name);
		const head = '(function (exports, require, module, __filename, __dirname) { ';
		const script = new Script(`${head}${readFileSync(filename, 'utf8')}\n})`, {
			filename,
			columnOffset: -head.length,
			cachedData: compiled[name],
		});
		scripts.set(name, script);
		script.runInThisContext().call(module.exports, module.exports, required, module, filename, folder);
		return module;
	};
	begun(basename(file));
}

/** Nothing where there is none, it is damaged, or somebody else may write it. */
function compiledIn(path: string, folder: string): Compiled {
	try {
		if (![folder, path].every(isOwn)) return {};
		const bytes = readFileSync(path);
		const content = bytes.subarray(hashSize);
		return hashOf(content).equals(bytes.subarray(0, hashSize)) ? deserialize(content) : {};
	} catch {
		return {};
	}
}

/** Where the system tells whose a file is: of this user, and nobody else may write it. */
function isOwn(path: string): boolean {
	const { uid, mode } = statSync(path);
	return process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
}

const hashSize = 32;

function hashOf(content: string | Uint8Array): Buffer {
	return createHash('sha256').update(content).digest();
}

/** Whole or not at all; where nothing can be kept, the next run compiles again. */
function keep(path: string, folder: string, compiled: Compiled, scripts: ReadonlyMap<string, Script>): void {
	const unfinished = join(folder, `${randomUUID()}${ending}-unfinished`);
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		if (!isOwn(folder)) return;
		const made = [...scripts].map(([name, script]) => [name, script.createCachedData()] as const);
		const content = serialize({ ...compiled, ...Object.fromEntries(made) });
		writeFileSync(unfinished, Buffer.concat([hashOf(content), content]), { mode: 0o600 });
		renameSync(unfinished, path);
		const all = readdirSync(folder).filter((name) => name.startsWith(prefix));
		for (const each of all.map((name) => join(folder, name)))
			if (ageOf(each) > age.swept) rmSync(each, { force: true });
	} catch {
		rmSync(unfinished, { force: true });
	}
}

/** Endless where there is none. */
function ageOf(path: string): number {
	return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}
