import assert from 'node:assert/strict';
import { type Answered, withAgent } from '../agent';
import { bare, faulty, mended } from '../reports';

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

	it('goes by the limits that are given', async () => {
		await withAgent({ files }, async ({ ask }) => {
			const limits = { fail_on: 'never', max_broken_citations: 1 };
			assert.equal((await ask('report_gate', { path: 'ferries.md', ...limits })).data.open, true);
			assert.equal((await ask('report_gate', { path: 'mended.md', fail_on: 'hint' })).data.open, true);
			const strict = { path: 'bare.md', max_unsupported_key_claims: 0 };
			const { data } = await ask('report_gate', strict);
			assert.deepEqual([failedOf(data), data.next[0].code], [['unsupported_key_claims'], 'claim.unsupported']);
			assert.equal((await ask('report_gate', { path: 'bare.md' })).data.open, true);
		});
	});

	it('lets an agent loosen no limit that the server was started with', async () => {
		await withAgent({ files, options: { 'fail-on': 'warning', 'max-findings': '0' } }, async ({ ask }) => {
			const { data } = await ask('report_gate', { path: 'ferries.md', fail_on: 'never', max_findings: 99 });
			assert.deepEqual(failedOf(data), ['findings', 'broken_citations']);
		});
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
		const copies = {
			'copies/northern-port-authority-traffic-report-2023.md':
				'# Traffic report 2023\n\nTurnover rose from $12.0 million in 2022 to $19.0 million in 2023. The harbour was open on 340 days.\n',
		};
		await withAgent({ files: { ...files, ...copies } }, async ({ ask, refused }) => {
			const { data } = await ask('report_gate', { path: 'mended.md', sources: 'copies' });
			const refuted = data.conditions.find(({ name }: Answered) => name === 'refuted');
			assert.notEqual(refuted.state, 'unchecked', refuted.message);
			assert.match(refuted.message, /1 of 3 sources were read/);
			assert.match(await refused('report_gate', { path: 'mended.md', sources: '/elsewhere' }), /outside the folders/);
			assert.match(await refused('report_gate', { path: 'mended.md', sources: 'mended.md' }), /it is not a folder/);
		});
	});

	it('is closed for what holds no text', async () => {
		await withAgent({}, async ({ ask }) => {
			const { data } = await ask('report_gate', { text: '<!-- to be written -->\n' });
			assert.deepEqual([data.open, failedOf(data)], [false, ['text']]);
		});
	});
});
