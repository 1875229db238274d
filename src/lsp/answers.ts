import type {
	CodeAction,
	CodeActionParams,
	Diagnostic,
	Hover,
	Position,
	Range,
	WorkspaceEdit,
} from 'vscode-languageserver';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { markdownText } from '../output/markup';
import {
	actionsFromElsewhere,
	asksFor,
	fixAll,
	fixAllActions,
	ignoreActions,
	mendActions,
	quickFix,
	referenceActions,
	removalActions,
} from '../service/actions';
import { hoverAt } from '../service/hover';
import {
	type PlacedFinding,
	rangesTouch,
	reportedFindings,
	type Shell,
	type ShownReport,
	type TextWriter,
} from '../service/report';
import { oneLine } from '../text/shorten';
import type { Client } from './client';
import { dismissActions, undoActions } from './deciding';

/** A pen for a client that takes Markdown, or for one that shows text as it is. */
export function writerFor({ markdown }: Pick<Client, 'markdown'>, words: Words): TextWriter {
	const place: TextWriter['place'] = ({ snapshot }, span) =>
		words.say(message('labels.place', { line: snapshot.line(span) }));
	if (!markdown) return { plain: oneLine, strong: oneLine, link: oneLine, place };
	return {
		plain: markdownText,
		strong: (text) => `**${markdownText(text)}**`,
		link: (text, target) => `[${markdownText(text)}](${target})`,
		place,
	};
}

/** `null` where there is nothing to say. */
export function hoverFor(report: ShownReport, position: Position, client: Client, shell: Shell): Hover | null {
	const { findings, claim, decided, range } = hoverAt(report, position, shell);
	const parts = [...findings.map(({ text }) => text), ...claim, ...decided.map(({ text }) => text)];
	if (parts.length === 0) return null;
	const kind = client.markdown ? 'markdown' : 'plaintext';
	return { contents: { kind, value: parts.join('\n\n') }, ...(range && { range }) };
}

/**
 * What can be done about the findings in a range: what mends them, then what keeps them from being told.
 *
 * @param version of the text as it is now, which the edits are for
 * @param decides decisions can be written
 */
export async function actionsFor(
	report: ShownReport,
	{ range, context }: Pick<CodeActionParams, 'range' | 'context'>,
	shell: Shell,
	{ client, version, decides }: { readonly client: Client; readonly version: number; readonly decides: boolean },
): Promise<CodeAction[]> {
	const { only = [quickFix], diagnostics } = context;
	const actions = [
		...(asksFor(quickFix, only) ? await fixesIn(report, range, diagnostics, shell) : []),
		...(asksFor(fixAll, only) ? await fixAllActions(report, shell) : []),
	];
	return actions.flatMap(({ edit, command, ...action }): CodeAction[] => {
		if (edit) return [{ ...action, edit: versioned(edit, client, version) }];
		return command && decides ? [{ ...action, command }] : [];
	});
}

async function fixesIn(
	report: ShownReport,
	range: Range,
	told: readonly Diagnostic[],
	shell: Shell,
): Promise<CodeAction[]> {
	const here = reportedFindings(report, shell).filter((each) => rangesTouch(each.range, range));
	const answers = await Promise.all(here.map((each) => actionsOn(each, report, shell, told)));
	return [...answers.flat(), ...actionsFromElsewhere(report, range, shell), ...undoActions(report, range, shell.words)];
}

async function actionsOn(
	{ finding, range }: PlacedFinding,
	report: ShownReport,
	shell: Shell,
	told: readonly Diagnostic[],
): Promise<CodeAction[]> {
	const diagnostics = told.filter(
		({ code, range: { start, end } }) =>
			code === finding.code &&
			start.line === range.start.line &&
			start.character === range.start.character &&
			end.line === range.end.line &&
			end.character === range.end.character,
	);
	const actions = [
		...(await referenceActions(report, finding, shell)),
		...mendActions(report, finding, shell),
		...removalActions(report, finding, shell),
		...dismissActions(report, finding, shell.words),
		...ignoreActions(report, finding, 'here', shell),
		...ignoreActions(report, finding, 'file', shell),
	];
	return actions.map((action) => ({ ...action, diagnostics }));
}

/** An edit of the text as it is now, as the client takes it. */
export function versioned({ changes = {} }: WorkspaceEdit, { versionedEdits }: Client, version: number): WorkspaceEdit {
	if (!versionedEdits) return { changes };
	return {
		documentChanges: Object.entries(changes).map(([uri, edits]) => ({ textDocument: { uri, version }, edits })),
	};
}
