import assert from 'node:assert/strict';
import { CancellationTokenSource, HoverRequest, InitializeRequest, LSPErrorCodes } from 'vscode-languageserver/node';
import type { Analyzer } from '../../../src/analysis';
import { analyze } from '../../../src/analyze';
import { initialized, startClient, startServer, TestClient, uriOf, wordsAt } from './client';
import { report } from './reports';

const uri = uriOf('study.md');

/** An analyzer that waits before each report until it is let go on, and what it has begun to read. */
function waitingAnalyzer() {
	const texts: string[] = [];
	const waiting: (() => void)[] = [];
	let noticed = () => {};
	const analyzer: Analyzer = async (...task) => {
		texts.push(task[0].text);
		noticed();
		await new Promise<void>((resolve) => waiting.push(resolve));
		return analyze(...task);
	};
	return {
		analyzer,
		texts,
		/** Resolves once so many texts were begun. */
		async begun(count: number): Promise<void> {
			while (texts.length < count) await new Promise<void>((resolve) => (noticed = resolve));
		},
		/** Lets the reading that waits go on. */
		goOn(): void {
			waiting.shift()?.();
		},
	};
}

describe('while a report is read', () => {
	it('a request that is cancelled is answered at once, and the reading goes on', async () => {
		const { analyzer, begun, goOn } = waitingAnalyzer();
		const client = await startClient({ server: { analyzer } });
		client.open(uri, report);
		await begun(1);
		const source = new CancellationTokenSource();
		const asked = { textDocument: { uri }, position: { line: 0, character: 3 } };
		const answer = client.connection.sendRequest(HoverRequest.type, asked, source.token);
		source.cancel();
		await assert.rejects(answer, (error: { code?: number }) => error.code === LSPErrorCodes.RequestCancelled);
		assert.equal(client.last(uri), undefined);
		goOn();
		assert.ok((await client.diagnostics(uri)).length > 0);
		await client.stop();
	});

	it('the server ends without a word, though another reading waits', async () => {
		const { analyzer, begun, goOn, texts } = waitingAnalyzer();
		const client = await startClient({ server: { analyzer } });
		client.open(uri, report);
		await begun(1);
		client.save(uri);
		await new Promise((resolve) => setTimeout(resolve, 50));
		assert.equal(await client.stop(), true);
		goOn();
		await new Promise((resolve) => setTimeout(resolve, 50));
		assert.deepEqual(texts, [report]);
	});

	it('requests are answered from the text before, where its lines were not edited', async () => {
		const { analyzer, begun, goOn } = waitingAnalyzer();
		const client = await startClient({ server: { analyzer } });
		client.open(uri, report);
		await begun(1);
		goOn();
		await client.diagnostics(uri);
		client.edit(uri, '## Market', 'A line before it.\n\n## Market');
		await begun(2);
		const hover = await client.hover(uri, '35%');
		assert.equal(hover?.range && wordsAt(client.textOf(uri), hover.range), '35%');
		client.edit(uri, 'increase of 35%', 'increase of 36%');
		assert.equal(await client.hover(uri, '36%'), null);
		goOn();
		await begun(3);
		goOn();
		await client.until(() => client.published.length === 3);
		assert.notEqual(await client.hover(uri, '36%'), null);
		await client.stop();
	});

	it('only the newest of the texts that come meanwhile is read next', async () => {
		const { analyzer, begun, goOn, texts } = waitingAnalyzer();
		const client = await startClient({ server: { analyzer } });
		client.open(uri, report);
		await begun(1);
		for (const words of ['one', 'two', 'three']) {
			client.edit(uri, '## Market', `${words}\n\n## Market`);
			client.save(uri);
		}
		// An answer comes only after all that was sent before it was taken in.
		await client.symbols(uriOf('README.md'));
		goOn();
		await begun(2);
		goOn();
		await client.diagnostics(uri, 4);
		assert.equal(texts[1], client.textOf(uri));
		await client.stop();
	});

	it('what was found in a report that is closed meanwhile is not told', async () => {
		const { analyzer, begun, goOn } = waitingAnalyzer();
		const client = await startClient({ server: { analyzer } });
		client.open(uri, report);
		await begun(1);
		client.close(uri);
		await client.until(() => client.last(uri)?.diagnostics.length === 0);
		goOn();
		client.open(uri, '# Another text\n');
		await begun(2);
		goOn();
		await client.until(() => client.last(uri)?.version === 1);
		assert.ok(
			client.published.every(({ diagnostics }) => diagnostics.every(({ code }) => code !== 'number.arithmetic')),
		);
		await client.stop();
	});
});

describe('ten reports at once', () => {
	it('are all read, each with what is wrong in it', async () => {
		const client = await startClient();
		const uris = Array.from({ length: 10 }, (_, at) => uriOf(`study-${at}.md`));
		for (const [at, each] of uris.entries()) client.open(each, report.replace('35%', `${40 + at}%`));
		for (const [at, each] of uris.entries()) {
			const slip = (await client.diagnostics(each)).find(({ code }) => code === 'number.arithmetic');
			assert.equal(slip && wordsAt(client.textOf(each), slip.range), `${40 + at}%`);
		}
		const versions = uris.map((each) => client.edit(each, /\d\d%/.exec(client.textOf(each))![0], '25%'));
		for (const [at, each] of uris.entries()) {
			const found = await client.diagnostics(each, versions[at]);
			assert.ok(!found.some(({ code }) => code === 'number.arithmetic'));
		}
		await client.stop();
	});
});

describe('a report that cannot be read', () => {
	it('is told once until it can be, and what was found before stays', async () => {
		let broken = false;
		let tries = 0;
		const analyzer: Analyzer = async (...task) => {
			tries += 1;
			if (broken) throw new Error('The report took longer than 120 s.');
			return analyze(...task);
		};
		const client = await startClient({ server: { analyzer } });
		client.open(uri, report);
		const found = await client.diagnostics(uri);
		broken = true;
		client.save(uri);
		await client.until(() => client.shown.length === 1);
		client.save(uri);
		// Answered from what was found before.
		assert.notEqual(await client.hover(uri, '35%'), null);
		assert.deepEqual(client.last(uri)?.diagnostics, found);
		const other = uriOf('other.md');
		client.open(other, report);
		await client.until(() => client.shown.length === 2);
		const before = tries;
		assert.equal(await client.hover(other, '35%'), null);
		assert.equal(tries, before);
		broken = false;
		client.edit(uri, '35%', '25%');
		await client.diagnostics(uri, 2);
		assert.deepEqual(
			client.shown,
			['study.md', 'other.md'].map((name) => `${name} could not be checked: The report took longer than 120 s.`),
		);
		await client.stop();
	});

	it('is no reason to stop: damaged text, no text, edits out of place, unknown documents', async () => {
		const client = await startClient();
		const texts = [
			'',
			'\uD800 \uDC00 \u0000\u0007',
			`${'> '.repeat(400)}deep`,
			'|'.repeat(5_000),
			'---\na: [\n---\n# T\n',
		];
		for (const [at, text] of texts.entries()) client.open(uriOf(`odd-${at}.md`), text);
		for (const at of texts.keys()) assert.ok(Array.isArray(await client.diagnostics(uriOf(`odd-${at}.md`))));
		client.open(uri, report);
		const far = { line: 9_999, character: 9_999 };
		await client.connection.sendNotification('textDocument/didChange', {
			textDocument: { uri, version: 2 },
			contentChanges: [{ range: { start: far, end: { line: 0, character: 0 } }, text: '\n' }],
		});
		await client.connection.sendNotification('textDocument/didChange', {
			textDocument: { uri, version: 3 },
			contentChanges: [{ text: report.replace('35%', '25%') }],
		});
		assert.ok(!(await client.diagnostics(uri, 3)).some(({ code }) => code === 'number.arithmetic'));
		assert.equal(await client.hover(uriOf('never-opened.md'), '#'), null);
		assert.deepEqual(await client.actions(uri, { start: far, end: far }), []);
		await client.stop();
	});
});

describe('the connection', () => {
	it('outlives a message that is none, and takes one client only', async () => {
		const { toServer, toClient, ended } = startServer();
		toServer.write('Content-Length: 5\r\n\r\n{"a":');
		toServer.write('Content-Length: 4\r\n\r\nnull');
		const client = await initialized(new TestClient(toClient, toServer, ended, {}), {});
		client.open(uri, report);
		assert.ok((await client.diagnostics(uri)).length > 0);
		const again = { processId: null, rootUri: null, capabilities: {} };
		await assert.rejects(client.connection.sendRequest(InitializeRequest.type, again), /initialized already/);
		await assert.rejects(client.connection.sendRequest('plumbline/unknown'), /Unhandled method/);
		assert.equal(await client.stop(), true);
	});

	it('ends when the client goes without a word', async () => {
		const { toServer, toClient, ended } = startServer();
		const client = await initialized(new TestClient(toClient, toServer, ended, {}), {});
		client.open(uri, report);
		toServer.end();
		assert.equal(await ended, false);
		client.connection.dispose();
	});
});
