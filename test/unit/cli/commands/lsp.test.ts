import assert from 'node:assert/strict';
import { report } from '../../lsp/reports';
import { runIn } from '../memoryEnvironment';

/** Messages as a client writes them. */
function framed(...messages: readonly object[]): string {
	return messages
		.map((each) => JSON.stringify({ jsonrpc: '2.0', ...each }))
		.map((body) => `Content-Length: ${new TextEncoder().encode(body).length}\r\n\r\n${body}`)
		.join('');
}

const textDocument = { uri: 'file:///reports/a.md', languageId: 'markdown', version: 1, text: report };
const begin = [
	{ id: 1, method: 'initialize', params: { processId: null, rootUri: 'file:///reports', capabilities: {} } },
	{ method: 'initialized', params: {} },
	{ method: 'textDocument/didOpen', params: { textDocument } },
	{ id: 2, method: 'textDocument/hover', params: { textDocument, position: { line: 4, character: 66 } } },
];
const end = [{ id: 3, method: 'shutdown' }, { method: 'exit' }];

/** What a client says that waits for the server to end. */
async function* saidAndWaiting(text: string): AsyncGenerator<Uint8Array> {
	yield new TextEncoder().encode(text);
	await new Promise(() => {});
}

describe('plumbline lsp', () => {
	it('needs --stdio, and nothing else', async () => {
		const without = await runIn({}, 'lsp');
		assert.deepEqual([without.code, without.stdout], [2, '']);
		assert.match(without.stderr, /started by an editor, with “plumbline lsp --stdio”/);
		const more = await runIn({}, 'lsp', '--stdio', 'report.md');
		assert.equal(more.code, 2);
		assert.match(more.stderr, /takes no more: plumbline lsp --stdio/);
		assert.match((await runIn({}, 'analyze', 'a.md', '--stdio')).stderr, /has no option --stdio/);
	});

	it('is explained in its help', async () => {
		const { code, stdout } = await runIn({}, 'lsp', '--help');
		assert.equal(code, 0);
		assert.match(stdout, /plumbline lsp \[OPTIONS\] --stdio[\s\S]*docs\/editors\.md[\s\S]*--config FILE/);
	});

	it('answers on standard output, tells nothing on standard error, and ends as the protocol says', async () => {
		const { code, stdout, stderr } = await runIn({ stdin: saidAndWaiting(framed(...begin, ...end)) }, 'lsp', '--stdio');
		assert.equal(stderr, '');
		assert.equal(code, 0);
		assert.match(stdout, /^Content-Length: \d+\r\n\r\n\{"jsonrpc":"2\.0","id":1,"result":\{.*"version":"1\.2\.3"/);
		assert.match(stdout, /"id":2,"result":\{"contents".*number\.arithmetic/);
	});

	it('ends with 1 where the client has not said that it is done', async () => {
		assert.equal((await runIn({ stdin: framed(...begin) }, 'lsp', '--stdio')).code, 1);
		assert.equal((await runIn({ stdin: '' }, 'lsp', '--stdio')).code, 1);
	});

	it('ends with 2 and says why where what comes is not the protocol', async () => {
		const { code, stderr } = await runIn({ stdin: 'GET / HTTP/1.1\r\n\r\n' }, 'lsp', '--stdio');
		assert.equal(code, 2);
		assert.match(
			stderr,
			/^plumbline: The editor sent what is no message of the protocol, and the language server ends: /,
		);
	});
});
