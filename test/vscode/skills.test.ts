import assert from 'node:assert/strict';
import { commands, languages, Uri, window, workspace } from 'vscode';
import { answering, type Dialogue, type Shown } from './answering';
import { closeAll, lines, openReport } from './reports';
import { until } from './waiting';

const report = lines(
	'---',
	'query: Find factories for yoga mats in Vietnam',
	'---',
	'# Yoga mats from Vietnam',
	'',
	'Three factories make yoga mats near Da Nang.',
	'',
);

describe('skills', () => {
	let dialogue: Dialogue | undefined;
	const answer = (reply: (shown: Shown) => unknown) => {
		dialogue?.end();
		dialogue = answering(reply);
	};
	const folder = () => Uri.joinPath(workspace.workspaceFolders![0]!.uri, '.plumbline', 'skills');

	afterEach(async () => {
		dialogue?.end();
		dialogue = undefined;
		await closeAll();
		await workspace.fs.delete(folder(), { recursive: true });
	});

	it('can be written: a template that is sound as it is', async () => {
		answer(({ kind }) => (kind === 'showInputBox' ? 'Tender documents' : undefined));
		await commands.executeCommand('plumbline.newSkill');
		const editor = await until('the skill', () => window.activeTextEditor);
		assert.ok(editor.document.uri.path.endsWith('/.plumbline/skills/tender_documents.md'));
		assert.match(editor.document.getText(), /^label: tender_documents$/m);
		assert.deepEqual(languages.getDiagnostics(editor.document.uri), []);
	});

	it('that cannot be used are a problem in their file, as soon as they are saved, until they are mended', async () => {
		const uri = Uri.joinPath(folder(), 'tender_documents.md');
		const write = (text: string) => workspace.fs.writeFile(uri, new TextEncoder().encode(text));
		answer(({ kind }) => (kind === 'showInputBox' ? 'Tender documents' : undefined));
		await commands.executeCommand('plumbline.newSkill');
		const good = window.activeTextEditor!.document.getText();
		await write(good.replace('level: 2', 'level: 7'));
		const [problem] = await until('the problem', () => {
			const found = languages.getDiagnostics(uri);
			return found.length > 0 && found;
		});
		assert.match(problem!.message, /level: must be 1/);
		// By what was written: the editor may just be reading the file anew.
		assert.match(good.split('\n')[problem!.range.start.line] ?? '', /^level:/);
		await write(good);
		await until('no problem', () => languages.getDiagnostics(uri).length === 0);
	});

	it('are chosen for a report, and named in its front matter if the author wants that', async () => {
		await workspace.fs.createDirectory(folder());
		const { document } = await openReport(report);
		answer(({ text }) => {
			if (text.startsWith('If you choose none')) return ['Supplier sourcing', 'Region specific'];
			return text.startsWith('Where') ? 'In the report' : undefined;
		});
		await commands.executeCommand('plumbline.chooseSkills');
		assert.match(document.getText(), /^---\nskills: \[.*supplier_sourcing.*\]\nquery: /);
		assert.match(document.getText(), /region_specific/);
	});
});
