import assert from 'node:assert/strict';
import { leadsBelow, leadsTo, pathBelow } from '../../../../src/extension/host/paths';

describe('the files that a configuration file builds on', () => {
	it('stand where their names lead from its folder', () => {
		const lead = (named: string) => leadsTo('/w/a/plumbline.config.json', named);
		assert.deepEqual(
			['b.json', './b.json', '../b.json', '..\\x\\b.json', '/x/../b.json', '../../../b.json'].map(lead),
			['/w/a/b.json', '/w/a/b.json', '/w/b.json', '/w/x/b.json', '/b.json', '/b.json'],
		);
		assert.equal(lead('c:/x/b.json'), '/c:/x/b.json');
	});

	it('are below a folder or not', () => {
		assert.deepEqual(
			['/w/a/b.json', '/w/ab/b.json', '/w/a'].map((path) => pathBelow('/w/a', path)),
			['b.json', undefined, undefined],
		);
		assert.equal(pathBelow('/', '/a/b.json'), 'a/b.json');
	});
});

describe('a folder that a configuration file names', () => {
	it('counts where it is below the folder of the file, and nowhere else', () => {
		const folder = (named: string) => leadsBelow('/w/a/plumbline.config.json', named);
		assert.deepEqual(['copies', './x/../copies', '/w/a/copies'].map(folder), Array(3).fill('/w/a/copies'));
		assert.deepEqual(['..', '../copies', '/etc', 'c:/x', '.'].map(folder), Array(5).fill(undefined));
	});
});
