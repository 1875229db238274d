import * as vscode from 'vscode';
import { message } from '../../messages/message';
import type { PanelWords } from '../../panel/messages';
import { words } from '../host/words';
import { noPagesInBrowser, type SourceUses } from '../sources/sourceUses';

const { l10n } = vscode;

/** The panel's own words, in the editor's language; `{0}` is filled in there. */
export function panelWords(mayRead: SourceUses['mayRead']): PanelWords {
	return {
		line: words.say(message('labels.place', { line: '{0}' })),
		tabs: l10n.t('Views'),
		...runWords(),
		...stateWords(),
		...toDoWords(),
		...argumentWords(),
		...sourceWords(mayRead),
		...scoreWords(),
		...jadeWords(),
	};
}

function runWords() {
	return {
		check: l10n.t('Check Report'),
		checkAgain: l10n.t('Check Again'),
		scoreWithModel: l10n.t('Score With {0}', '{0}'),
		reviewWithModel: l10n.t('Review With {0}', '{0}'),
		connectModel: l10n.t('Connect a Model…'),
		cancel: l10n.t('Cancel'),
		tryAgain: l10n.t('Try Again'),
	};
}

function stateWords() {
	return {
		failed: l10n.t('The last run failed'),
		failures: l10n.t('What the model could not judge'),
		reading: l10n.t('Reading the report…'),
		notRead: l10n.t('This report has not been read yet'),
		notReadAbout: l10n.t('Check it to see what to do: that stays on this computer.'),
		noText: l10n.t('There is no text in this report'),
		noTextAbout: l10n.t('Write something and save it: then it is checked.'),
		closed: l10n.t('This report is closed'),
		closedAbout: l10n.t('Open it to see what to do and to go to its lines.'),
		openReport: l10n.t('Open Report'),
		notScored: l10n.t('This report has not been scored yet.'),
		notScoredAbout: l10n.t('What there is to do, the argument and the numbers need no score.'),
		scoredSoon: l10n.t('The result stands here when the run is done.'),
	};
}

function toDoWords() {
	return {
		toDo: l10n.t('To Do'),
		filter: l10n.t('Filter findings'),
		kind: l10n.t('Kind'),
		allKinds: l10n.t('All kinds'),
		severity: l10n.t('Severity'),
		allSeverities: l10n.t('All severities'),
		section: l10n.t('Section'),
		allSections: l10n.t('All sections'),
		noSection: l10n.t('Outside all sections'),
		grouping: l10n.t('Order'),
		groupings: {
			worth: l10n.t('Most important first'),
			kind: l10n.t('By kind'),
			section: l10n.t('By section'),
		},
		shownOf: l10n.t('{0} of {1} shown', '{0}', '{1}'),
		noMatch: l10n.t('No finding matches this filter.'),
		clearFilter: l10n.t('Clear Filter'),
		showMore: l10n.t('Show {0} More', '{0}'),
		listKeys: l10n.t('↑ ↓ next finding · → what to do about it · Enter goes to its line'),
		fixFirst: words.say(message('fixes.title')),
		fixNext: l10n.t('Then'),
		hints: l10n.t('Hints'),
		heldBack: l10n.t('Held back: less certain or less weighty'),
		nothingToDo: l10n.t('Nothing to do'),
		checked: l10n.t('Plumbline has no findings. On this computer it checked:'),
		fix: l10n.t('Fix…'),
		goThere: l10n.t('Go to Line'),
		setAside: l10n.t('Set Aside…'),
		learn: l10n.t('Learn More'),
		undoDecision: l10n.t('Undo Decision'),
		showAgain: l10n.t('Show Again'),
	};
}

function argumentWords() {
	return {
		argument: l10n.t('Argument'),
		argumentAbout: l10n.t(
			'What carries what: the thesis, the claims that serve it and the evidence they rest on. The bar of a branch shows how its claims stand, and how many lack ground.',
		),
		thesis: words.say(message('labels.thesis')),
		treeKeys: l10n.t('↑ ↓ next line · → unfolds · ← folds · Enter goes to the line in the report'),
		weakOnly: l10n.t('Only claims that lack support'),
		noWeak: l10n.t('No claim was found to lack support.'),
		unquestioned: words.say(message('labels.unquestioned')),
		why: l10n.t('The chosen statement'),
	};
}

function sourceWords(mayRead: SourceUses['mayRead']) {
	return {
		sources: words.say(message('cited.title')),
		sourcesAbout: l10n.t(
			'The sources that the report cites, those that support the least first: where each comes from, and what it says about the claims that cite it.',
		),
		tiersAbout: words.say(message('cited.tiersAbout')),
		readSources: l10n.t('Read Cited Sources…'),
		unreadSources: l10n.t('Not read yet: {0}', '{0}'),
		unreadAbout:
			mayRead === 'inBrowser'
				? noPagesInBrowser()
				: l10n.t('Reading them shows whether they say what the report says they say. You are asked first.'),
		openSource: l10n.t('Open Source at This Place'),
		citedIn: l10n.t('Cited in'),
		unchecked: l10n.t('Claims that cite it: {0}', '{0}'),
	};
}

function scoreWords() {
	const bases = ['rule', 'model', 'unscored'] as const;
	return {
		scores: words.say(message('outputs.scoresTitle')),
		scoresAbout: l10n.t(
			'A score is a reader’s judgement: without a model nothing is scored. What can be counted stands below, without points.',
		),
		compareWith: l10n.t('Compare with (figures from the paper)'),
		radar: l10n.t('The ten dimensions from 0 at the centre to 100 at the edge; the list below has the same figures.'),
		moreReasons: l10n.t('{0} more reasons', '{0}'),
		basisMeanings: Object.fromEntries(
			bases.map((basis) => [basis, words.say(message('scores.basisMeaning', { basis }))]),
		) as PanelWords['basisMeanings'],
	};
}

function jadeWords() {
	return {
		skills: l10n.t('Skills'),
		changeSkills: l10n.t('Change…'),
		gates: l10n.t('Failed facts and the conclusions they invalidate'),
		falls: l10n.t('invalidated'),
		loadBearing: words.say(message('outputs.carrying')),
		loadBearingAbout: l10n.t('The facts that most depends on, and what would be lost if one of them proved false.'),
		assumeNothing: l10n.t('Reset What-If'),
		whatIf: l10n.t('What if'),
		whatIfAbout: l10n.t(
			'Tick an item below to assume the opposite of its verdict: the score that would follow is shown at the bottom. Nothing is asked or saved.',
		),
		supports: l10n.t('supports it'),
		contradicts: l10n.t('contradicts it'),
		weight: words.say(message('checklists.weight', { weight: '{0}' })),
		edited: l10n.t('changed by you'),
		reword: l10n.t('Reword…'),
		reweigh: l10n.t('Weight…'),
		leaveOut: l10n.t('Leave Out'),
		leftOut: l10n.t('Left out by you'),
		takeBack: l10n.t('Restore'),
	};
}
