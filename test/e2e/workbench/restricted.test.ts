import assert from 'node:assert/strict';
import { openSession, type Session } from '../session';

describe('Restricted Mode', () => {
	let session: Session;

	before(async () => {
		session = await openSession({ name: 'e2e-restricted', trust: 'ask' });
	});

	after(() => session?.close());

	it('still finds what is wrong with a report', async () => {
		const { workbench } = session;
		await workbench.statusBar.getByText('Restricted Mode').waitFor();
		await workbench.openFile('grid-storage/report.md');
		await workbench.runCommand('View: Focus Problems');
		await workbench.problems.filter({ hasText: 'citation.broken' }).waitFor();
	});

	it('reads no source, and takes no skills of the workspace', async () => {
		const { workbench } = session;
		await workbench.focusEditor();
		for (const query of ['Read Cited Sources', 'New Skill', 'Choose Skills']) {
			const offered = await workbench.quickInput.offeredCommands(`Plumbline: ${query}`, 'Plumbline');
			assert.deepEqual(
				offered.filter((title) => title.includes(query)),
				[],
			);
		}
	});

	it('checks, and offers no model', async () => {
		const { workbench } = session;
		await workbench.focusEditor();
		for (const query of ['Score With Model', 'Review With Model']) {
			const offered = await workbench.quickInput.offeredCommands(`Plumbline: ${query}`, 'Plumbline');
			assert.deepEqual(
				offered.filter((title) => title.includes(query)),
				[],
			);
		}
		await workbench.runCommand('Plumbline: Check Report');
		await workbench.panel.locator('footer').getByText('no model was asked').waitFor();
		assert.equal(await workbench.panel.getByRole('button', { name: /^Score With/ }).count(), 0);
	});
});
