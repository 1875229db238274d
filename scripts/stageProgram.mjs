/**
 * Stages the built command line for the commit of a release, which alone holds it: from there the action and the hook before a
 * commit run it, so that nobody who uses them has to install or build anything.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { packedFiles } from './tarball.mjs';

const root = process.cwd();
const built = (await packedFiles(root)).filter((path) => path.startsWith('dist/'));
// The hook starts it as a program.
chmodSync(join(root, 'dist/cli.js'), 0o755);
execFileSync('git', ['add', '--force', '--', ...built], { cwd: root, stdio: 'inherit' });
process.stdout.write(`${built.length} files of dist/ are staged.\n`);
