import type { DraftFinding, Finding } from '../../findings/model';
import { isContested, isMiscalculated } from '../../findings/wrongNumbers';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { withoutVoidTags } from '../../report/markdown/voidTags';
import type { Span } from '../../report/model';
import { overlap } from '../../report/spanRelations';
import { isRefuted } from '../../scorecard/factVerdict';
import type { AssessedItem, FoundQuote, JadeScore, ReportItem } from '../../scorecard/jade';
import { truncate } from '../../text/shorten';

type CheckedItem = AssessedItem<ReportItem>;

/**
 * What the gates found: `conclusion.gated` at each conclusion that falls with a fact, and `evidence.refuted` at the fact.
 * A wrong number already has a finding that offers the fix and names the claims that depend on it, so that nothing is
 * reported here. A fact that another finding explains is reported only where conclusions fall with it.
 */
export function jadeFindings(
	source: string,
	{ reportChecklist }: JadeScore,
	otherFindings: readonly Finding[],
): DraftFinding[] {
	const byId = new Map(
		reportChecklist.filter((item) => !isMiscounted(item, otherFindings)).map((item) => [item.id, item]),
	);
	const gated = reportChecklist.filter(({ result }) => result?.state === 'gated');
	const refuted = [...byId.values()].filter((item) => item.judgement !== undefined && isRefuted(item));
	const falling = (fact: CheckedItem) => gated.filter(({ result }) => result!.gatedBy.includes(fact.id));
	return [
		...gated.flatMap((item) => gatedFinding(source, item, byId)),
		...refuted.flatMap((fact) => refutedFinding(source, fact, falling(fact), otherFindings)),
	];
}

function gatedFinding(source: string, item: CheckedItem, byId: ReadonlyMap<string, CheckedItem>): DraftFinding[] {
	const facts = item.result!.gatedBy.flatMap((id) => byId.get(id) ?? []);
	const [first] = facts;
	if (!first) return [];
	const named = { fact: excerpt(source, first.span), others: facts.length - 1 };
	return [
		{
			code: 'conclusion.gated',
			span: item.span,
			// A refuted fact has a finding of its own, which says why.
			message: isRefuted(first)
				? message('judged.gatedByRefuted', named)
				: message('judged.gatedByUnsure', { ...named, why: reasonOf(first) }),
			related: facts.map((fact) => ({ span: fact.span, message: message('judged.gatedByThis') })),
			data: { node: item.node, item: item.id, fact: first.id },
			...whoDecided(first),
		},
	];
}

function refutedFinding(
	source: string,
	fact: CheckedItem,
	falling: readonly CheckedItem[],
	otherFindings: readonly Finding[],
): DraftFinding[] {
	const telling = otherFindings.find((finding) => explains(finding, fact));
	if (falling.length === 0 && telling) return [];
	const why = telling ? whyElsewhere[telling.code] : reasonOf(fact);
	const [quote] = fact.judgement!.found;
	const invalidated = (item: CheckedItem) => message('judged.invalidated', { conclusion: excerpt(source, item.span) });
	return [
		{
			code: 'evidence.refuted',
			span: fact.span,
			message: message('judged.refuted', { why, falls: falling.length }),
			related: [
				...(telling ? [{ span: telling.span, message: message('judged.whyHere', { code: telling.code }) }] : []),
				...falling.map((item) => ({ span: item.span, message: invalidated(item) })),
			],
			data: {
				node: fact.node,
				item: fact.id,
				falls: falling.length,
				...(quote ? { quote: quote.quote, title: quote.title, source: quote.source, ...placeOf(quote) } : {}),
			},
			...whoDecided(fact),
		},
	];
}

/** Whose verdict on a fact a finding rests on, where it is the model's. */
function whoDecided({ judgement }: CheckedItem): Pick<DraftFinding, 'decidedBy'> {
	return judgement?.basis === 'model' ? { decidedBy: 'model' } : {};
}

/** By code of a finding that already explains why a fact is refuted, the short message used here. */
const whyElsewhere: Partial<Record<Finding['code'], Message>> = {
	'source.contradicts': message('judged.sourceSaysOtherwise'),
};

function explains({ code, span }: Finding, fact: CheckedItem): boolean {
	return code in whyElsewhere && overlap(span, fact.span);
}

/**
 * Whether a finding about numbers already explains why a fact is refuted: a wrong computation always does, an
 * inconsistency only where no source decided.
 */
function isMiscounted(item: CheckedItem, findings: readonly Finding[]): boolean {
	if (item.type !== 'evidence' || !isRefuted(item)) return false;
	const bySource = item.judgement !== undefined && item.judgement.found.length > 0;
	return findings.some((finding) => isMiscalculated(item, finding) || (!bySource && isContested(item, finding)));
}

/** As the findings about sources name it, so that an editor opens it in the same way. */
function placeOf({ url, path, page }: FoundQuote) {
	return { ...(url ? { url } : {}), ...(path ? { file: path } : {}), ...(page === null ? {} : { page }) };
}

const longestShown = 240;

/** The verifier's reason with the words of a source, those against the fact first; `undefined` where there is neither. */
function reasonOf({ judgement }: CheckedItem): Message | undefined {
	if (!judgement) return undefined;
	const { reason, found } = judgement;
	const why = reason ? message('common.closed', { what: reason }) : undefined;
	const quote = found.find(({ stance }) => stance === 'contradicts') ?? found[0];
	if (!quote) return why;
	const shown = truncate(quote.quote, longestShown);
	return message('judged.because', { why, quote: shown, name: quote.title.slice(0, 120), page: quote.page });
}

function excerpt(source: string, [start, end]: Span): string {
	return truncate(withoutVoidTags(source.slice(start, end)).replace(/\s+/gu, ' ').trim(), 99);
}
