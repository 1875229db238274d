import type { CheckedRelation } from '../amounts/relation';
import { changeBefore, changeBehind, changeBetween, changeSince, pairAlone } from './changes';
import { yearlyGrowth } from './growthRates';
import type { RowMatch } from './pattern';
import {
	average,
	balance,
	converted,
	gap,
	margin,
	meanOf,
	monthly,
	perYear,
	priced,
	restAfter,
	share,
	shareOfThese,
	spelledAlike,
	times,
} from './proportions';
import { exclusiveShares, listOf, sharesOf, someOf, sumOf, together } from './sums';

/** A relation that sentences state, as they state it. A further wording is one more line of `find`. */
export interface Row {
	readonly relation: (filled: RowMatch) => CheckedRelation[];
	/** In the notation of `pattern.ts`; `<pair>` stands for each of {@link pairs}, `<years>` for each of {@link pairsByYear}. */
	readonly find: readonly string[];
	/** Numbers in words take part too. */
	readonly spelled?: true;
	/** In a cell the parts of a total are rarely all there. */
	readonly inCells?: true;
	/** Sentences with the number that is wrong in them. */
	readonly finds: Readonly<Record<string, string>>;
	readonly silent: readonly string[];
}

/** Two values, the one of which became the other. */
const pairsInEnglish = [
	'<to>…50{up|down}( _ly| again| further) from…<from>',
	'<to>…50{compared with|compared to|versus|vs(.)|as against|against}…<from>',
	'to…<to>‥50(, up|, down|,) from…<from>',
	'from…<from>…60to…<to>',
	'<to>, after <from> in <year:b>',
	'<to> in <other>…16, after <from> in <year:b>',
] as const;
const pairsInChinese = [
	'[从由自]‥24<from>…24[至到为达]‥12<to>',
	'<to>‥(，)‥10<than:it><base:base><from>',
	'<from>(，)‥4{增|增长|升|降|提高|提升|上升|下降|减少|增加}{至|到}‥6<to>',
] as const;
export const pairs = [...pairsInEnglish, ...pairsInChinese];
/** The same by their years alone: that the one became the other only a change behind them says. */
export const pairsByYear = [
	'<from> in <year:a> and (to )<to> in <year:b>',
	'<to>( ){[(（]}( )<year:y>[:：]( )<from>[)）]',
	'<year:a><text:what><from>，<year:b><same:what><to>',
	'<year:b>‥24<to>，(而)<year:a>(仅|只|则|约)为<from>',
	'<year:a>‥24<from>，<year:b>(预算|预计|实际|约|为|达到|达|则为)<to>',
] as const;

export const rows: readonly Row[] = [
	{
		relation: changeBehind,
		find: [
			'<pair><told:told><change>',
			'<years><told:told><change>',
			'<pair><told:told><also>{ or |, or | [(]}<change>',
		],
		spelled: true,
		inCells: true,
		finds: {
			'Sales rose from $12.0 million to $15.0 million, a rise of 30%.': '30%',
			'Volumes went from 120 units to 100 units. This is a decline of 25%.': '25%',
			'Traffic went from 12 million visits to 15 million visits (+35%).': '+35%',
			'Turnover was $12 million in 2022 and $15 million in 2023, an increase of 40%.': '40%',
			'销售额由120亿元增至150亿元，增长35%。': '35%',
			'2023年营业收入为150亿元，较2022年的120亿元增长35%。': '35%',
			'In 2025 it gave £8.4 million in 210 grants, after £7.0 million in 2024. That is 30% more.': '30%',
			'The index rose from 40.5 to 52.0, a gain of 13.5 points.': '13.5',
			'2022年产值12亿元，2023年产值15亿元，同比增长45%。': '45%',
			'2025年线上零售额为36.0亿元，2022年为24.0亿元，三年增长72%。': '72%',
			'价格从40元降至31元，下降了一半。': '一半',
			'The mean score rose from 52.4 to 67.1, a gain of 15.7 points.': '15.7',
		},
		silent: [
			'Sales rose from $12 million to $15 million, a rise of 25%.',
			'Costs fell from $186 to $149 per kWh, a drop of 20%, while exports rose 90%.',
			'Sales rose from $12 million to $15 million, a rise of 8% a year.',
			'Sales rose from $12 million to $15 million, and the margin by 3%.',
			'2022年收入12亿元，2023年收入15亿元，利润同比增长45%。',
			'2025年线上零售额为36.0亿元，2022年为24.0亿元，三年增长50%。',
			'2025年线上零售额为36.0亿元，2022年为24.0亿元，年均增长14.5%。',
		],
	},
	{
		relation: changeBefore,
		find: ['<change><told:told><pair>'],
		spelled: true,
		inCells: true,
		finds: {
			'Traffic grew by 35%, from 12 million visits to 15 million visits.': '35%',
			'A 35% increase from $12 million to $15 million was booked.': '35%',
			'The margin widened by 350 basis points, from 10.0% to 11.5%.': '350 basis points',
			'The bank cut the key rate by 75 basis points, from 4.50% to 4.25%.': '75 basis points',
			'Prices fell by half, from $40 to $31.': 'half',
		},
		silent: [
			'Traffic grew by 25%, from 12 million visits to 15 million visits.',
			'Sales fell 50% in 2020 before they recovered from $30 million to $50 million.',
			'Exports grew 12% in 2023, from a low base of $3 million, to $9 million in 2024.',
			'Heat loss fell by 12% when dimming from 5 lx to 20 lx.',
		],
	},
	{
		relation: changeBetween,
		find: [
			'<to><told:told><change><told:tail>{from|than|over|compared with|compared to|versus} …40<from>',
			'<change><told:told>to …40<to>…40from …40<from>',
			'<to>，<told:told><change>(，)(而){上年|去年|上一年|前一年}(同期)(为)<from>',
			'[从由]‥16<from><told:told><change>(，){至|到|达到}‥6<to>',
			'<than:it><base:base><from><told:told><change>(，)‥6{至|到|达到|为}‥6<to>',
		],
		spelled: true,
		finds: {
			'Revenue was €15 million in 2024, up 35% from €12 million a year earlier.': '35%',
			'The bill of $15 million was 45% higher than the $12 million of the year before.': '45%',
		},
		silent: [
			'Revenue was €15 million in 2024, up 25% from €12 million a year earlier.',
			'The ferries had fares of $84 million, up 6.2% on the year, and a profit of $50 million.',
		],
	},
	{
		relation: changeSince,
		find: [
			'{it|they}‥12{reached|came to|was|were|rose to|fell to|climbed to|dropped to}( about) <to>, ‥12<change>',
			'<level:verb> at <to>, {an increase|a rise|a fall|a decrease|a drop|up|down}( of)( about) <change>',
			'{升|降|增|提高|上升|下降|回升}{至|到}<to>，‥4<change>',
		],
		finds: {
			'Sales were $50 million in 2023. In 2024 they reached $56 million, 15% more.': '15%',
			'The fund stood at $180 million in January. It earned $9 million. In December it stood at $189 million, a rise of 8%.':
				'8%',
			'2023年车载镜头收入15亿元，占38.6%；2024年车载镜头占比升至45.0%，提高8.4个百分点。': '8.4个百分点',
		},
		silent: [
			'Sales were $50 million in 2023. In 2024 they reached $56 million, 12% more.',
			'Sales were $50 million in 2023 and $53 million in 2024. In 2025 they reached $56 million, 12% more.',
			'2023年车载镜头占38.6%。2024年良率升至95.0%，提高8.4个百分点。',
		],
	},
	{
		relation: pairAlone,
		find: ['<pair>', '<from>…翻(了)?{一|两|二|三}番(，){达到|达|至|到}‥6<to>'],
		inCells: true,
		finds: {
			'Output fell from $120 million to $310 million.': '$310 million',
			'Output was $120 million, down from $90 million.': '$120 million',
			'Output more than doubled from 120 units to 150 units.': '150',
			'产量从100万吨增至150万吨，翻了一番。': '150万吨',
		},
		silent: [
			'Output rose from $120 million to $310 million.',
			'Output did not rise from $120 million to $90 million.',
			'Losses rose from a loss of $120 million to a loss of $90 million.',
			'The team rose from 8th place to 4th place.',
			'Output ranges from 20 to 45 GW.',
		],
	},
	{
		relation: yearlyGrowth,
		find: [
			'{CAGR|compound(ed) {annual|average}|annuali[sz]ed|annual growth rate|{average|mean} {annual|yearly} {growth|rate|increase}|annual rate}',
			'{grow(ing|s|n|th)|or|at}‥24<rate> {a year|per year|annually|per annum|each year}',
			', or( about) <rate> {a year|per year|annually}',
			'{年均|每年}(复合)增长(率)(为|约|达|约为)<rate>',
			'{复合(年)(均)增{长率|速}|年复合|年均复合|复合年|年均增{长|速}|CAGR}',
		],
		inCells: true,
		finds: {
			'The market grows from $20.0 billion in 2020 to $40.0 billion in 2025, at a CAGR of 25%.': '25%',
			'Sales grew from $10 billion in 2024 to $20 billion in 2030, growing at 19.2% a year.': '19.2%',
			'Trips grow from 2.0 million in 2030 to 3.0 million in 2040, or 6.5% a year.': '6.5%',
			'市场规模将从2020年的20亿元增长到2025年的40亿元，年均复合增长率为25%。': '25%',
			'销售额由2021年的20亿元增至2024年的30亿元，三年增长50%，年均增长19%。': '19%',
		},
		silent: [
			'The market grows from $20.0 billion in 2020 to $40.0 billion in 2025, at a CAGR of 14.9%.',
			'The market grows from $20 billion in 2019 to $40 billion by 2033, at a CAGR of 7.0% from 2024 to 2033.',
			'The market grows from $20 billion to $40 billion, at a CAGR of 25%.',
		],
	},
	{
		relation: sumOf,
		find: [
			'<list:parts>{for a (combined )total of|total(l)ing|a (combined )total of|bringing the total to|{adding|add(s|ed)} up to|sum(s|med|ming) (up )to|{a|their} combined|in total(,)|which total(s)|for a sum of|together( they) {make|made|come to|came to|have|had|employ|produce(d)}}…16<total>',
			'<total>…50{made up of|consist{s|ed|ing} of|compris{es|ed|ing}|composed of|split {into|between|across}|divided {into|between}|broken down into|the sum of|namely}<rest:parts>',
			'<list:parts>{合计|共计|总计|合計|共計|總計|加起来|相加|总和}(为|达|约|共|得)‥4<total>',
			'<total>‥16(，){分为|由}<rest:parts>',
		],
		finds: {
			'Sales were $10 million in Europe and $20 million in Asia, for a total of $40 million.': '$40 million',
			'The total of $60 million is made up of $10 million in Spain, $20 million in France and $45 million in Italy.':
				'$60 million',
			'软件收入30亿元、硬件收入20亿元，合计60亿元。': '60亿元',
		},
		silent: [
			'Sales were $10 million in Europe and $20 million in Asia, for a total of $30 million.',
			'Among the largest regions, Europe sold $10 million and Asia $20 million, for a total of $40 million.',
			'Sales were $10 million in Europe and $20 million in Asia, for a total of $31 million because of rounding.',
			'主要市场中，欧洲销售额为10亿元，亚洲为20亿元，合计40亿元。',
			'每店日均1,200单，客单价50元，年收入约2,190万元，十店合计约2.2万亿元。',
		],
	},
	{
		relation: together,
		find: [
			'{together|combined|between them}(,) {they|these|the {two|three|four|five}( _)}‥16<total>',
			'{两者|二者|三者|四者|五者|上述‥4}{合计|共计|共|一共|加起来}(占|为|达|约|约占)<total>',
		],
		finds: {
			'Three firms lead: Alba with 30%, Brio with 25% and Cano with 15%. Together they hold 80%.': '80%',
			'甲公司占30%，乙公司占25%，丙公司占15%。三者合计占80%。': '80%',
		},
		silent: [
			'Three firms lead: Alba with 30%, Brio with 25% and Cano with 15%. Together they hold 70%.',
			'Alba grew 30% and Brio 25%. Together they hold 80%.',
		],
	},
	{
		relation: listOf,
		find: ['<total>‥30[:：(（]<rest:parts>'],
		finds: { 'The firm has 60 stores: 10 in Spain, 20 in France and 45 in Italy.': '60' },
		silent: [
			'The firm has 60 stores: 10 in Spain, 20 in France and 30 in Italy.',
			'The report covers 60 cities (10 of them in Spain, 20 with metros and 45 with trams).',
		],
	},
	{
		relation: someOf,
		find: ['<total>…of which<rest:parts>', '<total>‥30(，)其中<rest:parts>'],
		finds: {
			'Sales were $60 million, of which $40 million was software and $35 million hardware.': '$60 million',
			'销售额60亿元，其中软件40亿元、硬件35亿元。': '60亿元',
		},
		silent: [
			'Sales were $60 million, of which $10 million was software and $20 million hardware.',
			'Sales were $60 million, of which $40 million was software, of which $35 million games.',
		],
	},
	{
		relation: sharesOf,
		find: [
			'<list:parts>{remaining|rest|remainder|balance|, others|and others}…24<rest>',
			'{split|breakdown|mix|composition|structure|divided|broken down|breaks down|made up of|consist(s) of|comprise(s)|allocation|distribution}<rest:parts>',
			'<list:parts>{其余|其它|其他|余下|剩余}‥12<rest>',
			'{构成|结构|组成|分布|拆分|划分}<rest:parts>',
		],
		finds: {
			'Wind supplied 50% and hydro 30%, with the remaining 30% from gas.': '30%',
			'The portfolio is split between equities (40%), bonds (25%) and cash (45%).': '45%',
			'收入构成中，软件占40%，硬件占25%，服务占45%。': '45%',
		},
		silent: [
			'Wind supplied 50% and hydro 30%, with the remaining 20% from gas.',
			'Wind grew 50% and hydro 30%, and the remaining 30% of plants closed.',
		],
	},
	{
		relation: exclusiveShares,
		find: ['{men|women|males|females} {make(s) up|made up|account(s|ed) for|comprise(s|d)}<rest:parts>'],
		finds: { 'Men make up 60% of the workforce and women 55%.': '55%' },
		silent: ['60% of women agreed, while 55% of men disagreed.'],
	},
	{
		relation: share,
		find: [
			'of (the |all |its |some |these )<whole>‥40, …48<part>‥24{[(（]|, or |, which is |, that is |, i.e. |, a share of |, a rate of }(or |about |around |some |just |almost |nearly )<share>[)）,.]',
			'<part>( _)(,) {out of|of} (the |a |all |its |their |some )(total )<whole>‥40{[(（]|, or |, i.e. |, about |, equal to |, a share of |, a rate of }‥12<share>',
			'<whole>‥40, of {whom|which|these|those} ‥12<part>‥24[(（](or |about )<share>[)）]',
			'<part>…50{account(s|ed|ing) for|represent(s|ed|ing)|mak(es|ing) up|made up|equivalent to|equal to|,|, or|[(（]}( )(about |around |roughly |nearly )<share> of (the |all |its |their )(total |overall |annual |combined |entire )‥30<whole>',
			'<share> of (the |a |all |its |their )({total|overall|annual} )(_ of )<whole>‥40{, or |, i.e. |, which is |, equal to |, about |[(（]|is |was |amounts to |amounted to |comes to |equals }‥10<part>',
			'<whole>‥16中(，)‥12<part>‥16{（|[(]|占|，占|占比|，占比|比例}(为|达|约)<share>',
			'<whole>‥30，‥12<text:what><part>‥12(，)<same:what>率(为|达|约|仅|是)<share>',
			'<whole>‥30，‥12<part>‥8<text:what>，<same:what>率(为|达|约|仅|是)<share>',
			'<part>‥8(，)占‥14<whole>‥8的‥4<share>',
			'<whole>‥8的‥4<share>{，即|（即|[(]即|即|约为|为|相当于|是}‥6<part>',
		],
		spelled: true,
		inCells: true,
		finds: {
			'Of the 250 firms surveyed, 100 (50%) had a plan.': '50%',
			'Twenty of the 50 tenants, or 60%, had moved.': '60%',
			'In the survey, 125 of the 250 respondents (60%) had changed supplier.': '60%',
			'Exports came to $30 million, accounting for 35% of total sales of $120 million.': '35%',
			'The fund put 40% of its $200 million, or $60 million, into housing.': '40%',
			'The chain closed a third of the 300 stores (140).': 'a third',
			'在400家受访企业中，有100家（35%）已完成改造。': '35%',
			'海外收入30亿元，占总收入120亿元的35%。': '35%',
			'300家门店的三分之一，即160家，已关闭。': '三分之一',
			'Of the 250 firms that we asked, 100 had a plan, which is 50%.': '50%',
			'共有250家企业申请，其中100家获批，获批率为50%。': '50%',
			'全年受理投诉500件，办结450件，办结率为95%。': '95%',
		},
		silent: [
			'Of the 250 firms surveyed, 100 (40%) had a plan.',
			'Of the 250 firms that we asked, 100 had a plan, which is 40%.',
			'共有250家企业申请，其中100家获批，获批率为40%。',
			'共有250家企业申请，其中100家获批，全省获批率为50%。',
			'Residents have $40 billion of income in excess of $80,000, 12% of the $330 billion above that line.',
			"The grant is 0.5% of the state's $2.0 trillion output or 4% of its $250 billion budget.",
		],
	},
	{
		relation: shareOfThese,
		find: [
			'<part> of {them|these|those}‥24{, or |[(]}‥8<share>',
			'of {them|these|those}(,) <part>‥30{, or |[(]}‥8<share>',
			'其中(，)‥8<part>‥12{，占|占|（}‥4<share>',
		],
		finds: {
			'The fund received 500 applications, 4% more than the 480 before. Of these, 100 were granted, or 30%.': '30%',
			'In the year 800 patients were admitted. The oldest site took 200 of them (35%).': '35%',
			'全年共收到500件申请。其中100件获得批准，占30%。': '30%',
		},
		silent: [
			'The fund received 500 applications. Of these, 100 were granted, or 20%.',
			'The fund received 500 applications from 400 towns. Of these, 100 were granted, or 25%.',
			'Sales came to $500 million. Of these, 100 were granted, or 30%.',
		],
	},
	{
		relation: priced,
		find: [
			'<many>‥4{，|；|；\n}按‥4<price>‥4计(算)(，)‥12<product>',
			'<many>( _)( _) at <price>( {each|per _|a _|apiece})(,)‥20{is worth|are worth|come(s) to|amount(s) to|cost|gives|brings in|yields|=} (about )<product>',
		],
		finds: {
			'全年耗电420.0度，按0.50元/度计电费约21.0元。': '21.0元',
			'每年自用400千瓦时；按0.30欧元计，每年节省约102欧元。': '102欧元',
			'The plant sells 400 units at $30 each, which brings in $21,000.': '$21,000',
		},
		silent: ['全年耗电420.0度，按0.50元/度计电费约210.0元。', '每年自用400兆瓦时；按0.30欧元计，每年节省约12万欧元。'],
	},
	{
		relation: converted,
		find: [
			'<sum>(，|（|[(]){约合|折合|合|约为|相当于}‥2<other>…8{按|以}…8<one>‥2[=＝兑]‥2<rate>',
			'<sum> [(]({about|around|roughly} )<other> at {an exchange rate|the rate|a rate} of <one> {to|=|per} <rate>',
		],
		finds: { '预算200万欧元（约合1.56亿元人民币，按1欧元=7.80元折算）。': '1.56亿元' },
		silent: ['预算200万欧元（约合1,560万元人民币，按1欧元=7.80元折算）。'],
	},
	{
		relation: monthly,
		find: [
			'<month> {a|per|each|every} month{, or | [(]}(about |around )<year> {a|per|each|every} year',
			'{每月|月均}(约)<month>‥4{，即|，合|，相当于|，折合}{每年|全年|一年}(约)<year>',
		],
		finds: {
			'Rents stand at $845 a month, or $11,400 a year.': '$11,400',
			'租金每月2,500元，合每年36,000元。': '36,000元',
		},
		silent: ['Rents stand at $950 a month, or $11,400 a year.', '租金每月3,000元，合每年36,000元。'],
	},
	{
		relation: perYear,
		find: [
			'over <word:years> years(,) {and|or|that is|an average of|averaging|which is}‥12<average> {a|per} year',
			'{未来|今后|过去|近}<word:years>年…30<sum>‥6，{平均每年|年均|每年平均}(约)<average>',
		],
		finds: {
			'This is a rise of 6,000, or 12%, over twenty years, and of 340 a year.': '340',
			'未来十年，全市需求为26.0万套，平均每年2.06万套。': '2.06万套',
			'未來十年，全市需求為26.0萬個，平均每年2.06萬個。': '2.06萬個',
		},
		silent: [
			'This is a rise of 6,000, or 12%, over twenty years, and of 300 a year.',
			'未来十年，全市需求为26.0万套，平均每年2.6万套。',
		],
	},
	{
		relation: restAfter,
		find: [
			'after‥30{use|withdrawal|payment|deduction|transfer|drawdown|repayment}‥12<part>(,)…12{fall(s)|fell|drop(s)|dropped|stand(s)|stood|leaves|remain(s)}‥12<rest>',
		],
		finds: {
			'Reserves stand at $31.6 million. After the planned use of $9.4 million they fall to $23.2 million.':
				'$23.2 million',
		},
		silent: ['Reserves stand at $31.6 million. After the planned use of $9.4 million they fall to $22.2 million.'],
	},
	{
		relation: times,
		find: [
			'<many>‥40{is|was|are|were|being|,|[(]}‥24<times> {the|that of|as {large|much|many|high|big} as|higher than|larger than}‥60<few>',
			'<many>‥14(，){是|为|相当于|约为}‥16<few>的‥4<times>',
		],
		spelled: true,
		finds: {
			'Its turnover of $90 million is 5 times the $30 million of its rival.': '5 times',
			'Its turnover of $90 million is twice the $70 million of its rival.': 'twice',
			'甲公司销售额90亿元，是乙公司30亿元的5倍。': '5倍',
		},
		silent: [
			'Its turnover of $90 million is 3 times the $30 million of its rival.',
			'Projects of 21 GW wait, five times the installed base, and the operator signed for only 1.7 GW.',
		],
	},
	{
		relation: average,
		find: [
			'<many>…40<sum>…24{an average of|on average|averaging|a mean of} (about |around )<average>‥14{per|each|for each|for every} <word:noun>',
			'<many>‥14<sum>‥6，{平均每|每}<word:noun>‥4(约|为|约为)<average>',
		],
		finds: {
			'The 400 plants produce 1,200 tonnes, an average of 5 tonnes per plant.': '5 tonnes',
			'400家工厂共用水1200吨，平均每家5吨。': '5吨',
		},
		silent: [
			'The 400 plants produce 1,200 tonnes, an average of 3 tonnes per plant.',
			'The 400 plants produce 1,200 tonnes, an average of 5 tonnes per employee.',
		],
	},
	{
		relation: margin,
		find: [
			'(<word:of> ){profit(s)|income|earnings}‥20<part>‥30{revenue(s)|sales|turnover}‥12<whole>…20(<word:kind> )(profit )margin‥12<share>',
			'{revenue(s)|sales|turnover}‥20<whole>…30(<word:of> ){profit(s)|income|earnings}‥20<part>…20(<word:kind> )(profit )margin‥12<share>',
			...['净', '毛', '营业'].flatMap((kind) => [
				`{营业收入|营收|收入|销售额}‥8<whole>…24${kind}{利润|利}(为|达|约|是)<part>…12${kind}利(润)率‥6<share>`,
				`${kind}{利润|利}(为|达|约|是)<part>…24{营业收入|营收|收入|销售额}‥8<whole>…12${kind}利(润)率‥6<share>`,
			]),
		],
		finds: {
			'It made a net profit of $20 million on revenue of $100 million, a net margin of 35%.': '35%',
			'净利润20亿元，营业收入100亿元，净利率为35%。': '35%',
		},
		silent: [
			'It made a net profit of $20 million on revenue of $100 million, a net margin of 20%.',
			'Revenue was $100 million and net profit $20 million; the gross margin was 45%.',
		],
	},
	{
		relation: balance,
		find: [
			'{exports|revenue(s)|income|receipts}‥20<whole>…{imports|expenditure|expenses|spending|costs}‥20<part>…{surplus|balance}‥16<rest>',
			'{出口|收入}(总额|总计|合计|为|达|了)‥4<whole>…12{进口|支出}(总额|总计|合计|为|达|了)‥4<part>…8{顺差|逆差|结余|盈余}(为|达|约)‥4<rest>',
		],
		finds: {
			'Exports came to $126 million and imports to $84 million, a surplus of $24 million.': '$24 million',
			'出口1260亿元，进口840亿元，贸易顺差240亿元。': '240亿元',
		},
		silent: [
			'Exports came to $126 million and imports to $84 million, a surplus of $42 million.',
			'出口1260亿元，进口840亿元，贸易顺差420亿元。',
		],
	},
	{
		relation: meanOf,
		find: [
			'{was|were|of|at}<list:parts>(,)( for)( or) {an average of|a mean of|on average|averaging}‥8<mean>',
			'分别(为|是|达)<list:parts>，‥6平均‥6<mean>',
		],
		finds: {
			'The rates were 0.5%, 0.1% and 0.3%, an average of 0.6%.': '0.6%',
			'三个月分别为0.5%、0.1%、0.3%，季度平均0.6%。': '0.6%',
		},
		silent: ['The rates were 0.5%, 0.1% and 0.3%, an average of 0.3%.', '三个月分别为0.5%、0.1%、0.3%，季度平均0.3%。'],
	},
	{
		relation: gap,
		find: [
			'{this|that|it|the resulting|hence|thus}‥60{gap|difference|differential|variance|spread|shortfall}( of)‥16<gap>',
			'{这|由此|因此}‥20{差距|缺口|差额|相差|价差}‥6<gap>',
		],
		finds: {
			'Prices were to fall by 9.0%, and fell by 17.0%. This leaves a gap of 9.5 percentage points.':
				'9.5 percentage points',
			'每吨成本为90元，补贴为60元。由此产生的差额约50元。': '50元',
		},
		silent: ['Prices were to fall by 9.0%, and fell by 17.0%. This leaves a gap of 8.0 percentage points.'],
	},
	{
		relation: spelledAlike,
		find: [
			'<figure>( )[(（]<words>[)）]',
			'<figure>, or <words>, ',
			'<words>的‥16（<figure>）',
			'<words>‥20[(（]<figure>[)）]',
		],
		spelled: true,
		finds: {
			'More than half of the respondents (45%) agreed.': '45%',
			'近三分之一的受访者（45%）表示同意。': '45%',
		},
		silent: ['Nearly a third of the tenants (33%) pay by the week.', 'About half of it is steel (12% of the cost).'],
	},
];
