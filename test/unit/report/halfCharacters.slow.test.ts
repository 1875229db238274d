import assert from 'node:assert/strict';
import { createPlumbline } from '../../../src/index';
import { wordsIn } from '../../../src/messages/words';
import { htmlRendering } from '../../../src/output/html';
import { jsonRendering } from '../../../src/output/json';
import { rendered } from '../../../src/output/rendering';
import { sarifRendering } from '../../../src/output/sarif';
import { silentLogger, systemClock } from '../../../src/ports';

const report = `---
title: Tea in 2024
---

# Tea 销售

Sales rose by 12% to $4.2 million in 2023 [1], as doi:10.1000/tea.1 says; [@doi:10.1000/x] and <https://example.org/a?b=1#c>.

| Year | Sales |
|---|---:|
| 2023 | 4.2 |

> It “will surely” double ([page](https://example.org/%E8%8C%B6 "Tea")).

- **Cost:** 3.1万元 \`code\` <b>x</b> ![p](p.png)

<!-- plumbline-disable-next-line claim.vague -->
Some say so.[^n]

[^n]: A note, arXiv:2401.01234.

## References

[1] Lin, A. Tea. https://doi.org/10.1000/tea.2
`;

const words = wordsIn('en');
const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

describe('half of a character, as a cut leaves it', () => {
	it('may stand anywhere in a report', () => {
		for (let at = 0; at <= report.length; at++) {
			const text = report.slice(0, at) + (at % 2 === 0 ? '\ud83d' : '\ude00') + report.slice(at);
			const results = [{ analysis: plumbline.analyze({ name: 'report.md', text }), sha256: '0'.repeat(64) }];
			JSON.parse(rendered(jsonRendering(words), results));
			JSON.parse(rendered(sarifRendering(words, { version: '1.0.0' }), results));
			assert.ok(rendered(htmlRendering(words), results).length > 0);
		}
	});
});
