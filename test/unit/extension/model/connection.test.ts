import assert from 'node:assert/strict';
import { addressProblem, connectionOf, keyName } from '../../../../src/extension/model/connection';

describe('the connected model', () => {
	it('is none without a name, one of the editor’s without an address, else one behind an endpoint', () => {
		const api = 'chat';
		assert.equal(connectionOf({ name: ' ', baseUrl: 'https://models.example/v1', api }), undefined);
		assert.deepEqual(connectionOf({ name: 'vendor/small', baseUrl: '', api }), {
			kind: 'editor',
			name: 'vendor/small',
		});
		assert.deepEqual(connectionOf({ name: ' small ', baseUrl: ' https://models.example/v1 ', api: 'responses' }), {
			...{ kind: 'endpoint', name: 'small', baseUrl: 'https://models.example/v1', api: 'responses' },
		});
	});

	it('has a key for its address alone', () => {
		assert.equal(keyName('https://models.example/v1/'), keyName('https://models.example/v1?api-version=1'));
		const others = [
			'http://models.example/v1',
			'https://models.example:8443/v1',
			'https://models.example.evil.example/v1',
		];
		for (const other of [...others, 'https://models.example/v2', 'nonsense']) {
			assert.notEqual(keyName(other), keyName('https://models.example/v1'), other);
		}
	});

	it('has an address that is one, without a secret in it', () => {
		assert.equal(addressProblem('http://localhost:11434/v1'), undefined);
		for (const text of ['', 'localhost:11434', 'models.example/v1', 'file:///etc']) {
			assert.equal(addressProblem(text), 'address', text);
		}
		assert.equal(addressProblem('https://me:key@models.example/v1'), 'secret');
	});
});
