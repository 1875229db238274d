import { expectRelations, table } from './cases';

describe('one quantity in two places', () => {
	describe('one quantity in two sentences', () => {
		expectRelations({
			// Under dates of its own each is of another day.
			'### 2024-08-15\n\nThere are 320 open tickets.\n\n### 2024-09-15\n\nThere are 270 open tickets.': [],
			// Each is of what its own heading names, whatever both name.
			'### Doe (2010)\n\n**128 citations** | Port Workshop on Ferries and Fares\n\n### Roe (2010)\n\n**181 citations** | Port Workshop on Ferries and Fares':
				[],
			'In 2024 the northern terminal handled 412,000 containers.\n\nIn 2024 the northern terminal handled 412,000 containers.':
				['holds sameQuantity 412,000: numbers.sameValue {"text":"412,000","line":5} · 412,000'],
			'In 2024 the northern terminal handled 412,000 containers.\n\nIn 2024 the northern terminal handled 421,000 containers.':
				[
					'conflicts sameQuantity 421,000: numbers.inconsistent {"earlier":"412,000","line":5,"later":"421,000"} · 412,000',
				],
			'In 2024 land sales made up 18–20% of northern town budgets.\n\nIn 2024 land sales made up 18–22% of northern town budgets.':
				['conflicts sameQuantity 18–22%: numbers.inconsistent {"earlier":"18–20%","line":5,"later":"18–22%"} · 18–20%'],
			'In 2024 land sales made up 18–20% of northern town budgets.\n\nIn 2024 land sales made up 19% of northern town budgets.':
				[],
			'In 2024 the northern terminal handled about 412,000 containers.\n\nIn 2024 the northern terminal handled 421,000 containers.':
				['holds sameQuantity 421,000: numbers.sameValue {"text":"412,000","line":5} · 412,000'],
			'In 2024 the northern terminal handled over 400,000 containers.\n\nIn 2024 the northern terminal handled 421,000 containers.':
				['holds sameQuantity 421,000: numbers.sameValue {"text":"400,000","line":5} · 400,000'],
			'In 2024 the northern terminal handled 412,000 containers.\n\nIn 2023 the northern terminal handled 421,000 containers.':
				[],
			'In 2024 the northern terminal handled 412,000 containers.\n\nIn 2024 the southern terminal handled 421,000 containers.':
				[],
			'In 2024 the northern terminal handled 412,000 containers.\n\nIn 2024 the northern terminal handled 421,000 tonnes.':
				[],
			'In 2024 the northern terminal handled 412,000 containers.\n\nIn 2024 the northern terminal handled 421,000 containers.\n\nIn 2024 the northern terminal handled 433,000 containers.':
				[],
			'- In 2024 the northern terminal handled 412,000 containers.\n- In 2024 the northern terminal handled 421,000 containers.':
				[],
			'In 2024 the northern terminal handled 412,000 containers.\n\nEstimates vary: in 2024 the northern terminal handled 421,000 containers.':
				[],
			'The northern terminal handled 412,000 containers in 2024, and it earned $4 million.\n\nThe northern terminal handled 421,000 containers in 2024, and it earned $4 million.':
				[
					'conflicts sameQuantity 421,000: numbers.inconsistent {"earlier":"412,000","line":5,"later":"421,000"} · 412,000',
					'holds sameQuantity $4 million: numbers.sameValue {"text":"$4 million","line":5} · $4 million',
				],
			'The choir has 12 members.\n\nThe choir has 14 members.': [
				'conflicts sameQuantity 14: numbers.inconsistent {"earlier":"12","line":5,"later":"14"} · 12',
			],
			'The choir has 120 members.\n\nThe choir has 140 members.': [
				'conflicts sameQuantity 140: numbers.inconsistent {"earlier":"120","line":5,"later":"140"} · 120',
			],
			'### Norway\n\nThe ferry line carried 3.1 million passengers last year.\n\n### Sweden\n\nThe ferry line carried 3.4 million passengers last year.':
				[],
			'In the first quarter the ferry line carried 3.1 million passengers at full fares.\n\nIn Q2 the ferry line carried 3.4 million passengers at full fares.':
				[],
			'### 上半年\n\n渡轮航线全价乘客为310万人次。\n\n### 二季度\n\n渡轮航线全价乘客为160万人次。': [],
			'### The half-year\n\nThe ferry line carried 3.1 million passengers at full fares.\n\n### Second quarter\n\nThe ferry line carried 1.6 million passengers at full fares.':
				[],
			'### The half-year\n\nThe ferry line carried 3.1 million passengers at full fares.\n\nThe ferry line carried 3.4 million passengers at full fares.':
				[
					'conflicts sameQuantity 3.4 million: numbers.inconsistent {"earlier":"3.1 million","line":7,"later":"3.4 million"} · 3.1 million',
				],
			'2024年北部码头吞吐量为412万箱。\n\n2024年北部码头吞吐量为421万箱。': [
				'conflicts sameQuantity 421万: numbers.inconsistent {"earlier":"412万","line":5,"later":"421万"} · 412万',
			],
			'2024年北部码头吞吐量为412万箱。\n\n2024年北部码头吞吐量达412万箱。': [
				'holds sameQuantity 412万: numbers.sameValue {"text":"412万","line":5} · 412万',
			],
		});
	});

	describe('figures one unit apart', () => {
		const twice = (earlier: string, later: string) =>
			`The harbour earned ${earlier} in 2024.\n\nThe harbour earned ${later} in 2024.`;
		const same = (earlier: string, later: string) => [
			`holds sameQuantity ${later}: numbers.sameValue {"text":"${earlier}","line":5} · ${earlier}`,
		];
		const other = (earlier: string, later: string) => [
			`conflicts sameQuantity ${later}: numbers.inconsistent {"earlier":"${earlier}","line":5,"later":"${later}"} · ${earlier}`,
		];
		expectRelations({
			[twice('$4 million', '$5 million')]: other('$4 million', '$5 million'),
			[twice('$4.2 million', '$4.3 million')]: other('$4.2 million', '$4.3 million'),
			[twice('$1,400,000,000', '$1,400,000,001')]: other('$1,400,000,000', '$1,400,000,001'),
			[twice('$1,400,000,000', '$1,400,000,000')]: same('$1,400,000,000', '$1,400,000,000'),
			[twice('$4.2 million', '$4.25 million')]: same('$4.2 million', '$4.25 million'),
			[twice('$4 million', '$4.5 million')]: same('$4 million', '$4.5 million'),
			[twice('about $4 million', '$5 million')]: same('$4 million', '$5 million'),
		});
	});

	describe('one quantity in text and table', () => {
		expectRelations({
			[`${table('Year | Ferry passengers |', '| 2023 | 3.1 million |', '| 2024 | 3.4 million |')}\nIn 2024 ferry passengers came to 3.1 million.`]:
				[],
			[`${table('Year | Ferry passengers |', '| 2023 | 3.1 million |', '| 2024 | 3.4 million |')}\nIn 2024 ferry passengers came to 14 million.`]:
				[],
			[`${table('Year | Ferry passengers |', '| 2023 | 3.1 million |', '| 2024 | 3.4 million |')}\nIn 2022 ferry passengers came to 3.7 million.`]:
				[],
			'**Table 3: Net need by ward**\n\n| Ward | Trips a year |\n|---|---|\n| Harbour | 144 |\n| City | 444 |\n\nIn the last five years the city completed 708 trips a year on average.':
				[],
			[`${table('Harbour | Fee per metre |', '| Halvern | $12 |', '| Brodtun | $9 |')}\nThe fee per metre in Halvern is $14.`]:
				['conflicts sameQuantity $14: numbers.inconsistent {"earlier":"$12","line":8,"later":"$14"} · $12'],
			[`${table('Harbour | Fee per metre |', '| Halvern | $12 |', '| Brodtun | $9 |')}\nThe fee per metre in Halvern is $12.`]:
				['holds sameQuantity $12: numbers.sameValue {"text":"$12","line":8} · $12'],
		});
	});
});
