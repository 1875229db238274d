import * as vscode from 'vscode';
import type { Finding } from '../../findings/model';
import { isReviewable, toldGround } from '../../index';
import { message } from '../../messages/message';
import { placesDrawnOn, thesisBelowRoot } from '../../output/conclusions';
import type { Span } from '../../report/model';
import type { LogicNode, SupportReasonCode } from '../../tree/model';
import { decisionText } from '../../view/decided';
import { excerpt } from '../../view/excerpt';
import type { Settings } from '../host/settings';
import { words } from '../host/words';
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
import { codeTitle, lineName, nodeName, placeName, severityName, supportName } from '../reports/wording';
import { openSourceCommand, sourceOf, type ToldSource } from '../sources/openSource';
import { compareCommand } from './compare';
import { decideCommands, decisionCommandIds, undoCommand } from './deciding';
import { showAgainCommand } from './withdrawals';

/** How much evidence a hover lists before it only counts the rest. */
const listed = 5;

/** Says why a claim stands or does not: the reasons, the evidence found, what is missing, what it repeats. */
export function registerHover(analyses: Analyses, settings: Settings): vscode.Disposable {
	return vscode.languages.registerHoverProvider(markdownSelector, {
		provideHover(document, position) {
			const report = analyses.get(document);
			if (!report) return undefined;
			const alone = settings.get('decorationsOnly', document);
			const parts = [
				...(alone ? findingParts(report, position) : []),
				claimPart(report, position),
				...sourceParts(report, position),
				...repetitionParts(report, position),
				...withdrawnParts(report, position),
				reviewPart(report, position),
				...decisionParts(report, position),
			].filter((part) => part !== undefined);
			return parts.length > 0 ? new vscode.Hover(parts) : undefined;
		},
	});
}

/** What is wrong here: the editor says so itself of findings that are in Problems. */
function findingParts(report: AnalyzedReport, position: vscode.Position): vscode.MarkdownString[] {
	return placedFindings(report)
		.filter(({ range }) => range.contains(position))
		.map(({ finding: { severity, message, code } }) =>
			trustedMarkdown().appendMarkdown(`**${severityName(severity)}**: ${asMarkdown(words.say(message))} \`${code}\``),
		);
}

function claimPart(report: AnalyzedReport, position: vscode.Position): vscode.MarkdownString | undefined {
	const node = innermostNode(report, position);
	if (!node) return undefined;
	if (node.support === 'supported' && node.reasons.length === 0 && node.drawsOn.length === 0) return undefined;
	const text = trustedMarkdown();
	text.appendMarkdown(`**${nodeName(report, node)}: ${supportName(node)}**\n\n`);
	appendReasons(text, report, node);
	appendGround(text, report, node);
	appendDrawnOn(text, report, node);
	appendEvidence(text, report, node);
	appendMissing(text, node);
	return text;
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
	const { span, kind, lacks } = ground;
	const told = message('claims.nearestGround', { line: report.snapshot.line(span), kind, lacks });
	text.appendMarkdown(`\n${asMarkdown(words.say(told))} (${lineLink(report, span)})\n`);
}

/** The places in the body that a claim seems to rest on, or that are nearest to it, each with a link to it. Shared with the logic tree's tooltips. */
export function appendDrawnOn(text: vscode.MarkdownString, report: AnalyzedReport, node: LogicNode): void {
	if (node.drawsOn.length === 0) return;
	const { analysis } = report;
	const title =
		node.support === 'unsupported' ? vscode.l10n.t('Nearest in the report:') : vscode.l10n.t('Seems to rest on:');
	text.appendMarkdown(`\n${title}\n\n`);
	for (const { span } of placesDrawnOn(analysis.tree, node)) {
		text.appendMarkdown(`- ${lineLink(report, span)}: ${asMarkdown(excerpt(analysis.document.text, span, 90))}\n`);
	}
}

/** The sentence that answers the report's question, with a link to it; nothing where it is the root of the tree itself. */
export function appendThesis(text: vscode.MarkdownString, report: AnalyzedReport): void {
	const { analysis } = report;
	const thesis = thesisBelowRoot(analysis.tree);
	if (!thesis) return;
	const said = asMarkdown(excerpt(analysis.document.text, thesis.span, 300));
	text.appendMarkdown(`${vscode.l10n.t('Thesis:')} ${said} (${lineLink(report, thesis.span)})\n\n`);
}

function appendEvidence(text: vscode.MarkdownString, report: AnalyzedReport, node: LogicNode): void {
	if (node.evidence.length === 0) return;
	const { analysis } = report;
	const wanted = new Set(node.evidence);
	const found = analysis.tree.nodes.filter(({ id }) => wanted.has(id));
	text.appendMarkdown(`\n${vscode.l10n.t('Evidence found:')}\n\n`);
	for (const { span } of found.slice(0, listed)) {
		text.appendMarkdown(`- ${lineLink(report, span)}: ${asMarkdown(excerpt(analysis.document.text, span, 90))}\n`);
	}
	if (found.length > listed) text.appendMarkdown(`- ${vscode.l10n.t('and {0} more', found.length - listed)}\n`);
}

function appendMissing(text: vscode.MarkdownString, node: LogicNode): void {
	const missing = new Set(node.reasons.flatMap(({ code }) => missingFor(code) ?? []));
	if (missing.size === 0) return;
	text.appendMarkdown(`\n${vscode.l10n.t('What is missing:')}\n\n`);
	for (const advice of missing) text.appendMarkdown(`- ${advice}\n`);
}

function missingFor(code: SupportReasonCode): string | undefined {
	const { l10n } = vscode;
	const advice: Partial<Record<SupportReasonCode, string>> = {
		noEvidence: l10n.t('A fact, a figure or a citation that supports the claim.'),
		unrelatedEvidence: l10n.t('Evidence that is about the same thing as the claim.'),
		narrowerEvidence: l10n.t('Evidence as broad as the claim, or a claim as narrow as the evidence.'),
		vagueAttribution: l10n.t('Who says so: a name and a source instead of “experts” or “studies”.'),
		brokenCitation: l10n.t('A reference that matches the citation.'),
		noBasis: l10n.t('The reasoning that leads to the claim.'),
		unsourcedFact: l10n.t('A citation for the fact.'),
	};
	return advice[code];
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

function repetitionParts(report: AnalyzedReport, position: vscode.Position): vscode.MarkdownString[] {
	return placedFindings(report)
		.filter(({ finding, range }) => finding.code === 'paragraph.redundant' && range.contains(position))
		.map(({ finding }) => repetitionPart(report, finding));
}

function repetitionPart(report: AnalyzedReport, finding: Finding): vscode.MarkdownString {
	const text = trustedMarkdown();
	const { document } = report.snapshot;
	for (const { span } of finding.related) {
		const jump = commandLink(revealCommand(document, span, ''));
		const compare = commandLink(compareCommand(document, span, finding.span));
		const said = asMarkdown(vscode.l10n.t('Repeats {0}.', placeName(report, span)));
		text.appendMarkdown(
			`${said} [${vscode.l10n.t('Go There')}](${jump}) · [${vscode.l10n.t('Compare Side by Side')}](${compare})\n\n`,
		);
	}
	return text;
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

const reviewCommand = 'plumbline.reviewWithModel';

/** Where the rules alone have spoken, a model may read again; in a trusted workspace, where one may be asked. */
function reviewPart(report: AnalyzedReport, position: vscode.Position): vscode.MarkdownString | undefined {
	const unread = placedFindings(report).some(
		({ finding: { code, data }, range }) => isReviewable(code) && data.review === undefined && range.contains(position),
	);
	if (!unread || !vscode.workspace.isTrusted) return undefined;
	const link = commandLink({ command: reviewCommand, title: '' });
	return trustedMarkdown().appendMarkdown(`[${vscode.l10n.t('Review With Model…')}](${link})`);
}

/** A line of links for each finding that waits for the author; what was decided of the others, with a way back. */
function decisionParts(report: AnalyzedReport, position: vscode.Position): vscode.MarkdownString[] {
	const { document } = report.snapshot;
	const link = (command: vscode.Command) => `[${command.title}](${commandLink(command)})`;
	const open = placedFindings(report).filter(({ range }) => range.contains(position));
	const offered = open.flatMap(({ finding }) => {
		const links = decideCommands(document, finding).map(link).join(' · ');
		const name = open.length > 1 ? `${asMarkdown(codeTitle(finding.code))}: ` : '';
		return links ? [`${name}${links}`] : [];
	});
	const made = placedDecisions(report)
		.filter(({ range }) => range.contains(position))
		.map(({ decided }) => {
			const said = asMarkdown(`${codeTitle(decided.finding.code)}: ${decisionText(decided.decision, words)}`);
			return `${said} · ${link(undoCommand(document, decided))}`;
		});
	return [...made, ...offered].map((text) => trustedMarkdown().appendMarkdown(text));
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
			...decisionCommandIds,
		],
	};
	return text;
}
