import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { faulty, mended } from './mcp/reports';
import { builtProgram, type Program } from './program';

/** In milliseconds: an answer that takes longer never comes. */
const patience = { timeout: 300_000 };

/** About 15,000 words, no paragraph like another. */
const long = `# Harbours\n\n${Array.from(
	{ length: 600 },
	(_, at) =>
		`## Harbour ${at}\n\nThe harbour of town ${at} handled ${1000 + 7 * at} ships in 2023, ${at % 9} percent more than the year before. Crane ${at} should be replaced because its gears have worn out.\n`,
).join('\n')}`;

describe('CLI: mcp as a process', function () {
	this.timeout(1_200_000);
	let program: Program;
	let client: Client;
	const faults: Error[] = [];

	before(async () => {
		program = await builtProgram();
		const reports = join(program.folder, 'reports');
		await mkdir(reports);
		await writeFile(join(program.folder, 'secret.md'), mended);
		await symlink(join(program.folder, 'secret.md'), join(reports, 'link.md'));
		await writeFile(join(reports, 'ferries.md'), faulty);
		await writeFile(join(reports, 'long.md'), long);
		for (let at = 0; at < 10; at++)
			await writeFile(join(reports, `r${at}.md`), mended.replace('410 people', `${410 + at} people [${7 + at}]`));
		client = new Client({ name: 'test', version: '1.0.0' });
		client.onerror = (error) => faults.push(error);
		await client.connect(
			new StdioClientTransport({
				command: process.execPath,
				args: [program.script, 'mcp', reports],
				cwd: program.folder,
				env: { HOME: program.folder },
				stderr: 'ignore',
			}),
			patience,
		);
		await client.listTools(undefined, patience);
	});
	after(async () => {
		await client.close();
		await program.dispose();
	});

	async function call(name: string, values: object, signal?: AbortSignal): Promise<CallToolResult> {
		const options = { ...patience, ...(signal && { signal }) };
		return (await client.callTool({ name, arguments: { ...values } }, undefined, options)) as CallToolResult;
	}
	const wordsOf = ({ content: [first] }: CallToolResult) => (first?.type === 'text' ? first.text : '');

	it('tells what to mend, and refuses what it should, with nothing but the protocol on standard output', async () => {
		const gate = await call('report_gate', { path: 'ferries.md' });
		assert.match(wordsOf(gate), /^CLOSED: ferries\.md fails 2 conditions\./);
		for (const [values, told] of [
			[{ path: 'link.md' }, /outside the folders/],
			[{ path: '../secret.md' }, /outside the folders/],
			[{ path: 'ferries.md', limit: 'x' }, /“limit” must be of another kind/],
		] as const) {
			const refused = await call('analyze_report', values);
			assert.equal(refused.isError, true);
			assert.match(wordsOf(refused), told);
		}
		await assert.rejects(call('no_tool', {}), /There is no tool “no_tool”/);
		assert.deepEqual(faults, []);
	});

	it('answers ten calls at once, each with its own report', async () => {
		const answers = await Promise.all(
			Array.from({ length: 10 }, (_, at) => call('analyze_report', { path: `r${at}.md` })),
		);
		for (const [at, answer] of answers.entries()) assert.match(wordsOf(answer), new RegExp(`“\\[${7 + at}\\]”`));
	});

	it('answers others while it reads a long report, and goes on after that was cancelled', async () => {
		const controller = new AbortController();
		const cancelled = assert.rejects(call('analyze_report', { path: 'long.md' }, controller.signal));
		await client.ping(patience);
		const explained = await call('explain_finding', { code: 'claim.vague' });
		assert.match(wordsOf(explained), /^# claim\.vague/);
		controller.abort();
		await cancelled;
		const next = await call('analyze_report', { path: 'long.md' });
		assert.match(wordsOf(next), /^long\.md: [\d,]+ words/);
		assert.deepEqual(faults, []);
	});

	it('answers over HTTP until Ctrl+C, and ends with 0', async () => {
		const child = spawn(process.execPath, [program.script, 'mcp', 'reports', '--http=0'], {
			cwd: program.folder,
			env: { HOME: program.folder },
			stdio: ['ignore', 'pipe', 'ignore'],
		});
		const ended = once(child, 'close');
		try {
			const [line] = await once(createInterface({ input: child.stdout }), 'line');
			const { url, headers } = JSON.parse(String(line));
			const agent = new Client({ name: 'test', version: '1.0.0' });
			const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
			await agent.connect(transport as Parameters<Client['connect']>[0], patience);
			const values = { name: 'report_gate', arguments: { path: 'ferries.md' } };
			const gate = (await agent.callTool(values, undefined, patience)) as CallToolResult;
			assert.match(wordsOf(gate), /^CLOSED: ferries\.md fails 2 conditions\./);
			child.kill('SIGINT');
			assert.deepEqual(await ended, [0, null]);
			await agent.close();
		} finally {
			child.kill('SIGKILL');
		}
	});

	it('ends with 0 when its input does, once everything is answered', async () => {
		const messages = [
			{
				method: 'initialize',
				params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } },
			},
			{ method: 'tools/call', params: { name: 'analyze_report', arguments: { path: 'reports/long.md' } } },
			{ method: 'resources/list' },
		];
		const lines = messages.map((message, id) => JSON.stringify({ jsonrpc: '2.0', id, ...message }));
		await writeFile(join(program.folder, 'in.jsonl'), `${lines.join('\n')}\n`);
		const { code, stdout, stderr } = await program.start(['mcp'], { through: 'exec "$@" < in.jsonl' }).ended;
		assert.equal(code, 0, stderr);
		const ids = stdout
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line).id);
		assert.deepEqual(ids.sort(), [0, 1, 2]);
	});
});
