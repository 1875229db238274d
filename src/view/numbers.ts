import { firstOf } from '../access';
import type { Analysis } from '../analysis';
import type { Finding } from '../findings/model';
import type { NumberRelation, NumberRelations } from '../findings/numberRelation';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { type CurrentFigure, currentFigures } from '../reading/applied/figures';
import type { Report, Span } from '../report/model';
import { overlap } from '../report/spanRelations';
import { onePlaceALine, type PlaceView, placeOf, type ViewContext } from './context';
import { surroundingsText } from './excerpt';

/** What is shown of the relations, in this order. */
const shownOutcomes = ['conflicts', 'withdrawn', 'unread', 'holds'] as const;
type ShownOutcome = (typeof shownOutcomes)[number];

type Reviewed = Pick<Analysis, 'report' | 'findings' | 'withdrawn' | 'reading'>;

/**
 * The relations between a report's numbers in the words of one language, by what came of them, with what a model
 * made of those that do not hold: what a model confirms goes first, what it withdrew is told apart. Pure; the result is
 * plain JSON.
 */
export function numbersViewOf({ relations, alone }: NumberRelations, analysis: Reviewed, context: ViewContext) {
	const { say } = context.words;
	const read = relations.map((relation) => reviewed(relation, analysis));
	const groups = shownOutcomes.map((outcome) => {
		const own = read.filter((one) => one.outcome === outcome);
		const sorted = own.toSorted((a, b) => Number(b.confirmed) - Number(a.confirmed));
		return {
			outcome,
			title: say(titleOf(outcome, analysis)),
			beside: say(message('relations.comparedWith')),
			rows: sorted.map(({ relation, told }) => rowOf({ ...relation, told }, analysis.report, context)),
		};
	});
	const [conflicts = 0, withdrawn = 0, unread = 0, held = 0] = groups.map(({ rows }) => rows.length);
	const all = conflicts + withdrawn + unread + held;
	const counted = message('relations.summary', { all, conflicts, withdrawn, unread, holds: held });
	return {
		title: say(message('relations.title')),
		summary: say(relations.length > 0 ? counted : message('relations.none')),
		alone: alone > 0 ? say(message('relations.alone', { count: alone })) : '',
		checked: relations.length,
		groups: [...groups, ...figuresGroup(analysis, context)].filter(({ rows }) => rows.length > 0),
	};
}

export type NumbersView = ReturnType<typeof numbersViewOf>;
export type NumberGroupView = NumbersView['groups'][number];
export type NumberRowView = ReturnType<typeof rowOf>;

function titleOf(outcome: ShownOutcome, { withdrawn: [first] = [] }: Reviewed): Message {
	if (outcome !== 'withdrawn') return message('relations.outcome', { outcome });
	return message('review.withdrawnTitle', { model: first?.model ?? '' });
}

/** A relation with what a model said of the finding that tells of it. */
interface ReviewedRelation {
	readonly relation: NumberRelation;
	readonly outcome: ShownOutcome;
	readonly confirmed: boolean;
	readonly told: Message;
}

/** The withdrawal by a model of the finding that tells of a relation. */
export function withdrawalOf(relation: NumberRelation, { withdrawn = [] }: Pick<Reviewed, 'withdrawn'>) {
	return withdrawn.find(({ finding }) => tellsOf(relation, finding));
}

function tellsOf(relation: NumberRelation, { code, span }: Finding): boolean {
	return code.startsWith('number.') && overlap(span, relation.span);
}

function reviewed(relation: NumberRelation, { findings, withdrawn }: Reviewed): ReviewedRelation {
	const { outcome, told } = relation;
	const asRead = { relation, outcome, confirmed: false, told };
	if (outcome !== 'conflicts') return asRead;
	const gone = withdrawalOf(relation, { withdrawn });
	if (gone) {
		const { model, reason } = gone;
		const why = reason === '' ? undefined : reason;
		return { ...asRead, outcome: 'withdrawn', told: message('review.withdrawn', { what: told, model, why }) };
	}
	const kept = findings.find((finding) => finding.data.weight !== undefined && tellsOf(relation, finding));
	return kept ? { ...asRead, confirmed: true, told: kept.message } : asRead;
}

function rowOf(relation: NumberRelation, report: Report, context: ViewContext) {
	const { kind, span, related, stated, told } = relation;
	const { say } = context.words;
	const place = placeOf(span, context);
	return {
		stated,
		kind: say(message('relations.kind', { kind })),
		excerpt: surroundingsText(report, span),
		told: say(told),
		place,
		related: otherLines(place, related, context),
	};
}

/** The figures that a model has related: it says where else a figure stands, and nothing follows from that. */
function figuresGroup(analysis: Reviewed, context: ViewContext) {
	const { reading } = analysis;
	if (!reading) return [];
	const { say } = context.words;
	const { model } = reading;
	return [
		{
			outcome: 'related' as const,
			title: say(message('relations.related', { model })),
			beside: say(message('relations.relatedBy', { model })),
			rows: currentFigures(analysis).map((figure) => figureRow(figure, context)),
		},
	];
}

function figureRow(figure: CurrentFigure, context: ViewContext): NumberRowView {
	const { of, values, against } = figure;
	const places = values.flatMap((given) => given.places);
	const found = against ? [against.span, ...against.related.map(({ span }) => span)] : [];
	const place = placeOf(against?.span ?? firstOf(places), context);
	return {
		stated: values.map(({ value }) => value).join(' / '),
		kind: '',
		excerpt: of,
		told: context.words.all(faultsOf(figure, context)),
		place,
		related: otherLines(place, [...places, ...found], context),
	};
}

/** What stands against a figure of the model's; empty where nothing does. */
export function faultsOf({ values, differs, against }: CurrentFigure, { at }: ViewContext): Message[] {
	const given = values.map(({ value, places }) =>
		message('relations.given', { value, line: at(firstOf(places)).line }),
	);
	return [...(differs ? [message('relations.differs', { given })] : []), ...(against ? [against.message] : [])];
}

/** The other lines that take part. */
function otherLines(own: PlaceView, related: readonly Span[], context: ViewContext): PlaceView[] {
	return onePlaceALine(related, context).filter(({ line }) => line !== own.line);
}
