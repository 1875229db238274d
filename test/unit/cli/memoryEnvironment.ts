import { analyze } from '../../../src/analyze';
import type { Environment, FileSystem } from '../../../src/cli/host/environment';
import { nodeTextFiles } from '../../../src/cli/host/nodeFolders';
import { nodeGit } from '../../../src/cli/host/nodeGit';
import { run } from '../../../src/cli/run';
import type { createPlumbline } from '../../../src/index';
import { type Clock, type Fetch, memoryStore, type Store, systemClock, type TextFiles } from '../../../src/ports';
import { readers } from '../../../src/sources/documents/readers';
import type { SourceFiles } from '../../../src/sources/model';
import { shippedFolder } from '../skills/skillTexts';

/** What a run of the program left behind. */
export interface Ran {
	readonly code: number;
	readonly stdout: string;
	readonly stderr: string;
	readonly files: ReadonlyMap<string, string | Uint8Array>;
}

/** What differs from a plain run in `/reports` with no terminal and nothing on standard input. */
export interface Surroundings {
	/** By path below `/reports`, or absolute. */
	readonly files?: Readonly<Record<string, string | Uint8Array>>;
	readonly stdin?: string | AsyncIterable<Uint8Array>;
	readonly env?: Readonly<Record<string, string>>;
	readonly terminal?: boolean;
	readonly fs?: Partial<FileSystem>;
	/** Makes the core; the real one when absent. */
	readonly create?: typeof createPlumbline;
	/** What the cache folders hold, by their paths. */
	readonly stores?: ReadonlyMap<string, Store>;
	/** Takes what is sent to models. */
	readonly fetch?: Fetch;
	readonly prompts?: TextFiles;
	readonly clock?: Clock;
	/** Answers requests for cited pages. */
	readonly pages?: Fetch;
	readonly openGit?: Environment['openGit'];
	/** One when absent. */
	readonly processors?: number;
	readonly startAnalysis?: Environment['startAnalysis'];
	/** What happens between two runs of `--watch`. */
	readonly watch?: Environment['watch'];
	/** Aborted when the user presses Ctrl+C. */
	readonly interrupted?: AbortSignal;
}

/** Runs the program in memory. */
export async function runIn(surroundings: Surroundings, ...argv: string[]): Promise<Ran> {
	const { environment, files, written } = memoryEnvironment(surroundings, argv);
	const code = await run(environment, surroundings.create);
	return { code, ...written, files };
}

/** What the program runs in, with what it writes. */
export function memoryEnvironment(surroundings: Surroundings, argv: readonly string[]) {
	const files = new Map(
		Object.entries(surroundings.files ?? {}).map(([path, content]) => [absolute(path), content] as const),
	);
	const written = { stdout: '', stderr: '' };
	const environment: Environment = {
		argv,
		cwd: '/reports',
		home: '/home/me',
		env: surroundings.env ?? {},
		stdin: typeof surroundings.stdin === 'object' ? surroundings.stdin : chunks(surroundings.stdin ?? ''),
		stdout: { write: (text) => (written.stdout += text), isTTY: surroundings.terminal ?? false },
		stderr: { write: (text) => (written.stderr += text), isTTY: surroundings.terminal ?? false },
		fs: { ...memoryFileSystem(files), ...surroundings.fs },
		clock: surroundings.clock ?? { ...systemClock, now: () => 0 },
		version: '1.2.3',
		fetch: surroundings.fetch ?? (() => Promise.reject(new Error('There is no network here.'))),
		prompts: surroundings.prompts ?? memoryTexts({}),
		skills: shippedFolder,
		findingPages: nodeTextFiles('docs/findings'),
		cacheFolder: '/cache',
		processors: surroundings.processors ?? 1,
		build: async () => '1.2.3',
		startAnalysis:
			surroundings.startAnalysis ?? (() => ({ analyzer: async (...task) => analyze(...task), dispose: () => {} })),
		pages: 'file:///plumbline/docs/',
		openStore: (folder) => surroundings.stores?.get(folder) ?? memoryStore(),
		openTexts: (folder) =>
			memoryTexts(
				Object.fromEntries(
					[...files].flatMap(([path, text]) =>
						path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), text]] : [],
					),
				),
			),
		sources: {
			fetch: () => surroundings.pages ?? (() => Promise.reject(new Error('There is no network here.'))),
			readers: async () => readers,
			version: '1.2.3',
		},
		openSources: (folder) => memorySources(files, folder),
		openGit: surroundings.openGit ?? nodeGit,
		watch: surroundings.watch ?? (() => ({ next: async () => {}, close: () => {} })),
		interruption: () => surroundings.interrupted ?? new AbortController().signal,
	};
	return { environment, files, written };
}

function memoryFileSystem(files: Map<string, string | Uint8Array>): FileSystem {
	return {
		async stat(path) {
			const content = files.get(path);
			if (content !== undefined) return { kind: 'file', size: bytesOf(content).length };
			const folder = path === '/' || [...files.keys()].some((file) => file.startsWith(`${path}/`));
			return folder ? { kind: 'folder', size: 0 } : undefined;
		},
		async list(folder) {
			const below = folder === '/' ? '/' : `${folder}/`;
			const rest = [...files.keys()].filter((file) => file.startsWith(below)).map((file) => file.slice(below.length));
			return [...new Map(rest.map((path) => [path.split('/')[0] ?? '', path.includes('/')]))].map(([name, inside]) => ({
				name,
				kind: inside ? 'folder' : 'file',
			}));
		},
		async read(path) {
			const content = files.get(path);
			if (content === undefined) throw Object.assign(new Error('not there'), { code: 'ENOENT' });
			return bytesOf(content);
		},
		async write(path, text) {
			files.set(path, typeof text === 'string' ? text : [...text].join(''));
		},
		makeFolder: async () => {},
		realPath: async (path) => path,
	};
}

function memoryTexts(files: Readonly<Record<string, string | Uint8Array>>): TextFiles {
	return {
		list: async () => Object.keys(files).sort(),
		read: async (path) => files[path]?.toString(),
	};
}

function memorySources(files: ReadonlyMap<string, string | Uint8Array>, folder: string): SourceFiles {
	const below = `${folder}/`;
	return {
		list: async () =>
			[...files.keys()]
				.filter((path) => path.startsWith(below))
				.map((path) => path.slice(below.length))
				.sort(),
		read: async (path) => {
			const content = files.get(below + path);
			return content === undefined ? undefined : bytesOf(content);
		},
	};
}

async function* chunks(text: string): AsyncGenerator<Uint8Array> {
	const bytes = bytesOf(text);
	yield bytes.subarray(0, 3);
	yield bytes.subarray(3);
}

function bytesOf(content: string | Uint8Array): Uint8Array {
	return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

function absolute(path: string): string {
	return path.startsWith('/') ? path : `/reports/${path}`;
}
