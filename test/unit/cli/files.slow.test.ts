import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtProgram, type Program } from './program';

const report = '# Steel\n\nPrices fell by 12 % in 2024 [1].\n\n## References\n\n[1] Yearbook. [copy](copy.txt)\n';
const slip = '# Sales\n\nSales rose from $12.0m in 2022 to $15.0m in 2023, an increase of 35%. $(id)\n';
/** A fault that shows once in a while shows in so many runs. */
const times = Number(process.env.PLUMBLINE_REPEAT ?? 1);

describe('CLI: files that are none', function () {
	if (process.platform === 'win32') {
		it('are not known on Windows');
		return;
	}
	this.timeout(600_000);
	let program: Program;
	let place: string;

	before(async () => {
		program = await builtProgram();
	});
	after(() => program.dispose());
	beforeEach(async () => {
		place = join(program.folder, 'place');
		await mkdir(place, { recursive: true });
		await writeFile(join(place, 'r.md'), report);
	});
	afterEach(() => rm(place, { recursive: true, force: true }));

	const pipe = (name: string) => execFileSync('mkfifo', [join(place, name)]);
	const run = (...argv: string[]) => program.start(argv, { cwd: place }).ended;

	it('are passed over in a folder: devices, pipes, links to them and to themselves', async () => {
		pipe('pipe.md');
		for (const [to, name] of [
			['/dev/zero', 'zero.md'],
			['pipe.md', 'link.md'],
			['self.md', 'self.md'],
			['nowhere.md', 'gone.md'],
		] as const)
			await symlink(to, join(place, name));
		for (let time = 0; time < times; time++) {
			const { code, stdout, stderr } = await run('analyze', '.', '--format=json');
			assert.deepEqual([code, stderr], [0, '']);
			assert.equal(JSON.parse(stdout).file, 'r.md');
		}
	});

	it('are read no further than a report may be long where the user names them', async () => {
		await symlink('/dev/zero', join(place, 'zero.md'));
		const { code, stderr } = await run('analyze', 'zero.md');
		assert.deepEqual([code, stderr], [2, 'plumbline: zero.md cannot be read: there is more in it than is read.\n']);
	});

	it('are read where the shell makes them of the output of a program', async () => {
		const { ended } = program.start(['analyze', '/dev/stdin', '--format=json'], {
			cwd: place,
			through: 'cat r.md | "$@"',
		});
		const { code, stdout } = await ended;
		assert.deepEqual([code, JSON.parse(stdout).file], [0, '/dev/stdin']);
	});

	for (const name of [
		'plumbline.config.json',
		'.plumblineignore',
		'.plumbline/decisions.json',
		'.plumbline/checklists.json',
	])
		it(`do not count as ${name}`, async () => {
			await mkdir(join(place, '.plumbline'));
			pipe(name);
			const { code, stderr } = await run('score', '.', '--offline');
			assert.deepEqual([code, stderr], [0, '']);
		});

	it('do not count as the file of known findings that a found configuration names, nor as a report of a table', async () => {
		await writeFile(join(place, 'plumbline.config.json'), '{"baseline": "known.json"}');
		pipe('known.json');
		const { code, stdout, stderr } = await run('analyze', 'r.md');
		assert.deepEqual(
			[code, stdout, stderr],
			[2, '', 'plumbline: known.json cannot be read: it is a pipe or a device.\n'],
		);
	});

	it('cannot be cited, and are no skills', async () => {
		pipe('copy.txt');
		await mkdir(join(place, 'skills'));
		pipe('skills/a.md');
		await symlink('/dev/zero', join(place, 'skills/b.md'));
		const { code, stderr } = await run('score', 'r.md', '--sources=.', '--skills=skills');
		assert.equal(code, 0, stderr);
		assert.equal((await run('skills', 'validate', 'skills')).code, 0);
	});

	it('may be what the result is written to', async () => {
		const { code, stderr } = await run('analyze', 'r.md', '--output=/dev/null');
		assert.deepEqual([code, stderr], [0, '']);
	});
});

describe('CLI: a result that cannot be written', function () {
	if (process.platform !== 'linux') {
		it('is tried where there is /dev/full');
		return;
	}
	this.timeout(600_000);
	let program: Program;

	before(async () => {
		program = await builtProgram();
		await writeFile(join(program.folder, 'r.md'), report);
	});
	after(() => program.dispose());

	it('to a full disk, by the shell or by --output, is one line and exit code 2', async () => {
		for (let time = 0; time < times; time++) {
			for (const format of ['text', 'json']) {
				const told = await program.start(['analyze', 'r.md', `--format=${format}`], { through: '"$@" > /dev/full' })
					.ended;
				assert.deepEqual(told, {
					code: 2,
					stdout: '',
					stderr: 'plumbline: stdout cannot be written: the disk is full.\n',
				});
				const named = await program.start(['analyze', 'r.md', `--format=${format}`, '--output=/dev/full']).ended;
				assert.deepEqual(named, {
					...{ code: 2, stdout: '', stderr: 'plumbline: /dev/full cannot be written: the disk is full.\n' },
				});
			}
		}
	});

	it('ends the same where nobody can be told', async () => {
		const { code } = await program.start(['analyze', 'gone.md'], { through: '"$@" 2> /dev/full' }).ended;
		assert.equal(code, 2);
	});

	it('leaves what stood there whole: a file that may grow to a few bytes only', async () => {
		const out = join(program.folder, 'out.json');
		for (let time = 0; time < times; time++) {
			await writeFile(out, 'the last result');
			// The shell counts in blocks of 512 bytes; where the limit is met, the system would also end the program.
			const through = 'trap "" XFSZ; ulimit -f 2; exec "$@"';
			const { code, stdout, stderr } = await program.start(['analyze', 'r.md', '--format=json', '--output=out.json'], {
				through,
			}).ended;
			assert.deepEqual([code, stdout], [2, '']);
			assert.match(stderr, /^plumbline: out\.json cannot be written: [^\n]+\.\n$/);
			assert.equal(await readFile(out, 'utf8'), 'the last result');
			assert.deepEqual(
				(await readdir(program.folder)).filter((name) => /unfinished/.test(name)),
				[],
			);
		}
	});

	it('to a disk that is read-only is told as that', async function () {
		const disk = join(program.folder, 'disk');
		await mkdir(disk);
		const mounted = `unshare -m sh -c 'mount -t tmpfs -o ro none "$0" && exec "$@"' ${disk}`;
		// Only an administrator can mount one.
		if ((await program.start([], { through: `${mounted} true` }).ended).code !== 0) this.skip();
		for (const [option, said] of [
			['--output=disk/out.json', 'disk/out.json cannot be written: the disk is read-only.'],
			['--cache=disk/cache', 'Analyses cannot be kept, so reports will be read anew: the disk is read-only'],
		] as const) {
			const { stderr } = await program.start(['analyze', 'r.md', option], { through: `${mounted} "$@"` }).ended;
			assert.equal(stderr, `plumbline: ${said}\n`);
		}
	});

	it('goes to a pipe by its path', async () => {
		const written = ['analyze', 'r.md', '--format=json', '--output=/dev/stdout'];
		const { stdout, stderr } = await program.start(written, { through: '"$@" | cat' }).ended;
		assert.equal(stderr, '');
		assert.equal(JSON.parse(stdout).file, 'r.md');
	});

	it('keeps a link a link, and a file’s permissions', async () => {
		const out = join(program.folder, 'real.json');
		await writeFile(out, '', { mode: 0o600 });
		await chmod(out, 0o640);
		await symlink('real.json', join(program.folder, 'link.json'));
		const { code } = await program.start(['analyze', 'r.md', '--format=json', '--output=link.json']).ended;
		assert.equal(code, 0);
		assert.equal(JSON.parse(await readFile(out, 'utf8')).file, 'r.md');
		const modes = execFileSync('stat', ['-c', '%a %F', out, join(program.folder, 'link.json')], { encoding: 'utf8' });
		assert.equal(modes, '640 regular file\n777 symbolic link\n');
	});

	describe('that came with the reports', () => {
		const away = () => join(program.folder, 'elsewhere');
		let place: string;

		beforeEach(async () => {
			place = join(program.folder, 'place');
			await mkdir(join(place, '.plumbline'), { recursive: true });
			await mkdir(away());
			await writeFile(join(place, 'r.md'), slip);
		});
		afterEach(async () => {
			for (const folder of [place, away()]) await rm(folder, { recursive: true, force: true });
		});
		const refused = async (name: string, ...argv: string[]) => {
			const { code, stderr } = await program.start(argv, { cwd: place }).ended;
			assert.deepEqual([code, await readdir(away())], [2, []]);
			assert.ok(stderr.includes(`A link leads from ${name} to another folder: nothing was written there.`), stderr);
		};
		const decide = ['decide', 'r.md:3', 'dismissed', '--only=number.*'];

		it('lead no decision elsewhere, be it to a file that is not there yet', async () => {
			await symlink('../../elsewhere/profile', join(place, '.plumbline/decisions.json'));
			await refused('.plumbline/decisions.json', ...decide);
		});

		it('lead no folder of decisions elsewhere', async () => {
			await rm(join(place, '.plumbline'), { recursive: true });
			await symlink('../elsewhere', join(place, '.plumbline'));
			await refused('.plumbline/decisions.json', ...decide);
		});

		it('lead no new configuration and no list of known findings elsewhere', async () => {
			await symlink('../elsewhere/profile', join(place, 'plumbline.config.json'));
			await refused('plumbline.config.json', 'init');
			await rm(join(place, 'plumbline.config.json'));
			await writeFile(join(place, 'plumbline.config.json'), '{ "baseline": "known.json" }');
			await symlink('../elsewhere/profile', join(place, 'known.json'));
			await program.start(['analyze', 'r.md', '--update-baseline'], { cwd: place }).ended;
			assert.deepEqual(await readdir(away()), []);
		});

		it('lead no result elsewhere, unless an absolute path names them', async () => {
			await symlink('../elsewhere/profile', join(place, 'out.json'));
			await refused('out.json', 'analyze', 'r.md', '--output', 'json=out.json');
			const written = ['--format=json', '--output', join(place, 'out.json')];
			await program.start(['analyze', 'r.md', ...written], { cwd: place }).ended;
			assert.deepEqual(await readdir(away()), ['profile']);
		});

		it('lead no mend elsewhere, unless the report is named', async () => {
			const target = join(away(), 'r.md');
			await writeFile(target, slip);
			await symlink('../elsewhere/r.md', join(place, 'link.md'));
			const { code, stderr } = await program.start(['analyze', '.', '--fix'], { cwd: place }).ended;
			assert.equal(code, 2);
			assert.match(stderr, /A link leads from link\.md to another folder/);
			assert.deepEqual([await readFile(target, 'utf8'), await readFile(join(place, 'r.md'), 'utf8')], [slip, mended]);
			await program.start(['analyze', 'link.md', '--fix'], { cwd: place }).ended;
			assert.equal(await readFile(target, 'utf8'), mended);
		});
		const mended = slip.replace(' 35%.', ' 25%.');
	});

	it('tells names as text: what is in a file’s name begins no line and moves no cursor', async () => {
		const name = 'a\n::error::x\u001b[31m.md';
		const folder = join(program.folder, 'names');
		await mkdir(folder);
		await writeFile(join(folder, name), Buffer.from([65, 0, 66]));
		await writeFile(join(folder, `b${name}`), report);
		await writeFile(join(folder, '::error::x.md'), slip);
		for (const argv of [
			['analyze', '.'],
			['analyze', '.', '--format=lines'],
			['analyze', '.', '--format=github', '--fail-on=never'],
			['bench', '.'],
			['bench', '.', '--format=csv'],
			['score', '.', '--offline'],
			['score', '.', '--dry-run', '--model=m', '--base-url=http://127.0.0.1:9/v1'],
		]) {
			const { stdout, stderr } = await program.start(argv, { cwd: folder }).ended;
			const said = stdout + stderr;
			assert.ok(said.includes('31m.md'), argv.join(' '));
			assert.ok(!said.includes('\u001b'), argv.join(' '));
			assert.doesNotMatch(said, /^\s*::error::x/m, argv.join(' '));
		}
	});
});
