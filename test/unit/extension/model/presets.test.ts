import assert from 'node:assert/strict';
import { addressProblem } from '../../../../src/extension/model/connection';
import { azureResource, isOnThisComputer, presets } from '../../../../src/extension/model/presets';
import { checkEndpoint } from '../../../../src/judge/openai/endpoint';

describe('the presets of endpoints', () => {
	it('have addresses that a model can be asked at once their open part is filled in', () => {
		for (const { name, baseUrl } of presets) {
			const address = baseUrl.replace(azureResource, 'contoso');
			assert.equal(addressProblem(address), undefined, name);
			const endpoint = checkEndpoint({ baseUrl: address, model: 'm', apiKey: undefined });
			assert.equal(endpoint.apiVersion !== undefined, name === 'Azure OpenAI', name);
		}
	});

	it('ask for no address that is the same for everybody, and for a key wherever it is not on this computer', () => {
		for (const { name, baseUrl, fixed, key } of presets) {
			assert.ok(!fixed || !baseUrl.includes(azureResource), name);
			assert.equal(key === 'needed', !isOnThisComputer(baseUrl), name);
		}
	});
});

describe('an address', () => {
	it('is on this computer by its loopback names alone', () => {
		const here = [
			'http://localhost:11434/v1',
			'http://127.0.0.1/v1',
			'http://[::1]:8000/v1',
			'http://llm.localhost/v1',
		];
		for (const address of here) assert.equal(isOnThisComputer(address), true, address);
		const elsewhere = [
			'http://192.168.1.5/v1',
			'https://localhost.example.com/v1',
			'http://127.example.com/v1',
			'ollama',
		];
		for (const address of elsewhere) assert.equal(isOnThisComputer(address), false, address);
	});
});
