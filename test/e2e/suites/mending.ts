import assert from 'node:assert/strict';
import { type Author, countOf, openReport, type Workbench } from './author';

/** From the findings to a mended report. */
export function mendsFindings(workbench: Workbench, author: Author): void {
	describe('from the findings to a mended report', () => {
		const { name, mending } = author;

		before(() => openReport(workbench(), author));

		after(() => workbench().leave());

		it('counts in the status bar what Problems lists', async () => {
			await workbench().runCommand('View: Focus Problems');
			await workbench().problems.first().waitFor();
			await workbench().screenshot(`fixes-${name}-problems`);
			assert.equal(await workbench().problemCount(), await countOf(workbench(), author));
			await workbench().runCommand('View: Hide Panel');
		});

		it('goes to the next finding by key and says what it is', async () => {
			await workbench().goTo({ line: 1, column: 1 });
			await workbench().press('Alt+F9');
			await workbench().hover.waitFor();
			await workbench().screenshot(`fixes-${name}-next`);
			await workbench().press('Escape');
		});

		it('shows beside each reference what its source says of the fact', async () => {
			await workbench().openActions(mending.fact);
			await workbench().screenshot(`fixes-${name}-actions`);
			await workbench().actions.getByText(mending.cite).click();
			await workbench().quickInput.entries.first().waitFor();
			await workbench().screenshot(`fixes-${name}-cite`);
			await workbench().press('Escape');
		});

		it('puts in the computed number, and the count falls', async () => {
			const before = await countOf(workbench(), author);
			await workbench().openActions(mending.number);
			await workbench().actions.getByText(mending.fix).click();
			await workbench().actions.waitFor({ state: 'hidden' });
			await workbench()
				.statusBar.getByText(new RegExp(`Plumbline: ${before - 1} `))
				.waitFor();
			await workbench().screenshot(`fixes-${name}-fixed`);
			await workbench().press('Control+Z');
		});
	});
}
