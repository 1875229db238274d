import assert from 'node:assert/strict';
import { type Author, openReport, type Workbench } from './author';

/** All that the product says. */
export function speaksChinese(workbench: Workbench, author: Author): void {
	describe('all that the product says', () => {
		before(() => openReport(workbench(), author));

		after(() => workbench().leave());

		it('lists the findings in Chinese', async () => {
			await workbench().runCommand('View: Focus Problems');
			await workbench().problems.first().waitFor();
			for (const problem of await workbench().problems.allTextContents()) assertChinese(problem);
			await workbench().screenshot('zh-problems');
			await workbench().runCommand('View: Hide Panel');
		});

		it('shows the logic tree and explains a claim in Chinese', async () => {
			await workbench().runCommand('View: Show Plumbline');
			await workbench().tree.ready();
			await workbench().widenSideBar(440);
			for (const { label } of await workbench().tree.walk()) assertChinese(label);
			await workbench().goTo({ line: 39, column: 106 });
			await workbench().runCommand('Show or Focus Hover');
			// On a slow machine it says for a while that it is loading.
			await workbench()
				.hover.getByText(/\p{Script=Han}/u)
				.first()
				.waitFor();
			assertChinese((await workbench().hover.textContent()) ?? '');
			await workbench().screenshot('zh-hover');
			await workbench().press('Escape');
		});

		it('scores in Chinese, tab by tab', async () => {
			await workbench().runCommand('检查报告');
			const { panel } = workbench();
			const tabs = panel.getByRole('tab');
			await tabs.first().waitFor();
			await panel.locator('footer').waitFor();
			for (const [index, tab] of (await tabs.all()).entries()) {
				await tab.click();
				assertChinese(await panel.locator('body').innerText());
				assert.deepEqual(await workbench().panelViolations(), [], (await tab.textContent()) ?? '');
				await workbench().screenshot(`zh-score-${index + 1}`);
			}
			await panel.getByRole('tab', { name: '评分' }).click();
			await panel.getByText('不用模型也能统计的内容').click();
			assertChinese(await panel.locator('body').innerText());
			await workbench().screenshot('zh-jade');
		});

		it('explains a kind of finding on a page in Chinese', async () => {
			const { panel } = workbench();
			await panel.getByRole('tab', { name: '待办' }).click();
			await panel.getByRole('button', { name: '了解更多' }).first().click();
			await workbench().pageWith('如何修正');
			await workbench().screenshot('zh-page');
			await workbench().runCommand('View: Close Editor');
		});
	});
}

/** No English sentence: four English words in a row are one; names and titles are shorter. */
function assertChinese(text: string): void {
	const english = text.match(/(?:\b[A-Za-z]{2,}[ ,]+){3}[A-Za-z]{2,}/u);
	assert.equal(english?.[0], undefined, text.slice(0, 400));
}
