import assert from 'node:assert/strict';
import {
	DiagnosticSeverity,
	type DocumentSymbol,
	type MarkupContent,
	SymbolKind,
	type TextDocumentEdit,
} from 'vscode-languageserver/node';
import { analyze } from '../../../src/analyze';
import { applyReplacements } from '../../../src/mending/replacement';
import { modern, startClient, startServer, type TestClient, uriOf, wordsAt } from './client';
import { report, sound } from './reports';

const uri = uriOf('study.md');

/** The text after the edits of an action. */
function applied(client: TestClient, edit: TextDocumentEdit): string {
	const text = client.textOf(uri);
	const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
	const at = ({ line, character }: { line: number; character: number }) => (starts[line] ?? text.length) + character;
	return applyReplacements(
		text,
		edit.edits.map((each) => ({
			span: [at(each.range.start), at(each.range.end)] as const,
			text: 'newText' in each ? each.newText : '',
		})),
	);
}

async function opened(text = report): Promise<TestClient> {
	const client = await startClient();
	client.open(uri, text);
	await client.diagnostics(uri);
	return client;
}

describe('the language server', () => {
	it('says what it can do, counts as the protocol does, and ends when it is told to', async () => {
		const client = await startClient();
		const { capabilities, serverInfo } = client.result;
		assert.equal(serverInfo?.version, '1.2.3');
		assert.equal(capabilities.positionEncoding, 'utf-16');
		assert.equal(capabilities.hoverProvider, true);
		assert.equal(capabilities.diagnosticProvider, undefined);
		assert.equal(await client.stop(), true);
	});

	it('ends with what went wrong where nobody can tell where the next message begins', async () => {
		for (const [head, told] of [
			['Content-Length: abc\r\n\r\n{}', /must be a number/],
			['Content-Type: x\r\n\r\n{}', /must provide a Content-Length/],
			['Content-Length: 99999999999\r\n\r\n{}', /larger than the message/],
		] as const) {
			const { toServer, ended } = startServer({}, 100);
			toServer.write(head);
			await assert.rejects(ended, told);
		}
	});

	it('says which parameter of a request is none, and goes on', async () => {
		const client = await opened();
		for (const [method, params] of [
			['textDocument/hover', { textDocument: { uri }, position: null }],
			['textDocument/hover', { textDocument: null, position: { line: 0, character: 0 } }],
			['textDocument/hover', { textDocument: { uri } }],
			['textDocument/codeAction', { textDocument: { uri }, range: null, context: { diagnostics: [] } }],
			['textDocument/documentSymbol', {}],
		] as const)
			await assert.rejects(client.connection.sendRequest(method, params), /“\w+” is not what the protocol asks for/);
		assert.ok(await client.hover(uri, '35%'));
		assert.equal(await client.stop(), true);
	});

	it('tells what is wrong in an opened report, with its kind and its page', async () => {
		const client = await opened();
		const found = await client.diagnostics(uri);
		const slip = found.find(({ code }) => code === 'number.arithmetic');
		assert.ok(slip);
		assert.equal(wordsAt(report, slip.range), '35%');
		assert.equal(slip.severity, DiagnosticSeverity.Warning);
		assert.equal(slip.source, 'Plumbline');
		assert.match(String(slip.message), /^“35%”: \S/);
		assert.equal(slip.codeDescription?.href, 'file:///plumbline/docs/findings/number.arithmetic.md');
		const broken = found.find(({ code }) => code === 'citation.broken');
		assert.equal(broken && wordsAt(report, broken.range), '[4]');
		assert.equal(broken?.severity, DiagnosticSeverity.Error);
		assert.deepEqual(found.find(({ code }) => code === 'citation.unused')?.tags, [1]);
		await client.stop();
	});

	it('tells the same as the command line, in its order', async () => {
		const client = await opened();
		const told = (await client.diagnostics(uri)).map(({ code }) => code);
		const { findings } = analyze({ name: 'study.md', text: report });
		assert.deepEqual(
			told,
			findings.filter(({ held }) => !held).map(({ code }) => code),
		);
		await client.stop();
	});

	it('counts characters outside the basic plane as two units', async () => {
		const text = report.replace('Sales rose', '🔋🔋 sales rose');
		const client = await opened(text);
		const slip = (await client.diagnostics(uri)).find(({ code }) => code === 'number.arithmetic');
		assert.equal(slip && wordsAt(text, slip.range), '35%');
		await client.stop();
	});

	it('follows what is typed', async () => {
		const client = await opened();
		const version = client.edit(uri, '35%', '25%');
		const found = await client.diagnostics(uri, version);
		assert.ok(!found.some(({ code }) => code === 'number.arithmetic'));
		assert.ok(found.some(({ code }) => code === 'citation.broken'));
		await client.stop();
	});

	it('takes back what it told when a report is closed', async () => {
		const client = await opened();
		client.close(uri);
		await client.until(() => client.last(uri)?.diagnostics.length === 0);
		await client.stop();
	});

	it('says in a hover what is wrong, why, and which page explains it', async () => {
		const client = await opened();
		const hover = await client.hover(uri, '35%');
		const contents = hover?.contents as MarkupContent;
		assert.equal(contents.kind, 'markdown');
		assert.match(contents.value, /^\*\*warning\*\* “35%”/);
		assert.match(
			contents.value,
			/\[number\\?\.arithmetic\]\(file:\/\/\/plumbline\/docs\/findings\/number\.arithmetic\.md\)/,
		);
		assert.equal(hover?.range && wordsAt(report, hover.range), '35%');
		assert.equal(await client.hover(uri, '# Storage'), null);
		await client.stop();
	});

	it('shows what a report says in a hover as text: no link, no HTML', async () => {
		const text = report.replace('Wage survey 2024', '`<img src=x> [a](command:b)`');
		const client = await opened(text);
		const hover = await client.hover(uri, '[2]');
		assert.ok(hover);
		const { value } = hover.contents as MarkupContent;
		assert.match(value, /img src=x/);
		assert.doesNotMatch(value, /(?<!\\)<img|(?<!\\)`|(?<!\\)\]\(command/);
		await client.stop();
	});

	it('offers the number that was worked out, as an edit of the version it is for', async () => {
		const client = await opened();
		const slip = (await client.diagnostics(uri)).find(({ code }) => code === 'number.arithmetic');
		assert.ok(slip);
		const actions = await client.actions(uri, slip.range, [slip]);
		const [first] = actions;
		assert.equal(first?.title, 'Replace 35% with 25%, as computed');
		assert.equal(first?.isPreferred, true);
		assert.deepEqual(first?.diagnostics, [slip]);
		const [edit] = (first?.edit?.documentChanges ?? []) as TextDocumentEdit[];
		assert.ok(edit);
		assert.deepEqual(edit.textDocument, { uri, version: 1 });
		assert.equal(applied(client, edit), report.replace('35%', '25%'));
		await client.stop();
	});

	it('offers a list of references without what nothing cites, and to ignore a finding', async () => {
		const client = await opened();
		const unused = (await client.diagnostics(uri)).find(({ code }) => code === 'citation.unused');
		assert.ok(unused);
		const actions = await client.actions(uri, unused.range, [unused]);
		assert.deepEqual(
			actions.map(({ title }) => title.split(':')[0]),
			['Remove this reference', 'Ignore here', 'Ignore in this file'],
			'no decision where none can be written',
		);
		const edits = actions.map(({ edit }) => (edit?.documentChanges ?? [])[0] as TextDocumentEdit);
		assert.ok(!applied(client, edits[0]!).includes('Wage survey'));
		assert.ok(applied(client, edits[2]!).startsWith('<!-- plumbline-disable-file citation.unused -->'));
		assert.deepEqual(await client.actions(uri, unused.range, [], ['refactor']), []);
		await client.stop();
	});

	it('offers nothing on lines that were edited since the report was read', async () => {
		const client = await opened();
		const slip = (await client.diagnostics(uri)).find(({ code }) => code === 'number.arithmetic');
		assert.ok(slip);
		client.edit(uri, 'Sales rose', 'Sales fell');
		const titles = (await client.actions(uri, slip.range)).map(({ title }) => title);
		assert.ok(!titles.some((title) => title.startsWith('Replace')), titles.join());
		await client.stop();
	});

	it('shows the argument as an outline, each range holding those in it', async () => {
		const client = await opened();
		const [root, ...more] = await client.symbols(uri);
		assert.ok(root);
		assert.deepEqual(more, []);
		const all: DocumentSymbol[] = [];
		const walk = (symbol: DocumentSymbol) => {
			all.push(symbol);
			for (const child of symbol.children ?? []) {
				assert.ok(isAround(symbol, child), `${symbol.name} › ${child.name}`);
				walk(child);
			}
		};
		walk(root);
		assert.ok(all.some(({ name, kind }) => kind === SymbolKind.Namespace && name === 'Market'));
		assert.ok(all.some(({ name }) => name.startsWith('Sales rose')));
		assert.ok(all.every(({ range, selectionRange }) => isAround({ range }, { range: selectionRange })));
		await client.stop();
	});

	it('speaks the language of the client, unless the command line asks for another', async () => {
		const chinese = await startClient({ locale: 'zh-cn' });
		chinese.open(uri, report);
		const slip = (await chinese.diagnostics(uri)).find(({ code }) => code === 'number.arithmetic');
		assert.match(String(slip?.message), /^“35%”：/);
		const page = 'file:///plumbline/docs/findings/zh-cn/number.arithmetic.md';
		assert.equal(slip?.codeDescription?.href, page);
		assert.ok(JSON.stringify(await chinese.hover(uri, '35%')).includes(page));
		const [first] = slip ? await chinese.actions(uri, slip.range) : [];
		assert.equal(first?.title, '将 35% 替换为计算结果 25%');
		await chinese.stop();
		const english = await startClient({ locale: 'zh-cn', server: { language: 'en' } });
		english.open(uri, report);
		assert.match(String((await english.diagnostics(uri))[0]?.message), /: \S/);
		await english.stop();
	});

	it('shows a client that takes no Markdown plain text', async () => {
		const client = await startClient({ capabilities: {} });
		client.open(uri, report);
		assert.ok((await client.diagnostics(uri)).length > 0);
		const hover = await client.hover(uri, '35%');
		const contents = hover?.contents as MarkupContent;
		assert.equal(contents.kind, 'plaintext');
		assert.match(contents.value, /^warning “35%”.* number\.arithmetic$/m);
		await client.stop();
	});

	it('lets a client that only asks ask, with what is found in the newest text', async () => {
		const { publishDiagnostics: _, ...textDocument } = modern.textDocument ?? {};
		const client = await startClient({
			capabilities: { ...modern, textDocument: { ...textDocument, diagnostic: { dynamicRegistration: false } } },
		});
		assert.equal(client.result.capabilities.diagnosticProvider !== undefined, true);
		client.open(uri, report);
		const pull = () =>
			client.connection.sendRequest<{ items: { code: string }[] }>('textDocument/diagnostic', {
				textDocument: { uri },
			});
		assert.ok((await pull()).items.some(({ code }) => code === 'number.arithmetic'));
		client.edit(uri, '35%', '25%');
		assert.ok(!(await pull()).items.some(({ code }) => code === 'number.arithmetic'));
		assert.deepEqual(client.published, []);
		await client.stop();
	});
});

describe('which documents are reports', () => {
	it('is Markdown by its mode or its name, without what is seldom a report', async () => {
		const client = await startClient();
		client.open(uriOf('notes.txt'), report, 'plaintext');
		client.open(uriOf('README.md'), report);
		client.open('file:///plumbline/docs/findings/claim.vague.md', report);
		client.open(uriOf('draft.md'), report, 'gfm');
		client.open('untitled:Untitled-1', report);
		await client.diagnostics(uriOf('draft.md'));
		await client.diagnostics('untitled:Untitled-1');
		assert.equal(await client.hover(uriOf('README.md'), '35%'), null);
		const told = new Set(client.published.map((each) => each.uri));
		assert.deepEqual([...told].sort(), [uriOf('draft.md'), 'untitled:Untitled-1']);
		assert.ok(client.logged.some((line) => line.includes('README.md') && line.includes('**/README*.md')));
		await client.stop();
	});

	it('can be set by the client', async () => {
		const client = await startClient({ initializationOptions: { plumbline: { exclude: ['drafts/**'] } } });
		client.open(uriOf('drafts/a.md'), report);
		client.open(uriOf('README.md'), report);
		assert.ok((await client.diagnostics(uriOf('README.md'))).length > 0);
		assert.equal(client.last(uriOf('drafts/a.md')), undefined);
		await client.stop();
	});
});

describe('a sound report', () => {
	it('has nothing to tell', async () => {
		const client = await opened(sound);
		const found = await client.diagnostics(uri);
		assert.deepEqual(
			found.filter(({ severity }) => severity !== DiagnosticSeverity.Hint),
			[],
		);
		await client.stop();
	});
});

type Ranged = Pick<DocumentSymbol, 'range'>;

function isAround({ range: outer }: Ranged, { range: inner }: Ranged): boolean {
	const before = (a: typeof outer.start, b: typeof outer.start) =>
		a.line < b.line || (a.line === b.line && a.character <= b.character);
	return before(outer.start, inner.start) && before(inner.end, outer.end);
}
