/** What may stand in front of or behind a number, each as a pattern source with what it stands for. */

const SYMBOLS: Readonly<Record<string, string>> = {
	US$: 'USD',
	'U.S.$': 'USD',
	USD$: 'USD',
	A$: 'AUD',
	AU$: 'AUD',
	AUD$: 'AUD',
	C$: 'CAD',
	CA$: 'CAD',
	CAD$: 'CAD',
	NZ$: 'NZD',
	MX$: 'MXN',
	HK$: 'HKD',
	S$: 'SGD',
	NT$: 'TWD',
	R$: 'BRL',
	$: 'USD',
	'€': 'EUR',
	'£': 'GBP',
	'₹': 'INR',
	'₩': 'KRW',
	'Rs.': 'INR',
	Rs: 'INR',
	'CN¥': 'CNY',
	'JP¥': 'JPY',
};
const CODES =
	'USD|EUR|GBP|CNY|RMB|JPY|INR|HKD|AUD|CAD|CHF|SGD|KRW|TWD|BRL|SEK|NOK|DKK|NZD|MXN|ZAR|PLN|THB|IDR|MYR|VND|RUB|AED|ILS|CZK|HUF|CLP|SAR';
const NAMES: Readonly<Record<string, string>> = {
	人民币元: 'CNY',
	人民币: 'CNY',
	美元: 'USD',
	美金: 'USD',
	欧元: 'EUR',
	英镑: 'GBP',
	日元: 'JPY',
	港元: 'HKD',
	港币: 'HKD',
	新台币: 'TWD',
	韩元: 'KRW',
	元: 'CNY',
	加拿大元: 'CAD',
	加元: 'CAD',
	加币: 'CAD',
	澳大利亚元: 'AUD',
	澳元: 'AUD',
	新加坡元: 'SGD',
	新西兰元: 'NZD',
	瑞士法郎: 'CHF',
	印度卢比: 'INR',
	台币: 'TWD',
	日圆: 'JPY',
	'US dollars': 'USD',
	'US dollar': 'USD',
	'U.S. dollars': 'USD',
	'U.S. dollar': 'USD',
	'American dollars': 'USD',
	'Canadian dollars': 'CAD',
	'Canadian dollar': 'CAD',
	'Australian dollars': 'AUD',
	'Australian dollar': 'AUD',
	'New Zealand dollars': 'NZD',
	'New Zealand dollar': 'NZD',
	'Hong Kong dollars': 'HKD',
	'Hong Kong dollar': 'HKD',
	'Singapore dollars': 'SGD',
	'Singapore dollar': 'SGD',
	'Taiwan dollars': 'TWD',
	'Swiss francs': 'CHF',
	'Swiss franc': 'CHF',
	'pounds sterling': 'GBP',
	'Chinese yuan': 'CNY',
	'Japanese yen': 'JPY',
	'Indian rupees': 'INR',
	'Indian rupee': 'INR',
	dollars: 'USD',
	dollar: 'USD',
	euros: 'EUR',
	euro: 'EUR',
	pounds: 'GBP',
	yuan: 'CNY',
	renminbi: 'CNY',
	yen: 'JPY',
	rupees: 'INR',
	rupee: 'INR',
	won: 'KRW',
	francs: 'CHF',
};

/** The power of ten a word stands for. */
export const MAGNITUDES: Readonly<Record<string, number>> = {
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
	百万: 6,
	千万: 7,
	亿: 8,
	百亿: 10,
	千亿: 11,
	万亿: 12,
};

const MEASURES =
	'kWh|MWh|GWh|TWh|Wh|kW|MW|GW|TW|W|kV|mAh|Ah|V|Hz|kHz|MHz|GHz|KB|MB|GB|TB|PB|Gbps|Mbps|kbps|nm|µm|μm|mm|cm|km|kg|mg|µg|μg|g|m|ft|lb|lbs|oz|L|mL|ml|l|ha|km²|m²|m³|km2|m2|°C|℃|°F|FPS|fps|TOPS|TFLOPS|PFLOPS|Mb|bp|ppm|ppb|kDa|MPa|psi|dB|ms|Mt|Gt|kt|TEU|tCO2e|tCO2';
const MEASURE_WORDS: Readonly<Record<string, string>> = {
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
};
const COUNTED = '人次|人|家|名|户|个|座|台|辆|条|件|列|艘|架|款|种|项|次|所|位|只|套|片|支|笔|份|篇|城|省|国|级|股|艙';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (table: Readonly<Record<string, unknown>>) =>
	Object.keys(table)
		.sort((a, b) => b.length - a.length)
		.map(escaped)
		.join('|');

/** A currency by itself, as in `yuan to the dollar` or `USD/CNY`: a pattern source with one group. */
export const CURRENCY = `(${CODES}|${anyOf(NAMES)}|sterling|pound|US\\$|€|£)`;

/** Written at once before the digits: `RMB710 million`. */
export const CODE_BEFORE = `(?<=(?<![A-Za-z])(?:${CODES}))`;

export const CURRENCY_BEFORE = new RegExp(
	`(?:(?<![A-Za-z])(${CODES})|((?<![A-Za-z])(?:${anyOf(SYMBOLS)})|[$¥￥€£]|人民币))\\s?$`,
	'u',
);
export const CURRENCY_BEHIND = new RegExp(`^\\s?(?:(${CODES})(?![A-Za-z])|(${anyOf(NAMES)})(?![a-z]))`, 'u');
export const MAGNITUDE_WORD =
	/^\s?(?:(?:lakh crores?|thousand|millions?|billions?|trillions?|mln|mn|bln|bn|trn|tn|lakhs?|crores?)(?![A-Za-z])|[百千]?万亿|[百千]亿|[百千]万|[百千]?[万亿])/iu;
export const MEASURE = new RegExp(
	`^\\s?(${MEASURES.split('|')
		.sort((a, b) => b.length - a.length)
		.join('|')})(?![\\p{Script=Latin}\\d])`,
	'u',
);
export const MEASURE_WORD = new RegExp(`^[\\s-]?(${anyOf(MEASURE_WORDS)})(?![a-z])`, 'u');
export const COUNTED_WORD = new RegExp(`^\\s?[余多]?(${COUNTED})`, 'u');

/** The ISO 4217 code of a currency as written; `¥` is the yen outside Chinese text. */
export function currencyCode(written: string, chinese: boolean): string {
	if (/^[¥￥]$/.test(written)) return chinese ? 'CNY' : 'JPY';
	if (written === 'RMB') return 'CNY';
	if (written === 'pound' || written === 'sterling') return 'GBP';
	return SYMBOLS[written] ?? NAMES[written] ?? written;
}

export function measureUnit(written: string): string {
	return MEASURE_WORDS[written] ?? written;
}

/** The power of ten of `million`, `千亿`, …; 0 for what is none. */
export function magnitudeOf(written: string): number {
	const word = written.trim();
	return MAGNITUDES[word] ?? MAGNITUDES[word.toLowerCase()] ?? { 百万亿: 14, 千万亿: 15, 'lakh crore': 12 }[word] ?? 0;
}
