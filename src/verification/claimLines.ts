import type { ClaimText } from '../sources/support/parseClaim';
import { truncate } from '../text/shorten';
import type { ClaimPlace } from './claimPlace';

const longestClaim = 700;
const longestAround = 240;

/** A claim as it is asked about. */
export interface ListedClaim {
	readonly claim: ClaimText;
	readonly place: ClaimPlace;
	/** Lines that belong to it besides. */
	readonly more?: readonly string[];
}

/**
 * Claims for a question to a model, numbered from 1, each with what has to be read before it. What another claim of the list
 * says already is named by its number:
 *
 *     1: Prices fell.
 *       under: Market › Size
 *     2: Sales rose by 12 % in 2024.
 *       under: as 1
 *       leads in: Three things changed:
 *       before: claim 1
 */
export function claimLines(claims: readonly ListedClaim[]): string {
	const [texts, headings] = [new Map<string, number>(), new Map<string, number>()];
	const lines = claims.map(({ claim: { text, context = [] }, place: { leadIn, before, covers }, more = [] }, at) => {
		const number = at + 1;
		const under = context.slice(-2).join(' › ');
		const [sameHeadings, sameBefore] = [headings.get(under), texts.get(before ?? '')];
		if (sameHeadings === undefined) headings.set(under, number);
		if (!texts.has(text)) texts.set(text, number);
		return [
			`${number}: ${truncate(covers === '' ? text : `${covers} ${text}`, longestClaim)}`,
			...around('under', sameHeadings === undefined ? under : under && `as ${sameHeadings}`),
			...leadIn.flatMap((one) => around('leads in', one)),
			...around('before', sameBefore === undefined ? before : `claim ${sameBefore}`),
			...more.map((line) => `  ${line}`),
		].join('\n');
	});
	return lines.join('\n');
}

function around(what: string, said: string | undefined): string[] {
	return said ? [`  ${what}: ${truncate(said, longestAround)}`] : [];
}
