import { type NumberRelation, type NumberRelations, relationOutcomes } from '../findings/numberRelation';
import { message } from '../messages/message';
import type { Report, Span } from '../report/model';
import { holds } from '../report/spanRelations';
import { placeOf, type ViewContext } from './context';
import { readableExcerpt } from './excerpt';
import type { NumberRowView, NumbersView, PlaceView } from './model';

/** The relations between a report's numbers in the words of one language, by what came of them. Pure; the result is plain JSON. */
export function numbersViewOf(
	{ relations, alone }: NumberRelations,
	report: Report,
	context: ViewContext,
): NumbersView {
	const { say } = context.words;
	const groups = relationOutcomes.map((outcome) => ({
		outcome,
		title: say(message('relations.outcome', { outcome })),
		rows: relations.filter((relation) => relation.outcome === outcome).map((one) => rowOf(one, report, context)),
	}));
	const [conflicts = 0, unread = 0, held = 0] = groups.map(({ rows }) => rows.length);
	const counted = message('relations.summary', { conflicts, unread, holds: held });
	return {
		title: say(message('relations.title')),
		summary: say(relations.length > 0 ? counted : message('relations.none')),
		alone: alone > 0 ? say(message('relations.alone', { count: alone })) : '',
		checked: relations.length,
		groups: groups.filter(({ rows }) => rows.length > 0),
	};
}

function rowOf(relation: NumberRelation, report: Report, context: ViewContext): NumberRowView {
	const { kind, span, related, stated, told } = relation;
	const { say } = context.words;
	const place = placeOf(span, context);
	return {
		stated,
		kind: say(message('relations.kind', { kind })),
		excerpt: readableExcerpt(report, around(report, span)),
		told: say(told),
		place,
		related: otherLines(place, related, context),
	};
}

/** One place a line: the numbers of one line are seen at once. */
function otherLines(own: PlaceView, related: readonly Span[], context: ViewContext): PlaceView[] {
	const byLine = new Map(related.map((span) => placeOf(span, context)).map((place) => [place.line, place]));
	byLine.delete(own.line);
	return [...byLine.values()].sort((a, b) => a.line - b.line);
}

/** The sentence that a number stands in, or the row of its table. */
function around({ sentences, source }: Report, [start]: Span): Span {
	const sentence = sentences.find(({ span }) => holds(span, start));
	if (sentence) return sentence.span;
	const end = source.indexOf('\n', start);
	return [source.lastIndexOf('\n', start - 1) + 1, end < 0 ? source.length : end];
}
