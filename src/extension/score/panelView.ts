import * as vscode from 'vscode';
import { numberRelations } from '../../index';
import { message } from '../../messages/message';
import type { Progress } from '../../model';
import type { PanelView, PanelWords } from '../../panel/messages';
import type { Choices } from '../../view/checklists';
import { claimSummary } from '../../view/claims';
import { decidedViews } from '../../view/decided';
import { findingGroups } from '../../view/findingGroups';
import { numbersViewOf } from '../../view/numbers';
import { viewOf } from '../../view/scorecard';
import { withdrawnOf } from '../../view/withdrawn';
import { words } from '../host/words';
import type { Snapshot } from '../reports/snapshot';
import { documentName, progressText } from '../reports/wording';
import type { ScoredReport } from './scores';

const { l10n } = vscode;

/** What the panel shows beside the figures. */
export interface PanelRunState extends Choices {
	readonly progress: Progress | undefined;
	readonly cancelled: boolean;
	/** The model that the author can score with; `undefined` when none is connected. */
	readonly model: string | undefined;
}

/** The panel before anything was scored. */
export function emptyView(document: vscode.TextDocument, state: PanelRunState): PanelView {
	return {
		uri: document.uri.toString(),
		file: documentName(document),
		title: '',
		claims: '',
		note: state.cancelled
			? l10n.t('The run was cancelled. The answers received so far are cached and will not be requested again.')
			: null,
		progress: state.progress ? progressText(state.progress) : null,
		model: state.model ?? null,
		trusted: vscode.workspace.isTrusted,
		scored: null,
		groups: [],
		decided: { title: '', findings: [] },
		withdrawn: null,
		numbers: null,
		words: panelWords(),
	};
}

/** A scored report in words, as a second reading has left it: everything the panel lays out. */
export function scoredView(scored: ScoredReport, state: PanelRunState): PanelView {
	const { analysis, snapshot } = scored;
	const empty = emptyView(snapshot.document, state);
	const context = { words, at: placeNow(snapshot) };
	return {
		...empty,
		title: analysis.report.title?.text ?? '',
		claims: words.say(claimSummary(analysis)),
		note:
			empty.note ??
			(snapshot.stale ? l10n.t('Scored before your last edit. Score again to update the figures.') : null),
		scored: viewOf(scored, context, state),
		groups: findingGroups(analysis, context),
		decided: {
			title: words.say(message('decisions.titleForYou', { count: analysis.decided.length })),
			findings: decidedViews(analysis, context),
		},
		withdrawn: withdrawnOf(analysis, context),
		numbers: numbersViewOf(numberRelations(analysis.report), analysis, context),
	};
}

/** Where a span of the scored text begins in the text as it is now. */
function placeNow(snapshot: Snapshot) {
	return (span: readonly [number, number]) => {
		const { line, character } = snapshot.nearest(span).start;
		return { line: line + 1, column: character + 1 };
	};
}

function panelWords(): PanelWords {
	const bases = ['rule', 'model', 'unscored'] as const;
	return {
		line: words.say(message('labels.place', { line: '{0}' })),
		score: l10n.t('Score Report'),
		scoreAgain: l10n.t('Score Again'),
		scoreOffline: l10n.t('Score Offline'),
		scoreWithModel: l10n.t('Score With {0}', '{0}'),
		reviewWithModel: l10n.t('Review With {0}', '{0}'),
		connectModel: l10n.t('Connect a Model…'),
		failures: l10n.t('What the model could not judge'),
		cancel: l10n.t('Cancel'),
		loading: l10n.t('This report has not been scored yet.'),
		tabs: l10n.t('Views'),
		toDo: l10n.t('To Do'),
		filter: l10n.t('Filter findings'),
		fixFirst: words.say(message('fixes.title')),
		nothingToFix: l10n.t('There is nothing to fix.'),
		findings: words.say(message('outputs.findingsTitle')),
		verify: l10n.t('Mark as Verified…'),
		accept: l10n.t('Accept…'),
		dismiss: l10n.t('Dismiss…'),
		undoDecision: l10n.t('Undo Decision'),
		noFindings: l10n.t('No findings. Everything that Plumbline can check on this computer is in order.'),
		showAgain: l10n.t('Show Again'),
		compareWith: l10n.t('Compare with (figures from the paper)'),
		radar: l10n.t('The ten dimensions from 0 at the centre to 100 at the edge; the list below has the same figures.'),
		sourcesAbout: l10n.t(
			'The sources that the report cites, those that support the least first: where each comes from, whether it was read, and what it says about the claims that cite it.',
		),
		readSources: l10n.t('Read Cited Sources…'),
		openSource: l10n.t('Open Source at This Place'),
		citedIn: l10n.t('Cited in'),
		unchecked: l10n.t('Claims that cite it: {0}', '{0}'),
		follows: l10n.t('Compared with'),
		skills: l10n.t('Skills'),
		changeSkills: l10n.t('Change…'),
		gates: l10n.t('Failed facts and the conclusions they invalidate'),
		falls: l10n.t('invalidated'),
		loadBearing: words.say(message('outputs.carrying')),
		loadBearingAbout: l10n.t('The facts that most depends on, and what would be lost if one of them proved false.'),
		assumeNothing: l10n.t('Reset What-If'),
		whatIf: l10n.t('What if'),
		supports: l10n.t('supports it'),
		contradicts: l10n.t('contradicts it'),
		weight: words.say(message('checklists.weight', { weight: '{0}' })),
		edited: l10n.t('changed by you'),
		reword: l10n.t('Reword…'),
		reweigh: l10n.t('Weight…'),
		leaveOut: l10n.t('Leave Out'),
		leftOut: l10n.t('Left out by you'),
		takeBack: l10n.t('Restore'),
		moreReasons: l10n.t('{0} more reasons', '{0}'),
		basisMeanings: Object.fromEntries(
			bases.map((basis) => [basis, words.say(message('scores.basisMeaning', { basis }))]),
		) as PanelWords['basisMeanings'],
	};
}
