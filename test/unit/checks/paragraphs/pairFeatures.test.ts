import assert from 'node:assert/strict';
import { pairFeatureNames } from '../../../../src/checks/paragraphs/pairFeatures';
import { measurePairs } from '../../../../src/checks/paragraphs/paragraphPairs';
import { parseReport } from '../../../../src/report/parsing/parse';
import { told } from '../../tree/measured';

const fees = `# Ferry fees in the north

## Summary

Ferry fees in Halvern fell by 12% in 2024, because the canal opened and freight moved to its locks [1].

## Market

### Fees of Halvern

Fees: Halvern Port takes $12 per metre since the canal opened. Brodtun takes $9 per metre and keeps its winter line [1].

The regulator reviews network fees every four years, and the next review is due in spring.

- Outlook: Halvern expects 3.1 million passengers on the NX200 ferries in 2030
- Outlook: Brodtun expects 2.4 million passengers on the NX200 ferries in 2030

### Fees of Brodtun

Fees: Brodtun takes $9 per metre and keeps its winter line, as noted above [1]. Its quay was repaired by Skarv Works in May.

The regulator reviews network fees every four years. The next review of network fees is due in spring, said ABB.

## Comparison and lessons

Halvern Port takes $12 per metre since the canal opened, and Brodtun takes $9 per metre. Ferry fees fell by 12%.

## Conclusion

Ferry fees fell because freight moved to the locks of the canal, and the next review of network fees is due in spring.

## References

[1] Port yearbook: https://example.org/yearbook
`;

const chineseFees = `# 港口收费研究

## 市场

收费：哈文港自运河开通后每米收费12元，布罗港每米收费9元并保留冬季航线[1]。

监管机构每四年核定一次网络费用，下一次核定定于春季进行。

## 对比

收费：如前所述，布罗港每米收费9元并保留冬季航线，其码头由Skarv公司在五月修复。

下一次网络费用核定定于春季进行，监管机构每四年核定一次。

## 参考文献

[1] 港口年鉴：https://example.org/yearbook
`;

/** What is measured of each pair, by the places of its two among the paragraphs that are compared. */
function measured(text: string): Map<string, string[]> {
	const { pairs, measured: vectorOf } = measurePairs(parseReport(text));
	return new Map(
		pairs.map((pair) => [`${pair.first} ${pair.second}`, told(pairFeatureNames, vectorOf(pair)).split(' · ')]),
	);
}

// The shipped forest was trained on these measurements: where one changes, it has to be trained anew.
describe('what is measured of two paragraphs', () => {
	const expected: Readonly<Record<string, string>> = {
		'0 1':
			'likeness 0.176 · covered 0.208 · sharedTerms 5 · rareTerms 2 · rarest 0.967 · laterCovered 0.208 · fresh 0.792 · ended 2 · sentencesEarlier 1 · margin -0.564 · namesBoth 1 · namesLater 1 · cited 1 · smaller 11 · larger 14 · distance 1 · place 0.111',
		'0 3':
			'likeness 0.061 · covered 0.062 · sharedTerms 2 · rarest 0.466 · laterCovered 0.062 · fresh 0.938 · ended 1 · sentencesEarlier 1 · margin -0.672 · namesBoth 1 · namesLater 1 · smaller 9 · larger 11 · distance 3 · place 0.333',
		'3 4':
			'likeness 0.733 · covered 0.737 · sharedTerms 7 · rareTerms 6 · rarest 1.388 · laterCovered 0.737 · fresh 0.223 · sentencesEarlier 1 · sameChapter 1 · margin 0.672 · namesBoth 1 · namesLater 1 · namesEarlier 1 · smaller 9 · larger 9 · distance 1 · place 0.444',
		'1 5':
			'likeness 0.426 · covered 0.352 · sharedTerms 8 · rareTerms 6 · rarest 1.388 · laterCovered 0.352 · fresh 0.648 · ended 2 · sentencesEarlier 2 · neighbourPairs 0.79 · sameChapter 1 · margin -0.314 · namesLater 3 · namesEarlier 2 · figureShare 1 · cited 1 · smaller 13 · larger 14 · distance 4 · place 0.556',
		'2 6':
			'likeness 0.79 · covered 0.649 · sharedTerms 10 · rareTerms 9 · rarest 1.388 · laterCovered 0.649 · fresh 0.351 · ended 2 · sentencesEarlier 1 · neighbourPairs 0.426 · sameChapter 1 · margin 0.416 · namesLater 1 · smaller 10 · larger 12 · distance 4 · place 0.667',
		'0 7':
			'likeness 0.319 · covered 0.349 · sharedTerms 7 · rareTerms 3 · rarest 1.051 · laterCovered 0.392 · ended 2 · sentencesEarlier 1 · margin -0.421 · namesLater 2 · namesEarlier 1 · figureShare 1 · smaller 11 · larger 13 · distance 7 · place 0.778',
		'1 7':
			'likeness 0.741 · covered 0.663 · sharedTerms 11 · rareTerms 7 · rarest 1.276 · laterCovered 0.886 · ended 2 · sentencesEarlier 2 · neighbourPairs 0.374 · margin 0.314 · namesBoth 1 · namesLater 1 · namesEarlier 1 · figureShare 1 · smaller 13 · larger 14 · distance 6 · place 0.778',
		'5 7':
			'likeness 0.205 · covered 0.145 · sharedTerms 5 · rareTerms 3 · rarest 1.051 · laterCovered 0.314 · ended 2 · sentencesEarlier 2 · neighbourPairs 0.35 · margin -0.536 · namesBoth 1 · namesLater 1 · namesEarlier 2 · figureShare 1 · smaller 13 · larger 13 · distance 2 · place 0.778',
		'0 8':
			'likeness 0.477 · covered 0.552 · sharedTerms 7 · rareTerms 4 · rarest 1.388 · laterCovered 0.59 · ended 2 · sentencesEarlier 1 · margin 0.103 · namesEarlier 1 · smaller 11 · larger 12 · distance 8 · place 0.889',
		'7 8':
			'likeness 0.138 · covered 0.162 · sharedTerms 4 · rareTerms 1 · rarest 0.817 · laterCovered 0.162 · ended 2 · sentencesEarlier 2 · margin -0.602 · namesEarlier 2 · smaller 12 · larger 13 · distance 1 · place 0.889',
		'2 8':
			'likeness 0.374 · covered 0.416 · sharedTerms 6 · rareTerms 5 · rarest 1.051 · laterCovered 0.416 · ended 2 · sentencesEarlier 1 · neighbourPairs 0.741 · margin -0.416 · smaller 10 · larger 12 · distance 6 · place 0.889',
		'6 8':
			'likeness 0.35 · covered 0.273 · sharedTerms 6 · rareTerms 5 · rarest 1.051 · laterCovered 0.416 · ended 2 · sentencesEarlier 2 · neighbourPairs 0.205 · margin -0.44 · namesEarlier 1 · smaller 12 · larger 12 · distance 2 · place 0.889',
	};

	it('in each pair that is alike at all', () => {
		const split = Object.entries(expected).map(([pair, all]) => [pair, all.split(' · ')] as const);
		assert.deepEqual(measured(fees), new Map(split));
	});
});

describe('what is measured of two Chinese paragraphs', () => {
	const expected: Readonly<Record<string, string>> = {
		'0 2':
			'likeness 0.297 · covered 0.188 · sharedTerms 7 · rareTerms 7 · rarest 0.903 · laterCovered 0.317 · fresh 0.683 · ended 2 · sentencesEarlier 1 · neighbourPairs 0.891 · margin 0.297 · namesBoth 7 · namesLater 1 · namesEarlier 10 · figureShare 1 · smaller 12 · larger 17 · distance 2 · place 0.5',
		'1 3':
			'likeness 0.891 · covered 0.841 · sharedTerms 16 · rareTerms 16 · rarest 0.903 · laterCovered 0.841 · fresh 0.159 · ended 2 · sentencesEarlier 1 · neighbourPairs 0.297 · margin 0.891 · smaller 17 · larger 17 · distance 2 · place 0.75',
	};

	it('in each pair that is alike at all', () => {
		const split = Object.entries(expected).map(([pair, all]) => [pair, all.split(' · ')] as const);
		assert.deepEqual(measured(chineseFees), new Map(split));
	});
});
