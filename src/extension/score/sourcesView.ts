import * as vscode from 'vscode';
import { withFragment } from '../../index';
import { excerpt } from '../../output/excerpt';
import type { PlaceView, SourceClaimView, SourceRowView, SourcesView } from '../../panel/messages';
import type { Span } from '../../report/model';
import type { FactSource, FactVerdict, FactVerdictName } from '../../scorecard/reportEval';
import type { RatedSource } from '../../sources/model';
import { words } from '../host/words';
import type { Snapshot } from '../reports/snapshot';
import type { SourcePlace } from '../sources/openSource';
import type { ScoredReport } from './scores';

const { l10n } = vscode;

/** From the one to look at first. */
const byConcern: readonly FactVerdictName[] = [
	'contradicted',
	'not-found',
	'partly',
	'unverifiable',
	'unclear',
	'supported',
];

/** What is known of one source: where it comes from, whether it was read, and what it says of the claims that cite it. */
interface KnownSource {
	readonly id: string;
	readonly title: string;
	readonly url: string | null;
	readonly rated: RatedSource | undefined;
	readonly read: FactSource | undefined;
	readonly verdicts: readonly { readonly fact: FactVerdict; readonly index: number }[];
}

/** The sources of a scored report, those first that carry the least; `undefined` for a report that cites none. */
export function sourcesView({ analysis, scorecard, snapshot }: ScoredReport): SourcesView | null {
	const sources = knownSources({ analysis, scorecard }).sort((a, b) => concern(a) - concern(b) || tier(b) - tier(a));
	if (sources.length === 0) return null;
	return {
		title: l10n.t('Sources'),
		value: String(sources.length),
		summary: summary(sources),
		sources: sources.map((source) => sourceRow(source, analysis.document.text, snapshot)),
	};
}

function knownSources({ analysis, scorecard }: Pick<ScoredReport, 'analysis' | 'scorecard'>): KnownSource[] {
	const read = scorecard.reportEval?.factuality;
	const rated = new Map(analysis.sources.map((source) => [source.id, source]));
	const verdicts = (read?.verdicts ?? []).map((fact, index) => ({ fact, index }));
	const ids = [...new Set([...(read?.sources ?? []).map(({ id }) => id), ...rated.keys()])];
	return ids.map((id) => {
		const own = read?.sources.find((source) => source.id === id);
		const known = rated.get(id);
		return {
			id,
			title: own?.title || known?.title || '',
			url: own?.url ?? known?.url ?? null,
			rated: known,
			read: own,
			verdicts: verdicts.filter(({ fact }) => fact.source === id),
		};
	});
}

/** The smaller, the sooner to be looked at. */
function concern({ verdicts, read }: KnownSource): number {
	const failed = read?.failure ? byConcern.indexOf('unverifiable') : byConcern.length;
	return Math.min(failed, ...verdicts.map(({ fact }) => byConcern.indexOf(fact.verdict)));
}

function tier({ rated }: KnownSource): number {
	return rated?.tier.tier ?? 0;
}

function summary(sources: readonly KnownSource[]): string {
	const having = (state: FactSource['state']) => sources.filter(({ read }) => read?.state === state).length;
	const failed = sources.filter(({ read }) => read?.failure).length;
	const parts = [
		l10n.t('{0} read', having('read')),
		...(having('quoted') > 0 ? [l10n.t('{0} known only from the linked passage', having('quoted'))] : []),
		...(failed > 0 ? [l10n.t('{0} could not be read', failed)] : []),
		l10n.t('{0} not read', sources.length - having('read') - having('quoted') - failed),
	];
	return parts.join(' · ');
}

function sourceRow(
	{ id, title, url, rated, read, verdicts }: KnownSource,
	text: string,
	snapshot: Snapshot,
): SourceRowView {
	const shown = url === null ? null : url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
	return {
		id,
		title: title || (shown ?? read?.path ?? id),
		address: read?.path ?? (title === '' ? null : shown),
		tier: rated ? l10n.t('tier {0}', rated.tier.tier) : null,
		tierLevel: rated?.tier.tier ?? null,
		tierReason: rated ? words.say(rated.tier.reason) : '',
		state: read?.failure ? 'failed' : (read?.state ?? 'unread'),
		stateText: stateText(read),
		advice: read?.failure
			? [words.say(read.failure.message), read.failure.suggestion ?? ''].filter(Boolean).join(' ')
			: null,
		opens: url !== null || (read?.path ?? null) !== null,
		places: (read?.citations ?? []).map((span) => placeOf(span, snapshot)),
		leaning: verdicts
			.filter(({ fact }) => fact.verdict === 'unverifiable')
			.map(({ fact: { span } }) => ({ claim: excerpt(text, span, 140), place: placeOf(span, snapshot) })),
		claims: verdicts
			.filter(({ fact }) => fact.verdict !== 'unverifiable')
			.sort((a, b) => byConcern.indexOf(a.fact.verdict) - byConcern.indexOf(b.fact.verdict))
			.map(({ fact, index }) => claimView(fact, index, text, snapshot)),
	};
}

function placeOf(span: Span, snapshot: Snapshot): PlaceView {
	return { line: snapshot.line(span), span: [...span] };
}

function stateText(read: FactSource | undefined): string {
	if (!read) return l10n.t('not read');
	if (read.failure) return l10n.t('could not be read');
	if (read.state === 'unread') return l10n.t('not read');
	if (read.state === 'quoted') return l10n.t('only the linked passage is known');
	const day = read.readAt === null ? '' : new Date(read.readAt).toLocaleDateString(vscode.env.language);
	const read_ = day === '' ? l10n.t('read') : l10n.t('read on {0}', day);
	return read.truncated ? l10n.t('{0}, in part', read_) : read_;
}

function claimView(fact: FactVerdict, index: number, text: string, snapshot: Snapshot): SourceClaimView {
	return {
		index,
		claim: excerpt(text, fact.span, 140),
		place: placeOf(fact.span, snapshot),
		verdict: fact.verdict,
		verdictName: verdictName(fact.verdict),
		basis: fact.basis,
		quote: fact.quote,
		page: fact.page === null ? '' : l10n.t('page {0}', fact.page),
		reason: fact.reason ? words.say(fact.reason) : '',
	};
}

export function verdictName(verdict: FactVerdictName): string {
	const names: Record<FactVerdictName, string> = {
		supported: l10n.t('supported'),
		partly: l10n.t('partly supported'),
		contradicted: l10n.t('contradicted'),
		'not-found': l10n.t('not mentioned'),
		unclear: l10n.t('not decided'),
		unverifiable: l10n.t('not verifiable'),
	};
	return names[verdict];
}

/** Where a source, or the words that decide a verdict, can be read; `undefined` when that is not known any more. */
export function placeInSource(
	{ analysis, scorecard }: Pick<ScoredReport, 'analysis' | 'scorecard'>,
	id: string,
	verdict: number | undefined,
): SourcePlace | undefined {
	const source = knownSources({ analysis, scorecard }).find((known) => known.id === id);
	if (!source) return undefined;
	const { quote = null, page = null } = source.verdicts.find(({ index }) => index === verdict)?.fact ?? {};
	return placeOfQuote({ path: source.read?.path ?? null, url: source.url, quote, page });
}

/** Where to open a source at a quote, or at its beginning. */
export function placeOfQuote(at: {
	readonly path: string | null;
	readonly url: string | null;
	readonly quote: string | null;
	readonly page: number | null;
}): SourcePlace {
	const { path, url, quote, page } = at;
	return {
		...(path !== null && { file: path }),
		...(url !== null && { url, open: withFragment(url, quote, page) }),
		...(quote !== null && { quote }),
		...(page !== null && { page }),
	};
}
