import { expectRelations } from '../cases';

const wrong = (value: string, than: string, higher: boolean) => [
	`conflicts change ${value}: numbers.wrongSide ${JSON.stringify({ higher, value, than })} · ${than}`,
];

describe('which of two values side by side is higher', () => {
	expectRelations({
		'Vacancy was 5.4%, lower than the 5.1% of last year.': wrong('5.4%', '5.1%', false),
		'Vacancy was 5.4%, still well above the 5.1% of last year.': [
			'holds change 5.4%: 5.4% is higher than 5.1%, as the text says',
		],
		'Rents reached $51 (higher than $54 in the north).': wrong('$51', '$54', true),
		'Of the farms, 12% have margins lower than 15%.': [],
		'Rents reached $51, lower than the $4 by which they rose.': [],
		'Rents reached $51, above $54 by some counts.': [],
		'空置率为5.4%，低于去年同期的5.1%。': wrong('5.4%', '5.1%', false),
		'空置率为5.4%，明显高于去年同期的5.1%。': ['holds change 5.4%: 5.4% is higher than 5.1%, as the text says'],
		'租金为120元，低于市场均价200元。': [],
		'租金为100元，低于市场均价20元。': [],
	});
});
