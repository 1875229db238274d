import assert from 'node:assert/strict';
import { TabInputTextDiff, window } from 'vscode';
import { startModelServer } from '../server/modelServer';
import { respond } from '../server/reportReader';
import { answering, type Dialogue } from './answering';
import { apply, closeAll, configure, openReport, unsupportedClaim } from './reports';

describe('quick fixes by a model', () => {
	let dialogue: Dialogue | undefined;

	afterEach(async () => {
		dialogue?.end();
		dialogue = undefined;
		await closeAll();
	});

	it('have a model word a sentence anew, which stands only once the author has taken it', async () => {
		const server = await startModelServer({ respond });
		try {
			await configure('model.baseUrl', server.url);
			await configure('model.name', 'scripted');
			const { document } = await openReport(unsupportedClaim);
			const before: string[] = [];
			dialogue = answering(({ text }) => {
				if (text.startsWith('Ask ')) return 'Run';
				before.push(document.getText(), ...compared());
				return 'Use This Wording';
			});
			await apply(document, 'claim.unsupported', 'Reword With Model…');
			assert.deepEqual(before, [unsupportedClaim, 'Wording by scripted']);
			assert.equal(document.getText(), unsupportedClaim.replace('will be', 'may be'));
			assert.deepEqual(compared(), []);
			assert.match(dialogue.shown[0]?.detail ?? '', /The paragraph of the sentence is sent to /);
		} finally {
			await configure('model.baseUrl', undefined);
			await configure('model.name', undefined);
			await server.close();
		}
	});
});

/** The titles of the comparisons that are open. */
function compared(): string[] {
	const tabs = window.tabGroups.all.flatMap((group) => group.tabs);
	return tabs.filter(({ input }) => input instanceof TabInputTextDiff).map(({ label }) => label);
}
