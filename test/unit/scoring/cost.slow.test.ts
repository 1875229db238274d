import assert from 'node:assert/strict';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { memoryStore, type Store } from '../../../src/ports';
import { parseReport } from '../../../src/report/parsing/parse';
import { frameworks } from '../../../src/scorecard/dimension';
import type { SourceFiles } from '../../../src/sources/model';
import { ownSources } from '../../bench/degraded/ownSources';
import { exampleReport, ReadingModel } from './finResearch/readingModel';
import { jadeCore, scoreJadeOf } from './jade/judging';

const report = exampleReport('grid-storage');

/** Six statements with figures, each cited, in some 200 words. */
const short = `---
query: Should the harbour of Besk buy a second crane in 2026?
---

# A second crane for Besk pays

## Summary

The harbour should buy a second crane, because ships wait too long for the first one. The purchase pays for itself in seven years.

## Waiting

Ships waited 9 hours on average in 2025, against 5 hours in 2022 [1]. Two lines left Besk for that reason in 2024 [2].

## Costs

A crane costs $4.2 million, of which the state pays 30% [3]. Its upkeep comes to $110,000 a year [3].

## Risks

Traffic fell by 4% in the first half of 2025 [1]. A fall of that size in each of three years would put the purchase off.

## Recommendation

We recommend ordering the crane before October 2026, while the programme of the state is open.

## References

[1] Harbour statistics 2025
[2] Notices of the shipping lines 2024
[3] Offer of the crane maker
`;

/** What scoring by all three frameworks asks of a model, with every token that reaches it: the schemas, too. */
async function asked(text: string, files: SourceFiles, store: Store = memoryStore()) {
	const model = new ReadingModel();
	const { scorecard } = await scoreJadeOf(text, { model, files, store, frameworks });
	assert.deepEqual(scorecard.run.failures, []);
	const tokens = model.sent.reduce(
		(sum, { system, user, schema }) => sum + countTokens(`${system}\n${user}\n${JSON.stringify(schema)}`),
		0,
	);
	return { calls: model.sent.length, tokens, model };
}

describe('what scoring by all frameworks costs', function () {
	this.timeout(120_000);
	const files = ownSources(parseReport(report));

	it('is at most 10 calls and 34,000 tokens in for some 2,000 words, foreseen as such', async () => {
		const { calls, tokens, model } = await asked(report, files);
		assert.ok(calls <= 10, `${calls} calls`);
		assert.ok(tokens <= 34_000, `${tokens} tokens`);
		const foreseen = await jadeCore().preview(
			{ name: 'report.md', text: report },
			{ frameworks, sources: { files }, model: { provider: model } },
		);
		assert.ok(foreseen.calls <= 12 && foreseen.calls >= calls - 1, `${foreseen.calls} calls foreseen`);
		assert.ok(Math.abs(foreseen.tokensIn - tokens) <= tokens / 5, `${foreseen.tokensIn} foreseen, ${tokens} sent`);
	});

	it('is at most 5 calls after one paragraph was changed, and none when nothing was', async () => {
		const store = memoryStore();
		await asked(report, files, store);
		assert.equal((await asked(report, files, store)).calls, 0);
		const paragraphs = parseReport(report).blocks.filter(
			({ kind, sentences: [first, last] }) => kind === 'paragraph' && last - first > 1,
		);
		for (const share of [0, 0.3, 0.5, 0.8]) {
			const end = paragraphs[Math.floor(paragraphs.length * share)]?.span[1] ?? 0;
			const edited = `${report.slice(0, end)} In 2025 it grew by 4.2%, which shows that demand is back.${report.slice(end)}`;
			const { calls } = await asked(edited, files, store);
			assert.ok(calls > 0 && calls <= 5, `${calls} calls`);
		}
	});

	it('is at most 8 calls for some 200 words', async () => {
		const { calls } = await asked(short, ownSources(parseReport(short)));
		assert.ok(calls <= 8, `${calls} calls`);
	});

	it('begins with the same bytes in every question on the whole report, but for its reading and the second look, whose lines are numbered', async () => {
		const { model } = await asked(report, files);
		const whole = model.sent.filter(({ user, shared = 0 }) => user.slice(0, shared).includes('## Executive summary\n'));
		const full = whole.filter(
			({ user, schemaName }) =>
				user.includes('## Conclusion') && !schemaName.startsWith('report_reading') && schemaName !== 'reading_check',
		);
		assert.ok(full.length >= 2);
		assert.equal(new Set(full.map(({ system, user, shared }) => system + user.slice(0, shared))).size, 1);
	});
});
