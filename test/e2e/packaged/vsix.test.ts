import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../../host/prepare.mjs';
import { openSession, type Session } from '../session';

describe('the packaged extension', () => {
	let session: Session;

	before(async () => {
		const vsix = process.env.PLUMBLINE_VSIX;
		if (!vsix) throw new Error('PLUMBLINE_VSIX must name the package to try.');
		session = await openSession({ name: 'package', vsix });
	});

	after(() => session?.close());

	it('finds what is wrong with a report', async () => {
		const { workbench } = session;
		await workbench.openFile('grid-storage/report.md');
		await workbench.runCommand('View: Focus Problems');
		await workbench.problems.filter({ hasText: 'citation.broken' }).waitFor();
	});

	it('explains a finding on a page that is rendered, not its source', async () => {
		const { workbench } = session;
		await workbench.problems.filter({ hasText: 'citation.broken' }).locator('.monaco-link').click();
		await workbench.pageWith('How to fix it');
		await workbench.screenshot('page-from-problems');
		await workbench.runCommand('View: Close Editor');
	});

	it('scores it', async () => {
		const { workbench } = session;
		await workbench.focusEditor();
		await workbench.runCommand('Plumbline: Check Report');
		await workbench.panel.getByRole('tab', { name: 'Scores' }).click();
		await workbench.panel.getByText('FinResearchBench').first().waitFor();
	});

	it('brings its example along', async () => {
		const { workbench } = session;
		await workbench.runMore('Open Example Report');
		const example = await readFile(join(paths.root, 'media/walkthrough/example.md'), 'utf8');
		const title = /^# (.+)$/m.exec(example)?.[1];
		assert.ok(title);
		await workbench.editor.getByText(title).first().waitFor();
	});
});
