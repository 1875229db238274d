import type { SourceClaimView, SourceRowView, SourcesView } from '../view/sources';
import { button, fill, h, list } from './dom';
import { lineButton, lineButtons, type Panel, placedText } from './places';
import { basisBadge } from './scoreRows';

/** Every source that was tried: where it comes from, and what it says of the claims that cite it; then those that nobody tried. */
export function sourcesTab({ summary, sources }: SourcesView, panel: Panel, mayRead: boolean): HTMLElement[] {
	const unread = sources.filter(({ state }) => state === 'unread');
	const tried = sources.filter(({ state }) => state !== 'unread');
	const items = (rows: readonly SourceRowView[]) =>
		h(
			'ul.sources',
			rows.map((source) => sourceItem(source, panel)),
		);
	return [
		h(
			'div.sources-head',
			h('p.about', panel.words.sourcesAbout, ' ', panel.words.tiersAbout),
			tried.length > 0 && h('p', summary),
			// What nobody tried to read is no fault: it is said once, with what to do about it.
			tried.length > 0 && unread.length === 0 && mayRead && readButton(panel),
		),
		...(tried.length > 0 ? [items(tried)] : []),
		...(unread.length > 0 ? [unreadNotice(unread.length, panel, mayRead), items(unread)] : []),
	];
}

function unreadNotice(count: number, panel: Panel, mayRead: boolean): HTMLElement {
	return h(
		'div.notice',
		h('h2', fill(panel.words.unreadSources, count)),
		h('p', panel.words.unreadAbout),
		mayRead && readButton(panel),
	);
}

function readButton({ send, words }: Panel): HTMLElement {
	return button('read-sources', 'act second', () => send({ type: 'readSources' }), words.readSources);
}

function sourceItem(source: SourceRowView, panel: Panel): HTMLElement {
	const { id, title, address, tier, tierLevel, tierReason, state, stateText, advice, claims, unchecked, places } =
		source;
	return h(
		'li.source',
		h(
			'div.source-line',
			source.opens
				? button(`source:${id}`, 'source-title', () => panel.send({ type: 'openSource', source: id }), title)
				: h('span.source-title', title),
			tier && h('span', { class: `tier tier-${tierLevel}`, title: tierReason }, tier),
			state !== 'unread' && h('span', { class: `source-state ${state}` }, stateText),
		),
		h('p.source-about', [address, tierReason].filter(Boolean).join(' · ')),
		advice && h('p.source-advice', advice),
		claims.length > 0 && list('source-claims', claims, (claim) => claimParts(id, claim, panel)),
		uncheckedClaims(source, panel),
		claims.length + unchecked.length === 0 &&
			places.length > 0 &&
			h('p.source-about', `${panel.words.citedIn} `, lineButtons(id, places, panel)),
	);
}

/** Of a source that was not read; folded, for nothing can be said of them yet. */
function uncheckedClaims({ id, unchecked }: SourceRowView, panel: Panel): HTMLElement | null {
	if (unchecked.length === 0) return null;
	const items = list('', unchecked, ({ claim, place }, index) =>
		placedText({ message: claim, place }, `${id}:unchecked:${index}`, panel),
	);
	return h(
		'details',
		{ class: 'unchecked', 'data-unfold': `unchecked:${id}` },
		h('summary', fill(panel.words.unchecked, unchecked.length)),
		items,
	);
}

function claimParts(source: string, claim: SourceClaimView, panel: Panel) {
	const { index, claim: text, place, verdict, verdictName, basis, basisName, quote, page, reason } = claim;
	return [
		h(
			'div.claim-line',
			h('span', { class: `verdict ${verdict}` }, verdictName),
			basis !== 'unscored' && basisBadge({ basis, basisName }, panel),
			lineButton(`${source}:${index}`, place, panel),
		),
		h('p.claim-text', text),
		reason && h('p.claim-reason', reason),
		quote !== null &&
			h(
				'blockquote',
				quote,
				page && h('span.quiet', ` (${page})`),
				' ',
				button(
					`quote:${index}`,
					'line',
					() => panel.send({ type: 'openSource', source, verdict: index }),
					panel.words.openSource,
				),
			),
	];
}
