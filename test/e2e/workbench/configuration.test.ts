import assert from 'node:assert/strict';
import { openSession, type Session } from '../session';
import { goesThroughWalkthrough } from '../walkthrough';

/** The words of each language that a user clicks on or reads. */
const languages = [
	{
		name: 'english',
		language: undefined,
		command: 'Plumbline: Show Configuration in Force',
		none: 'No configuration file',
		others: 'For the command line only: failOn',
		severity: 'Change severity of: ',
		ruled: 'Open this line of ',
		walkthrough: {
			open: 'Plumbline: Open Walkthrough',
			example: 'Plumbline: Open Example Report',
			next: 'Plumbline: Go to Next Finding',
			ignore: 'Ignore here',
			score: 'Plumbline: Open Panel',
			toDo: 'To Do',
			suffix: '',
		},
	},
	{
		name: 'chinese',
		language: 'zh-cn',
		command: 'Plumbline: 显示生效的配置',
		none: '没有配置文件',
		others: '仅用于命令行：failOn',
		severity: '更改严重程度',
		ruled: '中的这一行',
		walkthrough: {
			open: 'Plumbline: 打开入门指南',
			example: 'Plumbline: 打开示例报告',
			next: 'Plumbline: 转到下一个发现',
			ignore: '在此处忽略',
			score: 'Plumbline: 打开面板',
			toDo: '待办',
			suffix: '.zh-cn',
		},
	},
] as const;

const broken = 'citation.broken';

for (const { name, language, command, none, others, severity, ruled, walkthrough } of languages) {
	describe(`the configuration of a workspace with several folders, ${name}`, () => {
		let session: Session;

		before(async () => {
			session = await openSession({
				name: `e2e-configuration-${name}`,
				roots: ['grid-storage', 'clean', 'coffee-retail-zh'],
				files: {
					'grid-storage/plumbline.config.yaml': `severities:\n  ${broken}: 'off'\n  number.arithmetic: error\nfailOn: never\n`,
					'clean/broken.md':
						'# Storage\n\nIt rose by 4% in 2025 [7].\n\n## References\n\n[1] Office: Survey. https://example.org/s\n',
					'coffee-retail-zh/plumbline.config.json': '{\n\t// Ours.\n\t"maxFindings": 4,\n\t"failOnn": "error"\n}\n',
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
			await workbench.quickInput.offers('plumbline.config.yaml');
			await workbench.quickInput.offers(others);
			await workbench.quickInput.offers(`severity: ${broken} = off`);
			await workbench.screenshot(`configuration-${name}`);
			await workbench.press('Escape');
		});

		it('decides on severities, whatever the settings say, and opens at its line', async () => {
			const { workbench } = session;
			await workbench.openActions({ line: 82, column: 20 });
			await workbench.actions.getByText(severity).first().click();
			await workbench.quickInput.offers(ruled);
			await workbench.screenshot(`severity-${name}`);
			await workbench.quickInput.choose(ruled);
			await workbench.cursorAt(3);
			await workbench.runCommand('View: Close Editor');
		});

		it('holds for no report of another folder', async () => {
			const { workbench } = session;
			await workbench.openFile('broken.md');
			await workbench.beginCommand(command);
			await workbench.quickInput.offers(none);
			await workbench.press('Escape');
			await workbench.showProblems();
			await workbench.problems.filter({ hasText: broken }).waitFor();
		});

		it('is checked by its schema as it is written, and may hold comments', async () => {
			const { workbench } = session;
			// Problems draws only the rows there is room for: those of the reports go with their editors.
			await workbench.runCommand('View: Close All Editors');
			await workbench.openFile('plumbline.config.json');
			await workbench.problems.filter({ hasText: 'failOnn' }).waitFor();
			await workbench.screenshot(`configuration-json-${name}`);
			assert.equal(await workbench.problems.filter({ hasText: /comment/i }).count(), 0);
		});

		goesThroughWalkthrough(() => session.workbench, walkthrough);
	});
}
