import assert from 'node:assert/strict';
import { meantPlaces, networkPlace } from '../../../../src/extension/chat/workspacePaths';

const one = [{ path: '/w/reports', name: 'reports' }];
const two = [...one, { path: '/w/sources', name: 'sources' }];
const told = (named: string, folders = one) =>
	meantPlaces(named, folders).map(({ folder, parts }) => `${folder}:${parts.join('/')}`);

describe('a path that a model names', () => {
	it('is meant from the folder of the workspace, or is absolute', () => {
		for (const named of ['a/b.md', './a/b.md', 'a//b.md', 'x/../a/b.md', 'a\\b.md', ' a/b.md ', '/w/reports/a/b.md'])
			assert.deepEqual(told(named), ['0:a/b.md'], named);
		assert.deepEqual(told('file:///w/reports/a/b.md'), ['0:a/b.md']);
		assert.deepEqual(told('file:///w/reports/a%20b.md'), ['0:a b.md']);
		assert.deepEqual(told('.'), ['0:']);
	});

	it('is nothing outside, however it is written', () => {
		for (const named of [
			...['../secret.md', 'a/../../secret.md', '/etc/passwd', '/w/reports-not/a.md', '/w', 'file:///etc/passwd'],
			...['file:///w/reports/%2e%2e/secret.md', 'file:///w/reports/..%2fsecret.md', 'file:///w/reports/%zz', 'a\0.md'],
			...['..\\secret.md', 'c:/x/a.md', 'C:\\x\\a.md', '//server/share/a.md'],
		])
			assert.deepEqual(told(named), [], named);
	});

	it('is looked for in every folder, first in the one that it begins with', () => {
		assert.deepEqual(told('a.md', two), ['0:a.md', '1:a.md']);
		assert.deepEqual(told('sources/a.md', two), ['0:sources/a.md', '1:a.md', '1:sources/a.md']);
		assert.deepEqual(told('/w/sources/a.md', two), ['1:a.md']);
	});

	it('knows a drive by its letter, capital or not', () => {
		const folders = [{ path: '/c:/w', name: 'w' }];
		for (const named of ['C:\\w\\a.md', 'c:/w/a.md', 'file:///C:/w/a.md', 'a.md'])
			assert.deepEqual(told(named, folders), ['0:a.md'], named);
		assert.deepEqual(told('d:/w/a.md', folders), []);
	});

	it('is nothing without a folder', () => {
		assert.deepEqual(told('a.md', []), []);
	});
});

describe('what a tool would read over the network', () => {
	const local = { path: '/w/reports', name: 'reports', scheme: 'file' };
	const virtual = { path: '/owner/papers', name: 'papers', scheme: 'vscode-vfs' };
	const closed = () => false;

	it('is what stands in a virtual folder, unless it is open', () => {
		assert.equal(networkPlace('a.md', [virtual], closed), 'vscode-vfs');
		assert.equal(networkPlace('/owner/papers/a.md', [local, virtual], closed), 'vscode-vfs');
		assert.equal(
			networkPlace('a.md', [virtual], ({ parts }) => parts.join() === 'a.md'),
			undefined,
		);
	});

	it('is nothing that is at hand, or outside', () => {
		for (const scheme of ['file', 'vscode-remote']) {
			assert.equal(networkPlace('a.md', [{ ...local, scheme }], closed), undefined, scheme);
		}
		assert.equal(networkPlace('/etc/passwd', [virtual], closed), undefined);
		assert.equal(networkPlace('a.md', [], closed), undefined);
	});
});
