import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import { build, context, transform } from 'esbuild';
import { libraryDeclarations } from './schemaTypes.mjs';

const production = process.argv.includes('--production');
const watch = process.argv.includes('--watch');

const common = {
	bundle: true,
	target: 'node20',
	minify: production,
	sourcemap: !production,
	logLevel: 'warning',
	legalComments: 'none',
	// Chinese sentences as they are: escaped, each of their characters would take twice the room.
	charset: 'utf8',
	// Of ES modules only what is used is taken; their packages' entries for Node are CommonJS or UMD.
	mainFields: ['module', 'main'],
	alias: { yaml: './node_modules/yaml/browser/index.js' },
};

/** `import` of CommonJS has Node read through the file for what it exports before it is run; `require` does not. */
const supported = { 'dynamic-import': false };

/**
 * An entry that exports nothing, in a package of CommonJS, is one of CommonJS to esbuild, and all that it imports is begun when
 * it is first asked for, by functions that an engine computes more slowly than a module's own.
 */
const asModules = {
	name: 'as-modules',
	setup({ initialOptions, onLoad }) {
		const entries = Object.values(initialOptions.entryPoints).map((path) => resolve(path));
		onLoad({ filter: /\.ts$/ }, async ({ path }) =>
			entries.includes(path) ? { contents: `${await readFile(path, 'utf8')}\nexport {};`, loader: 'ts' } : undefined,
		);
	},
};

/**
 * esbuild shares code between entries only in ES modules, and an editor's extension is loaded as CommonJS: each file that
 * comes out is translated by itself.
 */
const asCommonJs = {
	name: 'as-commonjs',
	setup({ onEnd }) {
		onEnd(async ({ outputFiles = [] }) => {
			await mkdir('dist', { recursive: true });
			await Promise.all(
				outputFiles.map(async ({ path, text }) => {
					const { minify, target, charset } = common;
					// Beside the code: each process reads the code, and hardly one the map.
					const sourcemap = production ? false : 'external';
					const options = { format: 'cjs', platform: 'node', minify, target, charset, sourcemap, supported };
					const { code, map } = await transform(boundOnce(text), { ...options, sourcefile: basename(path) });
					if (!map) return writeFile(path, code);
					await writeFile(`${path}.map`, map);
					await writeFile(path, `${code}//# sourceMappingURL=${basename(path)}.map\n`);
				}),
			);
		});
	},
};

/**
 * What a file takes of those that were split off, taken once: esbuild's own translation asks a getter at each use, and an
 * analysis then takes half as long again. They have all run by then: none imports another in a circle.
 */
function boundOnce(text) {
	const imports = /^(?:#!.*\n)?(?:import\s*(?:\{[^}]*\}\s*from\s*)?"\.\/[^"]+";\s*)+/;
	const one = /import\s*(?:\{([^}]*)\}\s*from\s*)?("\.\/[^"]+");/g;
	return text.replace(imports, (head) =>
		head.replace(one, (_, names, path) =>
			names === undefined ? `require(${path});` : `const {${names.replaceAll(' as ', ':')}} = require(${path});`,
		),
	);
}

/** What packages bring along and nobody here asks for. */
const leftOut = {
	name: 'left-out',
	setup({ onLoad, onResolve }) {
		// The agents' SDK checks with a validator of its own what users fill in forms with: no tool here asks them.
		onLoad({ filter: /@modelcontextprotocol[\\/]sdk[\\/].*[\\/]ajv-provider\.js$/ }, () => ({
			contents: `export class AjvJsonSchemaValidator {
	getValidator() { throw new Error('Forms are not checked: scripts/build.mjs leaves their validator out.'); }
}`,
		}));
		// Whoever writes HTML escapes three characters, and would load the names of all that can be written with an “&”.
		onResolve({ filter: /^entities$/ }, ({ importer }) =>
			importer.includes('dom-serializer') ? { path: resolve('node_modules/entities/lib/esm/escape.js') } : undefined,
		);
	},
};

const inBrowser = {
	outdir: 'dist/web',
	platform: 'browser',
	target: 'es2022',
	mainFields: ['browser', 'module', 'main'],
};

const bundles = [
	{
		...common,
		entryPoints: {
			extension: 'src/extension/node.ts',
			cli: 'src/cli/main.ts',
			// What `cli` begins, which gives it to the engine as compiled before.
			program: 'src/cli/program.ts',
			// The thread that the editor analyses reports in.
			analysis: 'src/node/analysisWorker.ts',
			// A thread that sources are read in: the readers of pages and PDFs are larger than all the rest.
			readers: 'src/node/documentWorker.ts',
		},
		outdir: 'dist',
		platform: 'node',
		format: 'esm',
		splitting: true,
		write: false,
		sourcemap: production ? false : 'inline',
		// The canvas is only for drawing pages of a PDF, which nobody does.
		external: ['vscode', 'canvas', '@napi-rs/canvas'],
		plugins: [asModules, leftOut, asCommonJs],
	},
	{
		...common,
		// For programs, wherever they run: what only Node or only a browser has does not build.
		entryPoints: ['src/library/library.ts'],
		outfile: 'dist/library.mjs',
		platform: 'neutral',
		target: 'es2023',
		format: 'esm',
	},
	{
		...common,
		entryPoints: ['src/panel/panel.ts'],
		outfile: 'dist/panel.js',
		platform: 'browser',
		format: 'iife',
		target: 'es2022',
	},
	// In a browser one file is all that an editor loads of an extension. On this platform nothing of Node can be bundled.
	{
		...common,
		...inBrowser,
		entryPoints: { extension: 'src/extension/web.ts' },
		format: 'cjs',
		external: ['vscode'],
	},
	...(production
		? []
		: [
				{
					...common,
					entryPoints: ['test/vscode/index.ts'],
					outfile: 'dist/test/vscode/index.js',
					platform: 'node',
					format: 'cjs',
					external: ['vscode', 'mocha'],
				},
				{
					...common,
					...inBrowser,
					entryPoints: ['test/vscode/web/index.ts'],
					outdir: undefined,
					outfile: 'dist/test/web/index.js',
					format: 'cjs',
					external: ['vscode'],
					alias: { ...common.alias, 'node:assert/strict': './test/vscode/web/assert.ts' },
					// Else Mocha would take the place of what the suite exports.
					define: { module: 'undefined' },
				},
				{
					...common,
					// As one file each they compute a fifth less than module by module.
					entryPoints: ['test/bench/quality/run.ts', 'test/bench/editor/run.ts'],
					outdir: 'dist/test/bench',
					outbase: 'test/bench',
					platform: 'node',
					format: 'cjs',
					packages: 'external',
				},
			]),
];

// Files that are shared bear a hash of what they hold: those of an earlier build would stay.
const old = await readdir('dist').catch(() => []);
await Promise.all(old.filter((name) => /\.m?js(?:\.map)?$/.test(name)).map((name) => rm(`dist/${name}`)));
await mkdir('dist', { recursive: true });
await writeFile('dist/library.d.mts', await libraryDeclarations());
await rm('dist/web', { recursive: true, force: true });
await mkdir('dist/web', { recursive: true });
await writeFile('dist/web/files.json', JSON.stringify(await ownFiles('docs/findings', 'prompts', 'skills')));
if (watch) {
	for (const options of bundles) await (await context(options)).watch();
} else {
	const built = await Promise.all(bundles.map((options) => build({ ...options, metafile: true })));
	const shipped = built.filter(
		(_, at) => !bundles[at].outfile?.includes('/test/') && !bundles[at].outdir?.includes('/test/'),
	);
	const packages = packagesIn(shipped.flatMap(({ metafile }) => Object.keys(metafile.inputs)));
	await writeFile('dist/packages.json', `${JSON.stringify(packages, null, '\t')}\n`);
}

/** What is in folders of the product: over the network an editor cannot list them. */
async function ownFiles(...folders) {
	const read = folders.map(async (folder) =>
		(await readdir(folder, { recursive: true, withFileTypes: true }))
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name).split(sep).join('/')),
	);
	return (await Promise.all(read)).flat().sort();
}

/** The folders of the packages that files come from, by which `scripts/notices.mjs` tells whose licences are to be shipped. */
function packagesIn(files) {
	const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []);
	const below = folders.map((folder) => folder.slice(folder.indexOf('node_modules/')));
	return [...new Set(below)].sort();
}
