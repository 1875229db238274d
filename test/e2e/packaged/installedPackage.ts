import assert from 'node:assert/strict';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../host/command.mjs';
import { paths } from '../../host/prepare.mjs';

const npm = ['--offline', '--no-audit', '--no-fund', '--loglevel', 'error'];

/** A folder of its own, elsewhere, into which what `npm pack` packs was installed. The caller removes it. */
export async function installPackage(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'plumbline-npm-'));
	const packed = ['pack', '--ignore-scripts', '--pack-destination', folder, ...npm];
	const { code, output } = await runCommand('npm', packed, { cwd: paths.root });
	assert.equal(code, 0, output);
	const archive = output.trim().split('\n').at(-1) ?? '';
	const installed = await runCommand('npm', ['install', '--prefix', folder, archive, ...npm], { cwd: folder });
	assert.equal(installed.code, 0, installed.output);
	return folder;
}
