import assert from 'node:assert/strict';
import { withAgent } from '../../cli/mcp/agent';

const report = `# Copper

Copper demand will double by 2030 [1]. Mines in the north are old.

Exports were 40 tonnes in 2023 and 50 tonnes in 2024 [1].

## References

[1] Copper yearbook 2024. https://example.org/copper
`;

/** The client's model: marks what it is told to, and shares every mark on the second look. */
function marking(weight: string) {
	const asked: string[] = [];
	const model = ({ user }: { readonly user: string }) => {
		asked.push(user);
		if (/for the marks/.test(user)) {
			const verdicts = /for the marks 1:/.test(user) ? [{ id: 1, real: 'yes', weight }] : [];
			return JSON.stringify({ verdicts, further: [] });
		}
		const line = Number(/^(\d+): Mines in the north are old\./m.exec(user)?.[1] ?? 0);
		const mark = {
			kind: 'unsupported',
			weight,
			line,
			quote: 'Mines in the north are old.',
			others: [],
			computes: null,
			better: null,
		};
		const marks = line === 0 ? [] : [{ ...mark, note: 'Nothing says how old.' }];
		return JSON.stringify({ thesis: 2, claims: [], marks, notReal: [], whole: ['It is short.'], figures: [] });
	};
	return { asked, model };
}

const at = { text: report, name: 'copper.md' };

describe('review_report', () => {
	it('is offered only to a client that lends its model', async () => {
		await withAgent({ model: () => '{}' }, async ({ client }) => {
			const { tools } = await client.listTools();
			assert.ok(tools.some(({ name }) => name === 'review_report'));
		});
		await withAgent({}, async ({ client, refused }) => {
			const { tools } = await client.listTools();
			assert.ok(!tools.some(({ name }) => name === 'review_report'));
			await assert.rejects(refused('review_report', at), /review_report/);
		});
	});

	it('has the client’s model read the report, and keeps the gate closed on what must be mended until it is', async () => {
		const { asked, model } = marking('must');
		await withAgent({ model }, async ({ ask }) => {
			const before = await ask('report_gate', at);
			assert.equal(before.data.open, true, before.text);
			const { data, text } = await ask('review_report', at);
			assert.deepEqual([data.counts.must, data.whole], [1, ['It is short.']]);
			assert.match(text, /Nothing says how old\./);
			assert.equal(asked.length, 2);
			const gate = await ask('report_gate', at);
			assert.equal(gate.data.open, false);
			assert.deepEqual(gate.data.conditions.find(({ name }: { name: string }) => name === 'must_mend').state, 'failed');
			const mended = {
				...at,
				text: report.replace('Mines in the north are old.', 'The mines of the north opened in 1950 [1].'),
			};
			assert.equal((await ask('report_gate', mended)).data.open, true);
			await ask('review_report', mended);
			assert.match(asked.at(-1) ?? '', /The author has edited the report since it was read/);
		});
	});

	it('says so where the user does not let the model be asked', async () => {
		const model = () => {
			throw new Error('No.');
		};
		await withAgent({ model }, async ({ refused }) => {
			assert.match(await refused('review_report', at), /The client did not let test’s model be asked/);
		});
	});
});
