import assert from 'node:assert/strict';
import type { ModelRequest } from '../../../../src/judge/model';
import { verbatim } from '../../../../src/messages/message';
import { english, saidIn } from '../../words';
import { ReadingModel } from '../finResearch/readingModel';
import { itemAt, scoreJadeOf, sourceFiles } from './judging';

const ferry = `# Ferries

## Fares

The ferry has 40,000 passengers a year. Each of them pays $25 for a ticket.

Fares therefore bring in $10 million a year. The island should buy two boats, because fares pay for them.
`;

const numberOf = ({ user }: ModelRequest, words: string) =>
	Number(new RegExp(`^(\\d+) .*${words}`, 'm').exec(user)?.[1] ?? 0);

/** A model that picks statements by their words. */
function picking(answer: (at: (words: string) => number) => unknown): ReadingModel {
	return new ReadingModel((request) =>
		request.schemaName === 'jade_report_checklist' ? answer((words) => numberOf(request, words)) : undefined,
	);
}

const fares = (expression: string) =>
	picking((at) => ({
		facts: [{ id: at('bring in'), category: 'fares', question: 'Do fares bring in $10 million a year?' }],
		conclusions: [
			{ id: at('two boats'), category: 'advice', question: 'Should two boats be bought?', restsOn: [at('bring in')] },
		],
		computes: [{ id: at('bring in'), expression, result: '$10 million' }],
	}));

describe('calculations that a model reads in a report', () => {
	it('are told with what they come to, refute their fact, and invalidate what rests on it', async () => {
		const { jade, analysis } = await scoreJadeOf(ferry, { model: fares('40,000 passengers × $25') });
		const wrong = analysis.findings.find(({ code }) => code === 'number.arithmetic');
		assert.ok(wrong);
		assert.match(english.say(wrong.message), /40,000 × \$25 = \$1 million, but the text says \$10 million/);
		assert.deepEqual(
			wrong.related.map(({ span }) => ferry.slice(...span)),
			['40,000', '$25'],
		);
		const fact = itemAt(jade, ferry, 'bring in');
		assert.deepEqual([fact.result?.verification?.answer, fact.judgement?.basis], ['no', 'model']);
		assert.deepEqual(itemAt(jade, ferry, 'two boats').result?.gatedBy, [fact.id]);
		assert.ok(!analysis.findings.some(({ code }) => /refuted|gated/.test(code)), 'one slip is one finding');
	});

	it('refute nothing where the author has switched the finding off', async () => {
		const text = ferry.replace(
			'Fares therefore',
			'<!-- plumbline-disable-next-line number.arithmetic -->\nFares therefore',
		);
		const { jade, analysis } = await scoreJadeOf(text, { model: fares('40,000 × $25') });
		assert.ok(!analysis.findings.some(({ code }) => /arithmetic|refuted|gated/.test(code)));
		assert.equal(itemAt(jade, text, 'bring in').result?.state, 'unverifiable');
	});

	it('are left out and counted where their figures do not stand in the report', async () => {
		const { jade, analysis } = await scoreJadeOf(ferry, { model: fares('39,000 × $25') });
		assert.ok(!analysis.findings.some(({ code }) => code === 'number.arithmetic'));
		assert.match(saidIn(jade.reasons).join('\n'), /1 calculation of the model could not be worked out/);
	});
});

describe('calculations that a model reads while it draws the tree', () => {
	const sentences = ['The ferry has 40,000', 'Each of them pays', 'Fares therefore bring in', 'The island should buy'];
	const wrong = { id: 3, expression: '40,000 × $25', result: '$10 million' };
	/** A model that draws a node for each sentence, and reads these calculations in them. */
	const drawing = (computes: unknown, picked: unknown[] = []) =>
		new ReadingModel((request) => {
			if (request.schemaName === 'finresearch_extract') {
				const nodes = sentences.map((quote, at) => ({ id: at + 1, type: 'evidence', parent: null, quote }));
				return { nodes, ...(computes ? { computes } : {}) };
			}
			if (request.schemaName !== 'jade_report_checklist') return undefined;
			const [fares, boats] = [numberOf(request, 'bring in'), numberOf(request, 'two boats')];
			const about = { category: 'x', question: 'Is it so that fares bring in $10 million a year?' };
			return {
				facts: [{ id: fares, ...about }],
				conclusions: [{ id: boats, ...about, restsOn: [fares] }],
				computes: picked.map(() => ({ ...wrong, id: fares })),
			};
		});
	const told = ({ analysis }: Awaited<ReturnType<typeof scoreJadeOf>>) =>
		analysis.findings.filter(({ code }) => code === 'number.arithmetic');

	it('are told where they do not hold, also where JADE is not wanted', async () => {
		const scored = await scoreJadeOf(ferry, { model: drawing([wrong]), frameworks: ['finResearch'] });
		const [finding, ...others] = told(scored);
		assert.deepEqual(others, []);
		assert.match(
			english.say(finding?.message ?? verbatim('')),
			/40,000 × \$25 = \$1 million, but the text says \$10 million/,
		);
		assert.deepEqual([finding?.decidedBy, finding?.data], ['model', { correction: '$1 million', judged: true }]);
	});

	it('refute their fact and invalidate what rests on it, once whoever says it', async () => {
		const frameworks = ['finResearch', 'jade'] as const;
		for (const model of [drawing([wrong]), drawing([wrong], ['again'])]) {
			const scored = await scoreJadeOf(ferry, { model, frameworks });
			assert.equal(told(scored).length, 1);
			const fact = itemAt(scored.jade, ferry, 'bring in');
			assert.deepEqual([fact.result?.verification?.answer, fact.judgement?.basis], ['no', 'model']);
			assert.deepEqual(itemAt(scored.jade, ferry, 'two boats').result?.gatedBy, [fact.id]);
		}
	});

	it('are passed over where they hold or none is read, and counted where they cannot be worked out', async () => {
		const reasonsOf = async (computes: unknown) => {
			const scored = await scoreJadeOf(ferry, { model: drawing(computes), frameworks: ['finResearch'] });
			assert.deepEqual(told(scored), []);
			return saidIn(scored.scorecard.finResearch?.dimensions.analysisDepth.reasons ?? []).join('\n');
		};
		const unread = /1 calculation of the model could not be worked out/;
		assert.doesNotMatch(await reasonsOf(undefined), unread);
		assert.match(await reasonsOf([{ ...wrong, expression: '39,000 × $25' }]), unread);
		assert.match(await reasonsOf([{ ...wrong, id: 9 }]), unread);
	});
});

describe('questions about a part of a statement', () => {
	const text = `# Tea

Exports of tea rose by 12% in 2024, while prices in the harbour towns fell to $3 a kilo [1]. The harbour should therefore be enlarged.

## References

[1] Tea 2024. https://example.org/tea
`;
	const source = '---\nurl: https://example.org/tea\n---\n\n# Tea 2024\n\nExports of tea rose by 12% in 2024.\n';
	const scored = async (question: string) => {
		const model = picking((at) => ({
			facts: [{ id: at('Exports of tea'), category: 'trade', question }],
			conclusions: [],
			computes: [],
		}));
		await scoreJadeOf(text, { model, files: sourceFiles({ 'tea.md': source }), frameworks: ['reportEval', 'jade'] });
		return model.asked('jade_verify').map(({ user }) => user);
	};

	it('are verified in their own words, not by what was found out about the whole', async () => {
		const [verify] = await scored('Did exports of tea rise by 12% in 2024?');
		assert.match(verify ?? '', /: Did exports of tea rise by 12% in 2024\?$/m);
	});

	it('are verified as the report says it where they ask about all of it', async () => {
		const asked = await scored(
			'Did exports of tea rise by 12% in 2024, and did prices in the harbour towns fall to $3 a kilo?',
		);
		assert.ok(asked.every((user) => !user.includes('Did exports of tea')));
	});
});
