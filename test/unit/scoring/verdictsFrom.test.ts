import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { pairKey } from '../../../src/checks/paragraphs/paragraphPairs';
import type { JudgedScore } from '../../../src/scoring/finResearch/scoreJudged';
import { verdictsFrom } from '../../../src/scoring/verdictsFrom';
import type { Support } from '../../../src/tree/model';

const repeated =
	'Ferries of the northern harbours carry more people each winter, because the roads are closed by snow.';
const text = `# Ferries\n\n## Winter\n\n${repeated}\n\n## Roads\n\n${repeated} So it is.\n\n## Fees\n\nHarbours of the south take higher fees from boats than anybody else does.\n`;
const analysis = analyze({ name: 'r.md', text });
const [pair] = analysis.pairs.candidates;

const said = (support: Support) => {
	const span = [text.indexOf(repeated), text.indexOf(repeated) + repeated.length] as const;
	const node = { id: 'm1', type: 'argument', span, support, reason: 'Nothing carries it.', carriedBy: [] };
	return { score: { tree: { nodes: [node] } } } as unknown as JudgedScore;
};

describe('what is kept of a model’s verdicts', () => {
	it('is what it said of claims, and of pairs of paragraphs that may repeat each other', () => {
		assert.ok(pair);
		const verdicts = new Map([
			[pairKey(pair), { points: 1, reason: 'The same.' }],
			['98 99', { points: 2, reason: 'x' }],
		]);
		const { claims, pairs } = verdictsFrom(analysis, {
			report: said('unsupported'),
			pairs: { verdicts, error: undefined },
		});
		assert.deepEqual(
			claims.map(({ support, reason }) => [support, reason]),
			[['unsupported', 'Nothing carries it.']],
		);
		assert.deepEqual(
			pairs.map(({ points, reason, similarity }) => [points, reason, similarity]),
			[[1, 'The same.', pair.similarity]],
		);
	});

	it('is nothing of what was not judged', () => {
		const none = verdictsFrom(analysis, { report: undefined, pairs: undefined });
		assert.deepEqual([none.claims, none.pairs], [[], []]);
		assert.ok(none.known.size > 0);
		const unread = verdictsFrom(analysis, {
			report: said('unknown'),
			pairs: { verdicts: new Map(), error: undefined },
		});
		assert.deepEqual([unread.claims, unread.pairs], [[], []]);
	});
});
