import assert from 'node:assert/strict';
import type { TextDocumentChangeReason } from 'vscode';
import { isReadAfter, modeOf } from '../../../../src/extension/reports/whenToRead';

const undone = { reason: 1 as TextDocumentChangeReason };
const typed = { reason: undefined };
const [saved, unsaved] = [{ unsaved: false }, { unsaved: true }];

describe('when a report is read after an edit', () => {
	it('on save: what was undone, and what was shown of an unsaved text', () => {
		assert.equal(isReadAfter(undone, 'onSave', saved), true);
		assert.equal(isReadAfter(typed, 'onSave', unsaved), true);
		assert.equal(isReadAfter(typed, 'onSave', saved), false);
		assert.equal(isReadAfter(typed, 'onSave', undefined), false);
	});

	it('on typing: always', () => {
		assert.equal(isReadAfter(typed, 'onType', saved), true);
	});

	it('manually: only what undoes a fix, after which it was read, too', () => {
		assert.equal(isReadAfter(undone, 'manual', unsaved), true);
		assert.equal(isReadAfter(typed, 'manual', unsaved), false);
		assert.equal(isReadAfter(undone, 'manual', saved), false);
	});

	it('reads while it is typed what has no file yet, unless its author wants to be asked', () => {
		assert.equal(modeOf({ isUntitled: true }, 'onSave'), 'onType');
		assert.equal(modeOf({ isUntitled: false }, 'onSave'), 'onSave');
		assert.equal(modeOf({ isUntitled: true }, 'manual'), 'manual');
	});
});
