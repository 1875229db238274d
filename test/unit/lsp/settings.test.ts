import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { knownIn } from '../../../src/baseline/match';
import { notReports } from '../../../src/config/notReports';
import { excludingPattern, isMarkdown, pathInWorkspace, pathOf } from '../../../src/lsp/places';
import { optionsFor, readSettings } from '../../../src/lsp/settings';
import { verbatim } from '../../../src/messages/message';
import { said } from '../words';
import { modern, startClient, type TestClient, uriOf } from './client';
import { report } from './reports';

const uri = uriOf('study.md');
const quiet = { severities: { 'number.arithmetic': 'off' } };
const asked = { ...modern, workspace: { ...modern.workspace, configuration: true } };

async function codes(client: TestClient, version?: number): Promise<unknown[]> {
	return (await client.diagnostics(uri, version)).map(({ code }) => code);
}

/** Waits until a kind of finding is told, or is not any more. */
async function untilTold(client: TestClient, code: string, told: boolean): Promise<void> {
	await client.until(() => {
		const last = client.last(uri);
		return last !== undefined && last.diagnostics.some((each) => each.code === code) === told;
	});
}

describe('the settings of a client', () => {
	it('are asked for where they can be', async () => {
		const client = await startClient({ capabilities: asked, settings: () => quiet });
		client.open(uri, report);
		assert.ok(!(await codes(client)).includes('number.arithmetic'));
		await client.stop();
	});

	it('are those that it was started with where it can be asked for none, or has none set', async () => {
		for (const capabilities of [modern, asked]) {
			for (const initializationOptions of [quiet, { plumbline: quiet }]) {
				const client = await startClient({ capabilities, initializationOptions });
				client.open(uri, report);
				assert.ok(!(await codes(client)).includes('number.arithmetic'));
				await client.stop();
			}
		}
	});

	it('count for the open reports as soon as they are changed, asked for or sent', async () => {
		let set: unknown = null;
		const client = await startClient({
			settings: () => set,
			capabilities: {
				...asked,
				workspace: { ...asked.workspace, didChangeConfiguration: { dynamicRegistration: true } },
			},
		});
		await client.until(() => client.registered.includes('workspace/didChangeConfiguration'));
		client.open(uri, report);
		await untilTold(client, 'number.arithmetic', true);
		set = quiet;
		await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
		await untilTold(client, 'number.arithmetic', false);
		set = null;
		await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
		await untilTold(client, 'number.arithmetic', true);
		await client.stop();
		const other = await startClient();
		other.open(uri, report);
		await untilTold(other, 'number.arithmetic', true);
		await other.connection.sendNotification('workspace/didChangeConfiguration', { settings: { plumbline: quiet } });
		await untilTold(other, 'number.arithmetic', false);
		await other.stop();
	});

	it('do not count where there is a mistake in them, which is told', async () => {
		const client = await startClient({ initializationOptions: { severities: { 'number.arithmetik': 'off' } } });
		client.open(uri, report);
		assert.ok((await codes(client)).includes('number.arithmetic'));
		assert.match(client.shown.join('\n'), /“number\.arithmetik” is not known.*number\.arithmetic/s);
		await client.stop();
	});

	it('are the defaults where the client fails to say what they are', async () => {
		const client = await startClient({
			capabilities: asked,
			settings: () => {
				throw new Error('no settings today');
			},
		});
		client.open(uri, report);
		assert.ok((await codes(client)).includes('number.arithmetic'));
		assert.match(client.shown.join('\n'), /no settings today/);
		await client.stop();
	});

	it('give way to the configuration file, entry by entry', async () => {
		const config = { severities: { 'number.arithmetic': 'error' as const } };
		const client = await startClient({
			initializationOptions: { severities: { 'number.arithmetic': 'off', 'citation.broken': 'off' } },
			server: { surroundingsOf: async () => ({ config, decisions: [] }) },
		});
		client.open(uri, report);
		const found = await client.diagnostics(uri);
		assert.equal(found.find(({ code }) => code === 'number.arithmetic')?.severity, 1);
		assert.ok(!found.some(({ code }) => code === 'citation.broken'));
		await client.stop();
	});
});

describe('the files beside a report', () => {
	it('are read again when the client tells that they have changed, and on the next save', async () => {
		let config = {};
		const capabilities = {
			...modern,
			workspace: { ...modern.workspace, didChangeWatchedFiles: { dynamicRegistration: true } },
		};
		const client = await startClient({
			capabilities,
			server: { surroundingsOf: async () => ({ config, decisions: [] }) },
		});
		await client.until(() => client.registered.includes('workspace/didChangeWatchedFiles'));
		client.open(uri, report);
		await untilTold(client, 'number.arithmetic', true);
		config = quiet;
		await client.connection.sendNotification('workspace/didChangeWatchedFiles', {
			changes: [{ uri: uriOf('plumbline.config.json'), type: 2 }],
		});
		await untilTold(client, 'number.arithmetic', false);
		config = {};
		client.save(uri);
		await untilTold(client, 'number.arithmetic', true);
		await client.stop();
	});

	it('leave out what is known already, as the command line does', async () => {
		const name = 'study.md';
		const { report: parsed, findings } = analyze({ name, text: report });
		const entries = knownIn({ file: name, report: parsed, findings });
		const client = await startClient({
			server: { surroundingsOf: async () => ({ config: {}, decisions: [], known: { file: name, entries } }) },
		});
		client.open(uri, report);
		assert.deepEqual(await client.diagnostics(uri), []);
		assert.match(client.logged.join('\n'), /findings that are known already and not shown: \d/);
		client.edit(uri, 'Rents rose by 5%', 'Rents rose by 6%');
		await untilTold(client, 'citation.broken', true);
		await client.stop();
	});

	it('are told of once where they cannot be used, and again after they could be', async () => {
		let broken = true;
		const client = await startClient({
			server: {
				surroundingsOf: async (_, tell) => {
					if (broken) tell(verbatim('plumbline.config.json is broken.'));
					return { config: {}, decisions: [] };
				},
			},
		});
		const read = async () => {
			const before = client.published.length;
			client.save(uri);
			await client.until(() => client.published.length > before);
		};
		client.open(uri, report);
		await client.diagnostics(uri);
		await read();
		assert.equal(client.shown.length, 1);
		broken = false;
		await read();
		broken = true;
		await read();
		assert.deepEqual(client.shown, Array(2).fill('plumbline.config.json is broken.'));
		await client.stop();
	});
});

describe('what a client sends as its settings', () => {
	it('may be nothing, null, or of another kind', () => {
		for (const sent of [undefined, null, 3, 'text', [], {}, { plumbline: null }, { severities: null }]) {
			const { settings, problem } = readSettings(sent);
			assert.deepEqual(settings, { exclude: notReports });
			assert.equal(problem, undefined);
		}
	});

	it('is checked key by key', () => {
		const problems = [
			{ severities: { 'claim.vague': 'loud' } },
			{ maxFindings: -1 },
			{ maxFindings: 'many' },
			{ model: 'gpt-5-mini' },
			{ exclude: 'README.md' },
		].map((sent) => said(readSettings({ plumbline: sent }).problem));
		assert.match(problems[0]!, /“severities\.claim\.vague” cannot be "loud": use one of error/);
		assert.match(problems[1]!, /“maxFindings” cannot be -1/);
		assert.match(problems[2]!, /“maxFindings” must be a number/);
		assert.match(problems[3]!, /“model” is not known: use severities, maxFindings, tiers, exclude\./);
		assert.match(problems[4]!, /“exclude” must be a list/);
	});

	it('leaves what it does not set to the configuration file', () => {
		const own = { severities: { 'claim.vague': 'off' as const }, maxFindings: 3, exclude: [] };
		assert.deepEqual(optionsFor(own, { maxFindings: 5, severities: { 'claim.partial': 'error' } }), {
			severities: { 'claim.vague': 'off', 'claim.partial': 'error' },
			maxFindings: 5,
			tiers: {},
		});
		assert.equal(optionsFor({ exclude: [] }, {}).maxFindings, undefined);
	});
});

describe('the places of documents', () => {
	it('are read from any address', () => {
		assert.equal(pathOf('file:///a/b%20c.md'), '/a/b c.md');
		assert.equal(pathOf('file:///a/100%.md'), '/a/100%.md');
		assert.equal(pathOf('nonsense'), 'nonsense');
		assert.equal(pathInWorkspace('file:///a/b/c.md', ['file:///a', 'file:///a/b/']), 'c.md');
		assert.equal(pathInWorkspace('file:///ab/c.md', ['file:///a']), '/ab/c.md');
	});

	it('are left out as in the editor', () => {
		for (const path of ['README.md', '/x/README.zh-cn.md', 'sources/a.md', 'a/node_modules/b/c.md', '.github/x.md'])
			assert.ok(excludingPattern(notReports, path), path);
		for (const path of ['study.md', 'drafts/readings.md', '/home/me/report.md'])
			assert.equal(excludingPattern(notReports, path), undefined, path);
	});

	it('tell Markdown from other text', () => {
		assert.ok(isMarkdown('untitled:1', 'markdown'));
		assert.ok(isMarkdown('file:///a.MD', 'text'));
		assert.ok(!isMarkdown('file:///a.mdx', 'mdx'));
	});
});
