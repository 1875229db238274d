import assert from 'node:assert/strict';
import type { WorkbenchPage } from '../workbenchPage';
import type { Workbench } from './author';
import { placeIn } from './place';

const report = 'grid-storage/report.md';
const unsupported = 'leading exporter of storage technology';

const themes = { light: 'Light Modern', dark: 'Dark Modern' };

/** What an author sees of a report, with a picture of each view in each theme. */
export function showsAReport(opened: Workbench, theme: keyof typeof themes): void {
	describe(`a report in the workbench, ${theme} theme`, () => {
		let workbench: WorkbenchPage;
		const showClaims = async (which: string) => {
			await workbench.beginMore('Choose Which Claims to Show…');
			await workbench.quickInput.choose(which);
		};

		before(async () => {
			workbench = opened();
			await workbench.openFile(report);
			await workbench.statusBar.getByText(/findings/).waitFor();
			await workbench.useTheme(themes[theme]);
		});

		after(() => workbench.leave());

		it('lists the findings in Problems', async () => {
			await workbench.runCommand('View: Focus Problems');
			const broken = workbench.problems.filter({ hasText: 'citation.broken' });
			await broken.waitFor();
			assert.match((await broken.textContent()) ?? '', /“17”/);
			await workbench.screenshot(`problems-${theme}`);
			await workbench.runCommand('View: Hide Panel');
		});

		it('shows the logic tree, and a click on a node goes to its line', async () => {
			await workbench.runCommand('View: Show Plumbline');
			await workbench.tree.ready();
			await workbench.widenSideBar(440);
			await workbench.screenshot(`tree-${theme}`);
			await showClaims('Only what lacks support');
			const node = await workbench.tree.node(unsupported);
			assert.match((await node.textContent()) ?? '', /^Corvania will be/);
			await node.click();
			await workbench.cursorAt((await placeOf(unsupported)).line);
		});

		it('shows nothing but claims that lack ground and what leads to them when asked to', async () => {
			const [offer, ...rows] = await workbench.tree.walk();
			assert.equal(offer?.label, 'Review With Scripted Model');
			const leaves = rows.filter(({ level }, index) => (rows[index + 1]?.level ?? 0) <= level);
			assert.ok(leaves.length > 0);
			for (const { label } of leaves) assert.match(label, /: (?:nothing found|thin),/);
			for (const { label } of leaves) assert.equal([...label.matchAll(/nothing found|\bthin\b/g)].length, 1, label);
			await workbench.screenshot(`unsupported-${theme}`);
			await showClaims('Key claims');
		});

		it('says of a claim without ground what is wrong and what can be done', async () => {
			await workbench.goTo(await placeOf('Institutional investors will treat'));
			await workbench.runCommand('Show or Focus Hover');
			await workbench.hover.getByText('was found near this claim').waitFor();
			await workbench.hover.getByText('Set Aside…').waitFor();
			await workbench.screenshot(`hover-${theme}`);
			await workbench.press('Escape');
		});

		it('says in a panel what to do, and what each framework counts', async () => {
			await workbench.runCommand('Plumbline: Check Report');
			const { panel } = workbench;
			await panel.getByRole('tab', { name: 'To Do', selected: true }).waitFor();
			await panel.getByText('Fix first').waitFor();
			await panel.getByRole('button', { name: 'Check Again' }).waitFor();
			await workbench.screenshot(`todo-${theme}`);
			await panel.getByRole('tab', { name: 'Scores' }).click();
			await panel.getByText('a model scores these').waitFor();
			assert.equal(await panel.locator('.radar').count(), 0);
			await workbench.screenshot(`score-${theme}`);
			await panel.getByText('What can be counted without a model').click();
			await panel.locator('[data-unfold="counted"] li').first().waitFor();
			await workbench.screenshot(`jade-${theme}`);
		});

		it('shows every relation between numbers that was checked, what does not hold first', async () => {
			const { panel } = workbench;
			await panel.getByRole('tab', { name: 'Numbers' }).click();
			await panel.getByText(/relations checked: /).waitFor();
			await panel.locator('.numbers summary').first().getByText('Does not hold').waitFor();
			await workbench.screenshot(`numbers-${theme}`);
		});

		// What follows leaves no picture: one theme is enough.
		if (theme !== 'light') return;

		it('leads from a count of the ledger to the places it is made of', async () => {
			await workbench.panel.getByRole('tab', { name: 'To Do' }).click();
			const broken = workbench.panel.locator('.ledger details').filter({ hasText: 'Broken citations' });
			await broken.locator('summary').click();
			const { line } = await placeOf('[17]');
			await broken.getByRole('button', { name: `line ${line}` }).click();
			await workbench.cursorAt(line);
		});

		it('leads from a finding that is looked for in the panel to its line', async () => {
			const { panel } = workbench;
			await workbench.goTo({ line: 1, column: 1 });
			const { line } = await placeOf('[17]');
			await panel.getByRole('tab', { name: 'To Do' }).click();
			await panel.locator('summary').getByText('Filter findings').click();
			await panel.getByRole('searchbox', { name: 'Filter findings' }).fill('[17]');
			const found = panel.locator('.to-do-groups .finding');
			await found.filter({ hasText: `line ${line}` }).click();
			assert.equal(await found.count(), 1);
			await workbench.cursorAt(line);
		});

		it('keeps to a kind, a severity and an order at once, by keyboard as by mouse', async () => {
			const { panel } = workbench;
			await panel.getByRole('searchbox', { name: 'Filter findings' }).fill('');
			const rows = panel.locator('.to-do-row');
			const all = await rows.count();
			await panel.getByRole('combobox', { name: 'Severity' }).selectOption({ label: 'error' });
			assert.ok((await rows.count()) < all);
			await panel.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'By section' });
			await panel.locator('.group-head').first().focus();
			await workbench.press('ArrowDown');
			await workbench.press('ArrowRight');
			await panel.locator('.to-do-acts :focus').getByText('Fix…').waitFor();
			await panel.getByRole('combobox', { name: 'Severity' }).selectOption('');
			await workbench.screenshot(`todo-sections-${theme}`);
			await panel.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Most important first' });
		});

		it('draws the outline, whose nodes lead to their lines', async () => {
			const { panel } = workbench;
			await panel.getByRole('tab', { name: 'Argument' }).click();
			await panel.getByRole('tree').waitFor();
			const chosen = panel.locator('[role=treeitem][aria-selected=true]');
			assert.match((await chosen.textContent()) ?? '', /^Title: /);
			await workbench.screenshot(`argument-${theme}`);
			const row = panel.locator('[role=treeitem]').nth(1);
			const line = Number(/line (\d+)/.exec((await row.textContent()) ?? '')?.[1]);
			await row.locator('.node-text').click();
			await workbench.cursorAt(line);
			assert.match((await chosen.textContent()) ?? '', new RegExp(`line ${line}$`));
			await chosen.focus();
			await workbench.press('Home');
			await panel.locator('[role=treeitem]:focus').getByText('Grid battery storage').first().waitFor();
			await workbench.press('ArrowLeft');
			assert.equal(await panel.locator('[role=treeitem]').count(), 1);
			await workbench.press('ArrowRight');
		});

		it('has no tab that axe-core finds fault with', async () => {
			const { panel } = workbench;
			for (const tab of await panel.locator('.views > [role=tablist] > [role=tab]').all()) {
				await tab.click();
				assert.deepEqual(await workbench.panelViolations(), [], (await tab.textContent()) ?? '');
			}
		});

		it('has a finding ignored from the panel, which counts one less at once', async () => {
			const { panel } = workbench;
			await panel.getByRole('tab', { name: 'To Do' }).click();
			const rows = panel.locator('.to-do-row');
			const before = await rows.count();
			const row = rows.filter({ hasText: `line ${(await placeOf('[17]')).line}` });
			await row.getByRole('button', { name: 'Set Aside…' }).click();
			await workbench.quickInput.choose('Ignore here');
			// Its own row goes at once, for the comment moves it to another line.
			await rows.nth(before - 1).waitFor({ state: 'detached' });
			assert.equal(await rows.count(), before - 1);
		});

		it('explains a kind of finding on a page that is rendered, not its source', async () => {
			await workbench.panel.locator('.to-do-row').first().getByRole('button', { name: 'Learn More' }).click();
			await workbench.pageWith('How to fix it');
			await workbench.screenshot(`page-${theme}`);
			await workbench.runCommand('View: Close Editor');
		});

		it('says whose the logic tree is when another file has the focus', async () => {
			await workbench.focusEditor();
			await workbench.openFile('README.md');
			await workbench.runCommand('View: Show Plumbline');
			const told = workbench.sideBar.getByText(`The tree of examples/${report}`);
			await told.waitFor();
			await workbench.openFile(report);
			await told.waitFor({ state: 'hidden' });
		});

		it('shows more nodes in the full tree than in the condensed one', async () => {
			const condensed = await workbench.tree.walk();
			await showClaims('Every claim and fact');
			const more = condensed.length + 1;
			// On a slow machine the tree is the condensed one for a while.
			let full = condensed;
			for (let tries = 0; full.length < more && tries < 10; tries++) full = await workbench.tree.walk(more);
			await showClaims('Key claims');
			assert.equal(full.length, more);
		});

		it('says how the report stands in the status bar', async () => {
			await workbench.focusEditor();
			const item = workbench.statusBar.locator('a[aria-label^="Plumbline, "]');
			await item.getByText(/Plumbline: \d+ findings/).waitFor();
			const spoken = (await item.getAttribute('aria-label'))?.split(', ') ?? [];
			assert.deepEqual(spoken, [...new Set(spoken)]);
		});

		it('unfolds the whole tree at the press of a button', async () => {
			await workbench.runCommand('View: Show Plumbline');
			await workbench.tree.ready();
			await workbench.sideBar.getByRole('button', { name: 'Expand All' }).click();
			await workbench.tree.rowsAt(4).nth(3).waitFor();
			await workbench.screenshot(`tree-unfolded-${theme}`);
		});
	});
}

const placeOf = (text: string) => placeIn(report, text);
