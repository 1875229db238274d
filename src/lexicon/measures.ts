import { type Bilingual, phrases, words } from './entries';

/** The power of ten a word stands for. */
export const magnitudes: Readonly<Record<string, number>> = {
	thousand: 3,
	million: 6,
	millions: 6,
	mln: 6,
	mn: 6,
	mm: 6,
	billion: 9,
	billions: 9,
	bln: 9,
	bn: 9,
	trillion: 12,
	trillions: 12,
	trn: 12,
	tn: 12,
	lakh: 5,
	lakhs: 5,
	crore: 7,
	crores: 7,
	k: 3,
	K: 3,
	m: 6,
	M: 6,
	b: 9,
	B: 9,
	t: 12,
	T: 12,
	千: 3,
	万: 4,
	十万: 5,
	百万: 6,
	千万: 7,
	亿: 8,
	十亿: 9,
	百亿: 10,
	千亿: 11,
	万亿: 12,
};

/** Symbols of units, as written behind a number. */
export const unitSymbols = words(`
	kWh MWh GWh TWh Wh kW MW GW TW W kV mAh Ah V Hz kHz MHz GHz KB MB GB TB PB Gbps Mbps kbps nm µm μm mm
	cm km kg mg µg μg g m ft lb lbs oz L mL ml l ha km² m² m³ km2 m2 °C ℃ °F FPS fps TOPS TFLOPS PFLOPS
	Mb bp ppm ppb kDa MPa psi dB ms Mt Gt kt TEU tCO2e tCO2
`);

/** Units in words, with the symbol that each stands for. */
export const unitNames: Readonly<Record<string, string>> = {
	tonnes: 't',
	tonne: 't',
	'metric tons': 't',
	tons: 't',
	ton: 't',
	kilograms: 'kg',
	kilometres: 'km',
	kilometers: 'km',
	metres: 'm',
	meters: 'm',
	miles: 'mi',
	hectares: 'ha',
	acres: 'acre',
	barrels: 'barrel',
	litres: 'L',
	liters: 'L',
	gallons: 'gal',
	seconds: 's',
	minutes: 'min',
	minute: 'min',
	hours: 'h',
	hour: 'h',
	days: 'day',
	day: 'day',
	weeks: 'week',
	week: 'week',
	months: 'month',
	month: 'month',
	years: 'year',
	year: 'year',
	decades: 'decade',
	pence: 'p',
	吨: 't',
	公斤: 'kg',
	千克: 'kg',
	公里: 'km',
	千米: 'km',
	平方米: 'm²',
	平方公里: 'km²',
	立方米: 'm³',
	米: 'm',
	毫米: 'mm',
	厘米: 'cm',
	纳米: 'nm',
	微米: 'µm',
	亩: '亩',
	千瓦时: 'kWh',
	兆瓦: 'MW',
	吉瓦: 'GW',
	千瓦: 'kW',
	小时: 'h',
	分钟: 'min',
	秒: 's',
	天: 'day',
	周: 'week',
	个月: 'month',
	年: 'year',
	岁: 'year',
	便士: 'p',
};

/** What Chinese counts by. */
export const counters = words(`
	人次 人 家 名 户 个 座 台 辆 条 件 列 艘 架 款 种 项 次 所 位 只 套 片 支 笔 份 篇 城 省 国 级 股 艙
`);

/** How a line begins that says in which unit a table is. */
export const unitNotes: Bilingual = {
	en: phrases('in, unit(s), (all )(the ){figures|amounts|values|numbers} {in|are in}'),
	zh: words('(数据|金额)单位'),
};
