import assert from 'node:assert/strict';
import { costOf, isOnThisComputer, notedPrice } from '../../../src/judge/prices';
import table from '../../../src/judge/prices.json';

const id = 'https://api.openai.com/v1';

describe('prices of models', () => {
	it('are known at the maker’s address, for releases too', () => {
		const price = { noted: '2026-06-20', input: 0.25, output: 2 };
		assert.deepEqual(notedPrice({ id, model: 'gpt-5-mini' }), price);
		assert.deepEqual(notedPrice({ id, model: 'gpt-5-mini-2025-08-07' }), price);
	});

	it('are not known elsewhere, for other models, or for names that only begin alike', () => {
		assert.equal(notedPrice({ id: 'http://localhost:11434/v1', model: 'gpt-5-mini' }), undefined);
		assert.equal(notedPrice({ id: 'https://api.openai.com.evil.example/v1', model: 'gpt-5-mini' }), undefined);
		assert.equal(notedPrice({ id, model: 'gpt-5-mini-tuned' }), undefined);
		assert.equal(notedPrice({ id, model: 'toString' }), undefined);
	});

	it('are dated, positive, and higher for what is written than for what is read', () => {
		for (const [address, { noted, models }] of Object.entries(table)) {
			assert.match(address, /^https:\/\/[\w.]+$/);
			assert.match(noted, /^\d{4}-\d{2}-\d{2}$/);
			for (const [model, { input, output }] of Object.entries(models)) assert.ok(0 < input && input < output, model);
		}
	});

	it('give a cost in dollars, and none when they are not known', () => {
		assert.equal(costOf({ input: 2, output: 8 }, 500_000, 250_000), 3);
		assert.equal(costOf(undefined, 0, 0), null);
		assert.equal(costOf({ input: 0, output: 0 }, 500, 500), 0);
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
