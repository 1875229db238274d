import assert from 'node:assert/strict';
import { runIn } from '../memoryEnvironment';

const hello = {
	method: 'initialize',
	params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};

/** What a client sends, a line each. */
function lines(...messages: object[]): string {
	return messages.map((message, id) => `${JSON.stringify({ jsonrpc: '2.0', id, ...message })}\n`).join('');
}

describe('CLI: mcp', () => {
	it('answers on standard output, a message a line, what was asked before the input ended', async () => {
		const call = {
			method: 'tools/call',
			params: { name: 'analyze_report', arguments: { text: '# Ports\n\nSee [7].\n', data: true } },
		};
		const stdin = lines(hello, { method: 'tools/list' }, call);
		const { code, stdout, stderr } = await runIn({ files: { 'a.md': '' }, stdin }, 'mcp');
		assert.equal(code, 0);
		const answers = stdout
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line));
		assert.deepEqual(answers.map(({ id }) => id).sort(), [0, 1, 2]);
		const [first] = answers;
		assert.deepEqual([first.result.serverInfo.name, first.result.serverInfo.version], ['plumbline', '1.2.3']);
		const analysed = answers.find(({ id }) => id === 2);
		assert.equal(analysed.result.structuredContent.file, 'report.md');
		assert.match(
			stderr,
			/^plumbline: Answers agents on standard input and output \(MCP\); reads reports in \/reports\./,
		);
	});

	it('passes over what is no message, tells it on standard error and goes on', async () => {
		const stdin = `nonsense\n{"jsonrpc":"2.0"}\n${lines(hello)}`;
		const { code, stdout, stderr } = await runIn({ files: { 'a.md': '' }, stdin }, 'mcp');
		assert.equal(code, 0);
		assert.equal(JSON.parse(stdout).id, 0);
		assert.match(stderr, /A message of the client could not be read: /);
	});

	it('exits with 2 for a folder that is not there', async () => {
		const { code, stdout, stderr } = await runIn({ files: { 'a.md': '' } }, 'mcp', 'gone');
		assert.deepEqual([code, stdout], [2, '']);
		assert.match(stderr, /There is no folder gone\. Name the folders that agents may have reports read in\./);
	});
});
