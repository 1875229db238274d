/** `1` up, `-1` down, `0` neither way. */
export type Direction = 1 | -1 | 0;

const EN_UP =
	'increas(?:e[sd]?|ing)|ris(?:es?|en|ing)|rose|gr[eo]w(?:s|n|ing)?|growth|up|gain(?:s|ed|ing)?|climb(?:s|ed|ing)?|jump(?:s|ed|ing)?|surg(?:e[sd]?|ing)|expan(?:d(?:s|ed|ing)?|sion)|higher|uplift|soar(?:s|ed|ing)?|advanc(?:e[sd]?|ing)|more|uptick|improvement|appreciation|widen(?:s|ed|ing)?|above|greater|larger';
const EN_DOWN =
	'decreas(?:e[sd]?|ing)|declin(?:e[sd]?|ing)|f[ae]ll(?:s|en|ing)?|drop(?:s|ped|ping)?|down|reduc(?:ed?|es|ing|tion)|los(?:s|t|ing)|lower|contract(?:ed|ion|ing)|shr[aiu]nk(?:s|ing|age)?|slump(?:s|ed|ing)?|plung(?:e[sd]?|ing)|plummet(?:s|ed|ing)?|cut|less|slid|tumbl(?:e[sd]?|ing)|depreciation|saving|narrow(?:s|ed|ing)?|below|smaller';
const EN_NEUTRAL = 'chang(?:e[sd]?|ing)|difference|gap|shift|swing|spread|variation|equivalent|or';
const ZH_UP = '上调|增长|增加|上升|提高|提升|上涨|增幅|涨幅|升幅|增速|扩大|攀升|增|涨|升|多|高出|高';
const ZH_DOWN = '下调|下降|减少|降低|下滑|下跌|降幅|跌幅|缩减|回落|缩小|萎缩|减|跌|降|少|低';
const ZH_NEUTRAL = '变动|变化|差距|相差|差';

/** What may stand beside a change's word and its number without making it a change of something else. */
const EN_FILLING =
	'an?|the|is|was|has|have|had|by|of|which|that|this|it|represent(?:s|ed|ing)|reflect(?:s|ed|ing)|mark(?:s|ed|ing)|equal(?:s|ling|ing)?|correspond(?:s|ed|ing)|translat(?:es|ed|ing)|amount(?:s|ed|ing)|mean(?:s|ing)|impl(?:y|ies|ying)|into|to|for|i\\.e\\.?|or|and|so|just|only|some|about|around|approximately|roughly|nearly|almost|over|well|more|than|year-on-year|year-over-year|yoy|y\\/y|y-o-y|annual|overall|total|cumulative|net|relative|nominal|real|steep|sharp|significant|substantial|impressive|remarkable|dramatic|modest|slight|strong|staggering|massive|whopping|in|within|during|that|same|period|time|versus|compared|with|from|single|year|previous|prior|last|rate';
const ZH_FILLING =
	'同比|环比|累计|总体|整体|合计|净|大幅|小幅|共|约|近|超过|超|达到|达|为|了|的|率|幅度|幅|相当于|即|意味着|高达|仅|大约|接近|逾|实现|名义|实际|绝对值|绝对|较|比|上年|去年|同期|期间|比例|总|计|每年|，|也就是|这|是|代表|显示|一|个|降|升';

const pattern = (source: string) => new RegExp(`^(?:${source})$`, 'i');
const up = pattern(`${EN_UP}|${ZH_UP}`);
const down = pattern(`${EN_DOWN}|${ZH_DOWN}`);
const neutral = pattern(`${EN_NEUTRAL}|${ZH_NEUTRAL}`);
const filling = pattern(EN_FILLING);
const zhWords = new RegExp(
	[ZH_UP, ZH_DOWN, ZH_NEUTRAL, ZH_FILLING]
		.join('|')
		.split('|')
		.sort((a, b) => b.length - a.length)
		.join('|'),
	'gu',
);
const zhFilling = new RegExp(`^(?:${ZH_FILLING})$`, 'u');

/**
 * Which way a change goes whose words are these, or `undefined` when they name anything besides the change: then its
 * number belongs to something else.
 */
export function directionOf(text: string): Direction | undefined {
	const words = text.match(/[a-z][a-z./-]*[a-z]|[a-z]|\p{Script=Han}+/giu) ?? [];
	let found: Direction | undefined;
	for (const word of words.flatMap(hanWords)) {
		if (up.test(word)) found = found === -1 ? -1 : 1;
		else if (down.test(word)) found = -1;
		else if (neutral.test(word)) found ??= 0;
		else if (!filling.test(word) && !zhFilling.test(word)) return undefined;
	}
	return found;
}

function hanWords(word: string): readonly string[] {
	if (!/^\p{Script=Han}/u.test(word)) return [word];
	const known = word.match(zhWords) ?? [];
	return known.join('') === word ? known : [...known, word];
}

/** Verbs that say which way `from A to B` goes, at the end of the text before it or between its two numbers. */
const EN_VERB_UP =
	/\b(?:rose|ris(?:es?|en|ing)|increas(?:e[sd]?|ing)|grew|gr(?:ow|ows|own|owing)|climb(?:s|ed|ing)?|jump(?:s|ed|ing)?|surg(?:e[sd]?|ing)|expand(?:s|ed|ing)?|soar(?:s|ed|ing)?)(?: [a-z]+ly| again| further| up)?\s*$/i;
const EN_VERB_DOWN =
	/\b(?:fell|fall(?:s|en|ing)?|declin(?:e[sd]?|ing)|decreas(?:e[sd]?|ing)|drop(?:s|ped|ping)?|shr[aiu]nk(?:s|ing)?|plung(?:e[sd]?|ing)|plummet(?:s|ed|ing)?|slump(?:s|ed|ing)?|contract(?:s|ed|ing)?)(?: [a-z]+ly| again| further| back)?\s*$/i;
const ZH_VERB_UP = /(?:增长|增加|上升|提高|提升|上涨|攀升|扩大|增|涨|升)[至到为]/u;
const ZH_VERB_DOWN = /(?:下降|减少|降低|下滑|下跌|回落|缩减|萎缩|减|跌|降)[至到为]/u;

/** Which way the words around `from A to B` say it goes; 0 when they do not. */
export function verbDirection(before: string, between: string): Direction {
	if (EN_VERB_UP.test(before) || ZH_VERB_UP.test(between)) return 1;
	return EN_VERB_DOWN.test(before) || ZH_VERB_DOWN.test(between) ? -1 : 0;
}
