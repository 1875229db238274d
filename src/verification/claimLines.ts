import type { ClaimText } from '../sources/support/parseClaim';
import { cutShort } from '../text/shorten';
import type { ClaimPlace } from './claimPlace';

const longestClaim = 700;
const longestAround = 240;

/**
 * A claim for a question to a model, with what has to be read before it:
 *
 *     3: Sales rose by 12 % in 2024.
 *       under: Market › Size
 *       leads in: Three things changed:
 *       before: Prices fell.
 */
export function claimLines({ text, context = [] }: ClaimText, place: ClaimPlace, number: string): string {
	const { leadIn, before, covers } = place;
	const around = (what: string, said: string | undefined) =>
		said ? [`  ${what}: ${cutShort(said, longestAround)}`] : [];
	return [
		`${number}: ${cutShort(covers === '' ? text : `${covers} ${text}`, longestClaim)}`,
		...around('under', context.slice(-2).join(' › ')),
		...leadIn.flatMap((one) => around('leads in', one)),
		...around('before', before),
	].join('\n');
}
