import { expectRelations } from '../cases';

const wrong = (from: string, to: string) => [`conflicts change 35%: (${to} − ${from}) ÷ ${from} = 25%`];

describe('two values with a year each', () => {
	describe('behind them', () => {
		expectRelations({
			'Sales were $12m in 2022 and $15m in 2023, an increase of 35%.': wrong('$12m', '$15m'),
			'Sales were $15m in 2023 versus $12m in 2022, an increase of 35%.': wrong('$12m', '$15m'),
			'Output was 12 buses in 2022 and 15 in 2023, an increase of 35%.': wrong('12', '15'),
			'Output was 12 in 2022 and 15 buses in 2023, an increase of 35%.': wrong('12', '15'),
			'Output was 12 lorries in 2022 and 15 buses in 2023, an increase of 35%.': [],
			'Sales were $12m net in 2022 and $15m net in 2023, an increase of 35%.': wrong('$12m', '$15m'),
			'Sales were $12m at home in 2022 and $15m abroad in 2023, an increase of 35%.': [],
			'Sales were $12m in 2022 and €15m in 2023, an increase of 35%.': [],
			'Sales were $12m in 2023 and $15m in 2023, an increase of 35%.': [],
			'Sales were $12m in March 2022 and $15m in May 2023, an increase of 35%.': [],
		});
	});

	describe('in brackets', () => {
		expectRelations({
			'Sales were $15m (2022: $12m), an increase of 35%.': wrong('$12m', '$15m'),
			'2023年收入15亿元（2022年为12亿元），同比增长35%。': wrong('12亿元', '15亿元'),
			'Sales were $15m (2022: €12m), an increase of 35%.': [],
		});
	});

	describe('in front of them', () => {
		expectRelations({
			'2022年收入12亿元，2023年收入15亿元，同比增长35%。': wrong('12亿元', '15亿元'),
			'2023年收入15亿元，2022年收入12亿元，同比增长35%。': wrong('12亿元', '15亿元'),
			// What has the value is the same, whatever it did.
			'2022年收入12亿元，2023年15亿元，同比增长35%。': wrong('12亿元', '15亿元'),
			'2022年收入仅为12亿元，2023年收入将达到15亿元，同比增长35%。': wrong('12亿元', '15亿元'),
			'2022年收入12亿元，而2023年收入降至9亿元，同比下降35%。': [
				'conflicts change 35%: (12亿元 − 9亿元) ÷ 12亿元 = 25%',
			],
			'2022年收入12亿元，2023年利润15亿元，同比增长35%。': [],
			'2022年12亿元，2023年利润15亿元，同比增长35%。': [],
			'2022年收入12亿元，2023年收入15亿美元，同比增长35%。': [],
			'2023年收入15亿元，2023年收入12亿元，同比增长35%。': [],
			'2022年3月收入12亿元，2023年收入15亿元，同比增长35%。': [],
			'2022年收入12亿元，2023年3月收入15亿元，同比增长35%。': [],
		});
	});
});
