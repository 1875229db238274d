import assert from 'node:assert/strict';
import type { Author, Workbench } from './author';

const broken = 'citation.broken';

const references = '\n\n## References\n\n[1] Office: Survey. https://example.org/s\n';

/** Folders of one workspace, each with what is found in its configuration, if it has one. */
export const configuredFolders = {
	ruled: {
		'outlook.md': `# Outlook\n\nSales rose by 35% from 80 MW in 2023 to 100 MW in 2024 [1][7].\n\nPrices rose by 10% from $20 in 2023 to $25 in 2024 [1].${references}`,
		'plumbline.config.yaml': `severities:\n  ${broken}: 'off'\n  number.arithmetic: error\nfailOn: never\n`,
	},
	free: { 'broken.md': `# Storage\n\nIt rose by 4% in 2025 [7].${references}` },
	misspelt: { 'plumbline.config.json': '{\n\t// Ours.\n\t"maxFindings": 4,\n\t"failOnn": "error"\n}\n' },
};

/** What holds for a report, and where that is decided, in a workspace of several folders. */
export function obeysConfigurations(opened: Workbench, { name, count, configuration }: Author): void {
	describe('the configuration of a workspace with several folders', () => {
		after(() => opened().leave());

		it('is that of the report’s own folder', async () => {
			const workbench = opened();
			await workbench.openFile('ruled/outlook.md');
			await workbench.statusBar.getByText(count).waitFor();
			await workbench.beginMore(configuration.command);
			await workbench.quickInput.offers('plumbline.config.yaml');
			await workbench.quickInput.offers(configuration.others);
			await workbench.quickInput.offers(`severity: ${broken} = off`);
			await workbench.screenshot(`configuration-${name}`);
			await workbench.press('Escape');
		});

		it('decides on severities, whatever the settings say, and opens at its line', async () => {
			const workbench = opened();
			await workbench.openActions({ line: 3, column: 16 });
			await workbench.actions.getByText(configuration.setAside).first().click();
			await workbench.quickInput.goOnWith(configuration.severity);
			await workbench.quickInput.offers(configuration.ruled);
			await workbench.screenshot(`severity-${name}`);
			await workbench.quickInput.choose(configuration.ruled);
			await workbench.cursorAt(3);
			await workbench.runCommand('View: Close Editor');
		});

		it('holds for no report of another folder', async () => {
			const workbench = opened();
			await workbench.openFile('free/broken.md');
			await workbench.beginMore(configuration.command);
			await workbench.quickInput.offers(configuration.none);
			await workbench.press('Escape');
			await workbench.showProblems();
			await workbench.problems.filter({ hasText: broken }).waitFor();
		});

		it('is checked by its schema as it is written, and may hold comments', async () => {
			const workbench = opened();
			// Problems draws only the rows there is room for: those of the reports go with their editors.
			await workbench.runCommand('View: Close All Editors');
			await workbench.openFile('misspelt/plumbline.config.json');
			await workbench.problems.filter({ hasText: 'failOnn' }).waitFor();
			await workbench.screenshot(`configuration-json-${name}`);
			assert.equal(await workbench.problems.filter({ hasText: /comment/i }).count(), 0);
		});
	});
}
