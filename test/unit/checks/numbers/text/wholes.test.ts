import { expectRelations } from '../cases';

describe('totals and shares in a sentence', () => {
	describe('totals behind and before their parts', () => {
		expectRelations({
			'Sales were $10 million in Europe and $20 million in Asia, for a total of $30 million.': [
				'holds sum $30 million: $10 million + $20 million = $30 million',
			],
			'Sales were $10 million in Europe and $20 million in Asia, totalling $40 million.': [
				'conflicts sum $40 million: $10 million + $20 million = $30 million',
			],
			'Sales were $10 million in Europe; and $20 million in Asia, for a total of $40 million.': [],
			'Sales were $10 million in Europe and 20 shops in Asia, for a total of $40 million.': [],
			'Sales were $10 million in Europe and mainly $20 million in Asia, for a total of $40 million.': [],
			'Europe sold $10 million, for a total of $40 million.': [],
			'销售额为欧洲10亿元、亚洲20亿元，共计30亿元。': ['holds sum 30亿元: 10亿元 + 20亿元 = 30亿元'],
			'销售额为欧洲10亿元、亚洲20亿元，共计40亿元。': ['conflicts sum 40亿元: 10亿元 + 20亿元 = 30亿元'],
			'The $60 million is split between $10 million for Spain and $45 million for France.': [
				'conflicts sum $60 million: $10 million + $45 million = $55 million',
			],
			'The $60 million is split between $15 million for Spain and $45 million for France.': [
				'holds sum $60 million: $15 million + $45 million = $60 million',
			],
			// A line of its own sums up more than the line before it.
			'北区企业10家，南区20家，\n合计40家。': ['conflicts sum 40家: 10家 + 20家 = 30家'],
			'总投资60亿元，由设备10亿元和土建45亿元组成。': ['conflicts sum 60亿元: 10亿元 + 45亿元 = 55亿元'],
			'总投资60亿元，由设备15亿元和土建45亿元组成。': ['holds sum 60亿元: 15亿元 + 45亿元 = 60亿元'],
			'总投资60亿元，分为设备15亿元和土建35亿元。': ['conflicts sum 60亿元: 15亿元 + 35亿元 = 50亿元'],
			'The 12 are made up of $10 million for Spain and $45 million for France.': [],
			'In room 12 the budget is made up of 40 tables and 60 chairs.': [],
		});
	});

	describe('parts of which some are named', () => {
		expectRelations({
			'Sales were $60 million, of which $40 million was software and $20 million hardware.': [
				'holds sum $60 million: $40 million + $20 million = $60 million',
			],
			'Sales were $60 million, of which $40 million was software and $10 million hardware.': [],
			'Sales were $60 million, of which $40 million was software and $25 million hardware.': [
				'conflicts sum $60 million: $40 million + $25 million = $65 million',
			],
			'Growth was 60%, of which 40% was price and 35% volume.': [],
			'销售额60亿元，其中软件40亿元、硬件20亿元。': ['holds sum 60亿元: 40亿元 + 20亿元 = 60亿元'],
			'销售额60亿元，其中软件40亿元，其中游戏35亿元。': [],
		});
	});

	describe('lists behind a colon or in brackets', () => {
		expectRelations({
			'The firm has $60 million of orders: $10 million in Spain, $20 million in France and $30 million in Italy.': [
				'holds sum $60 million: $10 million + $20 million + $30 million = $60 million',
			],
			'The firm has $60 million of orders: $10 million in Spain, $20 million in France and $40 million in Italy.': [
				'conflicts sum $60 million: $10 million + $20 million + $40 million = $70 million',
			],
			'The firm has $60 million of orders: $10 million in Spain, $20 million in France, $40 million in Italy.': [],
			'The firm has $60 million of orders: $10 million in Spain and $40 million in Italy.': [],
			'The firm has $60 million of orders: $1 million in Spain, $2 million in France and $3 million in Italy.': [],
			'The firm has $60 million of orders: $50 million in Spain, $50 million in France and $40 million in Italy.': [],
			'The firm has $60 million of orders: $10 million in Spain, $20 million in France and $70 million in Italy.': [],
			'The firm has $60 million of orders: growth of $10 million in Spain, $20 million in France and $40 million in Italy.':
				[],
			'The firm has $60 million of orders: $10 million that Spain also placed, $20 million in France and $40 million in Italy.':
				[],
			'公司有订单60亿元（欧洲10亿元、亚洲20亿元和美洲30亿元）。': [
				'holds sum 60亿元: 10亿元 + 20亿元 + 30亿元 = 60亿元',
			],
			'公司有订单60亿元（欧洲10亿元、亚洲20亿元和美洲40亿元）。': [
				'conflicts sum 60亿元: 10亿元 + 20亿元 + 40亿元 = 70亿元',
			],
		});
	});

	describe('the rest of a hundred percent', () => {
		expectRelations({
			'Wind supplied 50% and hydro 30%, with the remaining 20% from gas.': ['holds sum 20%: 50% + 30% + 20% = 100%'],
			'Wind supplied 50% and hydro 30%, with the remainder of 25% from gas.': [
				'conflicts sum 25%: 50% + 30% + 25% = 105%',
			],
			'Wind supplied 50%, with the remaining 20% from gas.': ['conflicts sum 20%: 50% + 20% = 70%'],
			'Wind supplied 5%, with the remaining 20% from gas.': [],
			'Wind grew by 50% and hydro by 30%, with the remaining 30% from gas.': [],
			'Wind supplied 50% and hydro 30%, with the remaining $30 million from gas.': [],
			'Wind supplied 50–55% and hydro 30%, with the remaining 30% from gas.': [],
			'Wind supplied 100% and hydro 30%, with the remaining 30% from gas.': [],
			'Wind supplied 33.3%, hydro 33.3%, and the rest, 33.3%, came from gas.': [
				'holds sum 33.3%: 33.3% + 33.3% + 33.3% = 99.9%',
			],
			'风电占50%，水电占30%，其余30%来自天然气。': ['conflicts sum 30%: 50% + 30% + 30% = 110%'],
			'风电占50%，水电占30%，其余20%来自天然气。': ['holds sum 20%: 50% + 30% + 20% = 100%'],
			'By fuel, wind has 50%, hydro 30% and others 20%.': ['holds sum 20%: 50% + 30% + 20% = 100%'],
			'The mix is 50% wind, 30% hydro and 20% gas.': ['holds sum 20%: 50% + 30% + 20% = 100%'],
			'The mix is 50% wind, 30% hydro and 30% gas.': ['conflicts sum 30%: 50% + 30% + 30% = 110%'],
			'The mix is 50% wind, 30% hydro and 15% gas.': ['conflicts sum 15%: 50% + 30% + 15% = 95%'],
			'The mix is 50% wind, 30% hydro and 5% gas.': [],
			'The mix is 50% wind, 30% hydro and 55% gas.': [],
			'The mix is 50% wind and 30% hydro.': [],
			'The mix is mainly 50% wind, 30% hydro and 15% gas.': [],
			'The mix is 50% wind, 30% hydro and 15% gas in 12 plants.': [],
			'电源结构为风电50%、水电30%、天然气30%。': ['conflicts sum 30%: 50% + 30% + 30% = 110%'],
		});
	});

	describe('groups that cannot overlap', () => {
		expectRelations({
			'Men make up 60% of the workforce and women 40%.': ['holds sum 40%: 60% + 40% = 100%'],
			'Men make up 60% of the workforce and women 30%.': [],
			'Men make up 60% of the workforce and women 41%.': [],
			'Men make up 90% of the workforce and women 80%.': [],
			'Men make up 60% of the workforce and women 55%, up from 2019.': [],
			'男性中60%吸烟，女性中55%吸烟，占比偏高。': [],
			'In 2019 and 2021 men made up 60% of the staff and women 55%.': [],
		});
	});

	describe('what is left of a time', () => {
		expectRelations({
			'Support was 50%, and the rest of 2019 saw 30%.': [],
			'Support was 50%, and the rest of the year saw 30%.': [],
			'Support was 50%, and the remaining months of 2019 saw 30%.': [],
			'Support was 50%, and the rest of the votes, 30%, were blank.': ['conflicts sum 30%: 50% + 30% = 80%'],
			'支持率为50%，其余时间为30%。': [],
			'支持率为50%，其余为30%。': ['conflicts sum 30%: 50% + 30% = 80%'],
		});
	});

	describe('what is no list of parts', () => {
		expectRelations({
			'Sales were $10 million in Europe, $20 million in Asia and 3 times more at home, for a total of $30 million.': [],
			'The team scored 12, made up of $4 and $5.': [],
			'The team of 12 is made up of 15 men and 20 women.': [],
			'The team of 35 people is made up of 15 men and 20 women.': ['holds sum 35: 15 + 20 = 35'],
			'The firm has 60% of orders: 10% in Spain, 20% in France and 40% in Italy.': [],
			'The firm has $60 million of orders: $10 million in Spain, $20 million in France and 3 ships in Italy.': [],
			'The firm has $60 million of orders: $10 million in Spain, $20–25 million in France and $40 million in Italy.':
				[],
			'Sales were $60 million, of which $60 million was software.': [],
			'Sales were $60 million, of which about $40 million was software and about $21 million hardware.': [
				'holds sum $60 million: $40 million + $21 million = $61 million',
			],
			'Men make up 60% of the workforce and women $55 million.': [],
			'Men make up 60% of the workforce and women 55–60%.': [],
			'Men make up 0% of the workforce and women 105%.': [],
			'Men make up 60% of the workforce.': [],
			'Men make up 60%, women 20%, boys 20% and girls 25% of the workforce.': [],
			'Men make up 60% of the workforce and women 55%, with the remaining 5% unknown.': [],
			'Men make up 60% of the workforce in 2019 and women 55% in 2021.': [],
			'60% of men and 55% of women agreed.': [],
			'60% of the men make up the crew, women 55%.': [],
			'Some use wind (50%), hydro (30%) and others 30%.': [],
			'Wind supplied -5% and hydro 30%, with the remaining 30% from gas.': [],
			'The mix of 2019 is up 5%: 50% wind, 30% hydro and 30% gas.': [],
		});
	});
});
