import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { failLevels } from '../../../src/config/config';
import { failingFindings } from '../../../src/config/gateLimits';
import { withReading } from '../../../src/index';
import { readingOf } from '../reading/readings';

const text = `# Copper

Prices doubled [9]. Mines in the north are old. Stocks are low.

## References

[1] A yearbook. https://example.org/a
`;

describe('the findings that make a report fail', () => {
	it('are those of the level or worse; beside errors what must be mended by a model’s reading', () => {
		const offline = analyze({ name: 'r.md', text });
		const marks = [
			{ words: 'Mines in the north are old.', weight: 'must' },
			{ words: 'Stocks are low.', weight: 'should' },
		] as const;
		const { analysis } = withReading(offline, readingOf(offline, { marks }));
		const counts = failLevels.map((level) => [level, failingFindings(analysis, level).length]);
		const errors = analysis.findings.filter(({ severity }) => severity === 'error').length;
		assert.ok(errors > 0);
		assert.deepEqual(counts.slice(0, 2), [
			['error', errors],
			['must', errors + 1],
		]);
		assert.deepEqual(counts.at(-1), ['never', 0]);
		assert.equal(failingFindings(offline, 'must').length, failingFindings(offline, 'error').length);
	});
});
