import assert from 'node:assert/strict';
import { patternFault } from '../../../src/config/patternFault';
import { patternMatcher } from '../../../src/config/patterns';

describe('patterns of a configuration file', () => {
	const chosen = (patterns: readonly string[], ...paths: string[]) =>
		paths.filter((path) => patternMatcher(patterns)(path));

	it('cover what they match and everything below', () => {
		assert.deepEqual(chosen(['drafts'], 'drafts/a.md', 'drafts/b/c.md', 'q/drafts/d.md', 'drafts.md'), [
			'drafts/a.md',
			'drafts/b/c.md',
		]);
		assert.deepEqual(chosen(['./q/'], 'q/a.md', 'a.md'), ['q/a.md']);
		assert.deepEqual(chosen(['/q/*.md'], 'q/a.md', 'q/b/c.md'), ['q/a.md']);
		assert.deepEqual(chosen(['**/draft-*.{md,markdown}'], 'draft-1.md', 'a/draft-.x.markdown', 'a/x.md'), [
			'draft-1.md',
			'a/draft-.x.markdown',
		]);
		assert.deepEqual(chosen(['q\\a.md', '.'], 'q/a.md', 'z.md'), ['q/a.md', 'z.md']);
	});

	it('count in their order, and a ! takes back', () => {
		const choose = patternMatcher(['q/**', '!q/keep.md', 'q/keep.md/x']);
		assert.deepEqual(['q/a.md', 'q/keep.md', 'b.md'].map(choose), [true, false, undefined]);
	});

	it('know parentheses as letters, which names have', () => {
		assert.deepEqual(chosen(['Q1 (final).md', 'a|b', 'c+'], 'Q1 (final).md', 'a|b', 'a', 'cc', 'c+'), [
			'Q1 (final).md',
			'a|b',
			'c+',
		]);
		const worst = `{${'a,'.repeat(60)}a}`;
		const patterns = ['(a+)+b', '+(a|aa)b', '*a*a*a!b', '**/a/**/a/**/b', `*${worst}*b`, `${worst}${worst}${worst}b`];
		assert.deepEqual(
			patterns.map(patternFault),
			patterns.map(() => undefined),
		);
		const choose = patternMatcher(patterns);
		assert.equal(choose(`${'a'.repeat(250)}!`), undefined);
		assert.equal(choose(`${'a/'.repeat(500)}!`), undefined);
	});
});
