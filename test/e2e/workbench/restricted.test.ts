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
		const offered = await workbench.quickInput.offeredCommands('Plumbline: Read', 'Plumbline');
		assert.deepEqual(
			offered.filter((title) => title.includes('Read Cited Sources')),
			[],
		);
		await workbench.beginCommand('Plumbline: More…', 'Open Example Report');
		for (const title of ['New Skill…', 'Choose Skills…'])
			assert.equal(await workbench.quickInput.entries.filter({ hasText: title }).count(), 0, title);
		await workbench.press('Escape');
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
		await workbench.panel.locator('footer').getByText('Not scored by a model').waitFor();
		assert.equal(await workbench.panel.getByRole('button', { name: /^Score With/ }).count(), 0);
	});
});
