import type { SourceClaimView, SourceRowView, SourcesView } from '../view/sources';
import { button, fill, h, list } from './dom';
import { lineButton, lineButtons, placedText, type Reveal } from './places';
import { basisBadge } from './scoreRows';
import type { PanelWords } from './words';

export interface SourceActs {
	readonly reveal: Reveal;
	/** Opens a source; at the words that decide a verdict where one is given. */
	readonly open: (source: string, verdict?: number) => void;
	/** Reads the cited sources; `null` where that cannot be done now. */
	readonly read: (() => void) | null;
}

/** Every source that was tried: where it comes from, and what it says of the claims that cite it; then those that nobody tried. */
export function sourcesTab({ summary, sources }: SourcesView, words: PanelWords, acts: SourceActs): HTMLElement[] {
	const unread = sources.filter(({ state }) => state === 'unread');
	const tried = sources.filter(({ state }) => state !== 'unread');
	const items = (rows: readonly SourceRowView[]) =>
		h(
			'ul.sources',
			rows.map((source) => sourceItem(source, words, acts)),
		);
	return [
		h(
			'div.sources-head',
			h('p.about', words.sourcesAbout, ' ', words.tiersAbout),
			tried.length > 0 && h('p', summary),
			// What nobody tried to read is no fault: it is said once, with what to do about it.
			tried.length > 0 && unread.length === 0 && readButton(words, acts),
		),
		...(tried.length > 0 ? [items(tried)] : []),
		...(unread.length > 0 ? [unreadNotice(unread.length, words, acts), items(unread)] : []),
	];
}

function unreadNotice(count: number, words: PanelWords, acts: SourceActs): HTMLElement {
	return h('div.notice', h('h2', fill(words.unreadSources, count)), h('p', words.unreadAbout), readButton(words, acts));
}

function readButton(words: PanelWords, { read }: SourceActs): HTMLElement | null {
	return read && button('read-sources', 'act second', read, words.readSources);
}

function sourceItem(source: SourceRowView, words: PanelWords, acts: SourceActs): HTMLElement {
	const { id, title, address, tier, tierLevel, tierReason, state, stateText, advice, claims, unchecked, places } =
		source;
	return h(
		'li.source',
		h(
			'div.source-line',
			source.opens ? button(`source:${id}`, 'source-title', () => acts.open(id), title) : h('span.source-title', title),
			tier && h('span', { class: `tier tier-${tierLevel}`, title: tierReason }, tier),
			state !== 'unread' && h('span', { class: `source-state ${state}` }, stateText),
		),
		h('p.source-about', [address, tierReason].filter(Boolean).join(' · ')),
		advice && h('p.source-advice', advice),
		claims.length > 0 && list('source-claims', claims, (claim) => claimParts(id, claim, words, acts)),
		uncheckedClaims(source, words, acts),
		claims.length + unchecked.length === 0 &&
			places.length > 0 &&
			h('p.source-about', `${words.citedIn} `, lineButtons(id, places, words, acts.reveal)),
	);
}

/** Of a source that was not read; folded, for nothing can be said of them yet. */
function uncheckedClaims({ id, unchecked }: SourceRowView, words: PanelWords, acts: SourceActs): HTMLElement | null {
	if (unchecked.length === 0) return null;
	const items = list('', unchecked, ({ claim, place }, index) =>
		placedText({ message: claim, place }, `${id}:unchecked:${index}`, words, acts.reveal),
	);
	return h(
		'details',
		{ class: 'unchecked', 'data-unfold': `unchecked:${id}` },
		h('summary', fill(words.unchecked, unchecked.length)),
		items,
	);
}

function claimParts(source: string, claim: SourceClaimView, words: PanelWords, acts: SourceActs) {
	const { index, claim: text, place, verdict, verdictName, basis, basisName, quote, page, reason } = claim;
	return [
		h(
			'div.claim-line',
			h('span', { class: `verdict ${verdict}` }, verdictName),
			basis !== 'unscored' && basisBadge({ basis, basisName }, words),
			lineButton(`${source}:${index}`, place, words, acts.reveal),
		),
		h('p.claim-text', text),
		reason && h('p.claim-reason', reason),
		quote !== null &&
			h(
				'blockquote',
				quote,
				page && h('span.quiet', ` (${page})`),
				' ',
				button(`quote:${index}`, 'line', () => acts.open(source, index), words.openSource),
			),
	];
}
