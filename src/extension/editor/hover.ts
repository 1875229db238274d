import * as vscode from 'vscode';
import type { Finding } from '../../findings/model';
import { isGuess } from '../../functions';
import { message } from '../../messages/message';
import type { Span } from '../../report/model';
import { decisionText } from '../../view/decided';
import { claimToTell, type PlaceList, type SaidLine, type Standing, standingOf } from '../../view/standing';
import type { Settings } from '../host/settings';
import { words } from '../host/words';
import type { Models } from '../model/models';
import { setContext } from '../reports/activeReport';
import {
	type Analyses,
	type AnalyzedReport,
	placedDecisions,
	placedFindings,
	placedWithdrawals,
} from '../reports/analyses';
import { asMarkdown } from '../reports/markdownText';
import { markdownSelector } from '../reports/reportFilter';
import { commandLink, revealCommand } from '../reports/reveal';
import { findingText, findingTitle, lineName, placeName, severityName } from '../reports/wording';
import { openSourceCommand, sourceOf, type ToldSource } from '../sources/openSource';
import { compareCommand } from './compare';
import { undoCommand } from './deciding';
import { findingPage } from './findingPage';
import { setAsideCommand } from './settingAside';
import { showAgainCommand } from './withdrawals';

const reviewCommand = 'plumbline.reviewWithModel';

/**
 * Adds to what the editor says of a problem itself: the places that a claim rests on, what a source says, what was withdrawn
 * or decided, and what can be done. A claim of which no finding tells has its reasons here. Nothing is said twice.
 */
export function registerHover(
	pages: vscode.Uri,
	analyses: Analyses,
	{ settings, models }: { readonly settings: Settings; readonly models: Pick<Models, 'candidate'> },
): vscode.Disposable {
	return vscode.languages.registerHoverProvider(markdownSelector, {
		provideHover(document, position) {
			const report = analyses.get(document);
			if (!report) return undefined;
			const alone = settings.get('decorationsOnly', document);
			const parts = [
				...(alone ? findingParts(pages, report, position) : []),
				claimPart(report, position),
				...sourceParts(report, position),
				...withdrawnParts(report, position),
				...decidedParts(report, position),
				actionPart(report, position, models),
			].filter((part) => part !== undefined);
			if (findingsAt(report, position).length > 0) setContext('plumbline.findingSeen', true);
			return parts.length > 0 ? new vscode.Hover(parts) : undefined;
		},
	});
}

/** What is wrong here: the editor says so itself of findings that are in Problems. */
function findingParts(pages: vscode.Uri, report: AnalyzedReport, position: vscode.Position): vscode.MarkdownString[] {
	return findingsAt(report, position).map((finding) => {
		const { severity, code } = finding;
		const told = asMarkdown(findingText(report, finding));
		const page = `[${code}](${findingPage(pages, code)})`;
		return trustedMarkdown().appendMarkdown(`**${severityName(severity)}**: ${told} ${page}`);
	});
}

/** Where a finding says what is wrong, how the claim stands is not said besides. */
function claimPart(report: AnalyzedReport, position: vscode.Position): vscode.MarkdownString | undefined {
	const { analysis, snapshot } = report;
	const isThere = (span: Span) => snapshot.range(span)?.contains(position) ?? false;
	const node = claimToTell(analysis, findingsAt(report, position), isThere);
	if (!node) return undefined;
	const standing = standingOf(analysis, node, words);
	const text = trustedMarkdown().appendMarkdown(`**${standing.title}**\n\n`);
	appendStanding(text, report, standing);
	if (standing.evidence) appendPlaces(text, report, standing.evidence);
	return text;
}

function findingsAt(report: AnalyzedReport, position: vscode.Position): Finding[] {
	return placedFindings(report).flatMap(({ range, finding }) => (range.contains(position) ? [finding] : []));
}

/** Why a claim stands as it does, with links to the places. Shared with the logic tree's tooltips. */
export function appendStanding(text: vscode.MarkdownString, report: AnalyzedReport, standing: Standing): void {
	const { reasons, note } = standing;
	for (const line of reasons) text.appendMarkdown(`- ${linked(report, line)}\n`);
	if (note !== '') text.appendMarkdown(`\n${asMarkdown(note)}\n`);
}

function linked(report: AnalyzedReport, { told, span }: SaidLine): string {
	return span ? `${asMarkdown(told)} (${lineLink(report, span)})` : asMarkdown(told);
}

function appendPlaces(text: vscode.MarkdownString, report: AnalyzedReport, list: PlaceList): void {
	text.appendMarkdown(`\n${list.title}\n\n`);
	for (const { span, excerpt } of list.places)
		text.appendMarkdown(`- ${lineLink(report, span)}: ${asMarkdown(excerpt)}\n`);
	if (list.more) text.appendMarkdown(`- ${list.more}\n`);
}

/** What the source says, and a way to read it there. */
function sourceParts(report: AnalyzedReport, position: vscode.Position): vscode.MarkdownString[] {
	return findingsAt(report, position).flatMap((finding) => {
		const source = sourceOf(finding);
		return source ? [sourcePart(report, source)] : [];
	});
}

function sourcePart({ snapshot }: AnalyzedReport, { title, place }: ToldSource): vscode.MarkdownString {
	const { l10n } = vscode;
	const text = trustedMarkdown();
	const name = title || (place.file ?? place.url ?? '');
	const { page } = place;
	const heading = page === undefined ? name : l10n.t('{0}, page {1}', name, String(page));
	text.appendMarkdown(`**${asMarkdown(heading)}**\n\n`);
	if (place.quote !== undefined) text.appendMarkdown(`> ${asMarkdown(place.quote)}\n\n`);
	const command = openSourceCommand(snapshot.document, place);
	return text.appendMarkdown(`[${command.title}](${commandLink(command)})`);
}

/** What a model withdrew here and why, and a way to have it back. */
function withdrawnParts(report: AnalyzedReport, position: vscode.Position): vscode.MarkdownString[] {
	return placedWithdrawals(report)
		.filter(({ range }) => range.contains(position))
		.map((placed) => {
			const { finding, model, reason } = placed.withdrawn;
			const why = reason === '' ? undefined : reason;
			const told = message('review.withdrawn', { what: finding.message, model, why });
			const command = showAgainCommand(report.snapshot.document, placed);
			return trustedMarkdown().appendMarkdown(
				`${asMarkdown(words.say(told))} [${command.title}](${commandLink(command)})`,
			);
		});
}

/** What was decided of findings here, with a way back. */
function decidedParts(report: AnalyzedReport, position: vscode.Position): vscode.MarkdownString[] {
	const { document } = report.snapshot;
	return placedDecisions(report)
		.filter(({ range }) => range.contains(position))
		.map(({ decided }) => {
			const said = asMarkdown(`${findingTitle(decided.finding)}: ${decisionText(decided.decision, words)}`);
			return trustedMarkdown().appendMarkdown(`${said} · ${link(undoCommand(document, decided))}`);
		});
}

/** What can be done about the findings here: a line of links for each. */
function actionPart(
	report: AnalyzedReport,
	position: vscode.Position,
	models: Pick<Models, 'candidate'>,
): vscode.MarkdownString | undefined {
	const open = findingsAt(report, position);
	const lines = open.map((finding) => {
		const links = [...repetitionLinks(report, finding), setAsideLink(report, finding)].join(' · ');
		const name = open.length > 1 ? `${asMarkdown(findingTitle(finding))}: ` : '';
		return `${name}${links}`;
	});
	if (open.some(isUnread) && vscode.workspace.isTrusted) {
		const name = models.candidate(report.snapshot.document)?.name;
		const title = name === undefined ? vscode.l10n.t('Review With Model…') : vscode.l10n.t('Review With {0}…', name);
		lines.push(link({ command: reviewCommand, title }));
	}
	return lines.length > 0 ? trustedMarkdown().appendMarkdown(lines.join('\n\n')) : undefined;
}

/** Where the rules alone have spoken, a model may read again; in a trusted workspace, where one may be asked. */
function isUnread(finding: Finding): boolean {
	return isGuess(finding) && finding.data.weight === undefined;
}

function setAsideLink({ snapshot }: AnalyzedReport, finding: Finding): string {
	return link(setAsideCommand(snapshot.document, finding));
}

function repetitionLinks(report: AnalyzedReport, { code, span, related }: Finding): string[] {
	if (code !== 'paragraph.redundant') return [];
	const { document } = report.snapshot;
	return related.flatMap((other) => {
		const place = placeName(report, other.span);
		return [
			link(revealCommand(document, other.span, vscode.l10n.t('Go to {0}', place))),
			link({ ...compareCommand(document, other.span, span), title: vscode.l10n.t('Compare Side by Side') }),
		];
	});
}

function link(command: vscode.Command): string {
	return `[${asMarkdown(command.title)}](${commandLink(command)})`;
}

function lineLink({ snapshot }: AnalyzedReport, span: Span): string {
	return `[${lineName(snapshot.line(span))}](${commandLink(revealCommand(snapshot.document, span, ''))})`;
}

/** Markdown whose links may run these commands and nothing else; what the report says is appended as text. */
export function trustedMarkdown(): vscode.MarkdownString {
	const text = new vscode.MarkdownString();
	text.isTrusted = {
		enabledCommands: [
			'plumbline.reveal',
			'plumbline.compare',
			'plumbline.openSource',
			'plumbline.showAgain',
			reviewCommand,
			'plumbline.setAside',
			'plumbline.undoDecision',
		],
	};
	return text;
}
