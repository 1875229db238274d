import * as vscode from 'vscode';
import type { Finding } from '../../findings/model';
import { withFragment } from '../../functions';
import type { FromPanel } from '../../panel/messages';
import type { ScoredAnalysis } from '../../scorecard/scorecard';
import { placedFindings } from '../../service/report';
import { knownSources } from '../../view/sources';
import { openSourceCommand, type SourcePlace } from '../editor/openSource';
import type { Parts } from '../editor/parts';
import { fixFinding } from '../editor/quickFixes';
import { askAside, undo } from '../editor/settingAside';
import type { AnalyzedReport } from '../reports/analyses';
import type { ScoredReport } from '../score/scores';

type OpenMessage = Extract<FromPanel, { type: 'openSource' | 'openFound' }>;
type ActMessage = Extract<FromPanel, { type: 'setAside' | 'undoDecision' | 'fix' }>;

type ActParts = Pick<Parts, 'analyses' | 'active' | 'decisions' | 'settings' | 'shell' | 'models'>;

/** Does what the author wants done about a finding that the panel shows; nothing where its line was edited meanwhile. */
export function actOnFinding(
	report: AnalyzedReport | undefined,
	asked: ActMessage,
	parts: ActParts,
): Promise<void> | undefined {
	if (!report) return undefined;
	const isMeant = ({ code, span }: Finding) => code === asked.code && span.join() === asked.span.join();
	if (asked.type === 'undoDecision') {
		const own = report.analysis.decided.find(({ finding }) => isMeant(finding));
		return own && undo(report.snapshot.document, own.decision, parts);
	}
	const placed = placedFindings(report).find(({ finding }) => isMeant(finding));
	if (!placed) return undefined;
	if (asked.type === 'fix') return fixFinding(report, placed, parts);
	return askAside(report, placed.finding, parts);
}

/** Opens a source that the panel shows, or a passage of one: the words that decide a verdict or an item of a checklist. */
export function openPassage(scored: ScoredReport | undefined, asked: OpenMessage): Thenable<unknown> | undefined {
	if (!scored) return undefined;
	const place =
		asked.type === 'openSource' ? placeInSource(scored, asked.source, asked.verdict) : foundPlace(scored, asked);
	if (!place) return undefined;
	const { command, arguments: args = [] } = openSourceCommand(scored.snapshot.document, place);
	return vscode.commands.executeCommand(command, ...args);
}

function foundPlace({ scorecard: { jade } }: ScoredReport, { item, index }: { item: string; index: number }) {
	const items = [...(jade?.queryChecklist ?? []), ...(jade?.reportChecklist ?? [])];
	const found = items.find(({ id }) => id === item)?.judgement?.found[index];
	return found && placeOfQuote(found);
}

/** Where a source, or the words that decide a verdict, can be read; `undefined` when that is not known any more. */
export function placeInSource(
	scored: ScoredAnalysis,
	id: string,
	verdict: number | undefined,
): SourcePlace | undefined {
	const source = knownSources(scored).find((known) => known.id === id);
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
