import { build, context } from 'esbuild';

const production = process.argv.includes('--production');
const watch = process.argv.includes('--watch');

/** One entry a shell; the tests' suite for the extension host is built beside them, never packaged. */
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

const bundles = [
	{
		...common,
		entryPoints: ['src/extension/extension.ts'],
		outfile: 'dist/extension.js',
		platform: 'node',
		format: 'cjs',
		external: ['vscode'],
	},
	{
		...common,
		entryPoints: ['src/cli/main.ts'],
		outfile: 'dist/cli.js',
		platform: 'node',
		format: 'cjs',
		banner: { js: '#!/usr/bin/env node' },
	},
	{
		...common,
		// Both shells load it when tokens are to be counted: its vocabulary is larger than all the rest.
		entryPoints: ['src/judge/o200k.ts'],
		outfile: 'dist/tokenizer.js',
		platform: 'node',
		format: 'cjs',
		sourcemap: false,
		minify: true,
	},
	{
		...common,
		// Both shells run it in a thread when a source is read: the readers of pages and PDFs are larger than all the rest.
		entryPoints: ['src/node/documentWorker.ts'],
		outfile: 'dist/readers.js',
		platform: 'node',
		format: 'cjs',
		sourcemap: false,
		minify: true,
		// Only for drawing pages, which nobody does.
		external: ['canvas', '@napi-rs/canvas'],
	},
	{
		...common,
		entryPoints: ['src/panel/panel.ts'],
		outfile: 'dist/panel.js',
		platform: 'browser',
		format: 'iife',
		target: 'es2022',
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

if (watch) {
	for (const options of bundles) await (await context(options)).watch();
} else {
	await Promise.all(bundles.map((options) => build(options)));
}
