import { firstOf } from '../../access';
import { evenOdds } from '../../findings/certainty';
import type { DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import type { Citation, Report, Span } from '../../report/model';
import { groupBy } from '../../text/collections';
import { urlKey } from '../../text/urls';
import { keepsCopies, pageOf, siteOf } from './samePage';

/** A number that is linked, with what it leads to where it is meant otherwise. */
interface Doubled {
	readonly label: string;
	/** The first link that leads elsewhere than the entry it resolves to, or else than the first link of the number. */
	readonly off: Link;
	readonly meant: { readonly span: Span; readonly url: string };
}

type Link = Citation & { readonly url: string };

/** A single one may be a slip, or a copy of the same work at another address. */
const leastNumbers = 2;

/**
 * Numbers that stand for two sources: links on one number lead to different pages, or to others than their entry does. The
 * numbers of several lists were put together. It is told once, at the first of them: they want to be renumbered. Lists of
 * sections each have numbers of their own.
 */
export function numbersOfTwoSources(report: Report): DraftFinding[] {
	const doubled = [...groupBy(linkedNumbers(report), ({ labels }) => firstOf(labels))].flatMap(([label, links]) =>
		doubledIn(report, label, links),
	);
	const [first, ...rest] = doubled.sort((a, b) => a.off.span[0] - b.off.span[0]);
	if (!first || doubled.length < leastNumbers) return [];
	return [
		{
			code: 'citation.mismatch',
			span: first.off.span,
			message: message('checks.numberOfTwoSources', {
				label: first.label,
				here: pathOf(first.off.url),
				there: pathOf(first.meant.url),
				others: rest.map(({ label }) => label),
			}),
			related: [
				{ span: first.meant.span, message: message('checks.sameNumber') },
				...rest.map(({ off }) => ({ span: off.span, message: message('checks.numberOfTwoSourcesToo') })),
			],
			data: { label: first.label },
			// Too rare to have been judged, two reports of seven hundred: neither a warning nor as sure as the rest of its code.
			severity: 'info',
			certainty: evenOdds,
		},
	];
}

function linkedNumbers({ citations }: Report): Link[] {
	return citations.filter(
		(citation): citation is Link =>
			citation.form === 'numeric' &&
			citation.labels.length === 1 &&
			/^\d{1,3}$/u.test(firstOf(citation.labels)) &&
			/^https?:/iu.test(citation.url ?? ''),
	);
}

function doubledIn(report: Report, label: string, links: readonly Link[]): Doubled[] {
	const entries = new Set(links.map(({ references }) => references[0]));
	if (entries.size > 1) return [];
	const opening = firstOf(links);
	const [index] = opening.references;
	const entry = index === undefined ? undefined : report.references[index];
	const meant = entry?.url === undefined ? opening : { span: entry.span, url: entry.url };
	const off = links.find(({ url }) => areApart(url, meant.url));
	return off ? [{ label, off, meant }] : [];
}

/** Surely not one work: neither the same page, nor another page of the same path, nor a copy on a site for these. */
function areApart(one: string, other: string): boolean {
	if (pageOf(one) === pageOf(other) || keepsCopies(one) || keepsCopies(other)) return false;
	return pathOf(one) !== pathOf(other);
}

/** Site and path, without parameters: these may say how a page is shown, or in which language. */
function pathOf(url: string): string {
	const [path = ''] = urlKey(url).split(/[?#]/u);
	return `${siteOf(url) ?? ''}${path.includes('/') ? path.slice(path.indexOf('/')) : ''}`;
}
