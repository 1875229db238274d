import assert from 'node:assert/strict';
import { commands } from 'vscode';
import {
	brokenCitation,
	brokenCitationRange,
	cleared,
	closeAll,
	codes,
	configure,
	findingOf,
	openReport,
	replace,
} from './reports';
import { remains } from './waiting';

describe('when the report is read again', () => {
	afterEach(async () => {
		await closeAll();
		await configure('run', undefined);
	});

	it('on save: not while typing', async () => {
		await configure('run', 'onSave');
		const { document } = await openReport(brokenCitation.replace('[7]', '[1]'));
		// What opening has planned would come after the edit on a slow machine.
		await commands.executeCommand('plumbline.analyze');
		await replace(document, brokenCitationRange, '[7]');
		await remains('an unsaved edit brings no finding', () => !codes(document).includes('citation.broken'));
		assert.ok(document.isDirty, 'nothing saved it meanwhile');
		await document.save();
		await findingOf(document, 'citation.broken');
	});

	it('on typing: shortly after the last key, without a save', async () => {
		await configure('run', 'onType');
		const { document } = await openReport(brokenCitation.replace('[7]', '[1]'));
		await replace(document, brokenCitationRange, '[7]');
		await findingOf(document, 'citation.broken');
		await replace(document, brokenCitationRange, '[1]');
		await cleared(document, 'citation.broken');
	});

	it('manually: only by the command', async () => {
		await configure('run', 'manual');
		const { document } = await openReport(brokenCitation);
		await remains('opening brings no finding', () => codes(document).length === 0);
		await commands.executeCommand('plumbline.analyze');
		await findingOf(document, 'citation.broken');
	});
});
