import { type Message, says } from './model';

interface Sum {
	readonly formula: Message;
	/** What comes out. */
	readonly value: Message;
	/** What the report says, as it says it. */
	readonly said: string;
}

/** What the checks say of figures and years. */
export const numbers = {
	doesNotAddUp: says<Sum & { spelled: boolean }>({
		en: ({ formula, value, said, spelled }, { say }) =>
			`This does not add up: ${say(formula)} = ${say(value)}, but the text says ${spelled ? `“${said}”` : said}. Correct the number that is wrong.`,
		'zh-CN': ({ formula, value, said }, { say }) =>
			`计算对不上：${say(formula)} = ${say(value)}，但文中写的是“${said}”。请更正有误的数字。`,
	}),
	wrongMultiple: says<Sum>({
		en: ({ formula, value, said }, { say }) =>
			`This does not add up: ${say(formula)} = ${say(value)}, but the text says “${said}”. Correct the number or the word.`,
		'zh-CN': ({ formula, value, said }, { say }) =>
			`计算对不上：${say(formula)} = ${say(value)}，但文中写的是“${said}”。请更正数字或用词。`,
	}),
	shareOf: says<{ share: string; whole: string }>({
		en: ({ share, whole }) => `${share} of ${whole}`,
		'zh-CN': ({ share, whole }) => `${whole} × ${share}`,
	}),
	compoundGrowth: says<{ from: string; to: string; years: number }>({
		en: ({ from, to, years }) => `(${to} ÷ ${from}) to the power of 1/${years}, minus 1`,
		'zh-CN': ({ from, to, years }) => `（${to} ÷ ${from}）的 1/${years} 次方减 1`,
	}),
	averageGrowth: says<{ from: string; to: string; years: number }>({
		en: ({ from, to, years }) => `(${to} − ${from}) ÷ ${from} ÷ ${years}`,
		'zh-CN': ({ from, to, years }) => `（${to} − ${from}）÷ ${from} ÷ ${years}`,
	}),
	times: says<{ value: number }>({
		en: ({ value }, { number }) => `${number(value)} times`,
		'zh-CN': ({ value }, { number }) => `${number(value)} 倍`,
	}),
	/** `told`: what is wrong; `lines`: where a claim that rests on the number gives it again. */
	alsoAffects: says<{ told: Message; lines: readonly number[] }>({
		en: ({ told, lines }, { say, list, plural }) =>
			`${say(told)} Also affects ${plural(lines.length, 'line', 'lines')} ${list(lines.map(String))}.`,
		'zh-CN': ({ told, lines }, { say }) => `${say(told)}第 ${lines.join('、')} 行也受影响。`,
	}),
	saidHereToo: says({
		en: 'Gives the same number: correct it here, too.',
		'zh-CN': '此处用了同一个数：请一并更正。',
	}),
	restsOnThis: says({
		en: 'Seems to rest on this number alone: see whether it still holds.',
		'zh-CN': '似乎只依据这个数：请看是否仍然成立。',
	}),
	totalOffToo: says({
		en: 'The sum is off by just as much, and comes right with it.',
		'zh-CN': '合计的差额与此相同，更正后即吻合。',
	}),
	slip: says<{ said: string; value: string }>({
		en: ({ said, value }) =>
			`This number looks wrong: with ${value} instead of ${said}, the total and what else follows from it come right. Correct it.`,
		'zh-CN': ({ said, value }) =>
			`此数可能有误：把 ${said} 改为 ${value} 后，合计及由它算出的其他数值均能吻合。请更正。`,
	}),
	fitsOnceCorrected: says({
		en: 'This number fits once that one is corrected.',
		'zh-CN': '那个数更正后，此数即吻合。',
	}),
	here: says<{ text: string }>({ en: ({ text }) => `Here: ${text}.`, 'zh-CN': ({ text }) => `此处：${text}。` }),
	spelledShare: says<{ words: string; figure: string }>({
		en: ({ words, figure }) => `“${words}” and ${figure} do not say the same. Correct the one that is wrong.`,
		'zh-CN': ({ words, figure }) => `“${words}”与 ${figure} 说的不是一回事。请更正有误的一处。`,
	}),
	wrongWay: says<{ rises: boolean; from: string; to: string }>({
		en: ({ rises, from, to }) =>
			`The text says that it ${rises ? 'rises' : 'falls'}, but ${from} → ${to} goes the other way. Correct the number or the verb.`,
		'zh-CN': ({ rises, from, to }) =>
			`文中说${rises ? '上升' : '下降'}，但 ${from} → ${to} 方向相反。请更正数字或用词。`,
	}),
	pointsForPercent: says<{ from: string; to: string }>({
		en: ({ from, to }) =>
			`${from} and ${to} are no percentages, so their change is in percent: write % instead of percentage points.`,
		'zh-CN': ({ from, to }) => `${from} 和 ${to} 不是百分比，其变化应以百分比表示：请写 %，而不是百分点。`,
	}),
	percentForPoints: says<{ from: string; to: string; points: string; down: boolean; relative: Message }>({
		en: ({ from, to, points, down, relative }, { say }) =>
			`From ${from} to ${to} it is ${points} percentage points${down ? ' down' : ''}; in percent it would be ${say(relative)}. Write percentage points.`,
		'zh-CN': ({ from, to, points, down, relative }, { say }) =>
			`从 ${from} 到 ${to} 是${down ? '下降' : ''} ${points} 个百分点；若按百分比计算应为 ${say(relative)}。请写百分点。`,
	}),
	signedDecline: says<{ text: string }>({
		en: ({ text }) => `A decline of ${text} is a rise: the word and the sign say the same twice. Leave out the sign.`,
		'zh-CN': ({ text }) => `“下降 ${text}”等于上升：词与负号重复。请去掉负号。`,
	}),
	mixedUnits: says<{ from: string; to: string }>({
		en: ({ from, to }) =>
			`${from} and ${to} are in different units, so the change between them cannot be read off. Convert one, and say at which rate.`,
		'zh-CN': ({ from, to }) => `${from} 和 ${to} 单位不同，无法看出变化。请换算其中一个，并写明换算率。`,
	}),
	mixedColumn: says<{ odd: string; header: string; usual: string }>({
		en: ({ odd, header, usual }) =>
			`${odd} is in another currency than the rest of the column “${header}”, such as ${usual}. Convert it, and say at which rate.`,
		'zh-CN': ({ odd, header, usual }) =>
			`${odd} 与“${header}”一列其他数值（如 ${usual}）的货币不同。请加以换算，并写明汇率。`,
	}),
	sharesOff: says<{ formula: string; total: number }>({
		en: ({ formula, total }, { number }) =>
			`These shares do not come to 100%: ${formula} = ${number(total)}%. Correct the share that is wrong, or say what is left out.`,
		'zh-CN': ({ formula, total }, { number }) =>
			`这些占比合计不是 100%：${formula} = ${number(total)}%。请更正有误的占比，或写明略去了什么。`,
	}),
	shareColumn: says<{ header: string; total: number }>({
		en: ({ header, total }, { number }) =>
			`The shares in the column “${header}” come to ${number(total)}%, not 100%. Correct the share that is wrong, or say why they overlap.`,
		'zh-CN': ({ header, total }, { number }) =>
			`“${header}”一列的占比合计为 ${number(total)}%，不是 100%。请更正有误的占比，或写明为何有重叠。`,
	}),
	/** `parts` is how many were added; their formula is left out where it would be long. */
	tableTotal: says<{ parts: number; formula: string | undefined; value: Message; said: string }>({
		en: ({ parts, formula, value, said }, { say }) =>
			`This total does not add up: ${formula ? `${formula} =` : `the ${parts} parts come to`} ${say(value)}, but the table says ${said}. Correct the total or the part that is wrong.`,
		'zh-CN': ({ parts, formula, value, said }, { say }) =>
			`合计对不上：${formula ? `${formula} =` : `${parts} 个部分相加得`} ${say(value)}，但表中写的是 ${said}。请更正合计或有误的部分。`,
	}),
	derivedColumn: says<Sum & { header: string; row: string }>({
		en: ({ header, row, formula, value, said }, { say }) =>
			`“${header}” of “${row}” does not follow as in the other rows: ${say(formula)} = ${say(value)}, but the table says ${said}. Correct the number that is wrong.`,
		'zh-CN': ({ header, row, formula, value, said }, { say }) =>
			`“${row}”的“${header}”与其他行的算法不符：${say(formula)} = ${say(value)}，但表中写的是 ${said}。请更正有误的数字。`,
	}),
	derivedRow: says<Sum & { header: string; row: string }>({
		en: ({ header, row, formula, value, said }, { say }) =>
			`“${header}” of “${row}” does not follow as in the other years: ${say(formula)} = ${say(value)}, but the table says ${said}. Correct the number that is wrong.`,
		'zh-CN': ({ header, row, formula, value, said }, { say }) =>
			`“${row}”的“${header}”与其他年份的算法不符：${say(formula)} = ${say(value)}，但表中写的是 ${said}。请更正有误的数字。`,
	}),
	inconsistent: says<{ earlier: string; line: number; later: string }>({
		en: ({ earlier, line, later }) =>
			`The same quantity has two values: ${earlier} in line ${line}, ${later} here. Correct one, or say how the two differ.`,
		'zh-CN': ({ earlier, line, later }) =>
			`同一数量有两个数值：第 ${line} 行是 ${earlier}，此处是 ${later}。请更正其中一个，或写明两者有何不同。`,
	}),
	otherCount: says<{ announced: number; follow: number }>({
		en: ({ announced, follow }) =>
			`${announced} are announced here, but ${follow} follow. Correct the number, or what is listed.`,
		'zh-CN': ({ announced, follow }) =>
			`此处说有 ${announced} 项，随后列出的却是 ${follow} 项。请更正数目，或补全、删减所列内容。`,
	}),
	itemsListed: says<{ count: number }>({
		en: ({ count }, { plural }) => `${count} ${plural(count, 'item', 'items')} in the list`,
		'zh-CN': ({ count }) => `列出 ${count} 项`,
	}),
	countOfList: says({ en: 'A number that its list contradicts', 'zh-CN': '数目与列出的项数不符' }),
	otherScale: says<{ earlier: string; line: number; later: string; times: number }>({
		en: ({ earlier, line, later, times }, { number }) =>
			`The same digits stand for amounts ${number(times)} times apart: ${earlier} in line ${line}, ${later} here. Check the scale (thousand, million, billion).`,
		'zh-CN': ({ earlier, line, later, times }, { number }) =>
			`相同的数字相差 ${number(times)} 倍：第 ${line} 行是 ${earlier}，此处是 ${later}。请核对数量级（万、亿）。`,
	}),
	swappedDigits: says<{ other: string; line: number; here: string }>({
		en: ({ other, line, here }) =>
			`The same digits stand in another order: ${other} in line ${line}, ${here} here. One of them seems to be mistyped: correct it, or say how the two differ.`,
		'zh-CN': ({ other, line, here }) =>
			`数字相同而顺序不同：第 ${line} 行是 ${other}，此处是 ${here}。其中一处可能有误：请更正，或写明两者有何不同。`,
	}),
	otherValue: says<{ text: string }>({
		en: ({ text }) => `The other value: ${text}.`,
		'zh-CN': ({ text }) => `另一个数值：${text}。`,
	}),
	rightWay: says<{ rises: boolean; from: string; to: string }>({
		en: ({ rises, from, to }) => `${from} → ${to}: it ${rises ? 'rises' : 'falls'}, as the text says`,
		'zh-CN': ({ rises, from, to }) => `${from} → ${to}：与文中所说的${rises ? '上升' : '下降'}一致`,
	}),
	spelledAlike: says<{ words: string; figure: string }>({
		en: ({ words, figure }) => `“${words}” and ${figure} say the same`,
		'zh-CN': ({ words, figure }) => `“${words}”与 ${figure} 一致`,
	}),
	columnSum: says<{ header: string }>({
		en: ({ header }) => `the sum of “${header}”`,
		'zh-CN': ({ header }) => `“${header}”一列之和`,
	}),
	sumOfParts: says<{ parts: number }>({
		en: ({ parts }, { number }) => `the sum of ${number(parts)} parts`,
		'zh-CN': ({ parts }, { number }) => `${number(parts)} 个部分之和`,
	}),
	meanOfParts: says<{ parts: number }>({
		en: ({ parts }, { number }) => `the mean of ${number(parts)} values`,
		'zh-CN': ({ parts }, { number }) => `${number(parts)} 个数值的平均`,
	}),
	/** A relation that holds; what comes out may be written with more digits than the report gives. */
	worksOut: says<{ formula: Message; value: Message }>({
		en: ({ formula, value }, { say }) => `${say(formula)} = ${say(value)}`,
		'zh-CN': ({ formula, value }, { say }) => `${say(formula)} = ${say(value)}`,
	}),
	sameValue: says<{ text: string; line: number }>({
		en: ({ text, line }) => `The same value stands in line ${line}: ${text}`,
		'zh-CN': ({ text, line }) => `第 ${line} 行给出相同的数值：${text}`,
	}),
	unreadRange: says({
		en: 'One of the numbers is a range, so there is no one value to work out.',
		'zh-CN': '其中有一个数是区间，无法算出单一数值。',
	}),
	unreadZero: says({
		en: 'The change starts from zero, so it cannot be given in percent or times.',
		'zh-CN': '变化从零开始，无法用百分比或倍数表示。',
	}),
	unreadScale: says({
		en: 'The two sides are a power of ten apart, and one of them does not say its scale (thousand, million, billion).',
		'zh-CN': '两边相差整数个数量级，且其中一边没有写明单位（万、亿等）。',
	}),
	unreadYears: says({
		en: 'The years between the two values are not given, so the yearly rate cannot be worked out.',
		'zh-CN': '没有写明两个数值之间相隔的年数，无法计算年均增速。',
	}),
	unreadParts: says({
		en: 'Not every part above this total is a plain number in its unit.',
		'zh-CN': '此合计上方并非每个部分都是同一单位的单个数值。',
	}),
	endsBeforeBegin: says<{ text: string }>({
		en: ({ text }) => `${text} ends before it begins. Correct one of the years.`,
		'zh-CN': ({ text }) => `${text} 的结束早于开始。请更正其中一个年份。`,
	}),
	yearsBackwards: says<{ first: number; last: number }>({
		en: ({ first, last }) => `The years run backwards: from ${first} to ${last}. Correct one of them.`,
		'zh-CN': ({ first, last }) => `年份颠倒：从 ${first} 年到 ${last} 年。请更正其中一个。`,
	}),
	otherLength: says<{ is: number; months: boolean }>({
		en: ({ is, months }, { number }) =>
			`This time is ${number(is)} ${months ? 'months' : 'years'} long, ${number(is + 1)} with its last one. Correct the number or the dates.`,
		'zh-CN': ({ is, months }, { number }) =>
			`这段时间为 ${number(is)} ${months ? '个月' : '年'}（含最后一${months ? '月' : '年'}为 ${number(is + 1)}）。请更正数字或起止时间。`,
	}),
	noSuchDay: says<{ text: string; last: number }>({
		en: ({ text, last }) => `There is no ${text}: that month ends with day ${last}. Correct the date.`,
		'zh-CN': ({ text, last }) => `没有 ${text} 这一天：该月最后一天是 ${last} 日。请更正日期。`,
	}),
	otherYear: says<{ year: number }>({
		en: ({ year }) => `The other year: ${year}.`,
		'zh-CN': ({ year }) => `另一个年份：${year} 年。`,
	}),
	futureAsPast: says<{ year: number; date: number }>({
		en: ({ year, date }) =>
			`The text speaks of ${year} as past, but the report is dated ${date}. Correct the year, or say that it is a forecast.`,
		'zh-CN': ({ year, date }) => `文中把 ${year} 年说成已经过去，但报告日期是 ${date} 年。请更正年份，或写明这是预测。`,
	}),
	yearsOutOfOrder: says<{ years: readonly number[] }>({
		en: ({ years }) => `The years of this table are not in order: ${years.join(', ')}. Correct the one that is wrong.`,
		'zh-CN': ({ years }) => `表中的年份顺序不对：${years.join('、')}。请更正有误的一个。`,
	}),
};
