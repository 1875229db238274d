import assert from 'node:assert/strict';
import { addressProblem, azureResource, presets } from '../../../../src/extension/model/connection';
import { checkEndpoint } from '../../../../src/judge/openai/endpoint';
import { isOnThisComputer } from '../../../../src/judge/prices';

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
