import { itemAt } from '../access';
import type { Analysis } from '../analysis';
import { Anchors, surroundings } from '../anchors/anchors';
import type { DraftFinding, FindingOptions } from '../findings/model';
import type { Judge } from '../judge/model';
import { judgeSection, type ReviewAnswer } from '../judge/tasks/reviewSection';
import { inEnglish } from '../messages/inEnglish';
import { message } from '../messages/message';
import { QuoteAligner } from '../quotes/align';
import type { Report, SectionRole, Span } from '../report/model';
import { holds, overlap } from '../report/spanRelations';
import { extentOfPart } from '../shownToModel/leftOut';
import { cutParts, type Part } from '../shownToModel/parts';
import { piecesOf } from '../shownToModel/pieces';
import { roleOf } from '../shownToModel/proseBlocks';
import { readerText, rowText } from '../shownToModel/readerText';
import { spokenReason } from '../shownToModel/spokenReason';
import { cutShort } from '../text/shorten';
import type { LogicTree } from '../tree/model';
import { suspicionKinds } from './kinds';
import { mayWithdraw } from './mayWithdraw';
import type { Opinion, ReviewAnswers, ReviewNote } from './model';
import { type Suspicion, suspicionsOf } from './suspicions';

/** Suspicions in one question: the told ones first, then those of which the rules are surest. */
const mostAsked = 60;
const [longestText, longestCompared] = [400, 200];
/** Places elsewhere that are shown with a suspicion. */
const mostCompared = 3;

/** Shows the report part by part with what the rules suspect in each, and gathers what the model makes of it. */
export async function askReview(
	analysis: Analysis,
	judge: Judge,
	options: FindingOptions = {},
): Promise<ReviewAnswers> {
	const { report } = analysis;
	const parts = cutParts(report, piecesOf(report));
	const suspicions = suspicionsOf(analysis, options);
	const [aligner, anchors] = [new QuoteAligner(report), new Anchors(report)];
	const reviews = await Promise.all(
		parts.map(async (part) => {
			const asked = askedIn(part, suspicions);
			const judged = await judgeSection(judge, {
				ids: asked.map((_, at) => at + 1),
				candidates: asked.map(({ draft }, at) => suspicionText(analysis, part, draft, at + 1)).join('\n'),
				extent: extentOfPart(report, parts.length),
				elsewhere: headingsBeyond(report, part),
				report: part.text,
				words: part.words,
				about: message('questions.part', { number: part.index + 1, name: part.name }),
			});
			return judged.ok ? reviewOf(judged.value, { report, anchors, aligner, part, asked }) : nothingSaid;
		}),
	);
	return {
		opinions: reviews.flatMap(({ opinions }) => opinions),
		notes: reviews.flatMap(({ notes }) => notes),
		dropped: reviews.reduce((sum, { dropped }) => sum + dropped, 0),
	};
}

const nothingSaid: ReviewAnswers = { opinions: [], notes: [], dropped: 0 };

function askedIn({ span }: Part, suspicions: readonly Suspicion[]): Suspicion[] {
	const own = suspicions.filter(({ draft }) => holds(span, draft.span[0]));
	const told = own.filter((suspicion) => suspicion.told);
	const untold = own.filter((suspicion) => !suspicion.told).slice(0, Math.max(0, mostAsked - told.length));
	return [...told, ...untold].slice(0, mostAsked);
}

/**
 * `3 unsupported: Prices will halve by 2030.`, with what it stands in where it is less than a sentence, and the places
 * that could carry it or that it disagrees with. What the rules have computed is said in their words, for without it
 * nobody could check it.
 */
function suspicionText({ report, tree }: Analysis, part: Part, draft: DraftFinding, id: number): string {
	const { code, span, message: told } = draft;
	const around = rowAround(report, span) ?? sentenceAround(report, span);
	const stands = around === undefined ? [] : [`   in: ${cutShort(around, longestText)}`];
	const compared = comparedPlaces(tree, draft)
		.filter((place) => !overlap(place, span) && (isPair(draft) || !overlap(place, part.span)))
		.slice(0, mostCompared)
		.map((place) => `   compare: ${shown(report, place, longestCompared)}`);
	const computed = code.startsWith('number.') ? [`   the rule: ${inEnglish(told)}`] : [];
	const head = `${id} ${suspicionKinds[code]}: ${shown(report, span, longestText)}`;
	return [head, ...stands, ...compared, ...computed].join('\n');
}

/** Its other places are half of the defect; else they are what could carry it, which the part shows if they stand in it. */
function isPair({ code }: DraftFinding): boolean {
	return code.startsWith('number.') || code === 'paragraph.redundant';
}

/** `undefined` for what is a sentence itself, or more. */
function sentenceAround(report: Report, span: Span): string | undefined {
	const around = surroundings(report, span);
	return around[1] - around[0] > span[1] - span[0] ? readerText(report, around) : undefined;
}

/** The row of a cell, each cell with its column's head. */
function rowAround(report: Report, span: Span): string | undefined {
	const table = report.tables.find(({ rows }) => rows.flat().some((cell) => overlap(cell.span, span)));
	const row = table?.rows.find((cells) => cells.some((cell) => overlap(cell.span, span)));
	return table && row && rowText(table.header, row, (cell) => readerText(report, cell.span));
}

/** What the rules hold beside it, and for a conclusion the places of the body that it seems to rest on. */
function comparedPlaces({ nodes }: LogicTree, { related = [], data }: DraftFinding): Span[] {
	const own = data && 'node' in data ? nodes.find(({ id }) => id === data.node) : undefined;
	const carriers = nodes.filter(({ id }) => own?.drawsOn.includes(id));
	const places = [...related, ...carriers].map(({ span }) => span);
	return places.filter((place, at) => places.findIndex((other) => overlap(other, place)) === at);
}

function shown(report: Report, span: Span, most: number): string {
	return cutShort(readerText(report, span), most);
}

const lists: ReadonlySet<SectionRole> = new Set(['references', 'contents']);

/** The headings outside a part, so that what stands under them is not missed in it. */
function headingsBeyond(report: Report, { span }: Part): string {
	return report.blocks
		.filter((block) => block.kind === 'heading' && !holds(span, block.span[0]) && !lists.has(roleOf(report, block)))
		.map((block) => readerText(report, block.span))
		.filter((heading) => heading !== report.title?.text)
		.join('\n');
}

interface Asked {
	readonly report: Report;
	readonly anchors: Anchors;
	readonly aligner: QuoteAligner;
	readonly part: Part;
	readonly asked: readonly Suspicion[];
}

function reviewOf({ candidates, further }: ReviewAnswer, context: Asked): ReviewAnswers {
	const opinions = uniqueIds(candidates, context.asked.length).map((candidate) => opinionOf(candidate, context));
	const notes = further.map((mark) => noteOf(mark, context));
	const kept = { opinions: opinions.filter(isThere), notes: notes.filter(isThere) };
	return { ...kept, dropped: opinions.length + notes.length - kept.opinions.length - kept.notes.length };
}

/** The first answer to each question that was asked; what else the model numbers is passed over. */
function uniqueIds<T extends { readonly id: number }>(answers: readonly T[], most: number): T[] {
	const asked = answers.filter(({ id }) => id >= 1 && id <= most);
	return asked.filter(({ id }, at) => asked.findIndex((other) => other.id === id) === at);
}

/**
 * `undefined` where it withdraws on words that do not prove it: the rules' word stands then. That words are
 * wrong which cannot be found again does not make a defect less real: the place is the rules'.
 */
function opinionOf(
	{ id, verdict, weight, quote, reason, better }: ReviewAnswer['candidates'][number],
	{ report, anchors, aligner, asked }: Asked,
): Opinion | undefined {
	const { draft } = itemAt(asked, id - 1);
	if (verdict === 'notReal' && !mayWithdraw(report, draft, quote, aligner)) return undefined;
	const said = better === null ? '' : spokenReason(better);
	// What is to be said better and is not said at all is confirmed as it is.
	const reworded = verdict === 'reworded' && said !== '';
	return {
		code: draft.code,
		anchor: anchors.of(draft.span),
		verdict: verdict === 'reworded' && !reworded ? 'real' : verdict,
		weight,
		reason: spokenReason(reason),
		better: reworded ? said : null,
	};
}

/** `undefined` where its quote does not stand in the part that the model read, or says nothing. */
function noteOf(
	{ kind, weight, quote, other, note }: ReviewAnswer['further'][number],
	{ anchors, aligner, part }: Asked,
): ReviewNote | undefined {
	const place = aligner.align(quote, part.span);
	const said = spokenReason(note);
	if (!place || said === '') return undefined;
	const elsewhere = other === null ? undefined : otherPlace(aligner, other, place.span);
	return {
		kind,
		weight,
		anchor: anchors.of(place.span),
		other: elsewhere ? anchors.of(elsewhere) : null,
		note: said,
	};
}

/** Where the other place is quoted; a repetition may be word for word, and then it is the other one of the two. */
function otherPlace(aligner: QuoteAligner, quote: string, [start, end]: Span): Span | undefined {
	const found = aligner.align(quote);
	if (!found || !holds([start, end], found.span[0])) return found?.span;
	return aligner.align(quote, [end, Number.MAX_SAFE_INTEGER])?.span;
}

function isThere<T>(found: T | undefined): found is T {
	return found !== undefined;
}
