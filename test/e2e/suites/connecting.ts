import assert from 'node:assert/strict';
import { type ModelServer, startModelServer } from '../../server/modelServer';
import { respond } from '../../server/reportReader';
import type { Author, Workbench } from './author';

/** A model on this computer, by one of the presets. */
export function connectsByAPreset(workbench: Workbench, { name, count, connecting }: Author): void {
	describe('a model on this computer', () => {
		let server: ModelServer;

		before(async () => {
			server = await startModelServer({ respond });
		});

		after(async () => {
			await workbench().leave();
			await server?.close();
		});

		it('fills in the address, asks for no key, and lists the endpoint’s models', async () => {
			await workbench().openFile('grid-storage/report.md');
			await workbench().statusBar.getByText(count).waitFor();
			await workbench().beginCommand(connecting.command);
			await workbench().quickInput.offers('OpenRouter');
			await workbench().screenshot(`presets-${name}`);
			await workbench().quickInput.goOnWith('LM Studio');
			await workbench().quickInput.enter(server.url);
			await workbench().quickInput.offers(connecting.list);
			await workbench().screenshot(`presets-model-${name}`);
			await workbench().quickInput.goOnWith(connecting.list);
			await workbench().quickInput.choose('scripted');
			await workbench().notified(connecting.connected);
			assert.equal(server.requests.length, 0);
		});

		it('says that a local model is free before anything is sent', async () => {
			await workbench().beginCommand(connecting.score, connecting.free);
			await workbench().screenshot(`preview-${name}`);
			await workbench().press('Escape');
			assert.equal(server.requests.length, 0);
		});
	});
}
