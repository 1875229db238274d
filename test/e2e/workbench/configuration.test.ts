import { openSession, type Session } from '../session';

/** The words of each language that a user clicks on or reads. */
const languages = [
	{
		name: 'english',
		language: undefined,
		command: 'Plumbline: Show Configuration in Force',
		none: 'No configuration file',
		others: 'For the command line only: failOn',
	},
	{
		name: 'chinese',
		language: 'zh-cn',
		command: 'Plumbline: 显示生效的配置',
		none: '没有配置文件',
		others: '仅用于命令行：failOn',
	},
] as const;

const broken = 'citation.broken';

for (const { name, language, command, none, others } of languages) {
	describe(`the configuration of a workspace with several folders, ${name}`, () => {
		let session: Session;

		before(async () => {
			session = await openSession({
				name: `e2e-configuration-${name}`,
				roots: ['grid-storage', 'clean'],
				files: {
					'grid-storage/plumbline.config.yaml': `severities:\n  ${broken}: 'off'\n  number.arithmetic: error\nfailOn: never\n`,
					'clean/broken.md':
						'# Storage\n\nIt rose by 4% in 2025 [7].\n\n## References\n\n[1] Office: Survey. https://example.org/s\n',
				},
				...(language && { language }),
			});
		});

		after(() => session?.close());

		it('is that of the report’s own folder', async () => {
			const { workbench } = session;
			await workbench.openFile('report.md');
			await workbench.statusBar.getByText(/findings|个发现/).waitFor();
			await workbench.beginCommand(command);
			await workbench.offers('plumbline.config.yaml');
			await workbench.offers(others);
			await workbench.offers(`severity: ${broken} = off`);
			await workbench.screenshot(`configuration-${name}`);
			await workbench.press('Escape');
		});

		it('holds for no report of another folder', async () => {
			const { workbench } = session;
			await workbench.openFile('broken.md');
			await workbench.beginCommand(command);
			await workbench.offers(none);
			await workbench.press('Escape');
			await workbench.showProblems();
			await workbench.problems.filter({ hasText: broken }).waitFor();
		});
	});
}

describe('plumbline.config.json in the editor', () => {
	let session: Session;

	before(async () => {
		const text = '{\n\t// Ours.\n\t"maxFindings": 4,\n\t"failOnn": "error"\n}\n';
		session = await openSession({ name: 'e2e-config-json', files: { 'clean/plumbline.config.json': text } });
	});

	after(() => session?.close());

	it('is checked by its schema, and may hold comments', async () => {
		const { workbench } = session;
		await workbench.openFile('clean/plumbline.config.json');
		await workbench.showProblems();
		await workbench.problems.filter({ hasText: 'failOnn' }).waitFor();
		await workbench.screenshot('configuration-json');
		const comments = await workbench.problems.filter({ hasText: /comment/i }).count();
		if (comments > 0) throw new Error('A comment is told as a problem.');
	});
});
