import * as vscode from 'vscode';
import type { Analysis } from '../model';
import { findingGroups } from '../output/findingGroups';
import { referenceRows } from '../output/referenceRows';
import {
	finResearchLabels,
	formatGain,
	formatRange,
	formatRun,
	formatScore,
	type ScoreRow,
	scoreSections,
} from '../output/scoreRows';
import type {
	FindingGroupView,
	FrameworkView,
	PanelView,
	PanelWords,
	RadarView,
	ScoreRowView,
} from '../panel/messages';
import type { Span } from '../report/model';
import { type FinResearchScore, finResearchDimensions, type Scorecard } from '../scoring/model';
import type { ScoredReport } from './scores';
import type { Snapshot } from './snapshot';
import { basisMeaning, basisName, codeTitle, severityName, translated } from './wording';

const { l10n } = vscode;

/** The panel before anything was scored. */
export function emptyView(document: vscode.TextDocument, progress: string | undefined): PanelView {
	return {
		uri: document.uri.toString(),
		file: vscode.workspace.asRelativePath(document.uri),
		title: '',
		note: null,
		progress: progressText(progress),
		scored: false,
		frameworks: [],
		fixFirst: [],
		groups: [],
		run: '',
		words: panelWords(),
	};
}

/** A scored report in words: everything the panel lays out. */
export function scoredView(scored: ScoredReport, progress: string | undefined): PanelView {
	const { analysis, scorecard, snapshot } = scored;
	return {
		...emptyView(snapshot.document, progress),
		title: analysis.report.title?.text ?? '',
		note: snapshot.stale ? l10n.t('Scored before your last edit. Score again to bring the figures up to date.') : null,
		scored: true,
		frameworks: frameworkViews(scorecard, snapshot),
		fixFirst: fixFirstView(analysis, scorecard, snapshot),
		groups: groupViews(analysis, snapshot),
		run: runText(scorecard),
	};
}

function frameworkViews(scorecard: Scorecard, snapshot: Snapshot): FrameworkView[] {
	return scoreSections(scorecard).map(({ title, headline, rows }) => ({
		id: title,
		title,
		about: frameworkAbout(title),
		headline: rowView(headline, snapshot),
		rows: rows.map((row) => rowView(row, snapshot)),
		radar: title === 'FinResearchBench' && scorecard.finResearch ? radarView(scorecard.finResearch) : null,
	}));
}

function frameworkAbout(title: string): string {
	const about: Record<string, string> = {
		FinResearchBench: l10n.t('Ten dimensions, each from 0 to 100: how broad, deep, dense and sound the argument is.'),
		'DeepResearch-ReportEval': l10n.t('Quality, freedom from repetition, and whether the sources bear the claims out.'),
		JADE: l10n.t('An expert’s checklist: reasoning counts only as far as its evidence holds.'),
	};
	return about[title] ?? '';
}

function rowView({ label, value, range, basis, reasons }: ScoreRow, snapshot: Snapshot): ScoreRowView {
	return {
		label: translated(label),
		value: formatScore({ value, range }),
		range: value === null ? '' : rangeText(range),
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

function fixFirstView(analysis: Analysis, { fixFirst }: Scorecard, snapshot: Snapshot): PanelView['fixFirst'] {
	return fixFirst.flatMap(({ finding: index, gain }) => {
		const finding = analysis.findings[index];
		if (!finding) return [];
		return [{ gain: formatGain(gain), message: finding.message, place: placeView(finding.span, snapshot) }];
	});
}

function groupViews(analysis: Analysis, snapshot: Snapshot): FindingGroupView[] {
	return findingGroups(analysis).map(({ code, severity, findings }) => ({
		code,
		title: codeTitle(code),
		severity,
		severityName: severityName(severity),
		findings: findings.map(({ finding, excerpt }) => ({
			message: finding.message,
			excerpt,
			place: placeView(finding.span, snapshot),
		})),
	}));
}

function placeView(span: Span, snapshot: Snapshot): { line: number; span: [number, number] } {
	return { line: snapshot.line(span), span: [...span] };
}

function runText({ run }: Scorecard): string {
	if (run.mode !== 'offline') return formatRun(run);
	return l10n.t('Scored on this computer in {0} s. No model was asked.', run.seconds.toFixed(1));
}

function progressText(step: string | undefined): string | null {
	if (step === undefined) return null;
	return step ? translated(step) : l10n.t('Scoring');
}

function panelWords(): PanelWords {
	const bases = ['rule', 'model', 'estimate', 'unscored'] as const;
	return {
		line: l10n.t('line {0}', '{0}'),
		score: l10n.t('Score Report'),
		scoreAgain: l10n.t('Score Again'),
		cancel: l10n.t('Cancel'),
		loading: l10n.t('This report has not been scored yet.'),
		frameworks: l10n.t('Frameworks'),
		fixFirst: l10n.t('Fix first'),
		nothingToFix: l10n.t('No finding has an estimate of the points it would gain.'),
		findings: l10n.t('Findings'),
		noFindings: l10n.t('No findings. Everything Plumbline can check on this computer holds.'),
		compareWith: l10n.t('Compare with (figures printed in the paper)'),
		radar: l10n.t('The ten dimensions from 0 at the centre to 100 at the edge; the list below has the same figures.'),
		moreReasons: l10n.t('{0} more reasons', '{0}'),
		basisNames: Object.fromEntries(bases.map((basis) => [basis, basisName(basis)])) as PanelWords['basisNames'],
		basisMeanings: Object.fromEntries(
			bases.map((basis) => [basis, basisMeaning(basis)]),
		) as PanelWords['basisMeanings'],
	};
}
