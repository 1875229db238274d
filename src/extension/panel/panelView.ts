import * as vscode from 'vscode';
import { numberRelations } from '../../functions';
import { message } from '../../messages/message';
import type { Progress } from '../../model';
import type { PanelView, ReadView, RunProgress } from '../../panel/messages';
import { panelWords } from '../../panel/words';
import { placedFindings, type Shell } from '../../service/report';
import { argumentViewOf } from '../../view/argument';
import type { Choices } from '../../view/checklists';
import { claimSummary } from '../../view/claims';
import type { ViewContext } from '../../view/context';
import { decidedViews } from '../../view/decided';
import { historyViewOf, type ReportPast } from '../../view/history';
import { ledgerOf, ledgerView } from '../../view/ledger';
import { numbersViewOf } from '../../view/numbers';
import { progressMessage, readingViewOf } from '../../view/run';
import { viewOf } from '../../view/scorecard';
import type { ToDoView } from '../../view/toDo';
import { toDoViewOf } from '../../view/toDo';
import { withdrawnOf } from '../../view/withdrawn';
import { hasFix } from '../editor/quickFixes';
import { words } from '../host/words';
import type { AnalyzedReport } from '../reports/analyses';
import type { Snapshot } from '../reports/snapshot';
import { documentName } from '../reports/wording';
import { isRecounted, type ScoredReport } from '../score/scores';
import { noPagesInBrowser, type SourceUses } from '../sources/sourceUses';

const { l10n } = vscode;

/** What is known of the report that a panel shows. */
export interface PanelState extends Choices {
	/** The report as it was read last; `undefined` before it was. */
	readonly report: AnalyzedReport | undefined;
	/** `undefined` before it was scored. */
	readonly scored: ScoredReport | undefined;
	readonly past: ReportPast | undefined;
	readonly shell: Shell;
	readonly progress: Progress | undefined;
	readonly cancelled: boolean;
	/** Why the last run came to nothing. */
	readonly failure: string | undefined;
	/** Cited pages may be read, or what stands against it. */
	readonly mayRead: SourceUses['mayRead'];
	/** The report is read only when the author asks for it. */
	readonly byHand: boolean;
	/** The model that the author can ask; `undefined` when none is connected and the editor offers none. */
	readonly model: string | undefined;
}

/** Everything the panel lays out, in words. */
export function panelViewOf(document: vscode.TextDocument, state: PanelState): PanelView {
	const { report, scored, progress } = state;
	return {
		uri: document.uri.toString(),
		file: documentName(document),
		title: report?.analysis.report.title?.text ?? '',
		claims: report && report.analysis.tree.nodes.length > 1 ? words.say(claimSummary(report.analysis)) : '',
		open: !document.isClosed,
		note: noteOf(state),
		failure: state.failure ?? null,
		progress: progress ? progressView(progress) : null,
		model: state.model ?? null,
		mayRead: state.mayRead === true,
		read: report ? readViewOf(report, state) : null,
		scored: scored ? viewOf(scored, contextOf(scored.snapshot), state) : null,
		words: {
			...panelWords(words),
			...(state.mayRead === 'inBrowser' && { unreadAbout: noPagesInBrowser() }),
		},
	};
}

/** What a run is doing, in the words of the status bar, and how far it is. */
export function progressView(progress: Progress): RunProgress {
	const { done, of } = progress;
	return { text: words.say(progressMessage(progress)), share: done !== undefined && of ? done / of : null };
}

function noteOf({ scored, cancelled, byHand }: PanelState): string | null {
	if (cancelled) {
		return l10n.t('The run was cancelled. The answers received so far are cached and will not be requested again.');
	}
	if (!scored?.snapshot.stale) return null;
	return isRecounted(scored) && !byHand
		? l10n.t('Sources and scores are those of the text before your last edit: saving it counts them again.')
		: l10n.t('Sources and scores are those of the text before your last edit. Score again to update them.');
}

/** What there is to do in a report, in the order of the panel. */
export function toDoOf(report: AnalyzedReport, scored: ScoredReport | undefined, shell: Shell): ToDoView {
	const { snapshot } = report;
	const placed = placedFindings(report);
	const fixable = new Set(placed.filter((each) => hasFix(report, each, shell)).map(({ finding }) => finding));
	const analysis = { ...report.analysis, findings: placed.map(({ finding }) => finding) };
	return toDoViewOf(analysis, {
		...contextOf(snapshot),
		isFixable: (finding) => fixable.has(finding),
		jade: scored?.snapshot.text === snapshot.text ? scored.scorecard.jade : null,
		relations: numberRelations(analysis.report).relations.length,
	});
}

/** A finding whose line was edited since is left out until the report is read again. */
function readViewOf(report: AnalyzedReport, { scored, past, shell }: PanelState): ReadView {
	const { snapshot } = report;
	const findings = placedFindings(report).map(({ finding }) => finding);
	const analysis = { ...report.analysis, findings };
	const context = contextOf(snapshot);
	const relations = numberRelations(analysis.report);
	return {
		empty: analysis.report.source.trim() === '',
		reading: readingViewOf(analysis, words),
		ledger: ledgerView(ledgerOf(analysis, scored?.scorecard), context),
		toDo: toDoOf(report, scored, shell),
		argument: argumentViewOf(report.analysis, context),
		numbers: numbersViewOf(relations, analysis, context),
		decided: {
			title: words.say(message('decisions.titleForYou', { count: analysis.decided.length })),
			findings: decidedViews(analysis, context),
		},
		ignored: analysis.ignored > 0 ? words.say(message('decisions.ignoredInReport', { count: analysis.ignored })) : '',
		withdrawn: withdrawnOf(analysis, context),
		history: past ? historyViewOf(past, report.analysis, analysis.findings, context) : null,
	};
}

/** Where a span of a text that was read or scored begins in the text as it is now. */
function contextOf(snapshot: Snapshot): ViewContext {
	return {
		words,
		at: (span) => {
			const { line, character } = snapshot.nearest(span).start;
			return { line: line + 1, column: character + 1 };
		},
	};
}
