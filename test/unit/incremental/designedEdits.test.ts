import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { readFresh, readKeeping } from './sameAsFresh';

const spent = 'Halvern port spent $40 million on its quays in 2023, $52 million in 2024, an increase of 30% [1].';

const harbours = `# Harbour fees in the north

## Summary

Fees in the northern harbours should fall, because traffic moved to the canal [1]. Revenue of the ports fell by 12% in 2024.

## Traffic

Halvern carried 3.1 million passengers in 2024. That is more than a third of all passengers [2]. Ferries will surely win.

Two reasons stand out:

- Halvern port takes $12 per metre
- Brodtun port should lower its fees
- Skarv port takes $9 per metre

| Harbour | Ships | Share |
|---|---:|---:|
| Halvern | 120 | 60% |
| Brodtun | 80 | 40% |
| Total | 200 | 100% |

## Costs

${spent} The yearbook [y] and a note [^n] say so.

Brodtun port spent $10 million on its quays in 2023, $12 million in 2024, an increase of 30% [2]. Experts say so. Quays cost \`40%\` or $12 million.

## Conclusion

Harbours should lower their fees to win ferries back. Passengers of Halvern were 3.1 million in 2024.

[y]: https://example.org/y
[^n]: A note of 4% with https://example.org/n

## References

[1] Port office: Yearbook 2024. https://example.org/1

[2] Fee office: Register. https://example.org/2
`;

const chinese = `# 北方港口收费研究

## 摘要

北方港口应当降低收费，因为货运已转向运河[1]。2024年港口收入下降12%。

## 客流

客流在十年间增长了30%，从2014年的200万人次增至2024年的260万人次[1]。

两个原因：

- 哈文港每米收费12元
- 布罗港应当降低收费

| 港口 | 船只 |
|---|---:|
| 哈文 | 120 |
| 布罗 | 80 |
| 合计 | 200 |

## 结论

综上所述，港口应当降低收费，以吸引渡轮返回。

## 参考文献

[1] 港口办公室：年鉴2024。https://example.org/1
`;

type Edit = readonly [what: string, ...replaced: (readonly [from: string, to: string])[]];

/** Each changes what the reading of the words beside it, of its section or of all the rest hangs on. */
const harbourEdits: readonly Edit[] = [
	[
		'figures beside go',
		['carried 3.1 million passengers in 2024', 'carried passengers'],
		['Halvern port takes $12 per metre', 'Halvern port takes money'],
	],
	[
		'citations beside come and go',
		['passengers in 2024. That', 'passengers in 2024 [1]. That'],
		['to the canal [1]', 'to the canal'],
	],
	[
		'blocks beside are of another kind',
		['Two reasons stand out:', '- Two reasons stand out:'],
		['in 2024. That', 'in 2024.\n\nThat'],
	],
	[
		'a list is none, words and citations change',
		['Experts say', 'Experts said'],
		['passengers [2].', 'passengers [2][1].'],
		['- Halvern', 'Halvern'],
		['- Brodtun', '\nBrodtun'],
		['- Skarv', '\nSkarv'],
	],
	[
		'an item stands deeper, a sentence comes behind, a paragraph stands twice',
		['## Conclusion\n\n', `## Conclusion\n\n${spent}\n\n`],
		['- Skarv', '  - Skarv'],
		['surely win.', 'surely win. So it is.'],
	],
	[
		'sentences change places',
		[' Ferries will surely win.', ''],
		['Halvern carried', 'Ferries will win. Halvern carried'],
	],
	['a section becomes a conclusion, another none', ['## Costs', '## Conclusions'], ['## Conclusion\n', '## Wages\n']],
	['a section is one of another', ['## Costs', '### Costs']],
	['a section is an appendix’s', ['## Traffic', '# Appendix A\n\n## Traffic']],
	['all moves on', ['# Harbour', '# The harbour'], ['## Traffic\n\n', '## Traffic\n\nBrodtun lost 5% of it.\n\n']],
	[
		'titles change, and figures elsewhere',
		['## Costs', '## Risks'],
		['# Harbour fees in the north', '# Comparison of harbours'],
		['| Total | 200 | 100% |\n', ''],
		['| Brodtun | 80 |', '| Brodtun | 90 |'],
		['| Ships |', '| Year |'],
		['were 3.1 million', 'were 3.4 million'],
	],
	[
		'what is pointed at goes, a number becomes code, and another none',
		['`40%` or $12', '40% or `$12`'],
		['[y]: https://example.org/y\n', ''],
		['[^n]: A note', 'A note'],
		['\n[2] Fee', '\n[3] Fee'],
		['example.org/1', 'example.org/2'],
	],
	[
		'the list of references is none, and the report tells its date',
		['## References', '## Further thoughts'],
		['# Harbour', '---\ndate: 2020-05-01\n---\n\n# Harbour'],
	],
	['a fence is opened', ['## Costs\n\n', '## Costs\n\n```\n']],
	[
		'the report becomes Chinese',
		['## Summary\n', `## Summary\n\n${'港口应当降低收费，因为货运已转向运河。'.repeat(20)}\n`],
	],
];
const chineseEdits: readonly Edit[] = [
	['figures and citations beside go', ['下降12%', '下降'], ['运河[1]。', '运河。'], ['每米收费12元', '收费']],
	['titles change', ['## 客流', '## 风险'], ['## 结论', '## 附录']],
	['figures change', ['的260万', '的280万'], ['| 布罗 | 80 |', '| 布罗 | 90 |']],
	['a reference goes', ['[1] 港口办公室', '港口办公室']],
];

/** The edits after which a report, as it is read while readings are kept, is not what it is when read afresh. */
function staleAfter(report: string, edits: readonly Edit[]): string[] {
	const texts = edits.map(([what, ...replaced]) =>
		replaced.reduce((text, [from, to]) => {
			assert.ok(text.includes(from), `${what}: ${from}`);
			return text.replace(from, to);
		}, report),
	);
	const [, ...kept] = readKeeping([report, ...texts]);
	return edits.flatMap(([what], at) => (isDeepStrictEqual(kept[at], readFresh(texts[at]!)) ? [] : [what]));
}

describe('the analysis of a report of which what was read is kept', () => {
	it('is a fresh one whatever changes beside what was read', () => {
		assert.deepEqual(staleAfter(harbours, harbourEdits), []);
	});

	it('is so in Chinese, too', () => {
		assert.deepEqual(staleAfter(chinese, chineseEdits), []);
	});
});
