import assert from 'node:assert/strict';
import { createPlumbline } from '../../../src/index';
import type { Message } from '../../../src/messages/model';
import { silentLogger, systemClock } from '../../../src/ports';
import { readers } from '../../../src/sources/documents/readers';
import { memoryFiles } from '../sources/files';
import { said } from '../words';

const text = `# Ferries

## Traffic

Passengers of the northern port rose to 4.2 million in 2023 [1].

## References

[1] Northern port, traffic report 2023. https://port.example/traffic
`;

/** What is said to be done, each step once. */
async function stepsOf(fetch: boolean): Promise<string[]> {
	const pages = async () => new Response('4.2 million passengers.', { headers: { 'content-type': 'text/plain' } });
	const sources = { version: '0', readers: async () => readers, fetch: () => pages };
	const plumbline = createPlumbline({ logger: silentLogger, clock: systemClock, sources });
	const steps: Message[] = [];
	await plumbline.score(
		{ name: 'ferries.md', text },
		{
			frameworks: ['reportEval'],
			sources: { fetch, files: memoryFiles({}) },
			onProgress: ({ step }) => void steps.push(step),
		},
	);
	return [...new Set(steps.map(said))];
}

describe('what is said while sources are read', () => {
	it('is that they are read where pages are fetched, and that copies are looked for where nothing is', async () => {
		const ofSources = async (fetch: boolean) => (await stepsOf(fetch)).filter((step) => step.includes('sources'));
		assert.deepEqual(await ofSources(true), ['Reading sources', 'Checking claims against sources']);
		assert.deepEqual(await ofSources(false), ['Looking for local copies of sources']);
	});

	it('is no scoring where no model is asked: what needs no reader is counted', async () => {
		const steps = await stepsOf(false);
		assert.ok(steps.includes('Counting'), steps.join());
		assert.ok(!steps.includes('Scoring'), steps.join());
	});
});
