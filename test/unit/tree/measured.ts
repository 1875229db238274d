import assert from 'node:assert/strict';
import { parseReport } from '../../../src/report/parsing/parse';
import { type RuleReading, readByRules } from '../../../src/tree/reading/readByRules';

/** The measurements of something by name, those that are 0 left out: `figures 2 · length 9`. */
export function told(names: readonly string[], vector: ArrayLike<number>): string {
	assert.equal(vector.length, names.length);
	const rounded = names.map((name, at) => [name, Math.round(Number(vector[at]) * 1000) / 1000] as const);
	return rounded.flatMap(([name, value]) => (value === 0 ? [] : [`${name} ${value}`])).join(' · ');
}

/** The first unit of a reading that begins so. */
export function unitAt({ all }: RuleReading, start: string): number {
	const index = all.findIndex(({ unit }) => unit.text.startsWith(start));
	assert.ok(index >= 0, start);
	return index;
}

const harbours = `# Harbour fees in the north

> How should the northern harbours set their fees?

## Summary

Fees in the northern harbours should fall, because traffic moved to the canal [1]. Revenue of the ports fell by 12% in 2024.

## Traffic

### Ferries

Traffic of ferries grew for ten years:

- **Halvern**: 3.1 million passengers in 2024 [1]
- Brodtun carried 2.4 million passengers, fewer than in 2019 [2]
  - Its winter line closed in May.
- Skarv opened a second quay for $12–15 million; nobody (yet) uses it

In contrast, freight moved to the canal. Therefore the northern harbours lost their largest customers [1][9]. However, analysts expect that ships return by 2030.

| Harbour | Ships |
|---|---|
| Halvern | 1,200 |
| Brodtun | 900 |

### Fees

The regulator sets fees every four years. For example, Halvern Port takes $12 per metre, up from $10 [2]. This lifts costs, so operators should use smaller ships. Do higher fees matter?

## Risks and outlook

Fees could rise again if the canal closes. Traffic of ferries in Halvern may suffer, which we fear most.

## Conclusion

In conclusion, the northern harbours lost freight to the canal. Harbours should lower their fees to win ferries back.

## References

[1] Port yearbook 2024: https://example.org/yearbook
[2] Fee register: https://example.org/fees
`;

const chinese = `# 北方港口收费研究

## 摘要

北方港口应当降低收费，因为货运已转向运河[1]。2024年港口收入下降12%。

## 客流

客流在十年间持续增长：

- 哈文港：2024年旅客310万人次[1]
- 布罗港旅客240万人次，少于2019年

因此，北方港口失去了最大的客户。例如，哈文港每米收费12元，高于此前的10元[1]。

## 结论

综上所述，港口应当降低收费，以吸引渡轮返回。

## 参考文献

[1] 港口年鉴2024：https://example.org/yearbook
`;

/**
 * Two reports with what reports have: a summary, nested lists, a table, citations that lead nowhere, a conclusion. Read
 * anew each time, because much is worked out once for a reading.
 */
export const harbourReport = () => readByRules(parseReport(harbours));
export const chineseReport = () => readByRules(parseReport(chinese));

/** Odds that no forest gave, so that nothing here changes when one is trained anew. */
export function madeOdds({ all }: RuleReading): number[] {
	return all.map((_, index) => ((index * 7) % 10) / 10);
}
