import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { analyze } from '../../../src/analyze';
import { countClaims } from '../../../src/view/claims';
import { exampleReports } from '../exampleReports';

describe('a comment that ignores something else', () => {
	for (const name of exampleReports) {
		it(`changes nothing of what is said of the claims, before whatever paragraph it stands: ${name}`, () => {
			const text = readFileSync(name, 'utf8');
			const analysis = analyze({ name, text });
			const counts = countClaims(analysis);
			for (const { kind, container, outer } of analysis.report.blocks) {
				if (kind !== 'paragraph' || container !== undefined) continue;
				const comment = '<!-- plumbline-disable-next-line paragraph.redundant -->\n';
				const [at] = outer;
				const ignoring = analyze({ name, text: text.slice(0, at) + comment + text.slice(at) });
				assert.deepEqual(countClaims(ignoring), counts);
			}
		});
	}
});
