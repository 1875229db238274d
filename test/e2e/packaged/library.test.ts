import assert from 'node:assert/strict';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npmName } from '../../../scripts/tarball.mjs';
import { tool } from '../../../scripts/tools.mjs';
import { runCommand } from '../../host/command.mjs';
import { paths } from '../../host/prepare.mjs';
import { consumer } from '../../unit/library/consumer';
import { installPackage } from './installedPackage';

describe('the package as a library', () => {
	let folder: string;

	before(async () => {
		folder = await installPackage();
		await cp(paths.examples, join(folder, 'examples'), { recursive: true });
	});

	after(() => rm(folder, { recursive: true, force: true }));

	const node = (...args: string[]) => runCommand(process.execPath, args, { cwd: folder });

	it('runs the example', async () => {
		const { code, output } = await node('examples/library/check.mjs', 'examples/grid-storage/report.md');
		assert.equal(code, 1, output);
		assert.match(output, /^examples\/grid-storage\/report\.md:82:17 warning .* \(number\.arithmetic\)$/m);
		assert.match(output, /^unsupported: Corvania will be/m);
		assert.match(output, /^\d+ of \d+ claims stand on nothing\.$/m);
		assert.match(output, /^tier 1: Institute of Electrical Equipment/m);
		const clean = await node('examples/library/check.mjs', 'examples/clean/memo.md');
		assert.equal(clean.code, 0, clean.output);
	});

	it('is required as well as imported, and opens nothing but what it exports', async () => {
		const reads = "createPlumbline({ language: 'zh' }).analyze('Experts say so.').findings[0].message";
		const required = await node('-e', `const { createPlumbline } = require('${npmName}'); console.log(${reads})`);
		assert.match(required.output, /读者不知道是谁说的/);
		const schema = await node('-p', `require('${npmName}/schemas/analysis.schema.json').$id`);
		assert.equal(schema.output.trim(), 'urn:plumbline:schema:analysis:1');
		const inside = await node('-p', `require('${npmName}/dist/cli.js')`);
		assert.match(inside.output, /ERR_PACKAGE_PATH_NOT_EXPORTED/);
	});

	it('is typed for strict programs, however they find their packages', async () => {
		for (const [file, module, moduleResolution] of [
			['consumer.mts', 'nodenext', 'nodenext'],
			['consumer.cts', 'nodenext', 'nodenext'],
			['consumer.mts', 'node16', 'node16'],
			['consumer.cts', 'node16', 'node16'],
			['consumer.mts', 'esnext', 'bundler'],
		] as const) {
			await writeFile(join(folder, file), consumer(npmName));
			const compilerOptions = {
				...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false },
				...{ noEmit: true, types: [], lib: ['ES2023'], target: 'ES2023', module, moduleResolution },
			};
			await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
			const { code, output } = await node(tool('tsc'), '--project', folder);
			assert.equal(code, 0, `${file} ${moduleResolution}\n${output}`);
		}
	});

	it('holds every schema and whatever it names, and neither the extension nor its panel', async () => {
		const installed = join(folder, 'node_modules', npmName);
		assert.deepEqual((await readdir(join(installed, 'schemas'))).sort(), (await readdir('schemas')).sort());
		const built = await readdir(join(installed, 'dist'));
		assert.ok(built.includes('library.mjs') && built.includes('library.d.mts') && built.includes('cli.js'));
		assert.ok(!built.includes('extension.js') && !built.includes('panel.js'));
		assert.ok(!built.some((name) => name.endsWith('.map')));
		// Unminified it is two and a half times as large.
		assert.ok((await stat(join(installed, 'dist/library.mjs'))).size < 4_000_000);
		const { exports } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
		const paths = Object.values<Record<string, string>>(exports['.']).flatMap((conditions) =>
			Object.values(conditions),
		);
		const readme = await readFile(join(installed, 'README.md'), 'utf8');
		const linked = [...readme.matchAll(/\]\((?!http)([^)#]+)/g)].map(([, path]) => path ?? '');
		assert.ok(paths.length === 4 && linked.length > 5);
		for (const path of [...paths, ...linked]) await stat(join(installed, path));
	});
});
