import assert from 'node:assert/strict';
import type { WorkbenchPage } from '../workbenchPage';
import { openReport, type Workbench } from './author';

/** Its sources lie in a folder beside it. */
const report = 'jade-cashmere-coats/report.md';

/** What the sources beside a report say of its claims, and what follows for its conclusions. */
export function showsSources(opened: Workbench): void {
	describe('sources and checklists in the panel', () => {
		let workbench: WorkbenchPage;

		before(async () => {
			workbench = opened();
			await openReport(workbench, { report, count: /finding/ });
			await workbench.runCommand('Plumbline: Check Report');
			await workbench.panel.getByRole('tab', { name: 'Sources' }).waitFor();
		});

		after(() => workbench.leave());

		it('shows every source with its tier, whether it was read, and what it says of the claims', async () => {
			const { panel } = workbench;
			await panel.getByRole('tab', { name: 'Sources' }).click();
			const first = panel.locator('.source').first();
			await first.getByText('partly supported').waitFor();
			await first.getByText(/^tier \d$/).waitFor();
			await first.getByText(/^read on /).waitFor();
			await panel.getByRole('button', { name: 'Read Cited Sources…' }).waitFor();
			await workbench.screenshot('sources-light');
		});

		it('opens a source at the words that decide', async () => {
			await workbench.panel.getByRole('button', { name: 'Open Source at This Place' }).first().click();
			await workbench.editor.getByText('Department stores lost the share').first().waitFor();
			await workbench.openFile(report);
		});

		it('draws the conclusions that failed facts invalidate, and shows the score if a fact held', async () => {
			const { panel } = workbench;
			await panel.getByRole('tab', { name: 'Scores' }).click();
			await panel.getByText('What can be counted without a model').click();
			const chain = panel.locator('.chain');
			await chain.getByText('$730–$875 USD').first().waitFor();
			await chain.getByText('below the threshold of $900').waitFor();
			await chain.first().scrollIntoViewIfNeeded();
			await workbench.screenshot('checklist-light');
			await panel.getByRole('checkbox', { name: 'assume it is true' }).first().check();
			await panel.locator('.supposed').getByText('0 conclusions invalidated by a fact instead of 1').waitFor();
			assert.equal(await chain.count(), 0);
			await workbench.screenshot('what-if');
			await panel.getByRole('button', { name: 'Reset What-If' }).click();
			await chain.first().waitFor();
		});

		it('leaves out an item of a checklist, and takes it back', async () => {
			const { panel } = workbench;
			const items = panel.locator('[data-list="query"] .check');
			const question = (await items.first().locator('.check-question').textContent()) ?? '';
			const before = await items.count();
			await items.first().getByRole('button', { name: 'Leave Out' }).click();
			const back = panel.locator('[data-fold="left-out"]').getByRole('button', { name: 'Restore' });
			await back.waitFor();
			await items.nth(before - 1).waitFor({ state: 'detached' });
			await panel.locator('[data-fold="left-out"]').getByText(question).waitFor();
			await back.click();
			await panel.locator('[data-list="query"]').getByText(question).waitFor();
			await items.nth(before - 1).waitFor();
		});

		it('is as legible in the dark', async () => {
			await workbench.useTheme('Dark Modern');
			await workbench.panel.locator('.chain').first().scrollIntoViewIfNeeded();
			await workbench.screenshot('checklist-dark');
			await workbench.panel.getByRole('tab', { name: 'Sources' }).click();
			await workbench.panel.locator('.source').first().waitFor();
			await workbench.screenshot('sources-dark');
		});
	});
}
