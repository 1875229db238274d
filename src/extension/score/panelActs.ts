import * as vscode from 'vscode';
import type { Finding } from '../../findings/model';
import type { FromPanel } from '../../panel/messages';
import type { Deciding } from '../editor/deciding';
import { fixFinding } from '../editor/findingActs';
import type { Rereading } from '../editor/mendingFixes';
import { setAside } from '../editor/settingAside';
import type { Models } from '../model/models';
import { type AnalyzedReport, placedFindings } from '../reports/analyses';
import { openSourceCommand } from '../sources/openSource';
import type { ScoredReport } from './scores';
import { placeInSource, placeOfQuote } from './sourcePlaces';

type OpenMessage = Extract<FromPanel, { type: 'openSource' | 'openFound' }>;
type ActMessage = Extract<FromPanel, { type: 'setAside' | 'undoDecision' | 'fix' }>;

interface ActDeps {
	readonly deciding: Deciding;
	readonly analyses: Rereading;
	readonly models: Models;
}

/** Does what the author wants done about a finding that the panel shows; nothing where its line was edited meanwhile. */
export function actOnFinding(
	report: AnalyzedReport | undefined,
	asked: ActMessage,
	{ deciding, analyses, models }: ActDeps,
): Promise<void> | undefined {
	if (!report) return undefined;
	const isMeant = ({ code, span }: Finding) => code === asked.code && span.join() === asked.span.join();
	if (asked.type === 'undoDecision') {
		const own = report.analysis.decided.find(({ finding }) => isMeant(finding));
		return own && deciding.undo(report.snapshot.document, own.decision);
	}
	const placed = placedFindings(report).find(({ finding }) => isMeant(finding));
	if (!placed) return undefined;
	const { finding } = placed;
	if (asked.type === 'fix') return fixFinding(report, placed, { rereading: analyses, models });
	return setAside(report, finding, deciding);
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
