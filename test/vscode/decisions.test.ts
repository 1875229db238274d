import assert from 'node:assert/strict';
import { commands, Position, Range, type TextDocument, Uri, WorkspaceEdit, window, workspace } from 'vscode';
import { answering, type Dialogue, type Shown } from './answering';
import { apply, cleared, closeAll, codes, findingOf, hovered, openReport, replace, unsupportedClaim } from './reports';
import { remains, until } from './waiting';

const code = 'claim.unsupported';
const reason = 'Our house view.';

describe('decisions of the author', () => {
	let dialogue: Dialogue | undefined;

	afterEach(async () => {
		dialogue?.end();
		dialogue = undefined;
		await closeAll();
		await write(undefined);
	});

	it('are asked for where a finding is set aside, kept in a file, and undone by a command', async () => {
		const { document } = await openReport(unsupportedClaim);
		dialogue = answering(choosing('Accept…', reason));
		await setAside(document);
		await cleared(document, code);
		const [entry] = await entries();
		assert.deepEqual([entry?.decision, entry?.reason, entry?.file], ['accepted', reason, nameOf(document)]);
		assert.equal(entry?.by, undefined);
		const said = await hovered(document, new Position(4, 3));
		assert.match(said, /Accepted on .*Our house view.*Undo Decision/);
		dialogue.end();
		const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(Date.parse(entry?.date ?? ''));
		dialogue = answering(() => `Accepted on ${day}: ${reason}`);
		await commands.executeCommand('plumbline.undoDecision');
		await findingOf(document, code);
		assert.deepEqual(await entries(), []);
	});

	it('need a reason or a source where they say that they have one', async () => {
		const { document } = await openReport(unsupportedClaim);
		dialogue = answering(choosing('Mark as Verified…', ' '));
		await setAside(document);
		assert.equal(await textOfFile(), undefined);
		assert.ok(codes(document).includes(code));
		dialogue.end();
		dialogue = answering(choosing('Dismiss…', ''));
		await setAside(document);
		await cleared(document, code);
	});

	it('stay with their sentence where it moves, and are void once a word of it changes', async () => {
		const { document } = await openReport(unsupportedClaim);
		dialogue = answering(choosing('Accept…', reason));
		await setAside(document);
		await cleared(document, code);
		await replace(document, new Range(4, 0, 4, 0), 'Is this the first paragraph?\n\n');
		await document.save();
		await commands.executeCommand('plumbline.analyze');
		assert.ok(!codes(document).includes(code));
		const five = document.getText().indexOf('five');
		await replace(document, new Range(document.positionAt(five), document.positionAt(five + 4)), 'ten');
		await document.save();
		await findingOf(document, code);
	});

	it('of somebody else count as soon as they are in the file; a damaged file hides nothing and stays as it is', async () => {
		const { document } = await openReport(unsupportedClaim);
		dialogue = answering(choosing('Accept…', reason));
		await setAside(document);
		await cleared(document, code);
		await allTold();
		const theirs = await textOfFile();
		assert.ok(theirs);
		await write(undefined);
		await findingOf(document, code);
		await write(theirs);
		await cleared(document, code);
		const damaged = theirs.replace('\t"version"', '<<<<<<< ours\n\t"version"');
		await write(damaged);
		await findingOf(document, code);
		await setAside(document);
		assert.equal(await textOfFile(), damaged);
		assert.ok(dialogue.shown.some(({ kind, text }) => kind === 'showErrorMessage' && /merge conflict/.test(text)));
		await write(theirs + ' '.repeat(5 * 1024 * 1024));
		await until(
			'the size to be told',
			() => dialogue?.shown.some(({ text }) => /no more than 4 MB is read/.test(text)) ?? false,
		);
		assert.ok(codes(document).includes(code), 'a file that is too large hides nothing');
	});

	it('go with a report that is renamed in the editor', async () => {
		const { document } = await openReport(unsupportedClaim);
		dialogue = answering(choosing('Accept…', reason));
		await setAside(document);
		await cleared(document, code);
		const renamed = Uri.joinPath(document.uri, '..', `renamed-${nameOf(document)}`);
		const edit = new WorkspaceEdit();
		edit.renameFile(document.uri, renamed);
		await workspace.applyEdit(edit);
		await until('the new name', async () => (await entries())[0]?.file === `renamed-${nameOf(document)}`);
	});

	it('on a report that is in no folder are refused before anything is typed', async () => {
		const document = await workspace.openTextDocument({ language: 'markdown', content: unsupportedClaim });
		await window.showTextDocument(document);
		dialogue = answering(choosing('Accept…', reason));
		await setAside(document);
		await remains('the finding stands', () => codes(document).includes(code));
		assert.deepEqual(
			dialogue.shown.map(({ kind }) => kind),
			['showQuickPick', 'showInformationMessage'],
		);
		assert.equal(await textOfFile(), undefined);
	});
});

interface Entry {
	readonly decision: string;
	readonly date: string;
	readonly file: string;
	readonly reason?: string;
	readonly by?: string;
}

function fileUri(): Uri {
	const folder = workspace.workspaceFolders?.[0];
	if (!folder) throw new Error('The suite needs an open folder.');
	return Uri.joinPath(folder.uri, '.plumbline', 'decisions.json');
}

async function textOfFile(): Promise<string | undefined> {
	try {
		return new TextDecoder().decode(await workspace.fs.readFile(fileUri()));
	} catch {
		return undefined;
	}
}

async function write(text: string | undefined): Promise<void> {
	if (text !== undefined) await workspace.fs.writeFile(fileUri(), new TextEncoder().encode(text));
	else if ((await textOfFile()) !== undefined) await workspace.fs.delete(fileUri());
}

/**
 * Resolves once the editor has told of all changes of files up to now: of a file that is made and removed within a moment it
 * tells nothing.
 */
async function allTold(): Promise<void> {
	const last = Uri.joinPath(fileUri(), '..', 'last');
	const watcher = workspace.createFileSystemWatcher('**/.plumbline/last');
	const told = new Promise((resolve) => watcher.onDidCreate(resolve));
	await workspace.fs.writeFile(last, new Uint8Array());
	await told;
	watcher.dispose();
	await workspace.fs.delete(last);
}

async function entries(): Promise<readonly Entry[]> {
	const text = await textOfFile();
	return text === undefined ? [] : JSON.parse(text).decisions;
}

/** The way to set the finding aside, and what is said where it asks for a reason. */
function choosing(way: string, said: string) {
	return ({ kind }: Shown) => (kind === 'showQuickPick' ? way : said);
}

/** Sets the unsupported claim aside from its light bulb. */
async function setAside(document: TextDocument): Promise<void> {
	await apply(document, code, 'Set Aside…');
}

function nameOf({ uri }: TextDocument): string {
	return uri.path.split('/').at(-1) ?? '';
}
