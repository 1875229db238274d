import type { DraftFinding, Finding } from '../../findings/model';
import type { Span } from '../../report/model';
import { overlap } from '../../report/spanRelations';
import type { Checked, FoundQuote, JadeScore, ReportItem } from '../../scorecard/jade';
import { cutShort } from '../../text/shorten';

type CheckedItem = Checked<ReportItem>;

/**
 * What the gates found: `conclusion.gated` at each conclusion that falls with a fact, and `evidence.refuted` at the fact,
 * unless the fact carries nothing and another finding has told of it already.
 */
export function jadeFindings(source: string, { reportChecklist }: JadeScore, told: readonly Finding[]): DraftFinding[] {
	const byId = new Map(reportChecklist.map((item) => [item.id, item]));
	const gated = reportChecklist.filter(({ result }) => result?.state === 'gated');
	const refuted = reportChecklist.filter(({ type, judgement, result }) => {
		return type === 'evidence' && result?.state === 'scored' && judgement !== undefined && isRefuted(result.value);
	});
	const falling = (fact: CheckedItem) => gated.filter(({ result }) => result!.gatedBy.includes(fact.id));
	return [
		...gated.flatMap((item) => gatedFinding(source, item, byId)),
		...refuted.flatMap((fact) => refutedFinding(source, fact, falling(fact), told)),
	];
}

/** A No is worth at most 0.3, a Yes of a verifier is surer than that. */
function isRefuted(value: number | null): boolean {
	return value !== null && value <= 0.3;
}

function gatedFinding(source: string, item: CheckedItem, byId: ReadonlyMap<string, CheckedItem>): DraftFinding[] {
	const facts = item.result!.gatedBy.flatMap((id) => byId.get(id) ?? []);
	const [first] = facts;
	if (!first) return [];
	const others = facts.length > 1 ? `, and ${facts.length - 1} more` : '';
	// A refuted fact has a finding of its own, which says why.
	const why = isRefuted(first.result!.value) ? 'which does not hold' : `which is not sure enough.${because(first)}`;
	return [
		{
			code: 'conclusion.gated',
			span: item.span,
			message: `This falls with “${excerpt(source, first.span)}”${others}, ${why}${why.endsWith('.') ? '' : '.'} Mend the fact, or rest the conclusion on something else.`,
			related: facts.map((fact) => ({ span: fact.span, message: 'It falls with this.' })),
			data: { node: item.node, item: item.id, fact: first.id },
		},
	];
}

function refutedFinding(
	source: string,
	fact: CheckedItem,
	falling: readonly CheckedItem[],
	told: readonly Finding[],
): DraftFinding[] {
	const telling = told.find((finding) => tellsOf(finding, fact));
	if (falling.length === 0 && telling) return [];
	const count =
		falling.length === 1 ? ' 1 conclusion falls with this.' : ` ${falling.length} conclusions fall with this.`;
	const why = telling ? whyElsewhere[telling.code] : because(fact);
	const [quote] = fact.judgement!.found;
	return [
		{
			code: 'evidence.refuted',
			span: fact.span,
			message: `This does not hold.${why}${falling.length > 0 ? count : ''} Correct it.`,
			related: [
				...(telling ? [{ span: telling.span, message: `Why: ${telling.code} tells of it here.` }] : []),
				...falling.map((item) => ({ span: item.span, message: `Falls with it: “${excerpt(source, item.span)}”` })),
			],
			data: {
				node: fact.node,
				item: fact.id,
				falls: falling.length,
				...(quote ? { quote: quote.quote, title: quote.title, source: quote.source, ...placeOf(quote) } : {}),
			},
		},
	];
}

/** The findings that tell already why a fact does not hold: what is said here in place of the same words again. */
const whyElsewhere: Partial<Record<Finding['code'], string>> = {
	'source.contradicts': ' Its source says otherwise.',
	'number.arithmetic': ' It does not follow from the numbers it is made of.',
	'number.inconsistent': ' The report gives another value elsewhere.',
};

function tellsOf({ code, span }: Finding, fact: CheckedItem): boolean {
	return code in whyElsewhere && overlap(span, fact.span);
}

/** As the findings about sources name it, so that an editor opens it in the same way. */
function placeOf({ url, path, page }: FoundQuote) {
	return { ...(url ? { url } : {}), ...(path ? { file: path } : {}), ...(page === null ? {} : { page }) };
}

const longestShown = 240;

/** ` The source gives 9 %. “Sales rose by 9 %.” (Yearbook, page 3).` */
function because({ judgement }: CheckedItem): string {
	if (!judgement) return '';
	const { reason, found } = judgement;
	const why = reason === '' ? '' : ` ${/[.。!?！？]$/u.test(reason) ? reason : `${reason}.`}`;
	const [quote] = [...found].sort((a, b) => (a.stance === b.stance ? 0 : a.stance === 'contradicts' ? -1 : 1));
	if (!quote) return why;
	const shown = cutShort(quote.quote, longestShown);
	const page = quote.page === null ? '' : `, page ${quote.page}`;
	return `${why} “${shown}” (${quote.title.slice(0, 120)}${page}).`;
}

function excerpt(source: string, [start, end]: Span): string {
	return cutShort(source.slice(start, end).replace(/\s+/gu, ' ').trim(), 99);
}
