import { type Message, says, type Words } from './model';

/** From the lower to the higher end; the same where it is one figure. */
interface Range {
	readonly low: number;
	readonly high: number;
}

/** What speaks for or against a claim in its source. The English of these stands in questions to models. */
export const signals = {
	covered: says({
		en: 'What the claim names stands together in the source.',
		'zh-CN': '论断所提到的内容在来源中出现在一起。',
	}),
	missing: says<{ name: string }>({
		en: ({ name }) => `“${name}” is not in the source.`,
		'zh-CN': ({ name }) => `来源中没有“${name}”。`,
	}),
	numberMissing: says<{ number: string }>({
		en: ({ number }) => `${number} is not in the source.`,
		'zh-CN': ({ number }) => `来源中没有 ${number}。`,
	}),
	numberAgrees: says<{ number: string }>({
		en: ({ number }) => `The source gives ${number} as well.`,
		'zh-CN': ({ number }) => `来源同样给出 ${number}。`,
	}),
	numberDiffers: says<{ claim: string; source: string }>({
		en: ({ claim, source }) => `The claim says ${claim}, the source says ${source}.`,
		'zh-CN': ({ claim, source }) => `论断写的是 ${claim}，来源写的是 ${source}。`,
	}),
	/** Of a sentence that is too long to be read figure by figure. */
	notCompared: says<{ characters: number; figures: number }>({
		en: ({ characters, figures }, { number, plural }) =>
			`A sentence of ${number(characters)} characters and ${number(figures)} ${plural(figures, 'figure', 'figures')} was not read figure by figure.`,
		'zh-CN': ({ characters, figures }, { number }) =>
			`有一个句子长 ${number(characters)} 个字符、含 ${number(figures)} 个数字，未逐一核对其中的数字。`,
	}),
	/** `words` are the claim's for the place. */
	placeDiffers: says<{ others: readonly Message[]; place: Message; words: string }>({
		en: ({ others, place, words }, { say }) =>
			`The source speaks of ${others.map(say).join(', ')}, not of ${say(place)} (“${words}”).`,
		'zh-CN': ({ others, place, words }, { say }) =>
			`来源说的是${others.map(say).join('、')}，而不是${say(place)}（“${words}”）。`,
	}),
	rateFits: says<Rate>({
		en: (rate) => `The conversion fits the source's rate of ${rateText(rate)} ${rate.to} per ${rate.from}.`,
		'zh-CN': (rate) => `换算符合来源给出的汇率：1 ${rate.from} 兑 ${rateText(rate)} ${rate.to}。`,
	}),
	/** `said` is the claim's amount; `off` how far it is from the right one, as a share. */
	rateDiffers: says<Rate & { amounts: readonly (Range & { amount: number })[]; said: string; off: number }>({
		en: (given, words) =>
			`At the source's rate of ${rateText(given)} ${given.to} per ${given.from} the amount is another: ${given.amounts.map((one) => product(given, one, words)).join('; ')} ${given.to}, not ${given.said} (off by ${(given.off * 100).toFixed(1)} %).`,
		'zh-CN': (given, words) =>
			`按来源的汇率（1 ${given.from} 兑 ${rateText(given)} ${given.to}），金额应为 ${given.amounts.map((one) => product(given, one, words)).join('；')} ${given.to}，而不是 ${given.said}（相差 ${(given.off * 100).toFixed(1)}%）。`,
	}),
};

/** How many of `to` one of `from` is; both are currency codes. */
interface Rate {
	readonly rate: Range;
	readonly from: string;
	readonly to: string;
}

function rateText({ rate: { low, high } }: Rate): string {
	return low === high ? short(low) : `${short(low)}–${short(high)}`;
}

/** `1,200 × 7.2 = 8,640`. */
function product(rate: Rate, { amount, low, high }: Range & { amount: number }, words: Words): string {
	const [from, to] = [plain(low, words), plain(high, words)];
	return `${plain(amount, words)} × ${rateText(rate)} = ${from === to ? from : `${from}–${to}`}`;
}

function plain(value: number, { number }: Words): string {
	return number(value, value < 100 ? 2 : 0);
}

function short(rate: number): string {
	return String(Number(rate.toPrecision(4)));
}
