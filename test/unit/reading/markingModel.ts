import assert from 'node:assert/strict';
import type { GivenMark, ReadAnswer } from '../../../src/judge/tasks/readReport';
import { memoryStore, type Store } from '../../../src/ports';
import { coreWith, ReadingModel } from '../scoring/finResearch/readingModel';

export const report = `# Copper

Should the city hold copper?

## Market

Copper will be the best investment of the decade [1]. Exports rose from 40 to 50 tonnes, which is growth of 30%.

- Stocks fell to 210,000 tonnes in 2024.
  - In the north they rose to 12 tonnes [7].

| Mine | 2023 | 2024 |
| --- | --- | --- |
| North | 14 | 12 |
| South | 6 | 9 |

Output of the north was 13 tonnes in 2024.

## References

[1] Copper yearbook 2024. https://example.org/copper
[7] https://example.net/a
`;

/** Number of the line that begins with some words, as the question shows it. */
export function lineOf(user: string, words: string): number {
	const at = new RegExp(`^(\\d+): (?:\\s*- |\\| |#+ )?${words}`, 'm').exec(user);
	assert.ok(at, `no line begins with “${words}” in\n${user}`);
	return Number(at[1]);
}

export type Said = Partial<Omit<GivenMark, 'line'>> & { readonly at: string };

/** A model that gives these marks, and a second look that says of each what `real` says. */
export function marking(
	marks: readonly Said[],
	real: (at: number) => 'yes' | 'no' = () => 'yes',
	{
		further = [],
		reworded = null,
		...more
	}: Partial<ReadAnswer> & { readonly further?: readonly Said[]; readonly reworded?: string | null } = {},
) {
	const marksIn = (user: string, said: readonly Said[]) =>
		said.map(({ at, others = [], ...mark }) => ({
			...{ kind: 'other', weight: 'should', quote: at, note: 'So it is.', computes: null, better: null, ...mark },
			line: at === '' ? 999 : lineOf(user, at),
			others,
		}));
	return new ReadingModel(({ schemaName, user }) => {
		if (schemaName === 'reading_check') {
			const ids = (/for the marks ([\d, ]+):/.exec(user)?.[1] ?? '').split(', ').filter(Boolean).map(Number);
			const verdicts = ids.map((id, at) => ({ id, real: real(at), weight: 'should', note: reworded }));
			return { verdicts, further: marksIn(user, further) };
		}
		return { thesis: null, claims: [], marks: marksIn(user, marks), notReal: [], whole: [], figures: [], ...more };
	});
}

export async function read(model: ReadingModel, { text = report, store }: { text?: string; store?: Store } = {}) {
	return coreWith(store ?? memoryStore()).review(
		{ name: 'r.md', text },
		{ model: { provider: model, limits: { retries: 0 } } },
	);
}
