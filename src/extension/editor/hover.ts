import * as vscode from 'vscode';
import type { Finding } from '../../findings/model';
import { groundMessage, isGuess, toldGround } from '../../functions';
import { message } from '../../messages/message';
import { placesDrawnOn, thesisBelowRoot } from '../../output/conclusions';
import type { Span } from '../../report/model';
import type { LogicNode } from '../../tree/model';
import { isCarried, isQuestioned, lacksGround } from '../../view/claims';
import { decisionText } from '../../view/decided';
import { placeExcerpt } from '../../view/excerpt';
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
import { innermostNode } from '../reports/nodes';
import { markdownSelector } from '../reports/reportFilter';
import { commandLink, revealCommand } from '../reports/reveal';
import {
	findingText,
	findingTitle,
	lineName,
	nodeName,
	placeName,
	severityName,
	verdictName,
} from '../reports/wording';
import { openSourceCommand, sourceOf, type ToldSource } from '../sources/openSource';
import { compareCommand } from './compare';
import { undoCommand } from './deciding';
import { findingPage } from './findingPage';
import { setAsideCommand } from './settingAside';
import { showAgainCommand } from './withdrawals';

const reviewCommand = 'plumbline.reviewWithModel';

/** How much evidence a hover lists before it only counts the rest. */
const listed = 5;

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
			if (isMarked(report, position)) setContext('plumbline.findingSeen', true);
			return parts.length > 0 ? new vscode.Hover(parts) : undefined;
		},
	});
}

/** What is wrong here: the editor says so itself of findings that are in Problems. */
function findingParts(pages: vscode.Uri, report: AnalyzedReport, position: vscode.Position): vscode.MarkdownString[] {
	return placedFindings(report)
		.filter(({ range }) => range.contains(position))
		.map(({ finding }) => {
			const { severity, code } = finding;
			const told = asMarkdown(findingText(report, finding));
			const page = `[${code}](${findingPage(pages, code)})`;
			return trustedMarkdown().appendMarkdown(`**${severityName(severity)}**: ${told} ${page}`);
		});
}

function claimPart(report: AnalyzedReport, position: vscode.Position): vscode.MarkdownString | undefined {
	const node = isMarked(report, position) ? undefined : innermostNode(report, position);
	if (!node || (node.support === 'supported' && node.reasons.length === 0 && node.drawsOn.length === 0))
		return undefined;
	const text = trustedMarkdown();
	appendStanding(text, report, node);
	appendDrawnOn(text, report, node);
	appendEvidence(text, report, node);
	return text.value === '' ? undefined : text;
}

/** Where a finding says what is wrong, how the claim stands is not said besides. */
function isMarked(report: AnalyzedReport, position: vscode.Position): boolean {
	return placedFindings(report).some(({ range }) => range.contains(position));
}

function appendStanding(text: vscode.MarkdownString, report: AnalyzedReport, node: LogicNode): void {
	text.appendMarkdown(`**${nodeName(report, node)}: ${verdictName(node)}**\n\n`);
	appendReasons(text, report, node);
	appendUnquestioned(text, report, node);
	appendGround(text, report, node);
}

/** That a claim which lacks ground is no finding. Shared with the logic tree's tooltips. */
export function appendUnquestioned(text: vscode.MarkdownString, { analysis }: AnalyzedReport, node: LogicNode): void {
	if (!lacksGround(analysis)(node) || isQuestioned(analysis)(node)) return;
	text.appendMarkdown(`\n${asMarkdown(words.say(message('labels.unquestioned')))}\n`);
}

/** The reasons as a list, each with a link to the place that decides. Shared with the logic tree's tooltips. */
export function appendReasons(text: vscode.MarkdownString, report: AnalyzedReport, node: LogicNode): void {
	for (const { message, span } of node.reasons) {
		const place = span ? ` (${lineLink(report, span)})` : '';
		text.appendMarkdown(`- ${asMarkdown(words.say(message))}${place}\n`);
	}
}

/** The nearest ground of what is not well supported, what it lacks, and a link to it. Shared with the logic tree's tooltips. */
export function appendGround(text: vscode.MarkdownString, report: AnalyzedReport, node: LogicNode): void {
	const ground = toldGround(node);
	if (!ground || node.support === 'supported') return;
	const told = groundMessage(ground, report.snapshot.line(ground.span));
	text.appendMarkdown(`\n${asMarkdown(words.say(told))} (${lineLink(report, ground.span)})\n`);
}

/** The places in the body that a claim seems to rest on, or that are nearest to it, each with a link to it. Shared with the logic tree's tooltips. */
export function appendDrawnOn(text: vscode.MarkdownString, report: AnalyzedReport, node: LogicNode): void {
	if (node.drawsOn.length === 0) return;
	const { analysis } = report;
	const title = isCarried(node) ? vscode.l10n.t('Seems to rest on:') : vscode.l10n.t('Nearest in the report:');
	text.appendMarkdown(`\n${title}\n\n`);
	for (const { span } of placesDrawnOn(analysis.tree, node)) {
		text.appendMarkdown(`- ${lineLink(report, span)}: ${asMarkdown(placeExcerpt(analysis.report, span, 90))}\n`);
	}
}

/** The sentence that answers the report's question, with a link to it; nothing where it is the root of the tree itself. */
export function appendThesis(text: vscode.MarkdownString, report: AnalyzedReport): void {
	const { analysis } = report;
	const thesis = thesisBelowRoot(analysis.tree);
	if (!thesis) return;
	const said = asMarkdown(placeExcerpt(analysis.report, thesis.span, 300));
	text.appendMarkdown(`${vscode.l10n.t('Thesis:')} ${said} (${lineLink(report, thesis.span)})\n\n`);
}

function appendEvidence(text: vscode.MarkdownString, report: AnalyzedReport, node: LogicNode): void {
	if (node.evidence.length === 0) return;
	const { analysis } = report;
	const wanted = new Set(node.evidence);
	const found = analysis.tree.nodes.filter(({ id }) => wanted.has(id));
	text.appendMarkdown(`\n${vscode.l10n.t('Evidence found:')}\n\n`);
	for (const { span } of found.slice(0, listed)) {
		text.appendMarkdown(`- ${lineLink(report, span)}: ${asMarkdown(placeExcerpt(analysis.report, span, 90))}\n`);
	}
	if (found.length > listed) text.appendMarkdown(`- ${vscode.l10n.t('and {0} more', found.length - listed)}\n`);
}

/** What the source says, and a way to read it there. */
function sourceParts(report: AnalyzedReport, position: vscode.Position): vscode.MarkdownString[] {
	return placedFindings(report)
		.filter(({ range }) => range.contains(position))
		.flatMap(({ finding }) => {
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
	const open = placedFindings(report).filter(({ range }) => range.contains(position));
	const lines = open.map(({ finding }) => {
		const links = [...repetitionLinks(report, finding), setAsideLink(report, finding)].join(' · ');
		const name = open.length > 1 ? `${asMarkdown(findingTitle(finding))}: ` : '';
		return `${name}${links}`;
	});
	if (open.some(({ finding }) => isUnread(finding)) && vscode.workspace.isTrusted) {
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
