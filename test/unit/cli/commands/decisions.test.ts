import assert from 'node:assert/strict';
import { formatDecisions } from '../../../../src/decisions/file';
import type { Decision } from '../../../../src/decisions/model';
import { decided } from '../../decisions/made';
import { runIn } from '../memoryEnvironment';
import { readSchema, violations } from '../schemas';

const claim = 'Corvania will be the leading exporter of storage technology within five years.';
const report = `# Grid storage\n\n## Outlook\n\n${claim}\n`;
const accepted = decided(report, 'claim.unsupported');
const kept = '.plumbline/decisions.json';

function filesWith(decisions: readonly Decision[], text = report) {
	return { 'r.md': text, [kept]: formatDecisions(decisions) };
}

async function analysed(files: Record<string, string>, ...options: string[]) {
	const { stdout, stderr, code } = await runIn({ files }, 'analyze', 'r.md', '--format', 'json', ...options);
	const { findings, decided: made = [], ...rest } = JSON.parse(stdout);
	return { codes: findings.map((one: { code: string }) => one.code), made, stderr, code, rest };
}

describe('CLI: what the author has decided', () => {
	it('is no finding any more, is told apart, and --no-decisions leaves it out', async () => {
		const files = filesWith([accepted]);
		const { codes, made, rest } = await analysed(files);
		assert.ok(!codes.includes('claim.unsupported'));
		assert.deepEqual(
			made.map(({ code, decision, reason, line }: Record<string, unknown>) => [code, decision, reason, line]),
			[['claim.unsupported', 'accepted', 'Our house view.', 5]],
		);
		assert.deepEqual(violations('analysis', { ...rest, findings: [], decided: made }), []);
		assert.ok((await analysed(files, '--no-decisions')).codes.includes('claim.unsupported'));
	});

	it('does not fail a run, whatever its level; void, it does', async () => {
		const levels = ['--severity', 'claim.unsupported=error'];
		assert.equal((await analysed(filesWith([accepted]), ...levels)).code, 0);
		assert.equal((await analysed(filesWith([accepted], report.replace('five', 'ten')), ...levels)).code, 1);
	});

	it('is counted in every format, and a suppressed result in SARIF', async () => {
		const run = async (format: string, command = 'analyze') =>
			(await runIn({ files: filesWith([accepted]) }, command, 'r.md', '--format', format)).stdout;
		for (const format of ['text', 'markdown', 'github'])
			assert.match(await run(format), /1 (?:more )?decided by the author/);
		assert.match(await run('markdown'), /Accepted on Mar 1, 2026: Our house view\\?\./);
		assert.match(await run('html', 'score'), /Decided by the author[\s\S]*Accepted on Mar 1, 2026: Our house view/);
		const { results } = JSON.parse(await run('sarif')).runs[0];
		const suppressed = results.filter((result: { suppressions?: unknown }) => result.suppressions);
		assert.deepEqual(
			suppressed.map(({ ruleId, suppressions }: Record<string, unknown>) => [ruleId, suppressions]),
			[
				[
					'claim.unsupported',
					[{ kind: 'external', status: 'accepted', justification: 'Accepted on Mar 1, 2026: Our house view.' }],
				],
			],
		);
	});

	it('counts for its own report alone, by the path from the folder that keeps it', async () => {
		const files = { 'a/r.md': report, 'b/r.md': report, [kept]: formatDecisions([{ ...accepted, file: 'a/r.md' }]) };
		const { stdout } = await runIn({ files }, 'analyze', 'a/r.md', 'b/r.md', '--format', 'json');
		assert.deepEqual(
			JSON.parse(stdout).map((one: { decided?: unknown[] }) => one.decided?.length ?? 0),
			[1, 0],
		);
	});

	it('hides nothing where its file is damaged: that is told once, and the reports are checked', async () => {
		const files = { 'r.md': report, 's.md': report, [kept]: '{ "version": 1, ' };
		const { stdout, stderr } = await runIn({ files }, 'analyze', 'r.md', 's.md', '--format', 'json');
		assert.ok(JSON.parse(stdout)[0].findings.some(({ code }: { code: string }) => code === 'claim.unsupported'));
		assert.equal(stderr.match(/\.plumbline\/decisions\.json: The decisions are not valid JSON/g)?.length, 1);
	});

	it('does not count for what must always show, and that is told', async () => {
		const { stderr } = await analysed(filesWith([accepted, { ...accepted, code: 'report.instruction' }]));
		assert.match(stderr, /decisions on report\.instruction do not count/);
	});
});

describe('plumbline decisions', () => {
	const gone: Decision = { ...accepted, decision: 'dismissed', reason: undefined, place: 's1:0', text: '=Gone' };
	const idle: Decision = { ...accepted, code: 'review.note', decision: 'verified', source: 'Yearbook, p. 3' };
	const files = filesWith([gone, idle, accepted]);
	const run = async (...options: string[]) => (await runIn({ files }, 'decisions', 'r.md', ...options)).stdout;

	it('lists what stands, what is not found now, and what is void', async () => {
		const { reports } = JSON.parse(await run('--format', 'json'));
		assert.deepEqual(
			reports[0].decisions.map(({ code, state, line }: Record<string, unknown>) => [code, state, line]),
			[
				['claim.unsupported', 'stands', 5],
				['review.note', 'idle', 5],
				['claim.unsupported', 'void', undefined],
			].sort((a, b) => Number(a[1] === 'void') - Number(b[1] === 'void')),
		);
	});

	it('says so for people, and as a table for spreadsheets', async () => {
		const text = await run();
		assert.match(text, /5:1 {2}Accepted on Mar 1, 2026: Our house view\./);
		assert.match(text, /Verified on Mar 1, 2026: Yearbook, p\. 3/);
		assert.match(text, /– {2}Dismissed on Mar 1, 2026/);
		assert.match(text, /void: the words have changed/);
		assert.match(await run('--lang', 'zh'), /已接受（2026年3月1日）/);
		assert.match(await run('--format', 'markdown'), /\| 5 \| Accepted on Mar 1, 2026/);
		const rows = (await run('--format', 'csv')).split('\r\n');
		assert.equal(rows[0], 'file,line,code,decision,state,date,by,source,reason,text');
		assert.equal(rows[3], "r.md,,claim.unsupported,dismissed,void,2026-03-01T12:00:00Z,,,,'=Gone");
	});

	it('says that there are none; and cannot do with a damaged file', async () => {
		const none = await runIn({ files: { 'r.md': report } }, 'decisions', 'r.md');
		assert.deepEqual([none.code, none.stdout], [0, 'r.md\n  No decisions.\n']);
		const damaged = await runIn({ files: { 'r.md': report, [kept]: '[]' } }, 'decisions', 'r.md');
		assert.equal(damaged.code, 2);
		assert.match(damaged.stderr, /The decisions cannot be used/);
	});
});

describe('the schema of the file of decisions', () => {
	it('takes what is written, and refuses what is not read', () => {
		const written = (...decisions: Decision[]) => JSON.parse(formatDecisions(decisions));
		assert.deepEqual(violations('decisions', written(accepted, { ...accepted, against: ['aa'], by: 'Kim' })), []);
		assert.notDeepEqual(violations('decisions', { version: 2, decisions: [] }), []);
		const { code, ...rest } = accepted;
		assert.equal(code, 'claim.unsupported');
		assert.notDeepEqual(violations('decisions', { version: 1, decisions: [rest] }), []);
		const { properties } = readSchema('decisions').properties.decisions.items;
		assert.deepEqual(properties.decision.enum, ['verified', 'accepted', 'dismissed']);
	});
});
