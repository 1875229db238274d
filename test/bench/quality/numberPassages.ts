/** A seeded source of numbers in [0, 1). */
export type Random = () => number;

/** A passage whose numbers hold together; each number in « » takes part in the relation. */
export type Passage = (random: Random) => string;

const between = (random: Random, low: number, high: number, decimals = 0) =>
	Number((low + (high - low) * random()).toFixed(decimals));
const one = (value: number) => value.toFixed(1);
const round = (value: number) => String(Math.round(value));
const grouped = (value: number) => Math.round(value).toLocaleString('en-US');

function change(random: Random, up: boolean) {
	const a = between(random, 20, 90, 1);
	const b = Number((a * (up ? between(random, 1.12, 1.9, 3) : between(random, 0.45, 0.88, 3))).toFixed(1));
	return { a: one(a), b: one(b), percent: one(Math.abs((b / a - 1) * 100)), difference: one(Math.abs(b - a)) };
}

function growth(random: Random) {
	const years = between(random, 3, 8);
	const a = between(random, 10, 60, 1);
	const rate = between(random, 6, 28, 1);
	return { a: one(a), b: one(a * (1 + rate / 100) ** years), rate: one(rate), first: 2020, last: 2020 + years };
}

function three(random: Random) {
	const [a, b, c] = [between(random, 12, 70), between(random, 12, 70), between(random, 12, 70)];
	return { a, b, c, total: a + b + c };
}

function hundred(random: Random) {
	const a = between(random, 35, 50);
	const b = between(random, 20, 30);
	return { a, b, c: 100 - a - b };
}

/** Makes passages of one kind of relation from texts over its numbers. */
function passages<T>(draw: (random: Random) => T, texts: readonly ((numbers: T) => string)[]): Passage[] {
	return texts.map((write) => (random) => write(draw(random)));
}

const rising = passages(
	(random) => change(random, true),
	[
		({ a, b, percent }) =>
			`Revenue rose from $«${a}» million in 2022 to $«${b}» million in 2023, an increase of «${percent}»%.`,
		({ a, b, percent }) =>
			`Shipments grew by «${percent}»%, from «${a}» million units in 2021 to «${b}» million units in 2022.`,
		({ a, b, percent }) =>
			`Net sales came to €«${b}» billion in 2024, up «${percent}»% from €«${a}» billion a year earlier.`,
		({ a, b, percent }) =>
			`Installed capacity expanded from «${a}» GW to «${b}» GW over the period, which represents growth of «${percent}»%.`,
		({ a, b, percent }) =>
			`Operating income increased «${percent}»% to $«${b}» million from $«${a}» million in the prior year.`,
		({ a, b, difference }) =>
			`Headcount costs climbed from $«${a}» million to $«${b}» million, a rise of $«${difference}» million.`,
		({ a, b, percent }) => `Traffic went from «${a}» million visits to «${b}» million visits (+«${percent}»%).`,
		({ a, b, percent }) =>
			`Orders reached $«${b}» million in 2024, compared with $«${a}» million in 2023, a «${percent}»% increase.`,
		({ a, b, percent }) => `2023年营业收入为«${b}»亿元，较2022年的«${a}»亿元增长«${percent}»%。`,
		({ a, b, percent }) => `公司研发投入从2021年的«${a}»亿元增加到2023年的«${b}»亿元，增幅达«${percent}»%。`,
		({ a, b, percent }) => `装机容量由«${a}»万千瓦提升至«${b}»万千瓦，同比增长«${percent}»%。`,
		({ a, b, difference }) => `出口额从«${a}»亿美元增至«${b}»亿美元，增加了«${difference}»亿美元。`,
		({ a, b, difference }) => `市场渗透率从«${a}»%上升到«${b}»%，提高了«${difference}»个百分点。`,
		({ a, b, difference }) => `Its share rose from «${a}»% to «${b}»%, a gain of «${difference}» percentage points.`,
	],
);

const falling = passages(
	(random) => change(random, false),
	[
		({ a, b, percent }) =>
			`The average price fell from $«${a}» per unit in 2022 to $«${b}» per unit in 2024, a decline of «${percent}»%.`,
		({ a, b, percent }) => `Emissions dropped «${percent}»%, from «${a}» million tonnes to «${b}» million tonnes.`,
		({ a, b, percent }) =>
			`Inventories stood at $«${b}» million, down «${percent}»% from $«${a}» million in the previous quarter.`,
		({ a, b, percent }) =>
			`Churn went from «${a}» thousand customers to «${b}» thousand customers. This is a reduction of «${percent}»%.`,
		({ a, b, difference }) =>
			`The vacancy rate declined from «${a}»% to «${b}»%, down «${difference}» percentage points.`,
		({ a, b, percent }) => `单位成本从«${a}»元下降到«${b}»元，降幅为«${percent}»%。`,
		({ a, b, percent }) => `2024年销量为«${b}»万辆，比2023年的«${a}»万辆下降«${percent}»%。`,
		({ a, b, difference }) => `失业率由«${a}»%降至«${b}»%，下降«${difference}»个百分点。`,
	],
);

const rates = passages(growth, [
	({ a, b, rate, first, last }) =>
		`The market is projected to grow from $«${a}» billion in ${first} to $«${b}» billion by ${last}, at a CAGR of «${rate}»%.`,
	({ a, b, rate, first, last }) =>
		`Valued at USD «${a}» billion in ${first}, the segment should reach USD «${b}» billion in ${last}, a compound annual growth rate of «${rate}»%.`,
	({ a, b, rate, first, last }) =>
		`With a CAGR of «${rate}»%, demand will rise from «${a}» GWh in ${first} to «${b}» GWh in ${last}.`,
	({ a, b, rate, first, last }) =>
		`市场规模将从${first}年的«${a}»亿元增长到${last}年的«${b}»亿元，年均复合增长率为«${rate}»%。`,
	({ a, b, rate, first, last }) =>
		`${first}年行业规模为«${a}»亿美元，预计${last}年达到«${b}»亿美元，CAGR为«${rate}»%。`,
]);

const totals = passages(three, [
	({ a, b, c, total }) =>
		`Sales were $«${a}» million in Europe, $«${b}» million in Asia and $«${c}» million in the Americas, for a total of $«${total}» million.`,
	({ a, b, c, total }) =>
		`The budget of $«${total}» million is made up of $«${a}» million for staff, $«${b}» million for equipment and $«${c}» million for travel.`,
	({ a, b, c, total }) =>
		`The three sites employ «${a}» people, «${b}» people and «${c}» people, totalling «${total}» people.`,
	({ a, b, c, total }) => `华东、华南、华北的收入分别为«${a}»亿元、«${b}»亿元和«${c}»亿元，合计«${total}»亿元。`,
	({ a, b, total }) =>
		`The plan spends «${a}» + «${b}» = «${a + b}» million euros; the ceiling of ${total} million is not reached.`,
	({ a, b, c, total }) =>
		`\n| Region | Stores | Staff |\n|---|---|---|\n| North | «${a}» | ${a * 3} |\n| South | «${b}» | ${b * 3} |\n| West | «${c}» | ${c * 3} |\n| Total | «${total}» | ${total * 3} |\n`,
	({ a, b, c, total }) =>
		`\n| 业务 | 收入（亿元） | 员工 |\n|---|---|---|\n| 软件 | «${a}» | ${b * 7} |\n| 硬件 | «${b}» | ${c * 7} |\n| 服务 | «${c}» | ${a * 7} |\n| 合计 | «${total}» | ${total * 7} |\n`,
	({ a, b, c }) =>
		`\n| Product | Q1 | Q2 | Total |\n|---|---|---|---|\n| Basic | «${a}» | «${b}» | «${a + b}» |\n| Plus | ${b} | ${c} | ${b + c} |\n| Pro | ${c} | ${a} | ${a + c} |\n`,
	({ a, b, c, total }) =>
		`\n| Line | Cost (USD million) |\n|---|---|\n| Licences | «${a}».0 |\n| Hosting | «${b}».0 |\n| Support | «${c}».0 |\n| **Total** | «${total}».0 |\n`,
]);

const shares = passages(hundred, [
	({ a, b, c }) => `Wind supplied «${a}»% of the electricity and solar «${b}»%, with the remaining «${c}»% from gas.`,
	({ a, b, c }) => `The portfolio is split between equities («${a}»%), bonds («${b}»%) and cash («${c}»%).`,
	({ a, b, c }) => `收入构成中，软件占«${a}»%，硬件占«${b}»%，服务占«${c}»%。`,
	({ a, b, c }) => `国内客户占«${a}»%，欧洲客户占«${b}»%，其余«${c}»%来自亚洲。`,
	({ a, b, c }) =>
		`\n| Vendor | Market share |\n|---|---|\n| Alpha | «${a}»% |\n| Beta | «${b}»% |\n| Others | «${c}»% |\n`,
	({ a, b, c }) => `\n| 用途 | 占比 |\n|---|---|\n| 住宅 | «${a}»% |\n| 商业 | «${b}»% |\n| 其他 | «${c}»% |\n`,
]);

const parts = passages(
	(random) => {
		const whole = between(random, 150, 900);
		const part = Math.round(whole * between(random, 0.2, 0.8, 2));
		return { part, whole, share: one((part / whole) * 100) };
	},
	[
		({ part, whole, share }) =>
			`In the survey, «${part}» of the «${whole}» respondents («${share}»%) had changed supplier.`,
		({ part, whole, share }) =>
			`Exports came to $«${part}» million, accounting for «${share}»% of total sales of $«${whole}» million.`,
		({ part, whole, share }) =>
			`The fund put «${share}»% of its $«${whole}» million, or $«${part}» million, into housing.`,
		({ part, whole, share }) => `在«${whole}»家受访企业中，有«${part}»家（«${share}»%）已完成改造。`,
		({ part, whole, share }) => `海外收入«${part}»亿元，占总收入«${whole}»亿元的«${share}»%。`,
	],
);

const multiples = passages(
	(random) => {
		const few = between(random, 12, 60);
		const times = between(random, 2, 9);
		return { few, times, many: few * times, double: few * 2 };
	},
	[
		({ few, times, many }) =>
			`Its turnover of $«${many}» million is «${times}» times the $«${few}» million of its nearest rival.`,
		({ few, double }) => `Output doubled from «${few}» thousand units in 2019 to «${double}» thousand units in 2023.`,
		({ few, double }) => `用户数从«${few}»万户翻了一番，达到«${double}»万户。`,
		({ few, times, many }) => `甲公司销售额«${many}»亿元，是乙公司«${few}»亿元的«${times}»倍。`,
		({ few, times, many }) =>
			`Each plant uses «${few}» tonnes a day, so the demand is «${few}» × «${times}» = «${many}» tonnes.`,
	],
);

const tables = passages(
	(random) =>
		Array.from({ length: 4 }, (_, index) => {
			const a = between(random, 100, 900);
			const b = Math.round(a * between(random, 0.7, 1.6, 3));
			return {
				name: ['Alpha', 'Beta', 'Gamma', 'Delta'][index],
				a,
				b,
				growth: ((b / a - 1) * 100).toFixed(1),
				ratio: one((b / (a + b)) * 100),
			};
		}),
	[
		(rows) =>
			`\n| Company | 2022 | 2023 | Growth |\n|---|---|---|---|\n${rows.map(({ name, a, b, growth }) => `| ${name} | «${a}» | «${b}» | «${growth}»% |`).join('\n')}\n`,
		(rows) =>
			`\n| 公司 | 2022年 | 2023年 | 同比增速 |\n|---|---|---|---|\n${rows.map(({ name, a, b, growth }) => `| ${name} | «${a}» | «${b}» | «${growth}»% |`).join('\n')}\n`,
		(rows) =>
			`\n| Item | Income | Costs | Net profit |\n|---|---|---|---|\n${rows.map(({ name, a, b }) => `| ${name} | «${grouped(a + b)}» | «${a}» | «${b}» |`).join('\n')}\n`,
		(rows) =>
			`\n| Product | Units | Unit price | Revenue |\n|---|---|---|---|\n${rows.map(({ name, a, b }) => `| ${name} | «${a}» | «${b}» | «${grouped(a * b)}» |`).join('\n')}\n`,
	],
);

const twice = passages(
	(random) => ({
		x: one(between(random, 12, 95, 1)),
		y: grouped(between(random, 1200, 9800)),
		z: round(between(random, 14, 88)),
	}),
	[
		({ x }) =>
			`The installed base of rooftop systems reached «${x}» GW in 2024.\n\nGrid fees did not change.\n\nIn 2024 the installed base of rooftop systems was «${x}» GW.`,
		({ y }) =>
			`The operator ran «${y}» charging stations at the end of 2023.\n\nMost are near motorways.\n\nAt the end of 2023, the operator ran «${y}» charging stations in all.`,
		({ z }) =>
			`Some «${z}»% of households in the region heat with gas.\n\nOil has all but gone.\n\nIn the region, «${z}»% of households heat with gas.`,
		({ x }) => `2024年全国光伏组件产量为«${x}»吉瓦。\n\n价格继续走低。\n\n全国光伏组件产量2024年达到«${x}»吉瓦。`,
		({ z }) => `2023年公司毛利率为«${z}»%。\n\n费用保持平稳。\n\n公司毛利率在2023年达到«${z}»%。`,
		({ x, z }) =>
			`Freight volume in Rotterdam was «${x}» million tonnes in 2023.\n\n| Port | Freight volume 2023 (million tonnes) |\n|---|---|\n| Rotterdam | «${x}» million |\n| Antwerp | ${z} million |\n`,
		({ x, z }) =>
			`\n| Country | 2022 sales | 2023 sales |\n|---|---|---|\n| Norway | $${z} million | $«${x}» million |\n| Sweden | $3.1 million | $4.2 million |\n\nIn 2023 sales in Norway were $«${x}» million.`,
	],
);

const periods = passages(
	(random) => ({ first: between(random, 2012, 2018), last: between(random, 2020, 2024) }),
	[
		({ first, last }) =>
			`Between «${first}» and «${last}», the network was rebuilt in stages, and the number of faults fell.`,
		({ first, last }) => `从«${first}»年到«${last}»年，管网分期完成了改造。`,
		({ first, last }) => `The programme ran from «${first}» to «${last}» and was then closed.`,
	],
);

const conversions = passages(
	(random) => {
		const rate = between(random, 6.2, 8.9, 1);
		const low = between(random, 0.71, 0.93, 2);
		const amount = between(random, 120, 870);
		return { rate: one(rate), low: low.toFixed(2), amount, many: round(amount * rate), few: round(amount * low) };
	},
	[
		({ rate, amount, many }) =>
			`At «${rate}» yuan to the dollar, the loan of US$«${amount}» million is worth «${many}» million yuan.`,
		({ low, amount, few }) =>
			`With CAD 1 = USD «${low}», the kit sells for $«${amount}» CAD (≈ $«${few}» USD) in both countries.`,
		({ low, amount, few }) =>
			`All amounts are converted at an exchange rate of 1 EUR = «${low}» GBP.\n\nThe grant of €«${amount}» million (about £«${few}» million) ends in spring.`,
		({ rate, amount, many }) =>
			`本报告汇率按1美元兑«${rate}»元计算。\n\n该项目贷款«${amount}»万美元（约合«${many}»万元）。`,
		({ rate, amount, many }) => `按照1欧元=«${rate}»元的汇率，设备款«${amount}»万欧元折合人民币«${many}»万元。`,
	],
);

const spelled = passages(
	(random) => {
		const third = between(random, 40, 300);
		return { third, two: third * 2, three: third * 3, four: third * 4 };
	},
	[
		({ third, three }) => `The group closed a third of its «${three}» branches («${third}») within the year.`,
		({ two, three }) => `Of the «${three}» farms visited, «${two}» (two thirds) had no fence.`,
		({ third, four }) => `Repairs cost $«${third}» million, a quarter of the total budget of $«${four}» million.`,
		({ two, three }) => `Waste fell by a third, from «${three}» tonnes to «${two}» tonnes.`,
		({ third, four }) => `Capacity increased fourfold from «${third}» MW to «${four}» MW.`,
		({ third, two }) => `Its fleet of «${two}» buses is twice the «${third}» buses of the other city.`,
		({ third, three }) => `«${three}»家网点的三分之一，即«${third}»家，设有充电桩。`,
		({ third, three }) => `处理量从«${third}»万吨增长到«${three}»万吨，增长了两倍。`,
		({ third, two }) => `能耗由«${two}»万吨降至«${third}»万吨，减少了一半。`,
	],
);

const asides = passages(
	(random) => ({ half: between(random, 47, 53), third: between(random, 31, 35), fifth: between(random, 19, 21) }),
	[
		({ third }) => `Nearly a third of the tenants («${Math.min(third, 33)}»%) pay by the week.`,
		({ fifth }) => `One in five drivers («${fifth}»%) shares a car.`,
		({ half }) => `约一半的住户（«${half}»%）使用电炉。`,
	],
);

const byYear = passages(
	(random) => change(random, true),
	[
		({ a, b, percent }) =>
			`Turnover was $«${a}» million in 2021 and $«${b}» million in 2023, an increase of «${percent}»%.`,
		({ a, b, percent }) => `Passenger traffic reached «${b}» million (2021: «${a}» million), up «${percent}»%.`,
		({ a, b, percent }) => `2021年产值«${a}»亿元，2022年产值«${b}»亿元，同比增长«${percent}»%。`,
		({ a, b, percent }) =>
			`The bill of $«${b}» million was «${percent}»% higher than the $«${a}» million of the year before.`,
	],
);

const listed = passages(three, [
	({ a, b, c, total }) =>
		`The operator runs «${total}» depots: «${a}» in the north, «${b}» in the south and «${c}» on the coast.`,
	({ a, b, c, total }) =>
		`The plan costs €«${total}» million (€«${a}» million for land, €«${b}» million for pipes and €«${c}» million for pumps).`,
]);

const averages = passages(
	(random) => {
		const many = between(random, 30, 90);
		const each = between(random, 12, 60);
		const margin = between(random, 8, 40);
		return { many, each, all: many * each, margin, revenue: many * 100, profit: many * margin };
	},
	[
		({ many, each, all }) => `The «${many}» plants use «${all}» tonnes, an average of «${each}» tonnes per plant.`,
		({ many, each, all }) => `«${many}»家工厂共用水«${all}»吨，平均每家«${each}»吨。`,
		({ margin, revenue, profit }) =>
			`It made a net profit of $«${profit}» million on revenue of $«${revenue}» million, a net margin of «${margin}»%.`,
		({ margin, revenue, profit }) => `公司营业收入«${revenue}»万元，净利润«${profit}»万元，净利率为«${margin}»%。`,
	],
);

export const allPassages: readonly Passage[] = [
	...rising,
	...falling,
	...rates,
	...totals,
	...shares,
	...parts,
	...multiples,
	...tables,
	...twice,
	...periods,
	...conversions,
	...spelled,
	...asides,
	...byYear,
	...listed,
	...averages,
];
