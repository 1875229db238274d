import assert from 'node:assert/strict';
import { createPlumbline } from '../../../../src/index';
import { silentLogger, systemClock } from '../../../../src/ports';
import { finResearchDimensions } from '../../../../src/scorecard/finResearch';
import { qualityDimensions } from '../../../../src/scorecard/reportEval';
import { saidIn } from '../../words';

const plumbline = createPlumbline({ logger: silentLogger, clock: systemClock });

const report = [
	'# Tea in Arlen',
	'',
	'Demand for tea will certainly grow in Arlen [1].',
	'',
	'Sales may have reached 40 million crowns in 2024, and shops report a shortage of black tea [9].',
	'',
	'| Year | Sales |',
	'|---|---|',
	'| 2024 | 40 |',
	'',
	'## References',
	'',
	'[1] Board of Tea. Annual report. https://tea.example/report',
	'',
].join('\n');

const offline = async (text: string) => (await plumbline.score({ name: 'r.md', text })).scorecard;

describe('A report that nobody reads', () => {
	it('has no score in any framework, and each dimension says why', async () => {
		const { finResearch, reportEval } = await offline(report);
		const dimensions = [
			...finResearchDimensions.map((name) => finResearch?.dimensions[name]),
			...qualityDimensions.map((name) => reportEval?.quality[name]),
		];
		assert.deepEqual([finResearch?.final, dimensions.length], [null, 15]);
		for (const dimension of dimensions) {
			assert.deepEqual([dimension?.value, dimension?.basis], [null, 'unscored']);
			assert.match(saidIn(dimension?.reasons ?? [])[0] ?? '', /^Needs a .*with a model\.$/);
		}
		const { redundancy, factuality } = reportEval ?? {};
		assert.deepEqual([redundancy?.allPairs, redundancy?.sampled30, redundancy?.judgedPairs], [null, null, null]);
		assert.deepEqual([factuality?.averageSupport, factuality?.coverage], [null, null]);
	});

	it('tells what can be counted, with the place of the first thing to look at', async () => {
		const { dimensions } = (await offline(report)).finResearch ?? {};
		const professionalism = dimensions?.articulationProfessionalism.reasons ?? [];
		assert.deepEqual(saidIn(professionalism).slice(1), ['1 sentence claims certainty, 1 leaves room for doubt.']);
		const [, certain] = professionalism;
		assert.match(report.slice(...(certain?.span ?? [0, 0])), /certainly/);
		assert.match(saidIn(dimensions?.visualLinguisticSynergy.reasons ?? [])[1] ?? '', /^1 table or figure, /);
	});

	it('has nothing to tell of what is not there', async () => {
		const { dimensions } = (await offline('# A title\n')).finResearch ?? {};
		assert.deepEqual(saidIn(dimensions?.visualLinguisticSynergy.reasons ?? []).slice(1), [
			'There is no table or figure.',
		]);
		assert.deepEqual(saidIn(dimensions?.articulationProfessionalism.reasons ?? []).slice(1), []);
		assert.deepEqual(saidIn(dimensions?.viewpointClarity.reasons ?? []).slice(1), [
			'No sentence stands out as the thesis.',
		]);
	});
});
