import assert from 'node:assert/strict';
import type { WorkbenchPage } from '../workbenchPage';
import { openReport, type Workbench } from './author';
import { placeIn } from './place';

const report = 'grid-storage/report.md';
/** It leads nowhere. */
const marker = '[17]';
/** A marker of another sentence, behind which a new one goes. */
const beside = 'for that year [5]';
const mended = 'A citation without a matching reference (1)';

/** What is kept of a report’s saves, in a folder in which all is committed. It saves the report. */
export function keepsAHistory(opened: Workbench): void {
	describe('the history of a report', () => {
		let workbench: WorkbenchPage;

		before(async () => {
			workbench = opened();
			await openReport(workbench, { report });
			await workbench.runCommand('Plumbline: Open Panel');
			await workbench.panel.getByRole('tab', { name: 'History' }).click();
		});

		after(() => workbench.leave());

		it('says at first from when on it shows something', async () => {
			await workbench.panel.getByText(/^Recorded since /).waitFor();
			assert.equal(await workbench.panel.locator('.saves').count(), 0);
			await workbench.screenshot('history-empty');
		});

		it('tells after a save what is mended and what is new, since the last look and the last commit', async () => {
			const { panel } = workbench;
			const leading = await placeOf(marker);
			await workbench.goTo({ ...leading, column: leading.column + marker.length });
			for (const _ of marker) await workbench.press('Backspace');
			// In another sentence: in the same one it would be the old finding worded anew.
			const { line, column } = await placeOf(beside);
			await workbench.goTo({ line, column: column + beside.length });
			await workbench.type('[97]');
			await workbench.press('Control+S');
			await panel.locator('.saves tbody tr').nth(1).waitFor();
			await panel.getByRole('heading', { name: /^Mended since your last look/ }).waitFor();
			await panel.getByRole('heading', { name: /^Mended since the last commit \([0-9a-f]{7}\)/ }).waitFor();
			const told = await panel.locator('.mended li').allTextContents();
			assert.deepEqual(
				told.map((one) => one.startsWith(`${mended}: “`)),
				[true, true],
			);
			await panel.getByRole('img', { name: /^Findings in Problems over 2 saves: first / }).waitFor();
			await workbench.screenshot('history-light');
			await workbench.goTo({ line: 1, column: 1 });
			await panel.locator('.since .finding').filter({ hasText: '“97”' }).first().click();
			await workbench.cursorAt(line);
		});

		it('has nothing that axe-core finds fault with', async () => {
			assert.deepEqual(await workbench.panelViolations(), []);
		});

		it('is forgotten by a command, and begins anew', async () => {
			await workbench.runMore('Forget History of This Report');
			await workbench.panel.getByText(/^Recorded since /).waitFor();
			assert.equal(await workbench.panel.locator('.saves').count(), 0);
		});
	});
}

const placeOf = (text: string) => placeIn(report, text);
