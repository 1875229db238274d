import { itemAt } from '../../access';
import type { Ground } from '../model';
import type { RuleReading } from '../reading/readByRules';

/** With less in common than this two sentences are about different things; by hand, on the example reports. */
const sameSubject = 0.12;

/** Finds, for a unit, the nearest other one that cites or gives figures, wherever in the report it stands. */
export function groundFinder({ all, outline }: RuleReading): (unit: number) => Ground | undefined {
	const counts = all.map(({ citations, figures, unit }) => unit.kind !== 'heading' && (citations > 0 || figures > 0));
	return (unit) => {
		const nearest = outline.related.nearest(unit, counts);
		if (!nearest || nearest.likeness < sameSubject) return undefined;
		const found = itemAt(all, nearest.unit);
		return { span: found.unit.span, cited: found.citations > 0, likeness: nearest.likeness };
	};
}
