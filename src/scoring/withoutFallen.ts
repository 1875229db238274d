import type { Finding } from '../findings/model';
import { byPlace } from '../report/spanRelations';
import { isRefutedBy } from './jade/facts/verifiedFact';

interface Settled<Gone> {
	readonly open: readonly Finding[];
	/** By place. */
	readonly gone: readonly Gone[];
}

/**
 * Findings that are gone take along what was told because of them: a fact that numbers alone refuted, once none of these is
 * open any more, and a conclusion that falls with such facts alone. Each goes as what it rests on went.
 */
export function withoutFallen<Gone extends { readonly finding: Finding }>(
	open: readonly Finding[],
	gone: readonly Gone[],
): Settled<Gone> {
	const facts = [...open, ...gone.map(({ finding }) => finding)].flatMap((fact) => {
		const cause = causeOf(fact, open, gone);
		return cause ? [{ ...cause, finding: fact }] : [];
	});
	const conclusions = open.flatMap((conclusion) => {
		if (conclusion.code !== 'conclusion.gated') return [];
		const causes = conclusion.related.map(({ span }) => facts.find(({ finding }) => isAt(finding, span)));
		const [first] = causes;
		return first && causes.every(Boolean) ? [{ ...first, finding: conclusion }] : [];
	});
	const fallen = new Map([...facts, ...conclusions].map((each) => [each.finding, each]));
	return {
		open: open.filter((finding) => !fallen.has(finding)),
		gone: [...gone, ...open.flatMap((finding) => fallen.get(finding) ?? [])].sort((a, b) =>
			byPlace(a.finding, b.finding),
		),
	};
}

/** What refuted a fact and is gone; `undefined` where a source speaks against it, or other numbers still do. */
function causeOf<Gone extends { readonly finding: Finding }>(
	fact: Finding,
	open: readonly Finding[],
	gone: readonly Gone[],
): Gone | undefined {
	if (fact.code !== 'evidence.refuted' || fact.data.quote !== undefined) return undefined;
	if (open.some((finding) => isRefutedBy(fact, finding))) return undefined;
	return gone.find(({ finding }) => isRefutedBy(fact, finding));
}

function isAt({ span: [start, end] }: Finding, place: Finding['span']): boolean {
	return start === place[0] && end === place[1];
}
