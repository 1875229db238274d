/** `1` up, `-1` down. */
export type Direction = 1 | -1;

const UP =
	/\b(?:increas(?:e[sd]?|ing)|rises?|rising|risen|rose|gr[eo]w(?:s|n|ing)?|growth|gain(?:s|ed|ing)?|climb(?:s|ed|ing)?|jump(?:s|ed|ing)?|surg(?:e[sd]?|ing)|expan(?:d(?:s|ed|ing)?|sion)|soar(?:s|ed|ing)?|advanc(?:e[sd]|ing)|up|higher|doubl(?:e[sd]?|ing)|tripl(?:e[sd]?|ing)|improv(?:e[sd]?|ing|ement))\b|上调|增长|增加|上升|提高|提升|上涨|增幅|涨幅|升幅|扩大|攀升|走高/giu;
const DOWN =
	/\b(?:decreas(?:e[sd]?|ing)|declin(?:e[sd]?|ing)|f[ae]ll(?:s|en|ing)?|drop(?:s|ped|ping)?|reduc(?:ed?|es|ing|tion)|los(?:t|ing)|shr[aiu]nk(?:s|ing|age)?|slump(?:s|ed|ing)?|plung(?:e[sd]?|ing)|plummet(?:s|ed|ing)?|contract(?:ed|ion|ing)|slid|tumbl(?:e[sd]?|ing)|down|lower|halv(?:e[sd]|ing)|worsen(?:s|ed|ing)?)\b|下调|下降|减少|降低|下滑|下跌|降幅|跌幅|缩减|回落|缩小|萎缩|走低/giu;
/** `Up to 12 %`, `down under`, `grown-up`: no change. */
const NO_CHANGE = /^up\s+to\b|^up\s+(?:a|the|of)\b/i;

export interface FoundDirection {
	readonly direction: Direction;
	readonly start: number;
	readonly end: number;
}

/** The words of change in a text, in order. */
export function findDirections(text: string): FoundDirection[] {
	const found = ([pattern, direction]: readonly [RegExp, Direction]) =>
		Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({ direction, start: index, end: index + word.length }));
	return (
		[
			[UP, 1],
			[DOWN, -1],
		] as const
	)
		.flatMap(found)
		.filter(({ start }) => !NO_CHANGE.test(text.slice(start, start + 12)))
		.sort((a, b) => a.start - b.start);
}

/** The text without its words of change, so that what changed can be compared. */
export function withoutDirections(text: string): string {
	return text.replace(UP, ' ').replace(DOWN, ' ');
}

const NOT =
	/\b(?:not(?! only)|never|no longer|neither|nor|cannot|failed to|refus(?:es|ed) to|den(?:ies|ied) that|without)\b|n['’]t\b|\bno (?=[a-z]+ (?:was|were|is|are|has|have)\b)|没有|从未|并非|并未|并不|尚未|未能|不再|不会|不能|无法|否认|不是|未(?=[\p{Script=Han}])(?!来)/giu;

/** Whether a text denies what it says; two negations are none. */
export function isDenied(text: string): boolean {
	return (text.match(NOT)?.length ?? 0) % 2 === 1;
}

/** The text without its negations. */
export function withoutNegations(text: string): string {
	return text.replace(NOT, ' ');
}
