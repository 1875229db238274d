import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { markdownlintRule } from '../../../src/library/library';

/** Installed by `npm run bench`, which measures beside it. */
const installed = resolve('test/bench/node_modules/markdownlint/lib/exports-promise.mjs');

describe('the rule, in markdownlint itself', () => {
	it('is taken, keeps to its comments, and finds its way past the front matter', async function () {
		if (!existsSync(installed)) return this.skip();
		const { lint } = await import(pathToFileURL(installed).href);
		const text =
			'---\ntitle: x\n---\n# A\n\n<!-- markdownlint-disable-next-line plumbline -->\nExperts say so.\n\nMany believe it.\n';
		const options = {
			...{ strings: { a: text, b: '', c: '\u{1F600} [9].\r\n\r\n[1]: x' } },
			...{
				config: { default: false, plumbline: { severities: { 'claim.partial': 'off', 'claim.vague': 'info' } } },
				customRules: [markdownlintRule],
			},
		};
		const { a, b } = await lint(options);
		const told = ({ lineNumber, errorRange, errorDetail }: Record<string, unknown>) => {
			return [lineNumber, errorRange, /\([\w.]+\)$/.exec(String(errorDetail))?.[0]];
		};
		assert.deepEqual([a.map(told), b], [[[9, [1, 12], '(claim.vague)']], []]);
	});
});
