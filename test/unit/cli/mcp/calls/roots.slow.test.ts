import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeFileSystem } from '../../../../../src/cli/host/nodeFileSystem';
import { nodeSourceFiles } from '../../../../../src/cli/host/nodeFolders';
import { type Agent, type Setting, withAgent } from '../agent';
import { mended } from '../reports';

/** On the real files: a folder to read in, `reports`, and one beside it, `elsewhere`. */
async function withFolders(
	work: (agent: Agent, place: string) => Promise<void>,
	setting: (place: string) => Setting = () => ({}),
): Promise<void> {
	const place = await mkdtemp(join(tmpdir(), 'plumbline-roots-'));
	try {
		await mkdir(join(place, 'reports/drafts'), { recursive: true });
		await mkdir(join(place, 'elsewhere'));
		for (const path of ['reports/a.md', 'reports/drafts/b.md', 'elsewhere/secret.md'])
			await writeFile(join(place, path), mended);
		await symlink(join(place, 'elsewhere/secret.md'), join(place, 'reports/link.md'));
		await symlink(join(place, 'elsewhere'), join(place, 'reports/away'));
		await symlink(join(place, 'reports/a.md'), join(place, 'reports/inside.md'));
		const own: Setting = { fs: nodeFileSystem, folders: [join(place, 'reports')], ...setting(place) };
		await withAgent(own, (agent) => work(agent, place));
	} finally {
		await rm(place, { recursive: true, force: true });
	}
}

const tool = 'analyze_report';

describe('MCP: the folders that may be read', () => {
	it('hold a report by its relative or absolute path, and by a link that stays inside', async () => {
		await withFolders(async ({ ask }, place) => {
			for (const path of ['a.md', 'drafts/b.md', 'drafts/../a.md', 'inside.md', join(place, 'reports/a.md')])
				assert.equal((await ask(tool, { path })).data.counts.error, 0, path);
		});
	});

	it('let nothing outside be read, be it by name, by dots or by a link', async () => {
		await withFolders(async ({ refused }, place) => {
			const outside = ['../elsewhere/secret.md', join(place, 'elsewhere/secret.md'), 'link.md', 'away/secret.md'];
			for (const path of [...outside, 'away/gone.md', '../reports-not/a.md', `${place}/reports/../elsewhere/secret.md`])
				assert.match(await refused(tool, { path }), /outside the folders of this server/, path);
			assert.match(
				await refused('check_claim_against_source', { claim: 'It rose.', source_path: 'link.md' }),
				/outside/,
			);
			assert.match(await refused('report_gate', { path: 'a.md', sources: 'away' }), /outside the folders/);
			assert.match(await refused(tool, { text: mended, name: 'away/new.md' }), /outside the folders/);
			assert.match(await refused(tool, { path: 'gone.md' }), /^gone\.md does not exist\./);
			assert.match(await refused(tool, { path: 'drafts' }), /it is a folder/);
			assert.match(await refused(tool, { path: 'a\u0000.md' }), /^a\.md cannot be read: /);
			assert.match(await refused(tool, { path: `${'a'.repeat(5000)}.md` }), /^a+\.md does not exist/);
		});
	});

	it('are searched for a relative path in the order in which they were named', async () => {
		const files = { 'one/a.md': mended, 'two/a.md': '# Two\n', 'two/b.md': '# Two\n' };
		await withAgent({ files, folders: ['one', 'two'] }, async ({ ask, refused }) => {
			const words = async (path: string) => (await ask(tool, { path })).data.words;
			assert.ok((await words('a.md')) > 20);
			assert.equal(await words('b.md'), 1);
			assert.equal(await words('/reports/two/a.md'), 1);
			assert.match(await refused(tool, { path: '/reports/a.md' }), /outside .*\(\/reports\/one, \/reports\/two\)/);
		});
	});

	it('hold the settings, too: a file above them, or behind a link, does not count', async () => {
		const off = '{ "severities": { "citation.broken": "off" } }';
		const broken = mended.replace('[2].', '[7].');
		await withFolders(async ({ ask }, place) => {
			await writeFile(join(place, 'plumbline.config.json'), off);
			await writeFile(join(place, 'elsewhere/plumbline.config.json'), off);
			const errors = async (name: string) => (await ask(tool, { text: broken, name })).data.counts.error;
			assert.equal(await errors('new.md'), 1);
			await symlink(join(place, 'elsewhere/plumbline.config.json'), join(place, 'reports/plumbline.config.json'));
			assert.equal(await errors('new.md'), 1);
			await writeFile(join(place, 'reports/drafts/plumbline.config.json'), off);
			assert.equal(await errors('drafts/new.md'), 0);
		});
	});

	it('read no sources that the settings name behind a link', async () => {
		const setting = (place: string) => ({ openSources: nodeSourceFiles, cwd: place }) as Setting;
		await withFolders(async ({ refused }, place) => {
			await writeFile(join(place, 'reports/plumbline.config.json'), '{ "sources": "away" }');
			assert.match(await refused('report_gate', { path: 'a.md' }), /outside the folders/);
		}, setting);
	});

	it('take the file of settings that the server was started with from anywhere', async () => {
		const setting = (place: string) => ({ options: { config: join(place, 'elsewhere/own.json') } });
		await withFolders(async ({ ask }, place) => {
			await writeFile(join(place, 'elsewhere/own.json'), '{ "severities": { "citation.broken": "off" } }');
			const { data } = await ask(tool, { text: mended.replace('[2].', '[7].') });
			assert.equal(data.counts.error, 0);
		}, setting);
	});

	it('are narrowed, never widened, by the folders that the client has open', async () => {
		let open: string[] = [];
		const setting = (place: string) => ({ open: () => open.map((path) => pathToFileURL(join(place, path)).href) });
		await withFolders(async ({ ask, refused }) => {
			open = ['reports/drafts', 'elsewhere'];
			await ask(tool, { path: 'drafts/b.md' });
			// As an agent names it that works in that folder.
			assert.equal((await ask(tool, { path: 'b.md' })).data.file, 'drafts/b.md');
			assert.match(await refused(tool, { path: '../a.md' }), /outside .*reports\/drafts\)/);
			assert.match(await refused(tool, { path: '../elsewhere/secret.md' }), /outside/);
			open = ['elsewhere'];
			assert.match(await refused(tool, { path: 'a.md' }), /none of the folders of this server is open in the client/);
			await ask('explain_finding', { code: 'claim.vague' });
			assert.equal((await ask(tool, { text: mended })).data.counts.error, 0);
			assert.match(await refused(tool, { text: mended, name: 'new.md' }), /none of the folders/);
			open = ['.'];
			await ask(tool, { path: 'a.md' });
		}, setting);
	});

	it('stay as they are where the client names no folder or cannot say, which is told', async () => {
		let fails = false;
		const open = () => {
			if (fails) throw new Error('not now');
			return [];
		};
		await withFolders(
			async ({ ask, told }) => {
				await ask(tool, { path: 'a.md' });
				assert.deepEqual(told, []);
				fails = true;
				await ask(tool, { path: 'a.md' });
				assert.match(told.join(), /did not say which folders are open in it \(.*not now/);
			},
			() => ({ open }),
		);
	});

	it('must be there when the server starts', async () => {
		await assert.rejects(
			withAgent({ folders: ['gone'] }, async () => {}),
			{ code: 'missing' },
		);
	});
});
