import type { Analysis } from '../analysis';
import { type Finding, type FindingCode, findingCodes } from '../findings/model';
import type { CountsByCode, HistoryEntry, KnownFindings, ReportHistory } from '../history/history';
import { changesBetween } from '../history/history';
import { findingKeys, knownFindings } from '../history/snapshot';
import { type GoneFinding, goneFindings, type Wording, withReworded, wordingOf } from '../history/wording';
import { message, verbatim } from '../messages/message';
import type { Message } from '../messages/model';
import { placeOf, type ViewContext } from './context';
import { excerptOf } from './excerpt';
import { type LedgerName, ledgerNames, ledgerText } from './ledger';

/** How many saves are shown. */
const shownEntries = 20;

/** An earlier state of the report that it is compared with: as it was looked at last, or committed. */
export type EarlierState = { readonly known: KnownFindings; readonly wording: Wording } & (
	| { readonly kind: 'look'; readonly at: number }
	| { readonly kind: 'commit'; readonly commit: string }
);

/** What is kept of a report's past, with what it is compared with. */
export interface ReportPast {
	readonly history: ReportHistory;
	readonly earlier: readonly EarlierState[];
	/** The words of what was mended, by the time of the entry; only of saves since the report was opened, for none are kept. */
	readonly gone?: ReadonlyMap<number, readonly GoneFinding[]> | undefined;
}

/** How many findings of a kind are shown with their words. */
const shownWords = 2;

/**
 * A report's past in the words of one language. Pure; the result is plain JSON.
 *
 * @param analysis the report as it was read last
 * @param shown those of its findings that can be shown: their lines were not edited since
 */
export function historyViewOf(
	{ history: { entries }, earlier, gone }: ReportPast,
	analysis: Analysis,
	shown: readonly Finding[],
	context: ViewContext,
) {
	const { say } = context.words;
	const values = entries.map(({ findings: { error, warning, info } }) => error + warning + info);
	return {
		title: say(message('history.title')),
		/** From when on there will be something to see; empty where there is. */
		empty: entries.length > 1 ? '' : entries.map(({ at }) => say(message('history.begins', { at }))).join(''),
		trend: { name: say(trendName(values)), values },
		columns: {
			saved: say(message('history.saved')),
			problems: say(message('history.problems')),
			changed: say(message('history.changed')),
		},
		rows: entries
			.map((entry, index) => rowOf(entry, entries[index - 1], gone?.get(entry.at) ?? [], context))
			.slice(-shownEntries)
			.reverse(),
		since: earlier
			.map((one) => sinceOf(one, analysis, shown, context))
			.filter((one) => entries.length > 1 || one.mended.kinds.length + one.added.findings.length > 0),
		nothing: say(message('history.nothing')),
	};
}

export type HistoryView = ReturnType<typeof historyViewOf>;

function trendName(values: readonly number[]): Message {
	const [first = 0] = values;
	const [lowest, highest] = [Math.min(...values), Math.max(...values)];
	return message('history.trend', { saves: values.length, first, last: values.at(-1) ?? first, lowest, highest });
}

function rowOf(
	entry: HistoryEntry,
	before: HistoryEntry | undefined,
	gone: readonly GoneFinding[],
	{ words }: ViewContext,
) {
	const severities = (['error', 'warning', 'info'] as const).filter((severity) => entry.findings[severity] > 0);
	const counts = severities.map((severity) =>
		words.say(message(`counts.${severity}`, { count: entry.findings[severity] })),
	);
	return {
		saved: words.moment(entry.at),
		problems: counts.join(' · ') || words.number(0),
		changes: (before ? changesOf(entry, before, gone) : [message('history.first')]).map(words.say),
	};
}

function changesOf(
	{ mended, added, ledger }: HistoryEntry,
	before: HistoryEntry,
	words: readonly GoneFinding[],
): Message[] {
	const [gone, come] = [kindsOf(mended, words), kindsOf(added)];
	return [
		...(gone.length > 0 ? [message('history.mended', { kinds: gone })] : []),
		...(come.length > 0 ? [message('history.added', { kinds: come })] : []),
		...ledgerNames.flatMap((name) => movedCount(name, ledger, before.ledger)),
	];
}

function movedCount(name: LedgerName, now: HistoryEntry['ledger'], before: HistoryEntry['ledger']): Message[] {
	const [own, earlier] = [now[name], before[name]];
	if (!own || !earlier || own.count === earlier.count) return [];
	return [message('history.moved', { count: ledgerText(name, own), before: earlier.count })];
}

/** The most frequent kind first. */
function kindsOf(counts: CountsByCode, gone: readonly GoneFinding[] = []): Message[] {
	const wordsOf = (code: string) => gone.filter((each) => each.code === code && each.words !== '');
	return Object.entries(counts)
		.sort(([, a], [, b]) => b - a)
		.map(([code, count]) => {
			const words = wordsOf(code).slice(0, shownWords);
			const more = words.length < count;
			return message('history.kind', { title: titleOf(code), count, words: words.map((each) => each.words), more });
		});
}

/** A code of a later version, unknown to this one, is shown as it is. */
function titleOf(code: string): Message {
	return code in findingCodes ? findingCodes[code as FindingCode].title : verbatim(code);
}

function sinceOf(earlier: EarlierState, analysis: Analysis, shown: readonly Finding[], context: ViewContext) {
	const { say } = context.words;
	const known = withReworded(earlier.known, earlier.wording, wordingOf(analysis));
	const now = knownFindings(analysis);
	const { mended, added } = changesBetween(known, now);
	const keys = findingKeys(analysis);
	const since = earlier.kind === 'look' ? message('history.look', earlier) : message('history.commit', earlier);
	return {
		mended: {
			title: say(message('history.mendedSince', { since })),
			kinds: kindsOf(mended, goneFindings(known, earlier.wording, now)).map(say),
		},
		added: {
			title: say(message('history.newSince', { since })),
			findings: shown
				.filter((finding) => added.has(keys.get(finding) ?? ''))
				.map(({ span, message: told }) => ({
					place: placeOf(span, context),
					excerpt: excerptOf(analysis.report, span),
					message: say(told),
				})),
		},
	};
}

export type SinceView = ReturnType<typeof sinceOf>;
