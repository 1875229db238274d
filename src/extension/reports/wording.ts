import * as vscode from 'vscode';
import { type Finding, type FindingCode, findingCodes } from '../../findings/model';
import { message } from '../../messages/message';
import type { Progress } from '../../model';
import { nodeName as nodeKind } from '../../output/nodeName';
import type { Span } from '../../report/model';
import type { Basis } from '../../scorecard/dimension';
import type { LogicNode, Support } from '../../tree/model';
import { words } from '../host/words';
import type { AnalyzedReport } from './analyses';

const { l10n } = vscode;

/** Words of the renderers and the models in the editor's language; the bundle has an entry for each. */
export function translated(text: string): string {
	return l10n.t(text);
}

/** A document's path in its workspace, for messages. */
export function documentName(document: vscode.TextDocument): string {
	return vscode.workspace.asRelativePath(document.uri);
}

/** `Judging 3 of 8 · $0.01`; a step without a name is just scoring. */
export function progressText({ step, done, of, cost }: Progress): string {
	const name = step ? translated(step) : l10n.t('Scoring');
	const counted = done !== undefined && of !== undefined ? l10n.t('{0} {1} of {2}', name, done, of) : name;
	return typeof cost === 'number' && cost > 0 ? `${counted} · $${cost.toFixed(2)}` : counted;
}

export function codeTitle(code: FindingCode): string {
	return words.say(findingCodes[code].title);
}

export function claimCount(count: number): string {
	return words.say(message('counts.claims', { count }));
}

export function findingCount(count: number): string {
	return words.say(message('counts.findings', { count }));
}

export function lineName(line: number): string {
	return words.say(message('labels.place', { line }));
}

export function supportName(support: Support): string {
	return words.say(message('labels.support', { support }));
}

export function nodeName(node: LogicNode): string {
	return words.say(nodeKind(node));
}

export function severityName(severity: Finding['severity']): string {
	return words.say(message('labels.severity', { severity }));
}

export function basisName(basis: Basis): string {
	const names: Record<Basis, string> = {
		rule: l10n.t('rule'),
		model: l10n.t('model'),
		estimate: l10n.t('estimate'),
		unscored: l10n.t('not scored'),
	};
	return names[basis];
}

export function basisMeaning(basis: Basis): string {
	const meanings: Record<Basis, string> = {
		rule: l10n.t('Computed by a published formula or a fixed rule.'),
		model: l10n.t('Judged by a language model.'),
		estimate: l10n.t('Estimated without a model; not a judgement.'),
		unscored: l10n.t('Not scored; the reason is given.'),
	};
	return meanings[basis];
}

/** `§ Market size, line 42`, or the line alone before the first heading. */
export function placeName({ analysis: { report }, snapshot }: AnalyzedReport, span: Span): string {
	const line = snapshot.line(span);
	const section = report.sections.findLast(({ span: [start, end] }) => start <= span[0] && span[0] < end);
	return words.say(message('labels.place', { section: section?.text, line }));
}
