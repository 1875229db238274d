import assert from 'node:assert/strict';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { countTokens } from 'gpt-tokenizer';
import { type Answered, withAgent, wordsOf } from '../../cli/mcp/agent';
import { faulty, mended } from '../../cli/mcp/reports';

const files = { 'ferries.md': faulty, 'mended.md': mended };
const codesOf = ({ findings }: Answered): string[] => findings.map(({ code }: Answered) => code);

describe('MCP: analyze_report', () => {
	it('tells each finding with its place, its words and what mends it', async () => {
		await withAgent({ files }, async ({ ask }) => {
			const { data, text } = await ask('analyze_report', { path: 'ferries.md' });
			assert.deepEqual(codesOf(data), ['citation.broken', 'number.arithmetic', 'citation.unused']);
			const [broken, wrong, unused] = data.findings;
			assert.deepEqual([wrong.line, wrong.severity, wrong.quote], [5, 'warning', '35%']);
			assert.equal(
				faulty
					.split('\n')
					[wrong.line - 1]?.slice(wrong.column - 1)
					.startsWith('35%'),
				true,
			);
			assert.deepEqual([broken.severity, broken.quote, broken.mends], ['error', '[9]', []]);
			assert.equal(wrong.mends.length, 1);
			const [{ old, new: put, span }] = wrong.mends[0].edits;
			assert.deepEqual([old, put, faulty.slice(...span)], ['35%', '25%', '35%']);
			assert.match(unused.mends[0].edits[0].old, /^\[4\] Weather service/);
			assert.match(text, /^ferries\.md: \d+ words, 3 findings \(1 error, 1 warning, 1 info\)\n/);
			assert.match(text, /\[warning\] .*\n {2}“35%”\n(?: {2}→ .*\n)* {2}Mend: .*"35%" → "25%"/);
		});
	});

	it('is asked for codes and groups of them, and says which may be meant by another', async () => {
		await withAgent({ files }, async ({ ask, refused }) => {
			const { data } = await ask('analyze_report', { path: 'ferries.md', codes: ['citation.*'] });
			assert.deepEqual(codesOf(data), ['citation.broken', 'citation.unused']);
			const told = await refused('analyze_report', { path: 'ferries.md', codes: ['citation.brokn'] });
			assert.match(told, /There is no finding “citation\.brokn”\. Did you mean citation\.broken\?/);
		});
	});

	it('says once for each kind what to do, without what only the editor can', async () => {
		await withAgent({ files }, async ({ ask }) => {
			const { data } = await ask('analyze_report', { path: 'ferries.md' });
			const kinds: Answered[] = data.kinds;
			assert.deepEqual(
				kinds.map(({ code }) => code),
				codesOf(data),
			);
			assert.match(kinds[1].what_to_do, /^- Recalculate the number from the inputs/);
			assert.doesNotMatch(kinds.map(({ what_to_do }) => what_to_do).join(), /In the editor/);
			assert.equal(kinds[1].page, 'plumbline://findings/number.arithmetic');
		});
	});

	it('counts as the ledger does', async () => {
		await withAgent({ files }, async ({ ask }) => {
			const { data } = await ask('analyze_report', { path: 'ferries.md' });
			assert.deepEqual(data.ledger.citations, { count: 1, of: 4 });
			assert.deepEqual(data.ledger.numbers, { count: 1, of: 1 });
			assert.deepEqual([data.counts.error, data.counts.warning, data.counts.info], [1, 1, 1]);
			assert.deepEqual(codesOf((await ask('analyze_report', { path: 'mended.md' })).data), []);
		});
	});

	it('goes by the configuration beside the report, and by comments and decisions', async () => {
		const config = { severities: { 'number.arithmetic': 'off', 'citation.unused': 'error' } };
		const ignored = `<!-- plumbline-disable-file citation.broken -->\n\n${faulty}`;
		const settled = { ...files, 'ignored.md': ignored, 'plumbline.config.json': JSON.stringify(config) };
		await withAgent({ files: settled }, async ({ ask }) => {
			const { data } = await ask('analyze_report', { path: 'ignored.md' });
			assert.deepEqual(codesOf(data), ['citation.unused']);
			assert.deepEqual([data.findings[0].severity, data.counts.ignored], ['error', 1]);
		});
	});

	it('takes a text with the name that it will have, whose configuration holds for it', async () => {
		const config = '{ "severities": { "citation.broken": "off" } }';
		await withAgent({ files: { 'drafts/plumbline.config.json': config } }, async ({ ask }) => {
			const elsewhere = await ask('analyze_report', { text: faulty });
			assert.ok(codesOf(elsewhere.data).includes('citation.broken'));
			const { data } = await ask('analyze_report', { text: faulty, name: 'drafts/new.md' });
			assert.equal(data.file, 'drafts/new.md');
			assert.ok(!codesOf(data).includes('citation.broken'));
		});
	});

	it('shows what is held back where it is asked for, and says how much there is', async () => {
		const short = { ...files, 'plumbline.config.json': '{ "maxFindings": 0.001 }' };
		await withAgent({ files: short }, async ({ ask }) => {
			const { data, text } = await ask('analyze_report', { path: 'ferries.md' });
			assert.deepEqual([codesOf(data), data.counts.held], [['citation.broken'], 2]);
			assert.match(text, /2 more, less certain or less weighty, are held back: all shows them\./);
			const whole = await ask('analyze_report', { path: 'ferries.md', all: true });
			assert.deepEqual(
				whole.data.findings.map(({ held }: Answered) => held),
				[false, true, true],
			);
		});
	});

	it('answers in words that are read at once, and with data only where they are asked for', async () => {
		const list = Array.from(
			{ length: 60 },
			(_, at) => `[${at + 1}] Port ${at}: report. https://example.org/${at % 45}`,
		);
		const said = list.map((_, at) => `Port ${at} counted ${at}.5 million passengers in 2023 [${at + 1}].`);
		const long = `# Ports\n\n${said.join('\n\n')}\n\n## References\n\n${list.join('\n\n')}\n`;
		await withAgent({ files: { 'long.md': long } }, async ({ client, ask }) => {
			const answer = await client.callTool({ name: 'analyze_report', arguments: { path: 'long.md', all: true } });
			assert.deepEqual(Object.keys(answer), ['content']);
			const text = wordsOf(answer as CallToolResult);
			assert.ok(countTokens(text) < 1_500, text);
			assert.match(text, /and \d+ more: data has them all/);
			const whole = await ask('analyze_report', { path: 'long.md', all: true, limit: 1000 });
			assert.equal(whole.data.left, 0);
			assert.ok(whole.data.findings.length > 8);
			assert.ok(whole.data.findings.some(({ mends }: Answered) => mends[0]?.edits.length > 6));
		});
	});

	it('leaves out of a short answer what is to be mended last', async () => {
		await withAgent({ files }, async ({ ask }) => {
			const { data, text } = await ask('analyze_report', { path: 'ferries.md', limit: 1 });
			assert.deepEqual([codesOf(data), data.left], [['citation.broken'], 2]);
			assert.match(text, /2 more are not in this answer: raise limit, or name codes\./);
			const named = await ask('analyze_report', { path: 'ferries.md', codes: ['citation.unused'] });
			assert.deepEqual([codesOf(named.data), named.data.left], [['citation.unused'], 0]);
		});
	});

	it('tells what of a report could not be read, and a configuration that cannot be used', async () => {
		const broken = { 'deep.md': `${'> '.repeat(400)}x\n`, 'off/a.md': mended, 'off/plumbline.config.json': '{' };
		await withAgent({ files: broken }, async ({ ask, refused }) => {
			const { data } = await ask('analyze_report', { path: 'deep.md' });
			assert.equal(data.problems.length > 0, true);
			assert.match(await refused('analyze_report', { path: 'off/a.md' }), /^off\/plumbline\.config\.json/);
		});
	});
});
