import assert from 'node:assert/strict';
import type { ModelRequest } from '../../../../src/judge/model';
import { english } from '../../words';
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

/** A model that reads a sum in the report, and picks what says it and what rests on it. */
const fares = (expression: string) =>
	new ReadingModel((request) => {
		const numbered = (words: string) => numberOf(request, words);
		if (request.schemaName === 'report_reading') {
			const [sum, advice] = [numbered('Fares therefore'), numbered('The island should')];
			const mark = {
				...{ kind: 'arithmetic', weight: 'must', line: sum, quote: '$10 million', others: [], better: null },
				...{ note: '40,000 × $25 make $1 million.', computes: { expression, result: '$10 million' } },
			};
			const evidence = { type: 'evidence', serves: advice, carried: 'yes', line: sum };
			return {
				thesis: null,
				claims: [{ ...evidence, type: 'claim', serves: null, line: advice }, evidence],
				marks: [mark],
			};
		}
		if (request.schemaName !== 'jade_report_checklist') return undefined;
		const [sum, advice] = [numbered('bring in'), numbered('two boats')];
		return {
			facts: [{ id: sum, category: 'fares', question: 'Do fares bring in $10 million a year?' }],
			conclusions: [{ id: advice, category: 'advice', question: 'Should two boats be bought?', restsOn: [sum] }],
		};
	});

const wrongSums = ({ analysis }: Awaited<ReturnType<typeof scoreJadeOf>>) =>
	analysis.findings.filter(({ code }) => code === 'number.arithmetic');

describe('sums that a model reads in a report', () => {
	it('are told once, refute their fact, and invalidate what rests on it, where code has worked them out', async () => {
		const scored = await scoreJadeOf(ferry, { model: fares('40,000 passengers × $25') });
		const [wrong, ...others] = wrongSums(scored);
		assert.ok(wrong);
		assert.deepEqual(others, []);
		assert.equal(english.say(wrong.message), '40,000 × $25 make $1 million.');
		assert.deepEqual([wrong.decidedBy, ferry.slice(...wrong.span)], ['model', '$10 million']);
		const { jade, analysis } = scored;
		const fact = itemAt(jade, ferry, 'bring in');
		assert.deepEqual([fact.result?.verification?.answer, fact.judgement?.basis], ['no', 'model']);
		assert.deepEqual(itemAt(jade, ferry, 'two boats').result?.gatedBy, [fact.id]);
		assert.ok(!analysis.findings.some(({ code }) => /refuted|gated/.test(code)), 'one slip is one finding');
	});

	it('are told also where JADE is not wanted', async () => {
		const scored = await scoreJadeOf(ferry, { model: fares('40,000 × $25'), frameworks: ['finResearch'] });
		assert.equal(wrongSums(scored).length, 1);
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

	it('refute nothing where their figures do not stand in the report', async () => {
		const { jade } = await scoreJadeOf(ferry, { model: fares('39,000 × $25') });
		assert.equal(itemAt(jade, ferry, 'bring in').result?.state, 'unverifiable');
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
