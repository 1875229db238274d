import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../../host/prepare.mjs';
import type { WorkbenchPage } from '../workbenchPage';

/** The titles of the commands that a reader of the walkthrough runs, and what ends the names of the pictures. */
export interface WalkthroughWords {
	readonly open: string;
	readonly example: string;
	readonly next: string;
	readonly setAside: string;
	readonly ignore: string;
	readonly score: string;
	readonly toDo: string;
	readonly suffix: '' | '.zh-cn';
}

/** In the order of the manifest. */
const steps = ['open', 'findings', 'fix', 'tree', 'score'];

/** Goes through the walkthrough as its reader does, in a window in which nothing of it was done, and takes its pictures on the way. */
export function goesThroughWalkthrough(opened: () => WorkbenchPage, words: WalkthroughWords): void {
	describe('the walkthrough', () => {
		after(() => opened().leave());

		const pictureOf = (step: string) => `${step}${words.suffix}`;

		it('has a walkthrough whose steps tick when their thing was done, with a picture of each', async () => {
			const workbench = opened();
			const own: Record<string, string> = JSON.parse(
				await readFile(join(paths.root, `package.nls${words.suffix}.json`), 'utf8'),
			);
			await workbench.useTheme('Light Modern');
			await workbench.runMore(words.open);
			for (const step of ['findings', 'fix', 'score']) await workbench.walkthroughTick(step, false).waitFor();
			// Nothing but the example is in the pictures, in a window small enough to be read beside the steps.
			await workbench.runCommand('View: Close All Editors');
			await workbench.press('Control+B');
			await workbench.resize(800, 500);
			await workbench.runMore(words.example);
			await workbench.statusBar
				.getByText(/findings|个发现/)
				.first()
				.waitFor();
			await workbench.picture(pictureOf('open'));
			await workbench.runCommand(words.next);
			await workbench.hover.locator('a').first().waitFor();
			await workbench.picture(pictureOf('findings'));
			await workbench.press('Escape');
			await workbench.press('Control+.');
			await workbench.actions.getByText(words.setAside).first().waitFor();
			await workbench.picture(pictureOf('fix'));
			await workbench.actions.getByText(words.setAside).first().click();
			await workbench.actions.waitFor({ state: 'hidden' });
			await workbench.quickInput.choose(words.ignore);
			await workbench.runCommand('View: Show Plumbline');
			await workbench.tree.ready();
			await workbench.widenSideBar(520);
			await workbench.tree.walk();
			await workbench.picture(pictureOf('tree'));
			await workbench.press('Control+B');
			await workbench.runCommand(words.score);
			await workbench.panel.getByRole('tab', { name: words.toDo, selected: true }).waitFor();
			await workbench.panel.locator('footer').waitFor();
			await workbench.picture(pictureOf('score'));
			await workbench.resize(1440, 900);
			await workbench.runMore(words.open);
			for (const step of steps) {
				await workbench.walkthroughTick(step, true).waitFor();
				await workbench.showWalkthroughPicture(step, own[`walkthrough.${step}.alt`] ?? '');
			}
			await workbench.screenshot(`walkthrough${words.suffix}`);
		});
	});
}
