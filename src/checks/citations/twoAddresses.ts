import { firstOf } from '../../access';
import type { DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import type { Citation, Report, Span } from '../../report/model';
import { groupBy } from '../../text/collections';
import { urlKey } from '../../text/urls';

/** A number as it is linked, and where else it leads. */
interface Doubled {
	readonly label: string;
	/** The first link that leads elsewhere than the list's entry, or else than the first link of the number. */
	readonly off: Citation & { readonly url: string };
	readonly meant: { readonly span: Span; readonly url: string };
	/** The links themselves lead to different pages. */
	readonly apart: boolean;
}

/** One that only the list has elsewhere may be a copy of the same work. */
const leastByList = 2;

/**
 * Numbers that stand for two sources: links on one number lead to different pages, or to another than its entry does. The
 * numbers of several lists were put together. It is told once, at the first of them: they want to be numbered anew.
 */
export function numbersOfTwoSources(report: Report): DraftFinding[] {
	const doubled = [...groupBy(linkedNumbers(report), ({ labels }) => firstOf(labels)).values()].flatMap((links) =>
		doubledIn(report, links),
	);
	const [first, ...rest] = doubled.sort((a, b) => a.off.span[0] - b.off.span[0]);
	if (!first || (doubled.length < leastByList && !first.apart)) return [];
	return [
		{
			code: 'citation.mismatch',
			span: first.off.span,
			message: message('checks.numberOfTwoSources', {
				label: first.label,
				here: pageOf(first.off.url),
				there: pageOf(first.meant.url),
				others: rest.map(({ label }) => label),
			}),
			related: [
				{ span: first.meant.span, message: message('checks.sameNumber') },
				...rest.map(({ off }) => ({ span: off.span, message: message('checks.numberOfTwoSourcesToo') })),
			],
			data: { label: first.label },
		},
	];
}

type Link = Citation & { readonly url: string };

function linkedNumbers({ citations }: Report): Link[] {
	return citations.filter(
		(citation): citation is Link =>
			citation.form === 'numeric' &&
			citation.labels.length === 1 &&
			/^\d{1,3}$/u.test(firstOf(citation.labels)) &&
			/^https?:/iu.test(citation.url ?? ''),
	);
}

/** Without its parameters, which may say how a page is shown, or in which language. */
const pageOf = (url: string) => firstOf(urlKey(url).split(/[?#]/u));

function doubledIn(report: Report, links: readonly Link[]): Doubled[] {
	const opening = firstOf(links);
	const [label, index] = [firstOf(opening.labels), opening.references[0]];
	const entry = index === undefined ? undefined : report.references[index];
	const meant = entry?.url === undefined ? opening : { span: entry.span, url: entry.url };
	const off = links.find(({ url }) => pageOf(url) !== pageOf(meant.url));
	return off ? [{ label, off, meant, apart: links.some(({ url }) => pageOf(url) !== pageOf(opening.url)) }] : [];
}
