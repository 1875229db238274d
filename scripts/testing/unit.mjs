import { readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { build } from 'esbuild';
import { paths } from '../../test/host/prepare.mts';
import { runMocha } from './mocha.mjs';

const isSlow = (name) => name.endsWith('.slow.test.ts');

/**
 * The quick unit tests, as many at a time as there are processors. They run as bundles, one for each: module by module a
 * third of the time goes into loading, and every process warms up the whole core for itself.
 *
 * @param {import('./steps.mjs').Print} print
 */
export function runUnit(print) {
	return runBundled('unit', (name) => !isSlow(name), { print, jobs: availableParallelism(), flags: quick });
}

/** Those that take long: in two processes, for a third of the time they wait. @param {import('./steps.mjs').Print} print */
export function runSlow(print) {
	return runBundled('slow', isSlow, { print, jobs: 2, flags: [] });
}

/**
 * Most of what quick tests run is run a few times only: optimised later, and with room for what is soon forgotten, they
 * take a fifth less.
 */
const quick = ['--interrupt-budget=2000000', '--max-semi-space-size=64'];

async function runBundled(suite, wanted, { print, jobs, flags }) {
	const shares = shared(await testFiles(wanted), jobs);
	const bundles = shares.map((_, at) => join(paths.root, `dist/test/unit/${suite}-${at}.cjs`));
	await Promise.all(shares.map((files, at) => bundle(files, bundles[at])));
	return runMocha(suite, bundles, { print, jobs, flags: ['--enable-source-maps', ...flags] });
}

/** With their sizes, which tell well enough how long each takes. */
async function testFiles(wanted) {
	const names = await readdir(join(paths.root, 'test/unit'), { recursive: true });
	return Promise.all(
		names
			.filter((name) => name.endsWith('.test.ts') && wanted(name))
			.map(async (name) => {
				const file = `test/unit/${name.split(sep).join('/')}`;
				return { file, size: (await stat(join(paths.root, file))).size };
			}),
	);
}

/** Parts of about one size. */
function shared(files, parts) {
	const sorted = files.toSorted((a, b) => b.size - a.size || (a.file < b.file ? -1 : 1));
	return Array.from({ length: parts }, (_, part) =>
		sorted.filter((_, at) => at % parts === part).map(({ file }) => file),
	);
}

function bundle(files, outfile) {
	return build({
		stdin: {
			contents: files.map((file) => `import './${file}';`).join('\n'),
			resolveDir: paths.root,
		},
		outfile,
		bundle: true,
		platform: 'node',
		format: 'cjs',
		target: 'node20',
		packages: 'external',
		sourcemap: true,
		sourcesContent: false,
		logLevel: 'warning',
	});
}
