import assert from 'node:assert/strict';
import { readDecisions } from '../../../../src/decisions/file';
import { runIn } from '../memoryEnvironment';

const report =
	'# Grid storage\n\n## Outlook\n\nSales rose from $12.0m in 2022 to $15.0m in 2023, an increase of 35% [3].\n';
const kept = '/reports/.plumbline/decisions.json';
type Files = Record<string, string | Uint8Array>;

const decide = (files: Files, ...argv: string[]) => runIn({ files }, 'decide', ...argv);

describe('CLI: plumbline decide', () => {
	it('records what the author says, which then is no finding; undo takes it back', async () => {
		const argv = ['r.md:5', '--only=number.arithmetic'];
		const first = await decide({ 'r.md': report }, ...argv, 'accepted', '--reason', 'As the source has it.');
		assert.equal(first.code, 0, first.stderr);
		assert.equal(
			first.stderr,
			'plumbline: r.md, line 5: number.arithmetic is accepted (in .plumbline/decisions.json).\n',
		);
		const [decision] = readDecisions(String(first.files.get(kept)));
		assert.deepEqual(
			[decision?.file, decision?.code, decision?.decision, decision?.reason],
			['r.md', 'number.arithmetic', 'accepted', 'As the source has it.'],
		);
		const files = Object.fromEntries(first.files);
		const told = await runIn({ files }, 'analyze', 'r.md', '--format=lines');
		assert.doesNotMatch(told.stdout, /number\.arithmetic/);
		const other = await decide(files, ...argv, 'verified', '--reason', 'Yearbook, page 3');
		const [changed, ...more] = readDecisions(String(other.files.get(kept)));
		assert.deepEqual([changed?.decision, changed?.source, more], ['verified', 'Yearbook, page 3', []]);
		const undone = await decide(files, 'r.md:5', 'undo');
		assert.deepEqual(readDecisions(String(undone.files.get(kept))), []);
	});

	it('goes into the nearest file that there is, under the name of the report there', async () => {
		const empty = '{"version": 1, "decisions": []}';
		const files = { 'drafts/r.md': report, '.plumbline/decisions.json': empty };
		const ran = await decide(files, 'drafts/r.md:5', 'dismissed', '--only=number.*');
		assert.equal(readDecisions(String(ran.files.get(kept)))[0]?.file, 'drafts/r.md');
	});

	for (const [argv, said] of [
		[['r.md', 'accepted'], /“r\.md” names no line/],
		[['r.md:1', 'dismissed'], /line 1: no finding begins here/],
		[['r.md:5', 'undo'], /line 5: nothing is decided here/],
		[['r.md:5', 'dismissed'], /Several findings begin here: 5:\d+ \S+, .*--only/],
		[['r.md:5', 'accept', '--only=number.*'], /Did you mean accepted\?/],
		[['r.md:5', 'accepted', '--only=number.*'], /Say why: --reason/],
		[['r.md:5', 'verified', '--only=citation.broken', '--reason=x'], /citation\.broken cannot be verified: use/],
	] as const)
		it(`refuses ${argv.join(' ')}`, async () => {
			const ran = await decide({ 'r.md': report }, ...argv);
			assert.equal(ran.code, 2);
			assert.match(ran.stderr, said);
			assert.equal(ran.files.has(kept), false);
		});

	it('leaves a damaged file as it is', async () => {
		const ran = await decide({ 'r.md': report, '.plumbline/decisions.json': '{' }, 'r.md:5', 'dismissed');
		assert.deepEqual([ran.code, ran.files.get(kept)], [2, '{']);
	});
});
