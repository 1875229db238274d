import * as vscode from 'vscode';
import { isListed } from '../../findings/limit';
import type { Finding } from '../../findings/model';
import { isGuess } from '../../functions';
import { message } from '../../messages/message';
import { hoverAt } from '../../service/hover';
import { type PlacedFinding, placedFindings } from '../../service/report';
import { escapeMarkdown } from '../../text/escapeMarkdown';
import { showsProblems } from '../host/settings';
import { words } from '../host/words';
import type { Models } from '../model/models';
import { setContext } from '../reports/activeReport';
import { type AnalyzedReport, placedWithdrawals } from '../reports/analyses';
import { markdownSelector } from '../reports/reportFilter';
import { revealCommand } from '../reports/reveal';
import { findingTitle, placeName } from '../reports/wording';
import { compareCommand } from './compare';
import { showAgainCommand } from './findingLists';
import { openSourceCommand, sourceOf, type ToldSource } from './openSource';
import type { Parts } from './parts';
import { setAsideCommand, undoCommand } from './settingAside';
import { link } from './shell';

const reviewCommand = 'plumbline.reviewWithModel';

/**
 * Adds to what the editor says of a problem itself: the places that a claim rests on, what a source says, what was withdrawn
 * or decided, and what can be done. A claim of which no finding tells has its reasons here. Nothing is said twice.
 */
export function registerHover({
	shell,
	analyses,
	settings,
	models,
}: Pick<Parts, 'shell' | 'analyses' | 'settings' | 'models'>): vscode.Disposable {
	return vscode.languages.registerHoverProvider(markdownSelector, {
		provideHover(document, position) {
			const report = analyses.get(document);
			if (!report) return undefined;
			const { findings, claim, decided } = hoverAt(report, position, shell);
			const here = placedFindings(report).flatMap(({ range, finding }) => (range.contains(position) ? [finding] : []));
			if (here.length > 0) setContext('plumbline.findingSeen', true);
			const saysItself = showsProblems(settings, document);
			const untold = findings.filter((found) => !saysItself || !isToldByEditor(found, position));
			const parts = [
				...untold.map(({ text }) => text),
				claim.join('\n\n'),
				...here.flatMap((finding) => sourceText(report, sourceOf(finding))),
				...withdrawnTexts(report, position),
				...decided.map(({ text, decided: { finding } }) => `${text} · ${link(undoCommand(document, finding))}`),
				actionText(report, here, models),
			].filter((part) => part !== '');
			return parts.length > 0 ? new vscode.Hover(parts.map(trustedMarkdown)) : undefined;
		},
	});
}

/** The editor says what is wrong with what it underlines: of a hint, and of what is held back, the first two characters. */
function isToldByEditor({ finding, range: { start } }: PlacedFinding, { line, character }: vscode.Position): boolean {
	return isListed(finding) || (line === start.line && character < start.character + 2);
}

/** What the source says, and a way to read it there. */
function sourceText({ snapshot }: AnalyzedReport, source: ToldSource | undefined): string[] {
	if (!source) return [];
	const { title, place } = source;
	const { page, quote } = place;
	const name = title || (place.file ?? place.url ?? '');
	const heading = page === undefined ? name : vscode.l10n.t('{0}, page {1}', name, String(page));
	const quoted = quote === undefined ? [] : [`> ${escapeMarkdown(quote)}`];
	const opening = link(openSourceCommand(snapshot.document, place));
	return [[`**${escapeMarkdown(heading)}**`, ...quoted, opening].join('\n\n')];
}

/** What a model withdrew here and why, and a way to have it back. */
function withdrawnTexts(report: AnalyzedReport, position: vscode.Position): string[] {
	return placedWithdrawals(report)
		.filter(({ range }) => range.contains(position))
		.map((placed) => {
			const { finding, model, reason } = placed.withdrawn;
			const told = message('review.withdrawn', { what: finding.message, model, why: reason || undefined });
			return `${escapeMarkdown(words.say(told))} ${link(showAgainCommand(report.snapshot.document, placed))}`;
		});
}

/** What can be done about the findings here: a line of links for each. */
function actionText(report: AnalyzedReport, open: readonly Finding[], models: Pick<Models, 'candidate'>): string {
	const { document } = report.snapshot;
	const lines = open.map((finding) => {
		const links = [...repetitionLinks(report, finding), link(setAsideCommand(document, [finding]))].join(' · ');
		const name = open.length > 1 ? `${escapeMarkdown(findingTitle(finding))}: ` : '';
		return `${name}${links}`;
	});
	if (open.some(isUnread) && vscode.workspace.isTrusted) {
		const name = models.candidate(document)?.name;
		const title = name === undefined ? vscode.l10n.t('Review With Model…') : vscode.l10n.t('Review With {0}…', name);
		lines.push(link({ command: reviewCommand, title }));
	}
	return lines.join('\n\n');
}

/** Where the rules alone have spoken, a model may read again; in a trusted workspace, where one may be asked. */
function isUnread(finding: Finding): boolean {
	return isGuess(finding) && finding.data.weight === undefined;
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

/** Markdown whose links may run these commands and nothing else; what the report says stands in it as text. */
export function trustedMarkdown(markdown: string): vscode.MarkdownString {
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
	return text.appendMarkdown(markdown);
}
