import assert from 'node:assert/strict';
import type { Author, Workbench } from './author';

/** The reports of the workspace, those that are not open, too. */
export function listsTheReports(workbench: Workbench, { name, count, listing }: Author): void {
	describe('the reports of the workspace', () => {
		after(() => workbench().leave());

		it('finds the reports of the workspace listed with what is wrong with each, and opens one by a choice', async () => {
			await workbench().beginMore(listing.command);
			const rowOf = (report: string) => workbench().quickInput.entries.filter({ hasText: report });
			await rowOf('grid-storage/report.md').filter({ hasText: listing.error }).waitFor();
			for (const other of ['clean/memo.md', 'jade-cashmere-coats/report.md'])
				await rowOf(other).filter({ hasText: listing.claims }).waitFor();
			assert.equal(await rowOf('README.md').count(), 0);
			await workbench().screenshot(`reports-${name}`);
			await workbench().quickInput.choose('grid-storage/report.md');
			await workbench().statusBar.getByText(count).waitFor();
		});
	});
}
