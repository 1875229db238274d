import { chunked, groupBy, groupPairs } from '../text/collections';
import type { ClaimSourcePair } from './claimSourcePairs';

/** A pair whose source's words are known. */
export type KnownPair = ClaimSourcePair & { readonly evidence: NonNullable<ClaimSourcePair['evidence']> };

/** What is asked in one question: claims, each with the pairs it makes with the sources that are shown. */
export type ClaimQuestion = readonly (readonly KnownPair[])[];

/** Claims in one question, on one source. */
const mostClaims = 10;
/** Sources and claims in one question on claims that cite several of them; a claim that cites more stands alone. */
const mostTogether = { sources: 4, claims: 6 };

/**
 * Claims that cite one source are asked about with all others on it; those that cite several, with all of these at once:
 * what no source carries alone, they may carry together.
 */
export function questionsOn(pairs: readonly ClaimSourcePair[]): ClaimQuestion[] {
	const claims = [...groupBy(pairs.filter(isKnown), ({ claim }) => claim).values()];
	const alone = claims.filter((own) => own.length === 1);
	const bySource = groupPairs(alone.map((own) => [own[0]?.source.id, own] as const));
	return [
		...[...bySource.values()].flatMap((own) => chunked(own, mostClaims)),
		...bundled(claims.filter((own) => own.length > 1)),
	];
}

function isKnown(pair: ClaimSourcePair): pair is KnownPair {
	return pair.evidence !== undefined;
}

function bundled(claims: ClaimQuestion): ClaimQuestion[] {
	const bundles: { readonly claims: (readonly KnownPair[])[]; readonly sources: Set<string> }[] = [];
	for (const own of claims) {
		const ids = own.map(({ source }) => source.id);
		const open = bundles.find(
			(bundle) =>
				bundle.claims.length < mostTogether.claims && new Set([...bundle.sources, ...ids]).size <= mostTogether.sources,
		);
		if (!open) bundles.push({ claims: [own], sources: new Set(ids) });
		else {
			open.claims.push(own);
			for (const id of ids) open.sources.add(id);
		}
	}
	return bundles.map((bundle) => bundle.claims);
}
