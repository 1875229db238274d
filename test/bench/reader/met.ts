import { isListed } from '../../../src/findings/limit';
import type { Finding } from '../../../src/findings/model';
import type { Span } from '../../../src/report/model';
import { overlap } from '../../../src/report/spanRelations';
import type { Mark } from '../editor/marks';

/** How many of an editor's marks findings meet: at the mark's place, or at any place of both. */
export interface Met {
	readonly all: number;
	readonly atPlace: number;
	readonly anywhere: number;
}

/** What an editor's marks are grouped by: weight, and kinds that are one for a reader. */
export function groupsOf({ weight, kind }: Pick<Mark, 'weight' | 'kind'>): string[] {
	return [weight, kind === 'contradiction' || kind === 'arithmetic' || kind === 'unit' ? 'numbers' : kind];
}

/** By group, what of the marks of a report findings of info or above meet; those that are held back count only where `held`. */
export function metBy(marks: readonly Mark[], findings: readonly Finding[], held: boolean): Map<string, Met> {
	const told = findings.filter((finding) => finding.severity !== 'hint' && (held || isListed(finding)));
	const met = new Map<string, Met>();
	for (const mark of marks) {
		const [own] = mark.places;
		const atPlace = own !== undefined && told.some(({ span }) => overlap(span, own));
		const anywhere = told.some((finding) =>
			mark.places.some((place) => placesOf(finding).some((span) => overlap(span, place))),
		);
		for (const group of groupsOf(mark)) {
			const { all, atPlace: at, anywhere: any } = met.get(group) ?? { all: 0, atPlace: 0, anywhere: 0 };
			met.set(group, { all: all + 1, atPlace: at + Number(atPlace), anywhere: any + Number(anywhere) });
		}
	}
	return met;
}

function placesOf({ span, related }: Finding): Span[] {
	return [span, ...related.map((other) => other.span)];
}

/** How many of the findings that are listed stand on a mark. */
export function onMarks(
	marks: readonly Mark[],
	findings: readonly Finding[],
): { readonly told: number; readonly on: number } {
	const told = findings.filter(isListed);
	return {
		told: told.length,
		on: told.filter(({ span }) => marks.some(({ places: [own] }) => own && overlap(span, own))).length,
	};
}
