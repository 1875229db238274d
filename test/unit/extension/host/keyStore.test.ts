import assert from 'node:assert/strict';
import type { SecretStorage } from 'vscode';
import { KeyStore } from '../../../../src/extension/host/keyStore';

describe('the store of keys', () => {
	it('keeps a key for its address alone, however that is written', async () => {
		const keys = new KeyStore(secretsInMemory());
		await keys.keep({ baseUrl: 'https://models.example/v1/' }, 'first');
		assert.equal(await keys.of({ baseUrl: 'https://models.example/v1?api-version=1' }), 'first');
		const others = [
			'http://models.example/v1',
			'https://models.example:8443/v1',
			'https://models.example.evil.example/v1',
		];
		for (const baseUrl of [...others, 'https://models.example/v2', 'nonsense']) {
			assert.equal(await keys.of({ baseUrl }), undefined, baseUrl);
		}
	});

	it('keeps the key of a search service apart from an endpoint of its name', async () => {
		const keys = new KeyStore(secretsInMemory());
		await keys.keep({ service: 'brave' }, 'of the service');
		assert.equal(await keys.of({ baseUrl: 'brave' }), undefined);
		assert.equal(await keys.of({ service: 'tavily' }), undefined);
		assert.equal(await keys.of({ service: 'brave' }), 'of the service');
	});

	it('says whether there was a key to forget', async () => {
		const keys = new KeyStore(secretsInMemory());
		await keys.keep({ service: 'brave' }, 'key');
		assert.equal(await keys.forget({ service: 'brave' }), true);
		assert.equal(await keys.of({ service: 'brave' }), undefined);
		assert.equal(await keys.forget({ service: 'brave' }), false);
	});
});

function secretsInMemory(): SecretStorage {
	const kept = new Map<string, string>();
	return {
		get: async (name) => kept.get(name),
		store: async (name, value) => void kept.set(name, value),
		delete: async (name) => void kept.delete(name),
		onDidChange: () => ({ dispose: () => undefined }),
	};
}
