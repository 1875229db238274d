import { openSession, type Session } from '../session';

/** The words of each language that a user clicks on or reads. */
const languages = [
	{ name: 'english', language: undefined, command: 'Plumbline: Export…', saved: 'report.plumbline.html was saved.' },
	{ name: 'chinese', language: 'zh-cn', command: 'Plumbline: 导出…', saved: 'report.plumbline.html 已保存。' },
] as const;

for (const { name, language, command, saved } of languages) {
	describe(`exporting a report, ${name}`, () => {
		let session: Session;

		before(async () => {
			session = await openSession({ name: `e2e-export-${name}`, ...(language && { language }) });
		});

		after(() => session?.close());

		it('asks for a format and a file, and saves the page beside the report', async () => {
			const { workbench } = session;
			await workbench.openFile('grid-storage/report.md');
			await workbench.statusBar.getByText(/findings|个发现/).waitFor();
			await workbench.beginCommand(command);
			await workbench.offers('HTML');
			await workbench.screenshot(`export-${name}`);
			await workbench.goOnWith('HTML');
			await workbench.acceptFile('report.plumbline.html');
			await workbench.notified(saved);
			await workbench.openFile('grid-storage/report.plumbline.html');
			await workbench.editor.getByText('<!doctype html>').waitFor();
		});
	});
}
