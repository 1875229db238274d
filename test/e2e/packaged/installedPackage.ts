import assert from 'node:assert/strict';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packTarball } from '../../../scripts/tarball.mjs';
import { runCommand } from '../../host/command.mjs';
import { paths } from '../../host/prepare.mjs';

const npm = ['--offline', '--no-audit', '--no-fund', '--loglevel', 'error'];

/** A folder of its own, elsewhere, into which the package for npm was installed. The caller removes it. */
export async function installPackage(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'plumbline-npm-'));
	const archive = await packTarball(paths.root, folder);
	const installed = await runCommand('npm', ['install', '--prefix', folder, archive, ...npm], { cwd: folder });
	assert.equal(installed.code, 0, installed.output);
	return folder;
}
