import assert from 'node:assert/strict';
import { keyName } from '../../../../src/extension/host/keyStore';
import { addressProblem, connectionOf, endpointAt } from '../../../../src/extension/model/connection';

describe('the connected model', () => {
	it('is none without a name, one of the editor’s without an address, else one behind an endpoint', () => {
		assert.equal(connectionOf({ name: ' ', baseUrl: 'https://models.example/v1' }), undefined);
		assert.deepEqual(connectionOf({ name: 'vendor/small', baseUrl: '' }), {
			kind: 'editor',
			name: 'vendor/small',
		});
		assert.deepEqual(connectionOf({ name: ' small ', baseUrl: ' https://models.example/v1 ' }), {
			...{ kind: 'endpoint', name: 'small', baseUrl: 'https://models.example/v1' },
		});
	});

	it('tells by the end of its address which interface is asked, and keeps one key for both', () => {
		const baseUrl = 'https://models.example/v1';
		assert.deepEqual(endpointAt(baseUrl), { baseUrl, api: 'chat' });
		assert.deepEqual(endpointAt(`${baseUrl}/responses`), { baseUrl, api: 'responses' });
		assert.deepEqual(endpointAt(`${baseUrl}/responses?api-version=1`), {
			baseUrl: `${baseUrl}?api-version=1`,
			api: 'responses',
		});
		assert.equal(keyName({ baseUrl: `${baseUrl}/responses/` }), keyName({ baseUrl }));
	});

	it('has an address that is one, without a secret in it', () => {
		assert.equal(addressProblem('http://localhost:11434/v1'), undefined);
		for (const text of ['', 'localhost:11434', 'models.example/v1', 'file:///etc']) {
			assert.equal(addressProblem(text), 'address', text);
		}
		assert.equal(addressProblem('https://me:key@models.example/v1'), 'secret');
	});
});
