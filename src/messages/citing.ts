import { says } from './model';

type Verdict = 'supported' | 'partly' | 'contradicted' | 'not-found' | 'unclear';

interface Figures {
	readonly given: readonly string[];
	readonly missing: readonly string[];
}

/** What a reference says of a claim that may cite it, as the author chooses one. */
export const citing = {
	/** Where it is cited, the nearest place. */
	near: says<{ near: 'sentence' | 'paragraph' | 'section' }>({
		en: ({ near }) => `Cited in this ${near}.`,
		'zh-CN': ({ near }) => ({ sentence: '本句已引用。', paragraph: '本段已引用。', section: '本节已引用。' })[near],
	}),
	notHere: says({
		en: 'Not checked: its text is not on this computer.',
		'zh-CN': '未核对：本机没有它的文本。',
	}),
	noneHere: says({
		en: 'Not checked: none of their texts is on this computer',
		'zh-CN': '未核对：本机没有它们的文本',
	}),
	figures: says<Figures>({
		en: ({ given, missing }, { list }) => {
			if (missing.length === 0) return `Gives ${list(given)}.`;
			return given.length === 0 ? `Does not give ${list(missing)}.` : `Gives ${list(given)}, but not ${list(missing)}.`;
		},
		'zh-CN': ({ given, missing }) => {
			if (missing.length === 0) return `其中有 ${given.join('、')}。`;
			return given.length === 0
				? `其中没有 ${missing.join('、')}。`
				: `其中有 ${given.join('、')}，没有 ${missing.join('、')}。`;
		},
	}),
	verdict: says<{ verdict: Verdict }>({
		en: ({ verdict }) => english[verdict],
		'zh-CN': ({ verdict }) => chinese[verdict],
	}),
	/** Behind what is missing. */
	partOnly: says({
		en: 'Only a part of it is on this computer.',
		'zh-CN': '本机只有它的一部分。',
	}),
};

const english: Readonly<Record<Verdict, string>> = {
	supported: 'Says what the claim says.',
	partly: 'Says a part of what the claim says.',
	contradicted: 'Says something else.',
	'not-found': 'Does not speak of this.',
	unclear: 'The rules cannot tell whether it supports the claim.',
};

const chinese: Readonly<Record<Verdict, string>> = {
	supported: '与论断一致。',
	partly: '只说到论断的一部分。',
	contradicted: '说法不同。',
	'not-found': '没有谈到这一点。',
	unclear: '规则无法判定它是否支撑论断。',
};
