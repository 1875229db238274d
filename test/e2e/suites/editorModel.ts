import assert from 'node:assert/strict';
import type { ModelServer } from '../../server/modelServer';
import { soonest } from '../../server/soonest';
import type { WorkbenchPage } from '../workbenchPage';
import type { Workbench } from './author';

/** A model behind the extension of `chatModel/`, which asks the server. */
export function asksTheEditorsModel(opened: Workbench, served: () => ModelServer): void {
	describe('a model that the editor offers', () => {
		let server: ModelServer;
		let workbench: WorkbenchPage;
		/** How many questions judging the report takes. */
		let asked = 0;

		before(async () => {
			server = served();
			server.clear();
			workbench = opened();
			await workbench.openFile('grid-storage/report.md');
			await workbench.statusBar.getByText(/findings/).waitFor();
		});

		after(async () => {
			server.behave({ kind: 'answer' });
			await workbench.leave();
		});

		it('can be connected without a key', async () => {
			await workbench.beginCommand('Plumbline: Connect a Model…');
			await workbench.quickInput.choose('Scripted Model');
			await workbench.notified('plumbline-test/scripted is connected');
			assert.equal(server.requests.length, 0);
		});

		it('judges the report after the author has agreed', async () => {
			const question = 'Score this report with Scripted Model in the editor?';
			await workbench.beginCommand('Plumbline: Score With Model', question);
			await workbench.quickInput.box.getByText('Cost: not known for this model.').waitFor();
			assert.equal(server.requests.length, 0);
			await workbench.screenshot('model-preview');
			await workbench.quickInput.choose('Run');
			const { panel } = workbench;
			const footer = panel.locator('footer').getByText(/scripted · \d+ questions asked, 0 answered from cache/);
			await footer.waitFor();
			asked = Number(/(\d+) questions/.exec((await footer.textContent()) ?? '')?.[1]);
			await panel.getByRole('tab', { name: 'Scores' }).click();
			await panel.getByRole('tab', { name: 'FinResearchBench' }).click();
			await panel.locator('.basis.model').nth(5).waitFor();
			await workbench.screenshot('score-model');
			assert.ok(asked >= 3);
			assert.equal(server.requests.length, asked);
		});

		it('is not asked again for what it has answered', async () => {
			server.clear();
			await workbench.panel.getByRole('button', { name: 'Score With Scripted Model' }).click();
			// What was read stands and is no question; the ratings of two frameworks went as one and are kept as two answers.
			const footer = workbench.panel
				.locator('footer')
				.getByText(/scripted · 0 questions asked, \d+ answered from cache/);
			await footer.waitFor();
			const kept = Number(/(\d+) answered/.exec((await footer.textContent()) ?? '')?.[1]);
			assert.ok(kept >= asked - 2 && kept <= asked + 1, `${kept} of ${asked}`);
			assert.equal(server.requests.length, 0);
		});

		it('has read the report for its score: a review asks nothing more, and what it marked says so', async () => {
			server.clear();
			await workbench.panel.getByRole('button', { name: 'Review With Scripted Model' }).click();
			await workbench.notified('Read by scripted');
			assert.equal(server.requests.length, 0);
			await workbench.runCommand('View: Focus Problems');
			await workbench.problems.filter({ hasText: 'Plumbline (model)' }).first().waitFor();
			await workbench.screenshot('review-model');
			await workbench.runCommand('View: Hide Panel');
		});

		it('is left within a second when the author cancels in the panel', async () => {
			await workbench.runMore('Clear Cached Model Answers');
			server.behave({ kind: 'hang' });
			const took = await soonest(1_000, async () => {
				server.clear();
				await workbench.panel.getByRole('button', { name: 'Score With Scripted Model' }).click();
				await workbench.quickInput.choose('Run');
				await server.waitForRequests(1);
				await workbench.panel.getByRole('button', { name: 'Cancel' }).click();
				const pressed = performance.now();
				await Promise.all([
					workbench.statusBar.getByText('Cancelled').waitFor(),
					workbench.panel.getByText('The run was cancelled.').waitFor(),
					server.waitForClosed(),
				]);
				const closed = server.requests.map(({ connection }) => connection.closed ?? Number.POSITIVE_INFINITY);
				return Math.max(...closed) - pressed;
			});
			assert.ok(took < 1_000, `The connection was closed after ${took} ms.`);
			// What was scored before stays.
			await workbench.panel.locator('footer').getByText('scripted · 0 questions asked').waitFor();
		});
	});
}
