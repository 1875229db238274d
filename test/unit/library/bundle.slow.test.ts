import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { createPlumbline } from '../../../src/library/library';
import { runCommand } from '../../host/command.mjs';
import { exampleReports } from '../exampleReports';
import { consumer } from './consumer';

describe('the library as it is built', () => {
	it('runs where there is neither Node nor a browser: with the language, TextEncoder and URL alone', async () => {
		const { outputFiles, metafile } = await build({
			entryPoints: ['src/library/library.ts'],
			bundle: true,
			platform: 'neutral',
			target: 'es2023',
			format: 'iife',
			globalName: 'library',
			mainFields: ['module', 'main'],
			alias: { yaml: './node_modules/yaml/browser/index.js' },
			write: false,
			metafile: true,
		});
		const imported = Object.values(metafile.inputs).flatMap(({ imports }) =>
			imports.filter(({ external }) => external),
		);
		assert.deepEqual(imported, []);
		assert.deepEqual(
			Object.keys(metafile.inputs).filter((file) => /^src\/(?:node|cli|extension|panel|lsp|agents)\//.test(file)),
			[],
		);
		const context = createContext({ TextEncoder, URL });
		const program = outputFiles[0]?.text ?? '';
		const create: typeof createPlumbline = runInContext(`${program}\nlibrary.createPlumbline`, context);
		for (const name of exampleReports) {
			const text = await readFile(name, 'utf8');
			for (const language of ['en', 'zh-CN']) {
				const here = createPlumbline({ language }).analyze(text);
				assert.equal(JSON.stringify(create({ language }).analyze(text)), JSON.stringify(here), name);
			}
		}
	});

	it('is declared in one file by which a strict program is checked, with nothing but the language', async () => {
		const { libraryDeclarations } = await import('../../../scripts/schemaTypes.mjs');
		const folder = await mkdtemp(join(tmpdir(), 'plumbline-types-'));
		try {
			await writeFile(join(folder, 'plumbline.d.ts'), await libraryDeclarations());
			await writeFile(join(folder, 'consumer.ts'), consumer('./plumbline'));
			await writeFile(
				join(folder, 'tsconfig.json'),
				JSON.stringify({ compilerOptions: strict, files: ['consumer.ts'] }),
			);
			const { code, output } = await runCommand(
				process.execPath,
				[resolve('node_modules/typescript/bin/tsc'), '--project', folder],
				{
					cwd: process.cwd(),
				},
			);
			assert.equal(code, 0, output);
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	});
});

const strict = {
	...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, verbatimModuleSyntax: true },
	...{ skipLibCheck: false, noEmit: true, types: [], lib: ['ES2023'], target: 'ES2023' },
	...{ module: 'ESNext', moduleResolution: 'bundler' },
};
