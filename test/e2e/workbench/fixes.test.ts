import assert from 'node:assert/strict';
import { openSession, type Session } from '../session';
import type { Place, WorkbenchPage } from '../workbenchPage';

interface Setting {
	readonly name: string;
	readonly language?: 'zh-cn';
	readonly theme: readonly [title: string, id?: string];
	readonly report: string;
	readonly count: RegExp;
	/** A number that does not match its inputs. */
	readonly number: Place;
	readonly fix: string;
	/** A fact without a citation. */
	readonly fact: Place;
	readonly cite: string;
}

const settings: readonly Setting[] = [
	{
		name: 'fixes-en',
		theme: ['Light Modern'],
		report: 'grid-storage/report.md',
		count: /Plumbline: (\d+) findings/,
		number: { line: 82, column: 18 },
		fix: 'Replace 134 with 124, as computed',
		fact: { line: 142, column: 70 },
		cite: 'Cite one of the report’s references…',
	},
	{
		name: 'fixes-zh',
		language: 'zh-cn',
		theme: ['Dark High Contrast', 'hc_black'],
		report: 'coffee-retail-zh/report.md',
		count: /Plumbline: (\d+) 个发现/u,
		number: { line: 57, column: 88 },
		fix: '将 35% 替换为计算结果 25%',
		fact: { line: 47, column: 14 },
		cite: '引用报告中的一条参考文献…',
	},
];

for (const { name, language, theme, report, count, number, fix, fact, cite } of settings) {
	describe(`mending a report, ${name}`, () => {
		let session: Session;
		let workbench: WorkbenchPage;

		before(async () => {
			session = await openSession({ name, ...(language && { language }) });
			({ workbench } = session);
			await workbench.openFile(report);
			await workbench.statusBar.getByText(count).waitFor();
			await workbench.useTheme(...theme);
		});

		after(() => session?.close());

		const counted = async () =>
			Number(count.exec((await workbench.statusBar.getByText(count).textContent()) ?? '')?.[1]);

		it('counts in the status bar what Problems lists', async () => {
			await workbench.runCommand('View: Focus Problems');
			await workbench.problems.first().waitFor();
			await workbench.screenshot(`${name}-problems`);
			assert.equal(await workbench.problemCount(), await counted());
			await workbench.runCommand('View: Hide Panel');
		});

		it('goes to the next finding by key and says what it is', async () => {
			await workbench.goTo({ line: 1, column: 1 });
			await workbench.press('Alt+F9');
			await workbench.hover.waitFor();
			await workbench.screenshot(`${name}-next`);
			await workbench.press('Escape');
		});

		it('shows beside each reference what its source says of the fact', async () => {
			await workbench.openActions(fact);
			await workbench.screenshot(`${name}-actions`);
			await workbench.actions.getByText(cite).click();
			await workbench.picks.first().waitFor();
			await workbench.screenshot(`${name}-cite`);
			await workbench.press('Escape');
		});

		it('puts in the computed number, and the count falls', async () => {
			const before = await counted();
			await workbench.openActions(number);
			await workbench.actions.getByText(fix).click();
			await workbench.actions.waitFor({ state: 'hidden' });
			await workbench.statusBar.getByText(new RegExp(`Plumbline: ${before - 1} `)).waitFor();
			await workbench.screenshot(`${name}-fixed`);
			await workbench.press('Control+Z');
		});
	});
}
