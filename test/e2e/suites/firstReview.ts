import assert from 'node:assert/strict';
import type { ModelServer } from '../../server/modelServer';
import type { WorkbenchPage } from '../workbenchPage';
import type { Workbench } from './author';
import { placeIn } from './place';

/** What stands on the screen, in the language of the workbench. */
export interface ReviewWords {
	/** Names the screenshots. */
	readonly name: string;
	readonly report: string;
	readonly offer: string;
	readonly question: string;
	readonly run: string;
	readonly becomes: string;
	readonly inPart: string;
	readonly read: string;
	readonly outline: RegExp;
	readonly cancelled: string;
	readonly remark: string;
	readonly panel: string;
	readonly command: string;
	readonly tally: string;
	/** Words that the model marks, and the fix that replaces them. */
	readonly marked: string;
	readonly fix: string;
	readonly mark: string;
	readonly tabs: { readonly argument: string };
}

const themes: Readonly<Record<string, readonly [string, string?]>> = {
	light: ['Light Modern'],
	dark: ['Dark Modern'],
	contrast: ['Dark High Contrast', 'hc_black'],
};

/** From opening a report to its first mark by the model that the editor has, on to its end, and on to an edit. */
export function reviewsAtOnce(opened: Workbench, served: () => ModelServer, words: ReviewWords): void {
	describe('a first review, by the model that the editor offers', () => {
		let workbench: WorkbenchPage;
		let server: ModelServer;
		const offer = () => workbench.statusBar.getByText(words.offer);
		const inEachTheme = async (state: string) => {
			for (const [name, theme] of Object.entries(themes)) {
				await workbench.useTheme(...theme);
				await workbench.screenshot(`review-${state}-${name}-${words.name}`);
			}
		};

		before(async () => {
			workbench = opened();
			server = served();
			await workbench.openFile(words.report);
			await workbench.runCommand('View: Show Plumbline');
			await workbench.tree.ready();
		});

		after(() => workbench.leave());

		it('is offered above the outline and in the status bar, by the model’s name', async () => {
			await offer().waitFor();
			await workbench.tree.rows.first().getByText(words.offer).waitFor();
			await workbench.sideBar.getByText(words.outline).first().waitFor();
			await inEachTheme('offer');
			assert.equal(server.requests.length, 0);
		});

		it('asks once: by whom, what it takes, and what is sent', async () => {
			await offer().click();
			const { box } = workbench.quickInput;
			await box.getByText(words.question).waitFor();
			await box.getByText(words.becomes).waitFor();
			await workbench.screenshot(`review-consent-${words.name}`);
			assert.equal(server.requests.length, 0);
		});

		it('shows tree and marks while the model is still writing', async () => {
			server.play({ kind: 'answer' }, { kind: 'hangInBody' });
			await workbench.quickInput.choose(words.run);
			await workbench.sideBar.getByText(words.inPart).first().waitFor();
			// Unfolded: what serves the thesis is seen.
			await workbench.tree.ready();
			await workbench.showProblems();
			await workbench.problems.filter({ hasText: words.mark }).first().waitFor();
			await inEachTheme('streaming');
			assert.equal(server.requests.length, 2);
		});

		it('keeps what was read when the author cancels, as read in part, and offers the rest', async () => {
			await workbench.statusBar.locator('[id="plumbline.plumbline.plumbline.status"]').click();
			await workbench.statusBar.getByText(words.cancelled).waitFor();
			await server.waitForClosed();
			await workbench.problems.filter({ hasText: words.mark }).first().waitFor();
			await workbench.sideBar.getByText(words.inPart).first().waitFor();
			await offer().waitFor();
			await workbench.screenshot(`review-cancelled-${words.name}`);
		});

		it('reads it all then, and says what it thinks of the whole', async () => {
			server.clear();
			await offer().click();
			await workbench.quickInput.box.getByText(words.question).waitFor();
			assert.equal(await workbench.quickInput.box.getByText(words.becomes).count(), 0);
			await workbench.quickInput.choose(words.run);
			await workbench.sideBar.getByText(words.read).first().waitFor();
			await offer().waitFor({ state: 'hidden' });
			await workbench.runCommand(words.panel);
			await workbench.panel.getByText(words.remark).waitFor();
			await inEachTheme('read');
			await workbench.panel.getByRole('tab', { name: words.tabs.argument }).click();
			await workbench.panel.getByText(words.read).waitFor();
			await workbench.screenshot(`review-argument-${words.name}`);
		});

		it('has the better wording as a quick fix, asks only about what was edited since, and nothing where nothing was', async () => {
			await workbench.openActions(await placeIn(words.report, words.marked));
			await workbench.screenshot(`review-fix-${words.name}`);
			await workbench.actions.getByText(words.fix).click();
			await workbench.actions.waitFor({ state: 'hidden' });
			await workbench.press('Control+S');
			server.clear();
			await workbench.beginCommand(words.command, words.question);
			await workbench.quickInput.choose(words.run);
			await server.waitForRequests(1);
			const [{ question }] = server.requests as [ModelServer['requests'][number]];
			assert.match(question.user, /The author has edited the report since it was read/);
			await workbench.statusBar.getByText(words.offer).waitFor({ state: 'hidden' });
			await workbench.sideBar.getByText(words.read).first().waitFor();
			await workbench.panel.getByRole('button', { name: words.offer }).waitFor();
			server.clear();
			await workbench.panel.getByRole('button', { name: words.offer }).click();
			await workbench.notified(words.tally);
			assert.equal(server.requests.length, 0);
		});
	});
}
