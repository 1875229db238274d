import assert from 'node:assert/strict';
import { commandLineKeys, foldersUpTo, inProject } from '../../../../src/extension/host/projectSettings';

describe('settings of a project', () => {
	it('win over the user’s own, entry by entry', () => {
		const own = { 'claim.vague': 'error', 'citation.broken': 'hint' } as const;
		assert.deepEqual(inProject('severity', own, { severities: { 'citation.broken': 'off' } }), {
			'claim.vague': 'error',
			'citation.broken': 'off',
		});
		assert.equal(inProject('maxFindings', 8, { maxFindings: 0 }), 0);
	});

	it('leave alone what the file does not say, and what it may not decide', () => {
		assert.equal(inProject('maxFindings', 8, {}), 8);
		assert.equal(inProject('maxFindings', 8, undefined), 8);
		assert.equal(inProject('model.name', 'mine', { model: 'theirs', maxFindings: 1 }), 'mine');
	});

	it('that are for the command line alone are told apart', () => {
		assert.deepEqual(
			commandLineKeys({
				$schema: 'x',
				maxFindings: 4,
				tiers: { 'a.org': 1 },
				sources: 's',
				failOn: 'error',
				model: 'm',
			}),
			['failOn', 'model'],
		);
	});
});

describe('the folders of a report', () => {
	it('go from its own to that of the workspace, and no further', () => {
		assert.deepEqual(foldersUpTo('/w/a', '/w/a/b/c/r.md'), ['/w/a/b/c', '/w/a/b', '/w/a']);
		assert.deepEqual(foldersUpTo('/w/a/', '/w/a/r.md'), ['/w/a']);
		assert.deepEqual(foldersUpTo('/', '/d/r.md'), ['/d', '/']);
		assert.deepEqual(foldersUpTo('/w/a', '/w/a'), ['/w/a']);
	});

	it('are none for a report elsewhere', () => {
		assert.deepEqual(foldersUpTo('/w/a', '/w/ab/r.md'), []);
		assert.deepEqual(foldersUpTo('/w/a', '/x/r.md'), []);
	});
});
