import assert from 'node:assert/strict';
import { type Agent, type Answered, withAgent } from './agent';
import { faulty } from './reports';

/** An author who mends what can be worked out and leaves the rest to judgement, as the skill for agents teaches. */
async function mendOnce({ ask }: Agent, text: string): Promise<string> {
	const { data } = await ask('analyze_report', { text });
	const found = data.findings.find(({ mends }: Answered) => mends.length > 0);
	if (!found) return text;
	const lastFirst = found.mends[0].edits.toSorted((a: Answered, b: Answered) => b.span[0] - a.span[0]);
	return lastFirst.reduce((left: string, { span: [start, end], old, new: put }: Answered) => {
		assert.equal(left.slice(start, end), old);
		return left.slice(0, start) + put + left.slice(end);
	}, text);
}

async function mendAll(agent: Agent, text: string): Promise<{ text: string; counts: number[] }> {
	const counts: number[] = [];
	for (let last = ''; last !== text; ) {
		last = text;
		counts.push((await agent.ask('analyze_report', { text })).data.findings.length);
		text = await mendOnce(agent, text);
	}
	return { text, counts };
}

describe('MCP: an author who goes by what the tools say', () => {
	it('sees the findings fall and the gate open, and changes nothing else of the text', async () => {
		await withAgent({}, async (agent) => {
			const gate = async (text: string) => (await agent.ask('report_gate', { text })).data;
			assert.equal((await gate(faulty)).open, false);
			const { text, counts } = await mendAll(agent, faulty);
			assert.deepEqual(counts, [3, 2, 1]);
			const closed = await gate(text);
			assert.deepEqual(
				[closed.open, closed.next.map(({ code, quote }: Answered) => [code, quote])],
				[false, [['citation.broken', '[9]']]],
			);
			// What cites nothing is the author's to mend: here he has no source, and drops what he cannot show.
			const written = text.replace(', among them 96 apprentices [9]', '');
			assert.equal((await gate(written)).open, true);
			const expected = faulty
				.replace('35%', '25%')
				.replace(/^\[4\] .*\n/m, '')
				.replace(', among them 96 apprentices [9]', '');
			assert.equal(written, expected);
		});
	});
});
