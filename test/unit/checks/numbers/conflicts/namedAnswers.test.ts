import { expectMarked, expectRelations, table } from '../cases';

const reasons = table(
	'| Reason | Lines | Per cent |',
	'| Price of new ferries | 206 | 51.5 |',
	'| Lack of crews | 140 | 35.0 |',
	'| Weather | 54 | 13.5 |',
);

describe('the share of those asked who named an answer of a table', () => {
	expectRelations({
		[`${reasons}\nIn our survey, 52% named the price of new ferries.`]: [
			'holds sameQuantity 52%: numbers.sameValue {"text":"51.5","line":8} · 51.5',
		],
	});
	expectMarked('number.inconsistent', {
		[`${reasons}\nOverall, 55 per cent named the price of new ferries.`]: ['55 per cent'],
		[`${reasons}\n45% of respondents cited lack of crews.`]: ['45%'],
		[`${reasons}\n35% of respondents cited lack of crews.`]: [],
		// Of another survey, more than the answer alone, an order of answers, or in a section of another matter.
		[`${reasons}\nIn the 2022 survey, 45% cited lack of crews.`]: [],
		[`${reasons}\n45% cited lack of crews and weather.`]: [],
		[`${reasons}\n45% cited lack of crews for new lines as a barrier.`]: [],
		[`${reasons}\n45% ranked lack of crews first.`]: [],
		[`${reasons}\n\n### Small lines\n\n45% cited lack of crews.`]: [],
		// Of some of them, of another answer, or of a short one.
		[`${reasons}\nAmong small lines in the survey, 45% cited lack of crews.`]: [],
		[`${reasons}\n45% of small lines cited lack of crews.`]: [],
		[`${reasons}\nIn the north 45% cited lack of crews.`]: [],
		[`${reasons}\n45% of respondents cited lack of berths.`]: [],
		[`${reasons}\n45% of respondents cited weather.`]: [],
		[`${reasons}\nMore than 30% of respondents cited lack of crews.`]: [],
	});
	const zh = table('| 原因 | 企业数 | 占比 |', '| 用工成本上升 | 206 | 51.5% |', '| 订单不足 | 140 | 35.0% |');
	expectMarked('number.inconsistent', {
		[`${zh}\n本次调查中，58.3%的受访企业提到用工成本上升。`]: ['58.3%'],
		[`${zh}\n本次调查中，51.5%的受访企业提到用工成本上升。`]: [],
		[`${zh}\n其中中小企业里，58.3%的受访企业提到用工成本上升。`]: [],
	});
});
