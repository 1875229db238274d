import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Checks one of the examples in the terminal, and writes the same result with what was counted as a page. */
const home = fileURLToPath(new URL('..', import.meta.url));
const page = 'plumbline-report.html';

const report = exampleReport();
console.log(`$ plumbline analyze ${report}\n`);
plumbline(['analyze', report]);
plumbline(['score', report, '--format', 'html', '--output', page]);
console.log(`\nThe same as a page, with what was counted and the outline: ${home}${page}`);

function exampleReport() {
	const preferred = 'examples/grid-storage/report.md';
	if (existsSync(`${home}${preferred}`)) return preferred;
	const files = readdirSync(`${home}examples`, { recursive: true }).filter((file) => file.endsWith('.md'));
	if (files.length === 0) throw new Error('There is no report below examples/.');
	return `examples/${files.sort()[0].replaceAll('\\', '/')}`;
}

/** Findings are what the demo is to show: only a failure to run stops it. */
function plumbline(args) {
	const { status, error } = spawnSync(process.execPath, ['dist/cli.js', ...args], { cwd: home, stdio: 'inherit' });
	if (error) throw error;
	if (status !== 0 && status !== 1) process.exit(status ?? 2);
}
