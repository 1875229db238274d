import * as vscode from 'vscode';
import type { Analysis } from '../../analysis';
import { message } from '../../messages/message';
import type { Progress } from '../../model';
import { findingGroups } from '../../output/findingGroups';
import { stepGain } from '../../output/fixSteps';
import { referenceRows } from '../../output/referenceRows';
import { type FailureKind, failureKinds } from '../../output/runLines';
import { frameworkTitles } from '../../output/scoreColumns';
import {
	finResearchLabels,
	formatRange,
	formatScore,
	formatSigma,
	type ScoreRow,
	scoreSections,
} from '../../output/scoreRows';
import { formatCount } from '../../output/summary';
import type {
	FindingGroupView,
	FrameworkView,
	PanelView,
	PanelWords,
	RadarView,
	ScoreRowView,
} from '../../panel/messages';
import type { Span } from '../../report/model';
import { type FinResearchScore, finResearchDimensions } from '../../scorecard/finResearch';
import type { ItemEdit, JadeScore } from '../../scorecard/jade';
import type { Effort, Scorecard } from '../../scorecard/scorecard';
import { words } from '../host/words';
import type { Snapshot } from '../reports/snapshot';
import { basisMeaning, basisName, documentName, progressText, severityName, translated } from '../reports/wording';
import { jadeView } from './jadeView';
import type { ScoredReport } from './scores';
import { sourcesView } from './sourcesView';

const { l10n } = vscode;

/** What the panel shows beside the figures. */
export interface PanelRunState {
	readonly progress: Progress | undefined;
	readonly cancelled: boolean;
	/** The model that the author can score with; `undefined` when none is connected. */
	readonly model: string | undefined;
	/** Ids of JADE's items of which the author supposes the opposite. */
	readonly supposed: ReadonlySet<string>;
	/** The author's changes of JADE's checklists. */
	readonly edits: Readonly<Record<string, ItemEdit>>;
	/** A skill's title by its label. */
	readonly skillTitle: (label: string) => string;
}

/** The panel before anything was scored. */
export function emptyView(document: vscode.TextDocument, state: PanelRunState): PanelView {
	return {
		uri: document.uri.toString(),
		file: documentName(document),
		title: '',
		note: state.cancelled
			? l10n.t('Scoring was cancelled. The answers received so far are cached and will not be requested again.')
			: null,
		progress: state.progress ? progressText(state.progress) : null,
		model: state.model ?? null,
		failures: [],
		scored: false,
		frameworks: [],
		sources: null,
		trusted: vscode.workspace.isTrusted,
		fixFirst: [],
		groups: [],
		run: [],
		words: panelWords(),
	};
}

/** A scored report in words: everything the panel lays out. */
export function scoredView(scored: ScoredReport, state: PanelRunState): PanelView {
	const { analysis, scorecard, snapshot } = scored;
	const empty = emptyView(snapshot.document, state);
	return {
		...empty,
		title: analysis.report.title?.text ?? '',
		note:
			empty.note ??
			(snapshot.stale ? l10n.t('Scored before your last edit. Score again to update the figures.') : null),
		failures: failureKinds(scorecard.run.failures).map(failureText),
		scored: true,
		frameworks: frameworkViews(scored, state),
		sources: sourcesView(scored),
		fixFirst: fixFirstView(analysis, scorecard, snapshot),
		groups: groupViews(analysis, snapshot),
		run: runTexts(scorecard),
	};
}

function frameworkViews({ analysis, scorecard, snapshot }: ScoredReport, state: PanelRunState): FrameworkView[] {
	const { text } = analysis.document;
	const { supposed, edits, skillTitle: titleOf } = state;
	return scoreSections(scorecard, words).map(({ title, headline, rows }) => ({
		id: title,
		title,
		about: frameworkAbout(title),
		headline: rowView(headline, snapshot),
		rows: rows.map((row) => rowView(row, snapshot)),
		radar: title === 'FinResearchBench' && scorecard.finResearch ? radarView(scorecard.finResearch) : null,
		jade:
			title === 'JADE' && scorecard.jade
				? jadeView(scorecard.jade, { text, snapshot, supposed, edits, titleOf })
				: null,
	}));
}

function frameworkAbout(title: string): string {
	const about: Record<string, string> = {
		FinResearchBench: l10n.t('Ten dimensions, each from 0 to 100: how broad, deep, dense and sound the argument is.'),
		'DeepResearch-ReportEval': l10n.t('Quality, non-redundancy, and whether the sources support the claims.'),
		JADE: l10n.t('An expert’s checklist: reasoning counts only as far as its evidence is confirmed.'),
	};
	return about[title] ?? '';
}

function rowView(row: ScoreRow, snapshot: Snapshot): ScoreRowView {
	const { label, value, range, basis, reasons } = row;
	return {
		label: translated(label),
		value: formatScore({ value, range }),
		range: value === null ? '' : `${formatSigma(row)} ${rangeText(range)}`.trim(),
		share: value === null || !range ? null : Math.min(1, Math.max(0, (value - range[0]) / (range[1] - range[0]))),
		basis,
		reasons: reasons.map(({ message, span }) => ({
			message: translated(message),
			place: span ? placeView(span, snapshot) : null,
		})),
	};
}

function rangeText(range: ScoreRow['range']): string {
	if (!range || !vscode.env.language.startsWith('zh')) return formatRange(range);
	return range[0] === 0 ? l10n.t('of {0}', range[1]) : l10n.t('of {0} to {1}', range[0], range[1]);
}

function radarView({ dimensions }: FinResearchScore): RadarView {
	return {
		axes: finResearchDimensions.map((key) => ({
			label: translated(finResearchLabels[key]),
			value: dimensions[key].value,
		})),
		references: referenceRows.map(({ name, final, dimensions: values }) => ({
			name: translated(name),
			final: final.toFixed(1),
			values: finResearchDimensions.map((key) => values[key]),
		})),
	};
}

function fixFirstView(analysis: Analysis, { fixFirst, jade }: Scorecard, snapshot: Snapshot): PanelView['fixFirst'] {
	return fixFirst.flatMap(({ finding: index, item, gain, framework, effort }) => {
		const step = fixedBy(analysis, jade, index, item);
		if (!step) return [];
		const { message, span } = step;
		const place = span ? placeView(span, snapshot) : null;
		return [
			{ gain: stepGain({ gain }), effort: `${frameworkTitles[framework]} · ${effortName(effort)}`, message, place },
		];
	});
}

/** The finding to mend, else the item of JADE's checklists to fulfil. */
function fixedBy(
	{ findings }: Analysis,
	jade: JadeScore | null,
	index: number | null,
	id: string | undefined,
): { readonly message: string; readonly span: Span | undefined } | undefined {
	const finding = index === null ? undefined : findings[index];
	if (finding) return { message: words.say(finding.message), span: finding.span };
	const query = jade?.queryChecklist.find((item) => item.id === id);
	if (query) return { message: query.question, span: query.judgement?.span ?? undefined };
	const own = jade?.reportChecklist.find((item) => item.id === id);
	return own && { message: own.question, span: own.span };
}

function effortName(effort: Effort): string {
	const names: Record<Effort, string> = {
		small: l10n.t('low effort'),
		medium: l10n.t('medium effort'),
		large: l10n.t('high effort'),
	};
	return names[effort];
}

function groupViews(analysis: Analysis, snapshot: Snapshot): FindingGroupView[] {
	return findingGroups(analysis).map(({ code, title, severity, findings }) => ({
		code,
		title: words.say(title),
		severity,
		severityName: severityName(severity),
		findings: findings.map(({ finding, excerpt }) => ({
			message: words.say(finding.message),
			excerpt,
			place: placeView(finding.span, snapshot),
		})),
	}));
}

function placeView(span: Span, snapshot: Snapshot): { line: number; span: [number, number] } {
	return { line: snapshot.line(span), span: [...span] };
}

/** Who scored and what it took; and how stable the judgement is where it was asked more than once. */
function runTexts({ run, stability }: Scorecard): string[] {
	if (run.mode === 'offline') {
		return [l10n.t('Scored on this computer in {0} s. No model was asked.', run.seconds.toFixed(1))];
	}
	const cost = run.cost === null ? l10n.t('cost not known') : `$${run.cost.toFixed(3)}`;
	const tokens = l10n.t('{0} + {1} tokens', formatCount(run.tokensIn), formatCount(run.tokensOut));
	const calls = l10n.t('{0} questions asked, {1} answered from cache', run.calls, run.cached);
	return [
		[run.model ?? l10n.t('model'), calls, tokens, cost, `${run.seconds.toFixed(1)} s`].join(' · '),
		...(stability
			? [l10n.t('Judged {0} times; {1} arguments were judged differently.', stability.runs, stability.flipped.length)]
			: []),
	];
}

function failureText({ failures, message }: FailureKind): string {
	const text = words.say(message);
	return failures === 1 ? text : l10n.t('{0} ({1} questions)', text, failures);
}

function panelWords(): PanelWords {
	const bases = ['rule', 'model', 'estimate', 'unscored'] as const;
	return {
		line: words.say(message('labels.place', { line: '{0}' })),
		score: l10n.t('Score Report'),
		scoreAgain: l10n.t('Score Again'),
		scoreOffline: l10n.t('Score Offline'),
		scoreWithModel: l10n.t('Score With {0}', '{0}'),
		connectModel: l10n.t('Connect a Model…'),
		failures: l10n.t('What the model could not judge'),
		cancel: l10n.t('Cancel'),
		loading: l10n.t('This report has not been scored yet.'),
		frameworks: l10n.t('Frameworks'),
		fixFirst: l10n.t('Fix first'),
		nothingToFix: l10n.t('No finding has an estimated gain.'),
		findings: l10n.t('Findings'),
		noFindings: l10n.t('No findings. Everything that Plumbline can check on this computer is in order.'),
		compareWith: l10n.t('Compare with (figures from the paper)'),
		radar: l10n.t('The ten dimensions from 0 at the centre to 100 at the edge; the list below has the same figures.'),
		sourcesAbout: l10n.t(
			'The sources that the report cites, those that support the least first: where each comes from, whether it was read, and what it says about the claims that cite it.',
		),
		readSources: l10n.t('Read Cited Sources…'),
		openSource: l10n.t('Open Source at This Place'),
		citedIn: l10n.t('Cited in'),
		leaning: l10n.t('Claims that cite it: {0}', '{0}'),
		skills: l10n.t('Skills'),
		changeSkills: l10n.t('Change…'),
		gates: l10n.t('Failed facts and the conclusions they invalidate'),
		falls: l10n.t('invalidated'),
		fallsWith: l10n.t('invalidated by'),
		blockedBy: l10n.t('not met:'),
		loadBearing: l10n.t('Load-bearing facts'),
		loadBearingAbout: l10n.t('The facts that most depends on, and what would be lost if one of them proved false.'),
		supposeNothing: l10n.t('Reset What-If'),
		suppose: l10n.t('What if'),
		supports: l10n.t('supports it'),
		contradicts: l10n.t('contradicts it'),
		edited: l10n.t('changed by you'),
		reword: l10n.t('Reword…'),
		reweigh: l10n.t('Weight…'),
		leaveOut: l10n.t('Leave Out'),
		leftOut: l10n.t('Left out by you'),
		takeBack: l10n.t('Restore'),
		moreReasons: l10n.t('{0} more reasons', '{0}'),
		basisNames: Object.fromEntries(bases.map((basis) => [basis, basisName(basis)])) as PanelWords['basisNames'],
		basisMeanings: Object.fromEntries(
			bases.map((basis) => [basis, basisMeaning(basis)]),
		) as PanelWords['basisMeanings'],
	};
}
