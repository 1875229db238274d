import { anyOf, inEither } from '../../../lexicon/compile';
import { nextInOrder, partly, thenNext } from '../../../lexicon/ranks';
import type { RankClaim } from './rankClaims';
import { nameLength } from './rankSubjects';

/** What comes next in the order that a claim of the first place begins. */
export interface Follower {
	readonly claim: RankClaim;
	readonly label: string;
}

/** In the sentence of the first place; in Chinese `，其次是`. */
const opens = new RegExp(`^[^.;。；]{0,80}?(?:,\\s|，)(?:${anyOf(nextInOrder.en)}|${anyOf(nextInOrder.zh)})`, 'iu');
const between = new RegExp(`^(?:\\s|[,;]|\\b${anyOf(thenNext.en)}\\b|${anyOf(thenNext.zh)})*`, 'iu');

/** Behind the last name, which nothing narrows down. */
const goesNoFurther = /^\s?(?:[.,;:)。，；：）]|$)/u;
const isOfPart = inEither(partly);

/** Of more rows, all tables together, the others are not looked for. */
const mostLabels = 200;

/** Nobody tells the places of more in one sentence. */
const most = 10;

/** `Followed by Skarv and then Brodtun`: the second place and the third, as far as what is named is in the table. */
export function followersOf(claim: RankClaim, labels: readonly string[]): Follower[] {
	const opening = claim.place === 1 ? opens.exec(claim.behind)?.[0] : undefined;
	if (opening === undefined) return [];
	const found: Follower[] = [];
	let end = opening.length;
	for (let at = opening.length; found.length < most; ) {
		const from = at + (between.exec(claim.behind.slice(at))?.[0].length ?? 0);
		const [next] = labels
			.slice(0, mostLabels)
			.map((label) => ({ label, length: nameLength(claim.behind.slice(from), label) }))
			.toSorted((a, b) => b.length - a.length);
		if (!next || next.length === 0 || (found.length > 0 && from === at)) break;
		at = from + next.length;
		end = at;
		const place = { span: claim.spanBehind(from, at), place: found.length + 2 };
		found.push({ label: next.label, claim: { ...claim, ...place } });
	}
	return !isOfPart.test(claim.before) && goesNoFurther.test(claim.behind.slice(end)) ? found : [];
}
