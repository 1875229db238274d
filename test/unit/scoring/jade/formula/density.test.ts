import assert from 'node:assert/strict';
import { knowledgeDensity } from '../../../../../src/scoring/jade/formula/scoreChecklists';

/** JADE, Table 2: final score in %, density and tokens as printed. */
const table2: readonly (readonly [string, number, number, number])[] = [
	['Gemini Deep Research', 57.1, 0.063, 7590],
	['Shopping Research', 56.2, 0.067, 4772],
	['o4-mini Deep Research', 47.7, 0.061, 2907],
	['ChatGPT (web search)', 38.8, 0.051, 2244],
	['GPT-5.2 with tools', 55.7, 0.071, 3167],
	['DeepSeek V3.2 with tools', 55.8, 0.071, 2877],
	['Gemini 3 Pro with tools', 41.8, 0.059, 1419],
	['Claude Opus 4.5 with tools', 36.2, 0.049, 1824],
	['Claude Sonnet 4.5 with tools', 32.9, 0.046, 1975],
	['Qwen3-Max with tools', 34.0, 0.047, 1340],
	['GPT-4.1 with tools', 32.7, 0.046, 1434],
	['GPT-5.2', 49.0, 0.064, 2516],
	['DeepSeek V3.2', 46.1, 0.061, 2299],
	['Gemini 3 Pro', 44.8, 0.063, 1495],
	['GPT-4.1', 42.7, 0.06, 1380],
	['Qwen3-Max', 34.2, 0.051, 1040],
	['Claude Opus 4.5', 32.1, 0.044, 2314],
	['Claude Sonnet 4.5', 29.1, 0.041, 1585],
];

describe('JADE: knowledge density', () => {
	for (const [system, final, density, tokens] of table2) {
		it(`comes within 0.003 of the paper’s for ${system}`, () => {
			assert.ok(Math.abs(knowledgeDensity(final / 100, tokens)! - density) < 0.003);
		});
	}

	it('is the score divided by the natural logarithm of the tokens and one', () => {
		assert.equal(knowledgeDensity(0.5, Math.E - 1), 0.5);
		assert.equal(knowledgeDensity(0, 1000), 0);
	});

	it('is not to be had without a final score or for an empty report', () => {
		assert.equal(knowledgeDensity(null, 1000), null);
		assert.equal(knowledgeDensity(0.5, 0), null);
	});
});
