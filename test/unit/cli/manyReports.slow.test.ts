import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { unlessMissing } from '../../../src/cli/host/nodeFileSystem';
import { seededRandom } from '../../bench/random.mjs';
import { builtProgram, type Program } from './program';

describe('CLI: many reports, as a process', function () {
	this.timeout(600_000);
	let program: Program;
	let place: string;
	/** As many as are worth threads. */
	const names = Array.from({ length: availableParallelism() * 6 }, (_, at) => `r${String(at).padStart(3, '0')}.md`);

	before(async () => {
		program = await builtProgram();
		place = join(program.folder, 'reports');
		await mkdir(place);
		const memo = await readFile('examples/clean/memo.md', 'utf8');
		for (const [at, name] of names.entries()) {
			await writeFile(
				join(place, name),
				`${memo}\nSales were ${at + 3} in 2023 and rose by 50 % to ${at + 9} in 2024.\n`,
			);
		}
	});
	after(() => program.dispose());

	it('are read in threads, and told in their order', async () => {
		const { ended } = program.start(['analyze', '.', '--format=json'], { cwd: place });
		const { stdout, stderr } = await ended;
		assert.equal(stderr, '');
		const read: { file: string }[] = JSON.parse(stdout);
		assert.deepEqual(
			read.map(({ file }) => file),
			names,
		);
	});

	it('killed at ten random points and started again, come to the same table, which is there whole or not at all', async () => {
		const score = () => program.start(['bench', 'reports', '--offline', '--format=csv', '--output=table.csv']);
		const table = () => unlessMissing(() => readFile(join(program.folder, 'table.csv'), 'utf8'));
		const started = performance.now();
		await score().ended;
		const took = performance.now() - started;
		const whole = await table();
		for (const name of names) assert.ok(whole?.includes(name), name);
		const seed = Date.now();
		const random = seededRandom(seed);
		for (let kills = 0; kills < 10; kills++) {
			await writeFile(join(program.folder, 'table.csv'), '');
			const running = score();
			await setTimeout(random.next() * took);
			running.kill();
			await running.ended;
			assert.ok(['', whole].includes((await table()) ?? ''), `a table that is there in part, seed ${seed}`);
		}
		await score().ended;
		assert.equal(await table(), whole);
	});
});
