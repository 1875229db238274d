import assert from 'node:assert/strict';
import { sourceFindings } from '../../../../src/checks/judged/sourceFindings';
import type { Judge } from '../../../../src/judge/model';
import type { FactualityAnswer } from '../../../../src/judge/tasks/reportevalFactuality';
import { inEnglish } from '../../../../src/messages/inEnglish';
import { verifyClaims } from '../../../../src/verification/verifyClaims';
import { read, sourceText, withSources } from './sourced';

const filler = Array.from(
	{ length: 400 },
	(_, at) => `Quay ${at + 1} was swept in the morning and its lamps were looked at by two men of the watch.`,
);
/** The claim's words stand all over the source; what bears it out is put in other words, far from them. */
const silent = [
	'Mossport has a harbour with cranes.',
	...filler.slice(0, 200),
	'The cranes of Mossport were repainted in 2023.',
	...filler.slice(200),
	'In 2023 the harbour of Mossport was visited by 12 kings.',
].join(' ');
const long = (text: string) => `${text} ${filler.join(' ')}`;

async function verdictsOn(claim: string, source: string, answer: FactualityAnswer['verdicts'][number]) {
	const text = `# Harbours\n\n## Mossport\n\n${claim} ([page](https://example.org/page)).\n`;
	const { report, tree, gathered } = withSources(text, () => read(sourceText(source)));
	const judge: Judge = {
		ask: async (task) => ({ ok: true, value: task.schema.parse({ verdicts: [answer] }), cached: false }),
	};
	const verification = await verifyClaims(report, tree, gathered, { judge, pause: async () => {} });
	return { facts: verification.facts, findings: sourceFindings(report, verification) };
}

const missing = { id: 1, verdict: 'not-found', quote: null, reason: 'No passage says so.' } as const;
const inPart = {
	id: 1,
	verdict: 'partly',
	quote: 'Mossport has a harbour with cranes',
	reason: 'Of that only.',
} as const;

describe('a long source of which a model saw passages', () => {
	const claim = 'The harbour of Mossport had 12 cranes in 2023';

	it('is not said to be silent where the rules do not miss anything in all of it', async () => {
		for (const answer of [missing, inPart]) {
			const { facts, findings } = await verdictsOn(claim, silent, answer);
			assert.deepEqual(
				facts.map(({ verdict, basis }) => [verdict, basis]),
				[['unclear', 'model']],
			);
			assert.match(inEnglish(facts[0]!.reason!), /Only the passages that fit best were shown to the model/);
			assert.deepEqual(findings, []);
		}
	});

	it('is said to be silent where a name or a figure of the claim stands nowhere in it', async () => {
		const { facts, findings } = await verdictsOn(
			'Mossport exported 8,415 barrels of salt to Tarnby',
			long('Mossport has a harbour.'),
			missing,
		);
		assert.equal(facts[0]!.verdict, 'not-found');
		assert.deepEqual(
			findings.map(({ code, decidedBy }) => [code, decidedBy]),
			[['source.notFound', 'model']],
		);
		for (const { message } of findings)
			assert.match(inEnglish(message), /does not mention this\. No passage says so\. Cite/);
	});

	it('is believed when it bears the claim out', async () => {
		const quote = 'Mossport has a harbour with cranes';
		const { facts } = await verdictsOn(claim, silent, { ...inPart, verdict: 'supported', quote });
		assert.equal(facts[0]!.verdict, 'supported');
	});

	it('that is short is shown whole, and what it does not say is missing', async () => {
		const { facts } = await verdictsOn(claim, silent.slice(0, 4_000), missing);
		assert.equal(facts[0]!.verdict, 'not-found');
	});
});
