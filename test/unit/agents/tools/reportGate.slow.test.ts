import assert from 'node:assert/strict';
import { formatDecisions } from '../../../../src/decisions/file';
import { type Answered, withAgent } from '../../cli/mcp/agent';
import { bare, faulty, mended } from '../../cli/mcp/reports';
import { runIn } from '../../cli/memoryEnvironment';
import { decided } from '../../decisions/made';

const files = { 'ferries.md': faulty, 'mended.md': mended, 'bare.md': bare };
const failedOf = ({ conditions }: Answered): string[] =>
	conditions.filter(({ state }: Answered) => state === 'failed').map(({ name }: Answered) => name);

describe('MCP: report_gate', () => {
	it('is open for a report with nothing against it, and says what nobody could check', async () => {
		await withAgent({ files }, async ({ ask }) => {
			const { data, text } = await ask('report_gate', { path: 'mended.md' });
			assert.deepEqual([data.open, data.next, data.left], [true, [], 0]);
			const refuted = data.conditions.find(({ name }: Answered) => name === 'refuted');
			assert.equal(refuted.state, 'unchecked');
			assert.match(text, /^OPEN: mended\.md/);
		});
	});

	it('is closed by errors, warnings and broken citations, and names what to mend first', async () => {
		await withAgent({ files }, async ({ ask }) => {
			const { data, text } = await ask('report_gate', { path: 'ferries.md' });
			assert.deepEqual([data.open, failedOf(data)], [false, ['findings', 'broken_citations']]);
			assert.deepEqual(
				data.next.map(({ code }: Answered) => code),
				['citation.broken', 'number.arithmetic'],
			);
			assert.match(text, /^CLOSED: ferries\.md fails 2 conditions\./);
			const one = await ask('report_gate', { path: 'ferries.md', next: 1 });
			assert.deepEqual([one.data.next.length, one.data.left], [1, 1]);
		});
	});

	it('goes by the limits that the server was started with, and by tighter ones of the agent', async () => {
		const options = { 'fail-on': 'never', 'max-broken-citations': '1', 'min-supported': '0' };
		await withAgent({ files, options }, async ({ ask }) => {
			assert.equal((await ask('report_gate', { path: 'ferries.md' })).data.open, true);
			assert.equal((await ask('report_gate', { path: 'mended.md', fail_on: 'hint' })).data.open, true);
			const strict = { path: 'bare.md', max_unsupported_key_claims: 0 };
			const { data } = await ask('report_gate', strict);
			assert.deepEqual([failedOf(data), data.next[0].code], [['unsupported_key_claims'], 'claim.unsupported']);
			assert.equal((await ask('report_gate', { path: 'bare.md' })).data.open, true);
			assert.deepEqual(failedOf((await ask('report_gate', { path: 'bare.md', min_claims: 2, min_words: 99 })).data), [
				'text',
				'claims',
			]);
		});
	});

	it('lets an agent loosen no limit that the server was started with', async () => {
		await withAgent({ files, options: { 'fail-on': 'warning', 'allowed-findings': '0' } }, async ({ ask }) => {
			const { data } = await ask('report_gate', { path: 'ferries.md', fail_on: 'never', allowed_findings: 99 });
			assert.deepEqual(failedOf(data), ['findings', 'broken_citations']);
		});
	});

	it('goes by what the author has decided, says how much that is, and can be told not to', async () => {
		const kept = formatDecisions([decided(bare, 'claim.unsupported')]);
		const own = { 'r.md': bare, '.plumbline/decisions.json': kept };
		const strict = { path: 'r.md', max_unsupported_key_claims: 0 };
		const options = { 'min-supported': '0' };
		await withAgent({ files: own, options }, async ({ ask }) => {
			const { data } = await ask('report_gate', strict);
			assert.deepEqual([data.open, data.set_aside.decided], [true, 1]);
			assert.deepEqual((await ask('analyze_report', { path: 'r.md' })).data.counts.decided, 1);
			assert.deepEqual((await ask('find_unsupported_claims', { path: 'r.md' })).data.claims, []);
		});
		await withAgent({ files: own, options: { 'no-decisions': true } }, async ({ ask }) => {
			assert.equal((await ask('report_gate', strict)).data.open, false);
		});
		await withAgent({ files: { ...own, '.plumbline/decisions.json': '{' } }, async ({ ask }) => {
			const { data, text } = await ask('report_gate', strict);
			assert.equal(data.open, false);
			assert.match(data.notes.join(), /\.plumbline\/decisions\.json/);
			assert.ok(text.includes(data.notes[0]));
		});
	});

	it('lets pass what the configuration’s file of known findings lists, says so, and nothing from outside', async () => {
		const config = { 'plumbline.config.json': '{ "baseline": "known.json" }' };
		const listed = { ...files, ...config };
		const written = await runIn({ files: listed }, 'analyze', 'ferries.md', '--update-baseline');
		const own = { ...listed, 'known.json': String(written.files.get('/reports/known.json')) };
		await withAgent({ files: own }, async ({ ask }) => {
			const { data, text } = await ask('report_gate', { path: 'ferries.md' });
			assert.equal(data.open, true);
			assert.ok(data.set_aside.known >= 2);
			assert.match(text, /Findings that known\.json lists are known already.*should know of it/);
			const { counts, findings } = (await ask('analyze_report', { path: 'ferries.md' })).data;
			assert.deepEqual([counts.known, counts.error, findings], [data.set_aside.known, 0, []]);
			const added = faulty.replace('14 boats', '14 boats [8]');
			const next = await ask('report_gate', { text: added, name: 'ferries.md' });
			assert.deepEqual([next.data.open, failedOf(next.data)], [false, ['findings', 'broken_citations']]);
		});
		for (const { options = {}, folders = ['.'] } of [
			{ options: { 'no-baseline': true } },
			{ folders: ['in'] },
		] as const) {
			const inside = { 'in/ferries.md': faulty, 'in/plumbline.config.json': '{ "baseline": "../known.json" }' };
			const path = folders[0] === 'in' ? '/reports/in/ferries.md' : 'ferries.md';
			await withAgent({ files: { ...own, ...inside }, options, folders }, async ({ ask }) => {
				const { data } = await ask('report_gate', { path });
				assert.deepEqual([data.open, data.set_aside.known], [false, 0]);
			});
		}
	});

	it('tells what comments and settings keep out of the count', async () => {
		const quiet = `<!-- plumbline-disable-file citation.broken -->\n\n${faulty}`;
		const config = '{ "severities": { "number.arithmetic": "hint", "claim.vague": "off" }, "failOn": "error" }';
		await withAgent({ files: { 'quiet.md': quiet, 'plumbline.config.json': config } }, async ({ ask }) => {
			const { data, text } = await ask('report_gate', { path: 'quiet.md' });
			assert.equal(data.open, true);
			const { ignored, off, lowered } = data.set_aside;
			assert.deepEqual([ignored, off, lowered], [1, ['claim.vague'], ['number.arithmetic']]);
			assert.match(text, /1 ignored by comments in the report.*Whoever releases the report should know of it\./);
		});
	});

	it('holds cited claims against copies of their sources where a folder of them is named', async () => {
		const passengers = (count: string) =>
			`# Ferries\n\nThe northern port counted ${count} million passengers in 2023 [1].\n\n## References\n\n[1] Northern port: traffic report 2023.\n`;
		const copy =
			'# Traffic report 2023\n\nThe northern port counted 4.2 million passengers in 2023, more than in any year before. In 2022 it had counted 3.9 million passengers. Freight fell to 610,000 tonnes.\n';
		const own = {
			'right.md': passengers('4.2'),
			'wrong.md': passengers('5.1'),
			'copies/northern-port-traffic-report-2023.md': copy,
		};
		await withAgent({ files: { ...files, ...own } }, async ({ ask, refused }) => {
			const refuted = ({ conditions }: Answered) => conditions.find(({ name }: Answered) => name === 'refuted');
			const right = await ask('report_gate', { path: 'right.md', sources: 'copies' });
			assert.deepEqual([right.data.open, refuted(right.data).state], [true, 'met']);
			assert.match(refuted(right.data).message, /: 0, allowed 0; 1 of 1 sources were read\./);
			const { data } = await ask('report_gate', { path: 'wrong.md', sources: 'copies' });
			assert.ok(failedOf(data).includes('refuted'));
			assert.equal(data.next[0].code, 'source.contradicts');
			assert.equal(refuted((await ask('report_gate', { path: 'wrong.md' })).data).state, 'unchecked');
			assert.match(await refused('report_gate', { path: 'right.md', sources: '/elsewhere' }), /outside the folders/);
			assert.match(await refused('report_gate', { path: 'right.md', sources: 'gone' }), /^gone does not exist/);
			assert.match(await refused('report_gate', { path: 'right.md', sources: 'right.md' }), /it is not a folder/);
		});
		const options = { 'max-refuted': '1', 'fail-on': 'error' };
		await withAgent({ files: { ...files, ...own }, options }, async ({ ask }) => {
			assert.equal((await ask('report_gate', { path: 'wrong.md', sources: 'copies' })).data.open, true);
		});
	});

	it('reads the sources that the configuration beside the report names', async () => {
		const own = {
			'a.md': mended,
			'plumbline.config.json': '{ "sources": "copies" }',
			'copies/x.md': '# X\n\nNothing.\n',
		};
		await withAgent({ files: own }, async ({ ask }) => {
			const { data } = await ask('report_gate', { path: 'a.md' });
			assert.deepEqual([data.open, data.notes], [true, []]);
		});
		await withAgent({ files: { ...own, 'plumbline.config.json': '{ "sources": "gone" }' } }, async ({ refused }) => {
			assert.match(
				await refused('report_gate', { path: 'a.md' }),
				/^plumbline\.config\.json: “sources”: there is no folder gone\./,
			);
		});
	});

	it('is closed for what holds no text', async () => {
		await withAgent({}, async ({ ask }) => {
			const { data } = await ask('report_gate', { text: '<!-- to be written -->\n' });
			assert.deepEqual([data.open, failedOf(data)], [false, ['text', 'claims', 'supported']]);
		});
	});
});
