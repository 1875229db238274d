import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { writeBillOfMaterials, writeChecksums } from '../../../scripts/releasing.mjs';
import { npmName, packTarball } from '../../../scripts/tarball.mjs';
import { findingCodes } from '../../../src/findings/model';
import { languages } from '../../../src/messages/languages';
import { pageFile } from '../../../src/output/findingPage';
import { runCommand } from '../../host/command.mjs';
import { paths } from '../../host/prepare.mjs';

interface Bill {
	readonly metadata: { readonly component: { readonly name: string; readonly version: string } };
	readonly components: readonly {
		readonly name: string;
		readonly version: string;
		readonly licenses: readonly unknown[];
	}[];
}

describe('what a release has', () => {
	const made: string[] = [];

	it('a tarball for npm with the command line', async () => {
		const tarball = await packTarball(paths.root);
		made.push(tarball);
		const { code, output } = await runCommand('tar', ['-tzf', tarball]);
		assert.equal(code, 0, output);
		for (const file of ['package/dist/cli.js', 'package/README.md', 'package/ThirdPartyNotices.txt'])
			assert.ok(output.split('\n').includes(file), file);
		const { output: manifest } = await runCommand('tar', ['-xzOf', tarball, 'package/package.json']);
		const { name, contributes } = JSON.parse(manifest);
		// What is for the editor is in the other package.
		assert.deepEqual([name, contributes], [npmName, undefined]);
	});

	it('the pages on findings in every language, in both packages', async () => {
		const wanted = languages.flatMap((language) =>
			Object.keys(findingCodes).map((code) => `docs/findings/${pageFile(code, language)}`),
		);
		const { output } = await runCommand('tar', ['-tzf', made[0] ?? '']);
		const packed = output.split('\n').filter((path) => path.startsWith('package/docs/findings/'));
		assert.deepEqual(packed.sort(), wanted.map((page) => `package/${page}`).sort());
		// An archive names what it holds in plain letters at its end.
		const vsix = await readFile(process.env.PLUMBLINE_VSIX ?? '');
		for (const page of wanted) assert.ok(vsix.includes(`extension/${page}`), page);
	});

	it('a bill of materials that names every bundled package with its licence, and no other', async () => {
		const file = await writeBillOfMaterials(paths.root);
		made.push(file);
		const { metadata, components }: Bill = JSON.parse(await readFile(file, 'utf8'));
		const { name, version } = JSON.parse(await readFile(join(paths.root, 'package.json'), 'utf8'));
		assert.deepEqual([metadata.component.name, metadata.component.version], [name, version]);
		const notices = await readFile(join(paths.root, 'ThirdPartyNotices.txt'), 'utf8');
		const noticed = [...notices.matchAll(/^={80}\n(\S+) (\S+) \(/gm)].map(([, of, at]) => `${of} ${at}`);
		assert.deepEqual(components.map((one) => `${one.name} ${one.version}`).sort(), noticed.sort());
		for (const component of components) assert.ok(component.licenses.length > 0, component.name);
	});

	it('checksums that the usual program agrees with, until a file is changed', async () => {
		const folder = await mkdtemp(join(tmpdir(), 'plumbline-release-'));
		try {
			const copies = made.map((_, at) => join(folder, `made-${at}`));
			await Promise.all(made.map((file, at) => symlink(file, copies[at] ?? '')));
			await writeChecksums(copies);
			const check = () => runCommand('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder });
			assert.equal((await check()).code, 0);
			await rm(copies[0] ?? '');
			await writeFile(copies[0] ?? '', 'another');
			assert.equal((await check()).code, 1);
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	});

	it('workflows that run what there is', async () => {
		const folder = join(paths.root, '.github/workflows');
		const { scripts } = JSON.parse(await readFile(join(paths.root, 'package.json'), 'utf8'));
		for (const name of await readdir(folder)) {
			const { jobs } = parse(await readFile(join(folder, name), 'utf8'));
			const steps = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap((job) => job.steps);
			const asked = steps
				.flatMap(({ run = '' }) => [...run.matchAll(/npm (?:run )?([\w:]+)/g)])
				.map(([, script = '']) => script);
			assert.ok(asked.includes('test'), name);
			for (const script of asked) assert.ok(script === 'ci' || script in scripts, `${name}: ${script}`);
		}
	});

	it('a version that the tag must have', async () => {
		const { jobs } = parse(await readFile(join(paths.root, '.github/workflows/release.yml'), 'utf8'));
		const step = jobs.release.steps.find((one: { name?: string }) => one.name === 'The tag is the version');
		const { version } = JSON.parse(await readFile(join(paths.root, 'package.json'), 'utf8'));
		const run = (tag: string) =>
			runCommand('bash', ['-e', '-c', step.run], { cwd: paths.root, env: { ...process.env, TAG: tag } });
		assert.equal((await run(`v${version}`)).code, 0);
		assert.equal((await run('v99.0.0')).code, 1);
	});
});
