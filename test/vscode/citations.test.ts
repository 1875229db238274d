import assert from 'node:assert/strict';
import {
	type CodeAction,
	CodeActionKind,
	type CompletionItem,
	type CompletionList,
	commands,
	type Location,
	Range,
	type TextDocument,
	type WorkspaceEdit,
	workspace,
} from 'vscode';
import { closeAll, findingOf, lines, openReport } from './reports';
import { until } from './waiting';

const entry = '[1] Price monitor 2025. https://example.com/prices';
const text = lines(
	'# Study',
	'',
	'Sales rose from $12.0m in 2022 to $15.0m in 2023, an increase of 35% [1].',
	'',
	'Rents rose by 5% in 2023 [1], wages by 4% [',
	'',
	'## References',
	'',
	entry,
	'',
);

describe('citations', () => {
	afterEach(closeAll);

	/** Where some words begin; one character on, so that it is within them. */
	const inside = (document: TextDocument, words: string) => document.positionAt(document.getText().indexOf(words) + 1);

	/** Asks a provider of the editor until it answers: the report is read in a thread of its own. */
	async function asked<Answer>(command: string, document: TextDocument, ...more: unknown[]): Promise<Answer> {
		await findingOf(document, 'number.arithmetic');
		return commands.executeCommand<Answer>(command, document.uri, ...more);
	}

	it('lead to their entry, and the entry to them', async () => {
		const { document } = await openReport(text);
		const words = (found: readonly Location[]) => found.map(({ range }) => document.getText(range));
		const at = inside(document, '[1]');
		assert.deepEqual(words(await asked('vscode.executeDefinitionProvider', document, at)), [entry]);
		const listed = inside(document, 'Price monitor');
		assert.deepEqual(words(await asked('vscode.executeReferenceProvider', document, listed)), ['[1]', '[1]', entry]);
	});

	it('are completed with the entries of the report', async () => {
		const { document } = await openReport(text);
		const end = document.lineAt(4).range.end;
		const { items } = await asked<CompletionList>('vscode.executeCompletionItemProvider', document, end);
		const own = items.find(({ detail }: CompletionItem) => detail === 'Price monitor 2025');
		assert.equal(own?.insertText, '1]');
	});

	it('are renamed everywhere, and not to what another entry is called', async () => {
		const { document } = await openReport(
			text.replace('\n[1] Price', '\n[2] Wages. https://example.com/wages\n[1] Price'),
		);
		const renamed = (name: string) =>
			asked<WorkspaceEdit>('vscode.executeDocumentRenameProvider', document, inside(document, '[1]'), name);
		await assert.rejects(renamed('2'), /“2” is the name of another entry already/);
		assert.ok(await workspace.applyEdit(await renamed('7')));
		assert.equal(document.getText().match(/\[7\]/g)?.length, 3);
		assert.ok(!document.getText().includes('[1]'));
	});

	it('stand beside what is put right at once, when it is asked for', async () => {
		const { document } = await openReport(text);
		const all = new Range(0, 0, document.lineCount, 0);
		const kind = CodeActionKind.SourceFixAll.value;
		const [action] = await asked<CodeAction[]>('vscode.executeCodeActionProvider', document, all, kind);
		assert.ok(action?.edit && (await workspace.applyEdit(action.edit)));
		await until('the number', () => document.getText().includes('an increase of 25%'));
	});
});
