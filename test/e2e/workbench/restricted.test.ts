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
});
