import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFileSystem } from '../../../src/cli/host/nodeFileSystem';
import { nodeGit } from '../../../src/cli/host/nodeGit';
import { runIn } from './memoryEnvironment';

const sums = 'Freight rose from 40 to 50 tonnes in 2024, an increase of 20%.';
const report = `# Ferries\n\n## Freight\n\n${sums}\n\n## References\n\n1. A list. https://list.example/\n`;
const broken = 'Passengers came back in 2024 [7].';

describe('CLI: what is new since a revision in git', () => {
	let folder: string;

	function git(...args: string[]): void {
		const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false'];
		execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'pipe' });
	}

	function commit(): void {
		git('add', '-A');
		git('commit', '-q', '-m', 'A report');
	}

	async function since(revision: string, ...argv: string[]) {
		const openGit = () => nodeGit(folder);
		const given = ['analyze', ...(argv.length > 0 ? argv : [folder]), '--since', revision, '--format', 'json'];
		const { stdout, ...rest } = await runIn({ fs: nodeFileSystem, openGit }, ...given);
		const reports: { file: string; known: number; findings: { code: string }[] }[] =
			stdout === '' ? [] : [JSON.parse(stdout)].flat();
		const told = reports.map(({ file, findings }) => [file.split('/').at(-1), ...findings.map(({ code }) => code)]);
		return { ...rest, told };
	}

	beforeEach(async () => {
		folder = await realpath(await mkdtemp(join(tmpdir(), 'plumbline-since-')));
		git('init', '-q', '-b', 'main');
		await writeFile(join(folder, 'a.md'), report);
		await writeFile(join(folder, 'b.md'), report.replace('Ferries', 'Trains'));
		commit();
	});

	afterEach(() => rm(folder, { recursive: true, force: true }));

	it('is nothing where nothing has changed', async () => {
		const { told, code, stderr } = await since('HEAD');
		assert.deepEqual([told, code], [[], 0]);
		assert.match(stderr, /No report has changed since HEAD\./);
	});

	it('is everything before the first commit', async () => {
		git('update-ref', '-d', 'HEAD');
		await writeFile(join(folder, 'a.md'), report.replace('## Ref', `${broken}\n\n## Ref`));
		const { told } = await since('HEAD');
		assert.deepEqual(told[0], ['a.md', 'citation.missing', 'number.arithmetic', 'citation.broken']);
	});

	it('is what an edit brings, and nothing of what stood there before or in other reports', async () => {
		await writeFile(join(folder, 'a.md'), report.replace('## Ref', `${broken}\n\n## Ref`));
		const { told, code } = await since('HEAD');
		assert.deepEqual(told, [['a.md', 'citation.broken']]);
		assert.equal(code, 1);
	});

	it('is what an edit brings elsewhere, too: a citation whose reference was taken out', async () => {
		const cited = report.replace(sums, `${sums.slice(0, -1)} [1].`);
		await writeFile(join(folder, 'a.md'), cited);
		commit();
		await writeFile(
			join(folder, 'a.md'),
			cited.replace('1. A list. https://list.example/', '2. Another. https://b.example/'),
		);
		assert.ok((await since('HEAD')).told[0]?.includes('citation.broken'));
	});

	it('is all of a report that is new, untracked or not, and nothing of one that was renamed', async () => {
		await writeFile(join(folder, 'new.md'), report.replace('Ferries', 'Trams').replace('2024', '2021'));
		await mkdir(join(folder, 'sub'));
		git('mv', 'b.md', 'sub/c.md');
		const { told } = await since('HEAD');
		assert.deepEqual(
			told.map(([file]) => file),
			['new.md', 'c.md'],
		);
		assert.ok(told[0]?.includes('number.arithmetic'));
		assert.deepEqual(told[1], ['c.md']);
	});

	it('is measured from where the branch began: what came to the other branch since is not of this one', async () => {
		git('checkout', '-q', '-b', 'draft');
		await writeFile(join(folder, 'a.md'), report.replace('## Ref', `${broken}\n\n## Ref`));
		commit();
		git('checkout', '-q', 'main');
		await writeFile(join(folder, 'b.md'), '# Trains\n\nNothing is said.\n');
		commit();
		git('checkout', '-q', 'draft');
		assert.deepEqual((await since('main')).told, [['a.md', 'citation.broken']]);
	});

	it('cannot be told of a revision that git does not know, of a file outside, and without a repository', async () => {
		for (const revision of ['nowhere', '-x', 'a b']) {
			const { code, stderr } = await since(revision);
			assert.equal(code, 2);
			assert.match(stderr, /git knows no revision/);
		}
		const outside = await mkdtemp(join(tmpdir(), 'plumbline-outside-'));
		await writeFile(join(outside, 'c.md'), report);
		const { code, stderr } = await since('HEAD', outside);
		assert.equal(code, 2);
		assert.match(stderr, /not in the git repository/);
		await assert.rejects(nodeGit(outside), /in none/);
		await rm(outside, { recursive: true });
	});

	it('is found where names have spaces, quotes and letters of any script', async () => {
		await writeFile(join(folder, 'a "b" 报告.md'), report.replace('2024', '2021'));
		commit();
		await rename(join(folder, 'a "b" 报告.md'), join(folder, 'é.md'));
		git('add', '-A');
		assert.deepEqual((await since('HEAD')).told, [['é.md']]);
	});

	it('is found in what was renamed and edited', async () => {
		await rename(join(folder, 'b.md'), join(folder, 'c.md'));
		await writeFile(join(folder, 'c.md'), report.replace('Ferries', 'Trains').replace('## Ref', `${broken}\n\n## Ref`));
		assert.deepEqual((await since('HEAD')).told, [['c.md', 'citation.broken']]);
	});

	it('is nothing where only the line ends are those of Windows, or where ids are longer', async () => {
		await writeFile(join(folder, 'a.md'), report.replaceAll('\n', '\r\n'));
		assert.deepEqual((await since('HEAD')).told, []);
		await rm(join(folder, '.git'), { recursive: true });
		git('init', '-q', '-b', 'main', '--object-format=sha256');
		commit();
		await writeFile(join(folder, 'b.md'), `${report}\n${broken}\n`);
		assert.deepEqual(
			(await since('HEAD')).told.map(([file]) => file),
			['b.md'],
		);
	});

	describe('in a repository that came from somebody else', () => {
		if (process.platform === 'win32') {
			it('is not tried on Windows');
			return;
		}
		let script: string;
		let ran: string;

		beforeEach(async () => {
			const outside = await realpath(await mkdtemp(join(tmpdir(), 'plumbline-ran-')));
			[script, ran] = [join(outside, 'script'), join(outside, 'ran')];
			await writeFile(script, `#!/bin/sh\necho "$0" >> ${ran}\ncat\n`);
			await chmod(script, 0o755);
			// Such as git makes its own, with another report and an edit that must be compared.
			await writeFile(join(folder, 'a.md'), report.replace('## Ref', `${broken}\n\n## Ref`));
		});

		afterEach(() => rm(join(script, '..'), { recursive: true }));

		/** Runs nothing, whatever comes of it. */
		async function runsNothing(revision: string) {
			const { told, code, stderr } = await since(revision);
			await assert.rejects(readFile(ran), { code: 'ENOENT' });
			return { told, code, stderr };
		}

		/** Takes the text of a report out of what git keeps. */
		async function forget(name: string): Promise<void> {
			const id = execFileSync('git', ['rev-parse', `HEAD:${name}`], { cwd: folder, encoding: 'utf8' }).trim();
			await rm(join(folder, '.git/objects', id.slice(0, 2), id.slice(2)));
		}

		it('runs no filter of it', async () => {
			await writeFile(join(folder, '.gitattributes'), '*.md filter=x diff=x\n');
			for (const setting of [
				'filter.x.clean',
				'filter.x.smudge',
				'filter.x.process',
				'diff.x.command',
				'diff.x.textconv',
			])
				git('config', setting, script);
			git('config', 'filter.x.required', 'true');
			assert.deepEqual((await runsNothing('HEAD')).told, [['a.md', 'citation.broken']]);
		});

		it('runs no hook and no monitor of it', async () => {
			await mkdir(join(folder, 'hooks'));
			for (const hook of ['post-index-change', 'reference-transaction', 'fsmonitor-watchman'])
				await writeFile(join(folder, 'hooks', hook), await readFile(script), { mode: 0o755 });
			for (const [setting, value] of [
				['core.hooksPath', join(folder, 'hooks')],
				...['core.fsmonitor', 'core.pager', 'pager.ls-tree', 'diff.external', 'core.askPass', 'credential.helper'].map(
					(name) => [name, script] as const,
				),
				['core.alternateRefsCommand', script],
			] as const)
				git('config', setting, value);
			assert.deepEqual((await runsNothing('HEAD')).told, [['a.md', 'citation.broken']]);
		});

		for (const url of ['ssh://example.invalid/x.git', 'ext::SCRIPT', 'file:///nowhere', 'git://127.0.0.1:9/x', 'x::y'])
			it(`fetches nothing that it lacks, by ${url}`, async () => {
				for (const [setting, value] of [
					['core.repositoryformatversion', '1'],
					['extensions.partialClone', 'origin'],
					['remote.origin.promisor', 'true'],
					['remote.origin.url', url.replace('SCRIPT', script)],
					['remote.origin.uploadpack', script],
					['remote.origin.proxy', 'http://127.0.0.1:9'],
					['core.sshCommand', script],
					['core.gitProxy', script],
					['protocol.allow', 'always'],
					['protocol.ext.allow', 'always'],
				] as const)
					git('config', setting, value);
				await forget('a.md');
				const { code, stderr } = await runsNothing('HEAD');
				assert.equal(code, 2);
				assert.match(stderr, /git could not say what has changed: [^\n]+/);
				const unknown = await runsNothing('0123456789012345678901234567890123456789');
				assert.equal(unknown.code, 2);
				assert.match(unknown.stderr, /git knows no revision/);
			});

		it('waits for no file of patterns that never ends', async () => {
			execFileSync('mkfifo', [join(folder, '.git/pipe')]);
			for (const setting of ['core.excludesFile', 'core.attributesFile'])
				git('config', setting, join(folder, '.git/pipe'));
			assert.deepEqual((await runsNothing('HEAD')).told, [['a.md', 'citation.broken']]);
		});
	});
});
