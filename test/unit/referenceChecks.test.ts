import assert from 'node:assert/strict';
import { createPlumbline } from '../../src/index';
import { silentLogger, systemClock } from '../../src/ports';
import type { Span } from '../../src/report/model';
import { readers } from '../../src/sources/reading/readers';
import { referenceCheckText } from '../../src/view/referenceCheck';
import { memoryFiles } from './sources/files';
import { english } from './words';

const claim = 'Passengers of the northern port rose to 4.2 million in 2023.';
const text = `# Ferries

## Traffic

${claim} Crews are proud of their boats.

## References

[1] Northern port, weather of the coast.
[2] Northern port, traffic report 2023.
[3] Ministry of transport, ferry register. https://register.example/ferries
`;

const files = memoryFiles({
	'northern-port-weather-of-the-coast.md':
		'# Weather of the coast\n\nThe storms of the winter closed the pier for 31 days. Fog was rare.\n',
	'northern-port-traffic-report-2023.md':
		'# Traffic report 2023\n\nThe northern port counted 4.2 million passengers in 2023, more than in any year before.\n',
});

const plumbline = createPlumbline({
	logger: silentLogger,
	clock: systemClock,
	sources: {
		version: '0',
		readers: async () => readers,
		fetch: () => () => {
			throw new Error('Nothing is fetched.');
		},
	},
});
const { report } = plumbline.analyze({ name: 'ferries.md', text });
const at = (words: string): Span => [text.indexOf(words), text.indexOf(words) + words.length];

/** What the author reads beside each reference. */
async function told(words: string, withFiles = true): Promise<string[]> {
	const use = { fetch: true, files: withFiles ? files : memoryFiles({}) };
	const checks = await plumbline.checkReferences(report, at(words), use);
	return checks.map(({ reference, text: found }) => `${reference + 1} ${referenceCheckText(found, english)}`);
}

describe('the references a claim may cite', () => {
	it('are told with the figures that their text gives, the most fitting first', async () => {
		const [first, second, third] = await told(claim);
		assert.match(first ?? '', /^2 Gives 4\.2 million\. “The northern port counted 4\.2 million passengers/);
		assert.equal(second, '3 Not checked: its text is not on this computer.');
		assert.match(third ?? '', /^1 Does not give 4\.2 million\./);
	});

	it('are told by what they say where the claim has no figure', async () => {
		const all = await told('Crews are proud of their boats.');
		assert.ok(
			all.some((one) => /^1 Does not speak of this\.|^1 The rules cannot tell/.test(one)),
			all.join('\n'),
		);
	});

	it('are not checked, and nothing is fetched, where no text is at hand', async () => {
		assert.deepEqual(
			(await told(claim, false)).map((one) => one.slice(2)),
			Array(3).fill('Not checked: its text is not on this computer.'),
		);
	});
});
