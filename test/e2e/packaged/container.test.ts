import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmName } from '../../../scripts/tarball.mjs';
import { runCommand } from '../../host/command.mjs';
import { paths } from '../../host/prepare.mjs';
import { buildByHand, inStage } from './dockerfile';

/** What the builder and npm need; where they are slow, the machine is. */
const longest = 900_000;

describe('the container of the command line', () => {
	let folder: string;
	let work: string;

	before(async () => {
		folder = await mkdtemp(join(tmpdir(), 'plumbline-container-'));
		work = join(folder, 'work');
		await cp(join(paths.examples, 'grid-storage'), work, { recursive: true });
	});

	after(() => rm(folder, { recursive: true, force: true }));

	it('is built by the steps of its Dockerfile, and reads the folder that is mounted', async function () {
		this.timeout(longest);
		// What npm has fetched before need not be fetched again.
		const cache = (await runCommand('npm', ['config', 'get', 'cache'])).output.trim();
		const env = { ...process.env, npm_config_cache: cache, npm_config_prefer_offline: 'true' };
		const stage = await buildByHand(paths.root, join(folder, 'stages'), env);
		assert.match(stage.base, /^node:\d+-alpine$/);
		assert.deepEqual([stage.user, stage.workdir, stage.entrypoint], ['node', '/work', ['plumbline']]);

		const run = (...args: string[]) => {
			const [program = '', ...given] = [...stage.entrypoint, ...(args.length > 0 ? args : stage.command)];
			return runCommand('env', [program, ...given], { cwd: work, env: { ...process.env, ...inStage(stage) } });
		};
		assert.match((await run()).output, /analyze/);
		const { version } = JSON.parse(await readFile(join(paths.root, 'package.json'), 'utf8'));
		assert.equal((await run('--version')).output.trim(), version);
		const analysed = await run('analyze', '.', '--fail-on', 'warning');
		assert.equal(analysed.code, 1, analysed.output);
		assert.match(analysed.output, /46 \+ 38 \+ 31 \+ 9 = 124/);

		// Whoever runs it owns nothing of it.
		const installed = join(stage.root, 'usr/local/lib/node_modules', npmName);
		for (const name of await readdir(installed, { recursive: true })) {
			const { mode } = await stat(join(installed, name));
			assert.equal(mode & 0o004, 0o004, name);
		}
		// Nothing of the build is left beside it; what was analysed is kept by whoever runs it, here at home.
		assert.deepEqual(await readdir(join(stage.root, 'opt')), []);
		assert.deepEqual(await readdir(join(stage.root, 'root')), ['.cache']);
	});

	it('is built and run by Docker, where one answers', async function () {
		this.timeout(longest);
		const docker = (...args: string[]) => runCommand('docker', args, { cwd: paths.root });
		const answers = await docker('info').then(
			({ code }) => code === 0,
			() => false,
		);
		if (!answers) return this.skip();
		const image = `plumbline-test-${process.pid}`;
		try {
			const built = await docker('build', '--tag', image, '.');
			assert.equal(built.code, 0, built.output);
			const mounted = ['run', '--rm', '--network', 'none', '--read-only', '--volume', `${work}:/work:ro`, image];
			const analysed = await docker(...mounted, 'analyze', '.', '--fail-on', 'warning');
			assert.equal(analysed.code, 1, analysed.output);
			assert.match(analysed.output, /46 \+ 38 \+ 31 \+ 9 = 124/);
			const user = await docker('run', '--rm', '--entrypoint', 'id', image, '-un');
			assert.equal(user.output.trim(), 'node');
		} finally {
			await docker('image', 'rm', '--force', image);
		}
	});
});
