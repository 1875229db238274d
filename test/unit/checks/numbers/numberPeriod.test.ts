import { expectRelations } from './cases';

describe('times that are as long as they are said to be', () => {
	expectRelations({
		'建设期自 2025 年 7 月至 2029 年 12 月，共 60 个月。': [
			'conflicts period 60 个月: numbers.otherLength {"is":53,"withLast":54,"months":true}',
		],
		'建设期自 2025 年 7 月至 2029 年 12 月，共 54 个月。': [],
		'Sales ran from 2016 to 2019.': [],
	});
});

describe('what is told of a year ahead', () => {
	// Scenarios are told as if they had been.
	expectRelations({
		'Report date: 3 March 2023\n\nBy 2100, losses increased in 30 percent of the ports.': [],
	});
});

describe('days that no month has', () => {
	expectRelations({
		'The survey closed on 31 November 2025.': [
			'conflicts period 31 November 2025: numbers.noSuchDay {"text":"31 November 2025","last":30}',
		],
		'The survey closed on 30 November 2025.': [],
	});
});
