import assert from 'node:assert/strict';
import {
	CodeActionKind,
	CompletionRequest,
	DefinitionRequest,
	type Diagnostic,
	type DocumentDiagnosticReport,
	DocumentDiagnosticRequest,
	DocumentHighlightRequest,
	ExecuteCommandRequest,
	type Location,
	PrepareRenameRequest,
	ReferencesRequest,
	RenameRequest,
	type TextDocumentEdit,
	type WorkspaceEdit,
} from 'vscode-languageserver/node';
import type { Analyzer } from '../../../src/analysis';
import { analyze } from '../../../src/analyze';
import { formatDecisions, readDecisions } from '../../../src/decisions/file';
import type { Decision } from '../../../src/decisions/model';
import type { ServerInit } from '../../../src/lsp/init';
import { type ClientInit, modern, startClient, type TestClient, uriOf, wordsAt } from './client';
import { report } from './reports';

const uri = uriOf('study.md');
const asked = { textDocument: { uri } };

async function opened(text: string, init: ClientInit = {}): Promise<TestClient> {
	const client = await startClient(init);
	client.open(uri, text);
	await client.diagnostics(uri);
	return client;
}

function edited(client: TestClient, edit: WorkspaceEdit | null | undefined): string {
	const [change] = (edit?.documentChanges ?? []) as TextDocumentEdit[];
	const lines = client.textOf(uri).split('\n');
	// Last first, so that what is before stays where it is.
	for (const { range, newText } of [...(change?.edits ?? [])].reverse() as { range: never; newText: string }[]) {
		const { start, end }: Location['range'] = range;
		const [first = '', last = ''] = [lines[start.line], lines[end.line]];
		lines.splice(
			start.line,
			end.line - start.line + 1,
			...(first.slice(0, start.character) + newText + last.slice(end.character)).split('\n'),
		);
	}
	return lines.join('\n');
}

describe('citations in the language server', () => {
	it('lead to their entry and back, are highlighted, and completed while the line is typed', async () => {
		const client = await opened(report);
		const position = client.place(uri, '[1]');
		const words = (places: readonly { range: Location['range'] }[] | null) =>
			places?.map(({ range }) => wordsAt(client.textOf(uri), range));
		const entry = '[1] Price monitor 2025. https://example.com/prices';
		const found = await client.connection.sendRequest(DefinitionRequest.type, { ...asked, position });
		assert.deepEqual(words(found as Location[]), [entry]);
		const at = client.place(uri, 'Price monitor');
		const context = { includeDeclaration: false };
		const cited = await client.connection.sendRequest(ReferencesRequest.type, { ...asked, position: at, context });
		assert.deepEqual(words(cited), ['[1]']);
		const lit = await client.connection.sendRequest(DocumentHighlightRequest.type, { ...asked, position });
		assert.deepEqual(words(lit), ['[1]', entry]);
		client.edit(uri, 'same year [4]', 'same year [');
		const { line, character } = client.place(uri, 'same year [');
		const behind = { line, character: character + 'same year ['.length - 1 };
		const offered = await client.connection.sendRequest(CompletionRequest.type, { ...asked, position: behind });
		assert.ok(Array.isArray(offered));
		assert.deepEqual(
			offered.map(({ label, detail }) => [label, detail]),
			[
				['[1]', 'Price monitor 2025'],
				['[2]', 'Wage survey 2024'],
			],
		);
		await client.stop();
	});

	it('are renamed everywhere, or the client is told why not', async () => {
		const rename = { dynamicRegistration: false, prepareSupport: true };
		const client = await opened(report, {
			capabilities: { ...modern, textDocument: { ...modern.textDocument, rename } },
		});
		assert.deepEqual(client.result.capabilities.renameProvider, { prepareProvider: true });
		const position = client.place(uri, '[1]');
		const prepared = await client.connection.sendRequest(PrepareRenameRequest.type, { ...asked, position });
		assert.equal(prepared && 'placeholder' in prepared && prepared.placeholder, '1');
		const renameTo = (newName: string) =>
			client.connection.sendRequest(RenameRequest.type, { ...asked, position, newName });
		assert.equal(edited(client, await renameTo('7')), report.replaceAll('[1]', '[7]'));
		await assert.rejects(renameTo('2'), /“2” is the name of another entry already, in line 12\./);
		await client.stop();
	});
});

describe('what leaves no choice', () => {
	it('is put right at once where a client asks for it, by the beginning of its name as well', async () => {
		const client = await opened(report);
		const all = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
		for (const kind of [CodeActionKind.SourceFixAll, 'source.fixAll.plumbline']) {
			const [action, ...more] = await client.actions(uri, all, [], [kind]);
			assert.deepEqual([action?.kind, more], ['source.fixAll.plumbline', []]);
			const expected = report.replace('35%', '25%').replace('[2] Wage survey 2024. https://example.com/wages\n', '');
			assert.equal(edited(client, action?.edit), expected);
		}
		assert.ok(!(await client.actions(uri, all)).some(({ kind }) => kind?.startsWith('source')));
		await client.stop();
	});
});

describe('a client that asks for diagnostics', () => {
	const diagnostic = { dynamicRegistration: false };
	const capabilities = {
		...modern,
		textDocument: { ...modern.textDocument, diagnostic },
		workspace: { ...modern.workspace, diagnostics: { refreshSupport: true } },
	};
	const pull = (client: TestClient, previousResultId?: string): Promise<DocumentDiagnosticReport> =>
		client.connection.sendRequest(DocumentDiagnosticRequest.type, {
			...asked,
			...(previousResultId !== undefined && { previousResultId }),
		});

	it('is told nothing twice: sent none, and answered by a name where it has them already', async () => {
		const client = await startClient({ capabilities });
		client.open(uri, report);
		const first = await pull(client);
		assert.ok(first.kind === 'full' && first.items.some(({ code }: Diagnostic) => code === 'number.arithmetic'));
		assert.deepEqual(await pull(client, first.resultId), { kind: 'unchanged', resultId: first.resultId });
		client.edit(uri, '35%', '25%');
		const second = await pull(client, first.resultId);
		assert.ok(second.kind === 'full' && !second.items.some(({ code }: Diagnostic) => code === 'number.arithmetic'));
		assert.deepEqual(client.published, []);
		await client.stop();
	});

	it('is told to ask again when something else holds, and not when it waits for the answer', async () => {
		let asks = 0;
		let goOn = () => {};
		const mayRead = new Promise<void>((resolve) => (goOn = resolve));
		const analyzer: Analyzer = async (...task) => {
			await mayRead;
			return analyze(...task);
		};
		const client = await startClient({ capabilities, server: { analyzer } });
		const again = new Promise<void>((resolve) =>
			client.connection.onRequest('workspace/diagnostic/refresh', () => {
				asks++;
				resolve();
				return null;
			}),
		);
		client.open(uri, report);
		const first = pull(client);
		// An answer comes only after all that was sent before it was taken in.
		await client.symbols(uriOf('README.md'));
		goOn();
		await first;
		assert.equal(asks, 0);
		client.save(uri);
		await again;
		await client.stop();
	});

	it('is sent them all the same where nothing could tell it to ask again', async () => {
		const { workspace: _, ...rest } = capabilities;
		const client = await opened(report, { capabilities: rest });
		assert.equal(client.result.capabilities.diagnosticProvider, undefined);
		assert.ok((await client.diagnostics(uri)).length > 0);
		await client.stop();
	});
});

describe('a decision in the language server', () => {
	/** A file of decisions that holds for every report. */
	function keeping(): { readonly server: Partial<ServerInit>; readonly all: () => readonly Decision[] } {
		let text = formatDecisions([]);
		return {
			all: () => readDecisions(text),
			server: {
				surroundingsOf: async () => ({ config: {}, decisions: readDecisions(text) }),
				changeDecisions: async (uri, folder = '', change) => {
					text = formatDecisions(change(readDecisions(text), uri.slice(folder.length + 1)));
				},
			},
		};
	}

	it('dismisses a finding, and is taken back where it was made', async () => {
		const { server, all } = keeping();
		const client = await opened(report, { server });
		const isSlip = ({ code }: Diagnostic) => code === 'number.arithmetic';
		const slip = (await client.diagnostics(uri)).find(isSlip);
		assert.ok(slip);
		const run = async (title: RegExp) => {
			const action = (await client.actions(uri, slip.range)).find((each) => title.test(each.title));
			assert.ok(action?.command, String(title));
			await client.connection.sendRequest(ExecuteCommandRequest.type, action.command);
		};
		await run(/^Dismiss, in \.plumbline\/decisions\.json: /);
		await client.until(() => client.last(uri)?.diagnostics.some(isSlip) === false);
		const [made, ...more] = all();
		assert.deepEqual([made?.file, made?.code, made?.decision, more], ['study.md', slip.code, 'dismissed', []]);
		await run(/^Undo: Dismissed on /);
		await client.until(() => client.last(uri)?.diagnostics.some(isSlip) === true);
		assert.deepEqual(all(), []);
		await client.stop();
	});

	it('is refused, with the reason, where the finding is gone or the file cannot be written', async () => {
		const client = await opened(report, {
			server: { changeDecisions: () => Promise.reject(new Error('The disk is full.')) },
		});
		const slip = (await client.diagnostics(uri)).find(({ code }) => code === 'number.arithmetic');
		assert.ok(slip);
		const { command } = (await client.actions(uri, slip.range)).find(({ title }) => title.startsWith('Dismiss')) ?? {};
		assert.ok(command);
		const run = () => client.connection.sendRequest(ExecuteCommandRequest.type, command);
		await assert.rejects(run, /The disk is full/);
		client.edit(uri, '35%', '25%');
		await assert.rejects(run, /ask again what can be done/);
		await assert.rejects(client.connection.sendRequest(ExecuteCommandRequest.type, { command: 'x' }), /“x”/);
		await client.stop();
	});
});
