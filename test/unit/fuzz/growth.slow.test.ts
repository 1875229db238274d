import assert from 'node:assert/strict';
import { entryOf } from '../../../src/access';
import { brokenCitations } from '../../../src/checks/citations/citationBroken';
import { blockAt } from '../../../src/report/lookup';
import { parseReport } from '../../../src/report/parsing/parse';
import { blockTerms } from '../../../src/report/sentences/sentenceTerms';
import { extractTree } from '../../../src/tree/extraction/extract';
import { analysis, growthOf, longAnalysis, sourceCheck } from '../../fuzz/growth';
import { onceBreaking, onceBreakingLong } from '../../fuzz/onceBreaking';
import { repeated } from '../../fuzz/repeated';
import { repeatedInSources } from '../../fuzz/repeated/sources';

const noPairs = { paragraphs: [], compared: 0, candidates: [] };

describe('the time of an analysis', () => {
	for (const name of onceBreaking) {
		it(`grows with a report of ${name}`, async () => {
			const { short, long, bounded } = await growthOf(entryOf(new Map(Object.entries(repeated)), name), analysis);
			assert.ok(bounded, `${short} ms, of four times the length ${long} ms`);
		});
	}

	for (const name of onceBreakingLong) {
		it(`grows with a report of ${name}, to a million characters`, async () => {
			const { short, long, bounded } = await growthOf(entryOf(new Map(Object.entries(repeated)), name), longAnalysis);
			assert.ok(bounded, `${short} ms, of four times the length ${long} ms`);
		});
	}

	it('grows with the markers that lead nowhere, and not with their square', () => {
		const timeOf = (count: number) => {
			const report = parseReport('It rose [1].\n\n'.repeat(count));
			const before = process.cpuUsage();
			const [finding] = brokenCitations({ report, tree: extractTree(parseReport('')), pairs: noPairs, sources: [] });
			assert.equal(finding?.code, 'citation.broken');
			return process.cpuUsage(before).user / 1000;
		};
		const short = timeOf(9_000);
		const long = timeOf(36_000);
		assert.ok(long <= 8 * short + 300, `${short} ms, of four times as many ${long} ms`);
	});

	it('does not overflow the stack on as many headings as a report can have', () => {
		const { sections } = parseReport('A\n=\n'.repeat(150_000));
		assert.ok(sections.length > 15_000);
	});

	it('does not overflow the stack on the terms of a line as long as one may be', () => {
		const report = parseReport(`# Tides\n\n${'一百二十三万'.repeat(3_300)}\n`);
		assert.ok(blockTerms(report, blockAt(report, 1)).length > 15_000);
	});
});

describe('the time of holding a claim against a source', () => {
	for (const [name, make] of Object.entries(repeatedInSources)) {
		it(`grows with a source of ${name}, to a million characters`, async () => {
			const { short, long, bounded } = await growthOf(make, sourceCheck);
			assert.ok(bounded, `${short} ms, of sixteen times the length ${long} ms`);
		});
	}
});
