import assert from 'node:assert/strict';
import { entryOf } from '../../../src/access';
import { blockAt } from '../../../src/report/lookup';
import { parseReport } from '../../../src/report/parsing/parse';
import { blockTerms } from '../../../src/report/sentences/sentenceTerms';
import { growthOf } from '../../fuzz/growth';
import { onceBreaking } from '../../fuzz/onceBreaking';
import { repeated } from '../../fuzz/repeated';

describe('the time of an analysis', () => {
	for (const name of onceBreaking) {
		it(`grows with a report of ${name}`, () => {
			const { short, long, bounded } = growthOf(entryOf(new Map(Object.entries(repeated)), name));
			assert.ok(bounded, `${short} ms, of four times the length ${long} ms`);
		});
	}

	it('does not overflow the stack on as many headings as a report can have', () => {
		const { sections } = parseReport('A\n=\n'.repeat(150_000));
		assert.ok(sections.length > 25_000);
	});

	it('does not overflow the stack on the terms of a line as long as one may be', () => {
		const report = parseReport(`# Tides\n\n${'一百二十三万'.repeat(33_000)}\n`);
		assert.ok(blockTerms(report, blockAt(report, 1)).length > 150_000);
	});
});
