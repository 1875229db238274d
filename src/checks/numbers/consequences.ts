import type { DraftFinding, RelatedPlace } from '../../findings/model';
import { message } from '../../messages/message';
import { isWithin } from '../../report/spanRelations';
import type { CheckedRelation } from './checkedRelation';

type Conflict = Extract<CheckedRelation, { outcome: 'conflicts' }>;

/**
 * What the author is told of relations that conflict: each defect once. A total that is off by just as much as one of its
 * parts is wrong comes right with that part, so it is a place of that part's finding and none of its own. It is right as it
 * stands, then, and nothing comes right with it in turn.
 */
export function findingsWithoutConsequences(relations: readonly CheckedRelation[], source: string): DraftFinding[] {
	const wrong = relations.filter((relation): relation is Conflict => relation.outcome === 'conflicts');
	const causes = new Map<Conflict, Conflict>();
	for (const total of wrong) {
		const cause = wrong.find((part) => part !== total && isCauseOf(part, total, source));
		if (cause) causes.set(total, cause);
	}
	const consequences = new Map([...causes].filter(([, cause]) => !causes.has(cause)));
	return wrong
		.filter((relation) => !consequences.has(relation))
		.map(({ finding }) =>
			withPlaces(
				finding,
				[...consequences].filter(([, cause]) => cause.finding === finding).map(([total]) => total),
			),
		);
}

function withPlaces(finding: DraftFinding, totals: readonly Conflict[]): DraftFinding {
	if (totals.length === 0) return finding;
	const places = totals.map(({ at }): RelatedPlace => ({ span: at, message: message('numbers.totalOffToo') }));
	return { ...finding, related: [...(finding.related ?? []), ...places] };
}

function isCauseOf({ finding, at }: Conflict, total: Conflict, source: string): boolean {
	if (total.excess === undefined || finding.code !== 'number.arithmetic') return false;
	const correction = finding.data?.correction;
	const places = [total.at, ...total.others];
	if (correction === undefined || total.at === at || !places.some((place) => isWithin(at, place))) return false;
	const [stated, right] = [digitsOf(source.slice(...at)), digitsOf(correction)];
	const rounding = 0.5 * 10 ** -stated.decimals * (total.others.length + 1);
	return Math.abs(total.excess - (stated.value - right.value)) <= rounding;
}

function digitsOf(text: string): { readonly value: number; readonly decimals: number } {
	const written = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? '';
	return { value: Number(written), decimals: written.split('.')[1]?.length ?? 0 };
}
