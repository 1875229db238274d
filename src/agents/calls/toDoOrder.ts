import type { Finding } from '../../findings/model';
import { toDoViewOf } from '../../view/toDo';
import type { ReadReport } from './readReport';

/** Findings in the order in which they are to be mended, as the editor's panel lists them. */
export function byWhatToDoFirst({ analysis, context }: ReadReport, findings: readonly Finding[]): Finding[] {
	const view = toDoViewOf(analysis, { ...context, isFixable: () => false, jade: null, relations: 0 });
	const places = new Map(view.items.map(({ id }, place) => [id, place]));
	const placeOf = ({ code, span }: Finding) => places.get(`${code}:${span.join()}`) ?? places.size;
	return findings.toSorted((a, b) => placeOf(a) - placeOf(b));
}
