import assert from 'node:assert/strict';
import type { FindingCode } from '../../../../src/findings/model';
import { marked } from '../finding';

/** Each text with the numbers that findings of a code mark in it; none where the numbers hold. */
export function expectMarked(code: FindingCode, cases: Readonly<Record<string, readonly string[]>>): void {
	for (const [text, expected] of Object.entries(cases)) {
		it(`${expected.length > 0 ? 'finds' : 'accepts'}: ${text.replaceAll('\n', ' ')}`, () => {
			assert.deepEqual(marked(code, `# Study\n\n## Findings\n\n${text}\n`), expected);
		});
	}
}

/** A Markdown table of some rows, the first of which is its header. */
export function table(...rows: readonly string[]): string {
	const [header = '', ...body] = rows;
	return ['', header, header.replaceAll(/[^|]+/g, '---'), ...body, ''].join('\n');
}
