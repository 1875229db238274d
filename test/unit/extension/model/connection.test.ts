import assert from 'node:assert/strict';
import { addressProblem, connectionOf } from '../../../../src/extension/model/connection';

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

	it('has an address that is one, without a secret in it', () => {
		assert.equal(addressProblem('http://localhost:11434/v1'), undefined);
		for (const text of ['', 'localhost:11434', 'models.example/v1', 'file:///etc']) {
			assert.equal(addressProblem(text), 'address', text);
		}
		assert.equal(addressProblem('https://me:key@models.example/v1'), 'secret');
	});
});
