import { itemAt } from '../access';
import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { FactSource, FactVerdict, FactVerdictName } from '../scorecard/reportEval';
import type { Scorecard } from '../scorecard/scorecard';
import type { RatedSource } from '../sources/model';
import { placeOf, type ViewContext } from './context';
import { excerpt } from './excerpt';

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
export interface KnownSource {
	readonly id: string;
	readonly title: string;
	readonly url: string | null;
	readonly rated: RatedSource | undefined;
	readonly read: FactSource | undefined;
	readonly verdicts: readonly { readonly fact: FactVerdict; readonly index: number }[];
}

/** A report, and what its sources say where it was scored. */
interface Citing {
	readonly analysis: Analysis;
	readonly scorecard?: Pick<Scorecard, 'reportEval'> | undefined;
}

/** The sources of a report, those first that carry the least; `null` for a report that cites none. */
export function sourcesView(scored: Citing, context: ViewContext) {
	const sources = knownSources(scored).sort((a, b) => concern(a) - concern(b) || tier(b) - tier(a));
	if (sources.length === 0) return null;
	return {
		title: context.words.say(message('cited.title')),
		summary: context.words.say(summary(sources)),
		sources: sources.map((source) => sourceRow(source, scored.analysis, context)),
	};
}

export type SourcesView = NonNullable<ReturnType<typeof sourcesView>>;

/** What is known of each source that the report cites. */
export function knownSources({ analysis, scorecard }: Citing): KnownSource[] {
	const read = scorecard?.reportEval?.factuality;
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
	const failed = failureOf(read) ? byConcern.indexOf('unverifiable') : byConcern.length;
	return Math.min(failed, ...verdicts.map(({ fact }) => byConcern.indexOf(fact.verdict)));
}

function tier({ rated }: KnownSource): number {
	return rated?.tier.tier ?? 0;
}

function summary(sources: readonly KnownSource[]): Message {
	const having = (state: FactSource['state']) => sources.filter((source) => source.read?.state === state).length;
	const [read, quoted] = [having('read'), having('quoted')];
	const failed = sources.filter((source) => failureOf(source.read)).length;
	return message('cited.summary', { read, quoted, failed, unread: sources.length - read - quoted - failed });
}

function sourceRow(
	{ id, title, url, rated, read, verdicts }: KnownSource,
	{ report, document: { text } }: Analysis,
	context: ViewContext,
) {
	const { say } = context.words;
	const shown = url === null ? null : url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
	const failure = failureOf(read);
	const claimsOf = (unverifiable: boolean) =>
		verdicts.filter(({ fact }) => (fact.verdict === 'unverifiable') === unverifiable);
	return {
		id,
		title: title || (shown ?? read?.path ?? id),
		address: read?.path ?? (title === '' ? null : shown),
		tier: rated ? say(message('cited.tier', { tier: rated.tier.tier })) : null,
		tierLevel: rated?.tier.tier ?? null,
		tierReason: rated ? say(rated.tier.reason) : '',
		state: failure ? 'failed' : (read?.state ?? 'unread'),
		stateText: say(stateOf(read)),
		advice: failure ? [say(failure.message), failure.suggestion ?? ''].filter(Boolean).join(' ') : null,
		opens: url !== null || (read?.path ?? null) !== null,
		places: (read?.citations ?? (rated?.citations ?? []).map((index) => itemAt(report.citations, index).span)).map(
			(span) => placeOf(span, context),
		),
		claims: claimsOf(false)
			.sort((a, b) => byConcern.indexOf(a.fact.verdict) - byConcern.indexOf(b.fact.verdict))
			.map(({ fact, index }) => claimView(fact, index, text, context)),
		/** Claims of which nothing can be said, for the source was not read. */
		unchecked: claimsOf(true).map(({ fact: { span } }) => ({
			claim: excerpt(text, span, 140),
			place: placeOf(span, context),
		})),
	};
}

export type SourceRowView = ReturnType<typeof sourceRow>;

/** Why a source could not be read; nothing for a page that nobody tried, since its author has not allowed that. */
function failureOf(read: FactSource | undefined): FactSource['failure'] {
	const failure = read?.failure;
	return failure && failure.message.code !== 'sourceFailures.notFetched' ? failure : null;
}

function stateOf(read: FactSource | undefined): Message {
	if (failureOf(read)) return message('cited.failed');
	if (!read || read.state === 'unread') return message('cited.unread');
	if (read.state === 'quoted') return message('cited.quoted');
	return message('cited.read', { at: read.readAt, inPart: read.truncated });
}

function claimView(fact: FactVerdict, index: number, text: string, context: ViewContext) {
	const { span, verdict, basis, quote, page, reason } = fact;
	const { say } = context.words;
	return {
		/** Its place among the verdicts. */
		index,
		claim: excerpt(text, span, 140),
		place: placeOf(span, context),
		verdict,
		verdictName: say(message(`cited.verdict.${verdict}`)),
		...{ basis, basisName: say(message('scores.basis', { basis })) },
		quote,
		page: page === null ? '' : say(message('cited.page', { page })),
		reason: reason ? say(reason) : '',
	};
}

export type SourceClaimView = ReturnType<typeof claimView>;
