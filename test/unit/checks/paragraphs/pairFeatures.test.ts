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
	const { pairs, vectors } = measurePairs(parseReport(text));
	return new Map(
		pairs.map(({ first, second }, at) => [
			`${first} ${second}`,
			told(pairFeatureNames, vectors[at] ?? []).split(' · '),
		]),
	);
}

// The shipped forest was trained on these measurements: where one changes, it has to be trained anew.
describe('what is measured of two paragraphs', () => {
	const expected: Readonly<Record<string, string>> = {
		'0 1':
			'likeness 0.176 · kinship 0.227 · contained 0.248 · covered 0.208 · sharedTerms 5 · rareTerms 2 · rarest 0.967 · sentence 0.303 · sentenceCovered 0.371 · sentenceFigures 1 · sentenceOtherFigures 1 · sentenceNames 1 · sentenceOtherNames 1 · sentenceFreshNames 1 · sentenceSize 9 · sentencePart 0.561 · laterCovered 0.208 · earlierCovered 0.248 · run 2 · runShare 0.182 · neighbours 0.2 · fresh 0.792 · namesBoth 1 · namesLater 1 · figuresLater 1 · figuresEarlier 1 · ended 2 · sentencesLater 2 · sentencesEarlier 1 · earlierSums 1 · sectionPairs 2 · rivals 1 · bestRank 3 · worstRank 3 · bestMargin -0.301 · worstMargin -0.564 · cited 1 · inLabel 1 · labelForm 2 · labelled 1 · smaller 11 · larger 14 · distance 1 · place 0.111 · likenessAbove -0.946 · containedAbove -0.874 · rarestAbove -0.518 · sentenceAbove -0.803',
		'0 3':
			'likeness 0.061 · kinship 0.065 · contained 0.069 · covered 0.062 · sharedTerms 2 · rarest 0.466 · sentence 0.065 · sentenceCovered 0.062 · sentenceOtherFigures 4 · sentenceNames 1 · sentenceOtherNames 1 · sentenceFreshNames 1 · sentenceSize 9 · sentencePart 1 · laterCovered 0.062 · earlierCovered 0.069 · run 1 · runShare 0.111 · fresh 0.938 · namesBoth 1 · namesLater 1 · figuresLater 2 · figuresEarlier 2 · ended 1 · sentencesLater 1 · sentencesEarlier 1 · earlierSums 1 · sectionPairs 2 · rivals 1 · bestRank 2 · worstRank 4 · bestMargin -0.416 · worstMargin -0.672 · labelForm 2 · labelled 1 · smaller 9 · larger 11 · items 1 · depth 1 · distance 3 · place 0.333 · likenessAbove -1.433 · containedAbove -1.531 · rarestAbove -2.378 · sentenceAbove -1.71',
		'3 4':
			'likeness 0.733 · kinship 0.737 · contained 0.737 · covered 0.737 · sharedTerms 7 · rareTerms 6 · rarest 1.388 · sentence 0.737 · sentenceCovered 0.737 · sentenceFigures 1 · sentenceOtherFigures 2 · sentenceNames 1 · sentenceOtherNames 2 · sentenceFreshNames 1 · sentenceSize 9 · sentencePart 1 · laterCovered 0.737 · earlierCovered 0.737 · run 5 · runShare 0.556 · lead 1 · neighbours 0.5 · fresh 0.223 · namesBoth 1 · namesLater 1 · namesEarlier 1 · figuresLater 1 · figuresEarlier 1 · parallel 1 · sentencesLater 1 · sentencesEarlier 1 · sectionPairs 1 · rivals 1 · sameChapter 1 · sameHeading 1 · bestRank 1 · worstRank 1 · bestMargin 0.733 · worstMargin 0.672 · inLabel 1 · labels 1 · labelForm 2 · labelled 2 · smaller 9 · larger 9 · sameSection 1 · siblingSections 1 · sectionKin 1 · items 2 · distance 1 · place 0.444 · likenessAbove 1.416 · containedAbove 0.931 · rarestAbove 1.043 · sentenceAbove 0.853',
		'1 5':
			'likeness 0.426 · kinship 0.449 · contained 0.572 · covered 0.352 · sharedTerms 8 · rareTerms 6 · rarest 1.388 · sentence 0.852 · sentenceCovered 0.725 · sentenceFigures 1 · sentenceOtherNames 1 · sentenceFreshNames 1 · sentenceSize 7 · sentencePart 0.482 · laterCovered 0.352 · earlierCovered 0.572 · run 7 · runShare 0.538 · lead 1 · neighbours 0.5 · fresh 0.648 · namesLater 3 · namesEarlier 2 · figuresEarlier 1 · recalls 1 · ended 2 · sentencesLater 2 · sentencesEarlier 2 · sectionPairs 2 · rivals 1 · neighbourPairs 0.79 · sameChapter 1 · bestRank 1 · worstRank 2 · bestMargin 0.222 · worstMargin -0.314 · figures 1 · figureShare 1 · cited 1 · inLabel 1 · labels 1 · labelForm 2 · labelled 2 · smaller 13 · larger 14 · siblingSections 1 · sectionKin 0.5 · distance 4 · place 0.556 · likenessAbove 0.115 · containedAbove 0.322 · rarestAbove 1.043 · sentenceAbove 1.289',
		'2 6':
			'likeness 0.79 · kinship 0.805 · contained 1 · covered 0.649 · sharedTerms 10 · rareTerms 9 · rarest 1.388 · sentence 0.867 · sentenceCovered 1 · sentenceSize 7 · sentencePart 0.487 · laterCovered 0.649 · earlierCovered 1 · run 9 · runShare 0.818 · lead 9 · neighbours 0.9 · fresh 0.351 · namesLater 1 · ended 2 · sentencesLater 2 · sentencesEarlier 1 · sectionPairs 2 · rivals 1 · neighbourPairs 0.426 · sameChapter 1 · bestRank 1 · worstRank 1 · bestMargin 0.44 · worstMargin 0.416 · smaller 10 · larger 12 · siblingSections 1 · sectionKin 0.5 · distance 4 · place 0.667 · likenessAbove 1.658 · containedAbove 1.899 · rarestAbove 1.043 · sentenceAbove 1.346',
		'0 7':
			'likeness 0.319 · kinship 0.37 · contained 0.392 · covered 0.349 · sharedTerms 7 · rareTerms 3 · rarest 1.051 · sentence 0.429 · sentenceCovered 1 · sentenceFigures 1 · sentenceOtherFigures 1 · sentenceOtherNames 1 · sentenceSize 4 · sentencePart 0.206 · laterCovered 0.392 · earlierCovered 0.349 · run 2 · runShare 0.182 · neighbours 0.3 · namesLater 2 · namesEarlier 1 · figuresLater 1 · figuresEarlier 1 · ended 2 · sentencesLater 2 · sentencesEarlier 1 · laterSums 1 · earlierSums 1 · sectionPairs 1 · rivals 2 · bestRank 2 · worstRank 2 · bestMargin -0.158 · worstMargin -0.421 · figures 1 · figureShare 1 · smaller 11 · larger 13 · siblingSections 1 · distance 7 · place 0.778 · likenessAbove -0.339 · containedAbove -0.341 · rarestAbove -0.207 · sentenceAbove -0.324',
		'1 7':
			'likeness 0.741 · kinship 0.767 · contained 0.886 · covered 0.663 · sharedTerms 11 · rareTerms 7 · rarest 1.276 · sentence 0.916 · sentenceCovered 0.846 · sentenceFigures 1 · sentenceOtherFigures 1 · sentenceNames 1 · sentenceOtherNames 2 · sentenceFreshNames 1 · sentenceSize 9 · sentencePart 0.88 · laterCovered 0.886 · earlierCovered 0.663 · run 12 · runShare 0.75 · neighbours 0.733 · namesBoth 1 · namesLater 1 · namesEarlier 1 · ended 2 · sentencesLater 2 · sentencesEarlier 2 · laterSums 1 · sectionPairs 1 · rivals 1 · neighbourPairs 0.374 · bestRank 1 · worstRank 1 · bestMargin 0.421 · worstMargin 0.314 · figures 2 · figureShare 1 · inLabel 1 · labelForm 2 · labelled 1 · smaller 13 · larger 14 · distance 6 · place 0.778 · likenessAbove 1.448 · containedAbove 1.479 · rarestAbove 0.627 · sentenceAbove 1.533',
		'5 7':
			'likeness 0.205 · kinship 0.213 · contained 0.314 · covered 0.145 · sharedTerms 5 · rareTerms 3 · rarest 1.051 · sentence 0.321 · sentenceCovered 0.35 · sentenceFigures 1 · sentenceOtherFigures 1 · sentenceNames 1 · sentenceOtherNames 1 · sentenceFreshNames 1 · sentenceSize 9 · sentencePart 0.88 · laterCovered 0.314 · earlierCovered 0.145 · run 4 · runShare 0.308 · neighbours 0.25 · namesBoth 1 · namesLater 1 · namesEarlier 2 · figuresLater 1 · ended 2 · sentencesLater 2 · sentencesEarlier 2 · laterSums 1 · sectionPairs 1 · rivals 3 · neighbourPairs 0.35 · bestRank 2 · worstRank 3 · bestMargin -0.222 · worstMargin -0.536 · figures 1 · figureShare 1 · inLabel 1 · labelForm 2 · labelled 1 · smaller 13 · larger 13 · distance 2 · place 0.778 · likenessAbove -0.825 · containedAbove -0.628 · rarestAbove -0.207 · sentenceAbove -0.734',
		'0 8':
			'likeness 0.477 · kinship 0.571 · contained 0.59 · covered 0.552 · sharedTerms 7 · rareTerms 4 · rarest 1.388 · sentence 0.571 · sentenceCovered 0.59 · sentenceOtherFigures 2 · sentenceOtherNames 1 · sentenceSize 11 · sentencePart 1 · laterCovered 0.59 · earlierCovered 0.552 · run 3 · runShare 0.273 · lead 2 · neighbours 0.3 · namesEarlier 1 · figuresEarlier 2 · echo 1 · ended 2 · sentencesLater 1 · sentencesEarlier 1 · laterSums 1 · earlierSums 1 · sectionPairs 1 · rivals 3 · bestRank 1 · worstRank 1 · bestMargin 0.158 · worstMargin 0.103 · smaller 11 · larger 12 · siblingSections 1 · distance 8 · place 0.889 · likenessAbove 0.33 · containedAbove 0.39 · rarestAbove 1.043 · sentenceAbove 0.219',
		'7 8':
			'likeness 0.138 · kinship 0.166 · contained 0.17 · covered 0.162 · sharedTerms 4 · rareTerms 1 · rarest 0.817 · sentence 0.259 · sentenceCovered 0.115 · sentenceOtherFigures 1 · sentenceSize 4 · sentencePart 1 · laterCovered 0.162 · earlierCovered 0.17 · run 3 · runShare 0.231 · neighbours 0.167 · namesEarlier 2 · figuresEarlier 2 · echo 1 · ended 2 · sentencesLater 1 · sentencesEarlier 2 · laterSums 1 · earlierSums 1 · sectionPairs 1 · rivals 4 · bestRank 4 · worstRank 4 · bestMargin -0.339 · worstMargin -0.602 · smaller 12 · larger 13 · siblingSections 1 · distance 1 · place 0.889 · likenessAbove -1.108 · containedAbove -1.159 · rarestAbove -1.078 · sentenceAbove -0.973',
		'2 8':
			'likeness 0.374 · kinship 0.418 · contained 0.421 · covered 0.416 · sharedTerms 6 · rareTerms 5 · rarest 1.051 · sentence 0.418 · sentenceCovered 0.416 · sentenceSize 10 · sentencePart 1 · laterCovered 0.416 · earlierCovered 0.421 · run 3 · runShare 0.273 · neighbours 0.4 · echo 1 · ended 2 · sentencesLater 1 · sentencesEarlier 1 · laterSums 1 · sectionPairs 1 · rivals 3 · neighbourPairs 0.741 · bestRank 2 · worstRank 2 · bestMargin -0.103 · worstMargin -0.416 · smaller 10 · larger 12 · distance 6 · place 0.889 · likenessAbove -0.108 · containedAbove -0.234 · rarestAbove -0.207 · sentenceAbove -0.363',
		'6 8':
			'likeness 0.35 · kinship 0.337 · contained 0.416 · covered 0.273 · sharedTerms 6 · rareTerms 5 · rarest 1.051 · sentence 0.426 · sentenceCovered 0.416 · sentenceOtherNames 1 · sentenceSize 8 · sentencePart 1 · laterCovered 0.416 · earlierCovered 0.273 · run 6 · runShare 0.462 · neighbours 0.417 · namesEarlier 1 · echo 1 · ended 2 · sentencesLater 1 · sentencesEarlier 2 · laterSums 1 · sectionPairs 1 · rivals 3 · neighbourPairs 0.205 · bestRank 2 · worstRank 3 · bestMargin -0.127 · worstMargin -0.44 · smaller 12 · larger 12 · distance 2 · place 0.889 · likenessAbove -0.209 · containedAbove -0.254 · rarestAbove -0.207 · sentenceAbove -0.333',
	};

	it('in each pair that is alike at all', () => {
		const split = Object.entries(expected).map(([pair, all]) => [pair, all.split(' · ')] as const);
		assert.deepEqual(measured(fees), new Map(split));
	});
});

describe('what is measured of two Chinese paragraphs', () => {
	const expected: Readonly<Record<string, string>> = {
		'0 2':
			'likeness 0.297 · kinship 0.244 · contained 0.317 · covered 0.188 · sharedTerms 7 · rareTerms 7 · rarest 0.903 · sentence 0.244 · sentenceCovered 0.317 · sentenceFigures 1 · sentenceOtherFigures 1 · sentenceNames 7 · sentenceOtherNames 10 · sentenceSize 12 · sentencePart 1 · laterCovered 0.317 · earlierCovered 0.188 · run 7 · runShare 0.538 · lead 1 · neighbours 0.5 · fresh 0.683 · namesBoth 7 · namesLater 1 · namesEarlier 10 · figuresEarlier 1 · recalls 1 · ended 2 · sentencesLater 1 · sentencesEarlier 1 · laterSums 1 · sectionPairs 2 · rivals 1 · neighbourPairs 0.891 · bestRank 1 · worstRank 1 · bestMargin 0.297 · worstMargin 0.297 · figures 1 · figureShare 1 · inLabel 1 · labels 1 · labelForm 2 · labelled 2 · smaller 12 · larger 17 · siblingSections 1 · distance 2 · place 0.5 · likenessAbove -1 · containedAbove -1 · sentenceAbove -1',
		'1 3':
			'likeness 0.891 · kinship 0.841 · contained 0.841 · covered 0.841 · sharedTerms 16 · rareTerms 16 · rarest 0.903 · sentence 0.841 · sentenceCovered 0.841 · sentenceSize 17 · sentencePart 1 · laterCovered 0.841 · earlierCovered 0.841 · run 8 · runShare 0.421 · neighbours 0.833 · fresh 0.159 · ended 2 · sentencesLater 1 · sentencesEarlier 1 · laterSums 1 · sectionPairs 2 · rivals 1 · neighbourPairs 0.297 · bestRank 1 · worstRank 1 · bestMargin 0.891 · worstMargin 0.891 · smaller 17 · larger 17 · siblingSections 1 · distance 2 · place 0.75 · likenessAbove 1 · containedAbove 1 · sentenceAbove 1',
	};

	it('in each pair that is alike at all', () => {
		const split = Object.entries(expected).map(([pair, all]) => [pair, all.split(' · ')] as const);
		assert.deepEqual(measured(chineseFees), new Map(split));
	});
});
