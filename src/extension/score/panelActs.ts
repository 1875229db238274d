import * as vscode from 'vscode';
import type { Finding } from '../../findings/model';
import type { FromPanel } from '../../panel/messages';
import { placedFindings } from '../../service/report';
import { type FixMeans, fixFinding } from '../editor/quickFixes';
import type { SettingAside } from '../editor/settingAside';
import type { AnalyzedReport } from '../reports/analyses';
import { openSourceCommand } from '../sources/openSource';
import type { ScoredReport } from './scores';
import { placeInSource, placeOfQuote } from './sourcePlaces';

type OpenMessage = Extract<FromPanel, { type: 'openSource' | 'openFound' }>;
type ActMessage = Extract<FromPanel, { type: 'setAside' | 'undoDecision' | 'fix' }>;

interface ActDeps extends FixMeans {
	readonly settingAside: SettingAside;
}

/** Does what the author wants done about a finding that the panel shows; nothing where its line was edited meanwhile. */
export function actOnFinding(
	report: AnalyzedReport | undefined,
	asked: ActMessage,
	deps: ActDeps,
): Promise<void> | undefined {
	if (!report) return undefined;
	const isMeant = ({ code, span }: Finding) => code === asked.code && span.join() === asked.span.join();
	if (asked.type === 'undoDecision') {
		const own = report.analysis.decided.find(({ finding }) => isMeant(finding));
		return own && deps.settingAside.undo(report.snapshot.document, own.decision);
	}
	const placed = placedFindings(report).find(({ finding }) => isMeant(finding));
	if (!placed) return undefined;
	if (asked.type === 'fix') return fixFinding(report, placed, deps);
	return deps.settingAside.ask(report, placed.finding);
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
