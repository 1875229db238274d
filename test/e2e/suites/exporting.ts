import type { Author, Workbench } from './author';

/** The page for a colleague. */
export function exportsThePage(workbench: Workbench, { name, count, exporting }: Author): void {
	describe('the page for a colleague', () => {
		after(() => workbench().leave());

		it('asks for a format and a file, and saves the page beside the report', async () => {
			await workbench().openFile('grid-storage/report.md');
			await workbench().statusBar.getByText(count).waitFor();
			await workbench().beginCommand(exporting.command);
			await workbench().quickInput.offers('HTML');
			await workbench().screenshot(`export-${name}`);
			await workbench().quickInput.goOnWith('HTML');
			await workbench().quickInput.acceptFile('report.plumbline.html');
			await workbench().notified(exporting.saved);
			await workbench().openFile('grid-storage/report.plumbline.html');
			await workbench().editor.getByText('<!doctype html>').waitFor();
		});
	});
}
