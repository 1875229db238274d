import { itemAt } from '../../access';
import type { Check, CheckContext, DraftFinding } from '../../findings/model';
import { oneOf } from '../../lexicon/compile';
import { ownPages, platformNames, writers, wroteThere } from '../../lexicon/sourceWeak.json';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { hasFigure } from '../../report/lookup';
import { Ink } from '../../report/model';
import type { RatedSource, SourceGroup } from '../../sources/model';
import { groupBy } from '../../text/collections';
import { isOwnAccount } from '../../tree/reading/ownAccount';
import { domainNames, type RatedClaim, ratedClaims } from './claimSources';
import { secondaryTo } from './sourceSecondary';

/** Kinds of places whose pages anyone can write, or that hide who wrote them. A site that is merely unknown may be excellent. */
const weak: ReadonlySet<SourceGroup> = new Set([
	'wiki',
	'forum',
	'blog',
	'social',
	'contentFarm',
	'aggregator',
	'fileSharing',
	'answerEngine',
	'shortener',
	'address',
]);

/** Kinds of sites with unedited posts of unknown people. */
const openGroups: ReadonlySet<SourceGroup> = new Set([
	'forum',
	'social',
	'contentFarm',
	'fileSharing',
	'answerEngine',
	'address',
]);

/**
 * `source.weak`: claims whose sources are all of tier 4 and of a kind known to be weak; where an original is named,
 * `source.secondary` speaks. A site, or a set of sites, is reported once: at its claim, or, where several claims cite it,
 * at its entry in the list; without a list, at the most important claim.
 */
export const weakSources: Check = (context) => {
	// In an author's own account without a list of sources, links are no sources.
	if (isOwnAccount(context.report) && context.report.references.length === 0) return [];
	const claims = ratedClaims(context).filter(
		(claim) =>
			claim.sources.every(({ tier }) => tier.tier === 4 && weak.has(tier.group)) &&
			!onlyExplains(context, claim) &&
			!isAboutSources(claim) &&
			!secondaryTo(context.report, claim),
	);
	const sites = groupBy(claims, ({ sources }) => [...new Set(sources.map(({ tier }) => tier.domain))].sort().join());
	return [...sites.values()].map((group) => {
		const sorted = group.toSorted((a, b) => weightOf(context, b) - weightOf(context, a));
		return weakSite(context, itemAt(sorted, 0), sorted.slice(1));
	});
};

function weakSite({ report }: CheckContext, { node, sources }: RatedClaim, rest: readonly RatedClaim[]): DraftFinding {
	const { tier, reference } = itemAt(sources, 0);
	const entry = rest.length === 0 || reference === undefined ? undefined : report.references[reference];
	const leaning = (entry ? [node] : []).concat(rest.map((claim) => claim.node));
	const loud = rest.length > 0 || sources.some(({ tier: { group } }) => openGroups.has(group));
	const said = { sources: domainNames(sources), why: reasonOf(sources) };
	return {
		code: 'source.weak',
		severity: loud ? 'info' : 'hint',
		span: entry?.span ?? node.span,
		message: entry
			? message('claims.weakEntry', { ...said, claims: leaning.length })
			: message('claims.weakSources', { ...said, more: rest.length }),
		related: leaning.map(({ span }) => ({ span, message: message('claims.weakSourceToo') })),
		data: { node: node.id, domain: tier.domain },
	};
}

/** The importance of a claim: figures first, then key nodes. */
function weightOf(context: CheckContext, { node }: RatedClaim): number {
	return (hasFigure(context.report, node.span) ? 2 : 0) + (node.key ? 1 : 0);
}

/** Whether citations only explain words: links on words of a sentence without figures. */
function onlyExplains(context: CheckContext, { node }: RatedClaim): boolean {
	const { citations, ink } = context.report;
	const inline = node.citations.every((index) => {
		const { form, span } = itemAt(citations, index);
		return form === 'link' && ink[span[0] + 1] === Ink.text;
	});
	return inline && !hasFigure(context.report, node.span);
}

/**
 * Whether a claim is about those who speak in its sources: the platform that it names, or on pages of its own, or what people
 * write there (`Users report …`, cited from a forum). For that they are primary sources.
 */
function isAboutSources({ node: { text }, sources }: RatedClaim): boolean {
	const said = text
		.replace(citedInBrackets, '')
		.replace(/https?:[^\s)]+/giu, '')
		.toLowerCase();
	return sources.every(
		({ url = '', tier: { domain, group } }) =>
			names(said, domain.split('.').at(-2) ?? '') ||
			(openGroups.has(group) && aboutPosts.test(text)) ||
			(!hosting.has(group) && own.test(url)),
	);
}

/** `… by 2028 ([Wikipedia, “Ferry”](https://…))`: the name is the source's, and the sentence does not speak of it. */
const citedInBrackets = /[(（]\s?\[[^\]]*\]\([^()\s]*\)\s?[)）]/gu;

function names(text: string, site: string): boolean {
	const chinese = Object.entries(platformNames).flatMap(([name, called]) => (name === site ? called : []));
	return (site.length >= leastName && text.includes(site)) || chinese.some((name) => text.includes(name.toLowerCase()));
}

/** Shorter names of sites may be ordinary words. */
const leastName = 5;

/** Kinds of sites whose pages are written by others, whatever the address says. */
const hosting: ReadonlySet<SourceGroup> = new Set(['fileSharing', 'address', 'shortener', 'wiki']);
const own = new RegExp(`^https?://(?:[^/?#]*[./-])?${oneOf(ownPages)}[./]|^https?://[^?#]*/${oneOf(ownPages)}/`, 'iu');

const aboutPosts = new RegExp(
	`\\b${oneOf(writers.en)} (?:\\w+ )?${oneOf(wroteThere.en)}\\b|${oneOf(writers.zh)}[^，。；]{0,6}${oneOf(wroteThere.zh)}`,
	'iu',
);

/** Where the sources are weak for one and the same reason, it is given. */
function reasonOf(sources: readonly RatedSource[]): Message | undefined {
	const groups = new Set(sources.map(({ tier }) => tier.group));
	return groups.size === 1 ? itemAt(sources, 0).tier.reason : undefined;
}
