import type { CodeAction, Range, TextEdit } from 'vscode-languageserver';
import type { Finding } from '../findings/model';
import {
	type IgnoreScope,
	ignoreMend,
	type Mend,
	numberMendsElsewhere,
	referenceMend,
	repetitionMends,
	wordMends,
} from '../mending/mends';
import { placesToMendFrom } from '../mending/numbers';
import { mayMendReferences } from '../mending/references';
import type { Replacement } from '../mending/replacement';
import { sureReplacements } from '../mending/sureMends';
import { message } from '../messages/message';
import type { Report, Span } from '../report/model';
import { memoised } from '../text/memo';
import { rangesTouch, reportedFindings, type Shell, type ShownReport } from './report';

/** What mends a finding. */
export const quickFix = 'quickfix';
/** What mends all that leaves no choice; editors ask for it by its beginning, such as when a text is saved. */
export const fixAll = 'source.fixAll.plumbline';

/** Whether an editor asks for a kind of action: by its name, by the beginning of it, or by none. */
export function asksFor(kind: string, only: readonly string[]): boolean {
	return only.some((each) => each === '' || kind === each || kind.startsWith(`${each}.`));
}

/** Puts in the number that was worked out, or what a model would have the marked words read. */
export function mendActions(report: ShownReport, finding: Finding, shell: Shell): CodeAction[] {
	return actionsOf(report, wordMends(report.analysis.report, finding, lineIn(report)), shell);
}

/**
 * Makes the list of references one without what is too much. Only in a text that was read as it is: a citation that was added
 * since would lead elsewhere.
 */
export async function referenceActions(report: ShownReport, finding: Finding, shell: Shell): Promise<CodeAction[]> {
	if (report.snapshot.stale) return [];
	const mend = await referenceMendOf(report, finding, shell);
	return mend && !report.snapshot.stale ? actionsOf(report, [mend], shell) : [];
}

async function referenceMendOf({ analysis: { report } }: ShownReport, finding: Finding, { reread }: Shell) {
	return mayMendReferences(finding) ? rereadMend({ report, finding, reread }) : undefined;
}

/** The edit is read again before it is offered, which is done once for each finding. */
const rereadMend = memoised(
	({ report, finding, reread }: { readonly report: Report; readonly finding: Finding } & Pick<Shell, 'reread'>) =>
		// A reading that fails offers nothing; the other actions stay.
		referenceMend(report, finding, async (text) => (await reread(text)).report).catch(() => undefined),
	({ finding }) => finding,
);

/** Puts right at once what leaves its author no choice. */
export async function fixAllActions(report: ShownReport, shell: Shell): Promise<CodeAction[]> {
	const { analysis, snapshot } = report;
	if (snapshot.stale) return [];
	const findings = reportedFindings(report, { tellsHeld: false }).map(({ finding }) => finding);
	const { replacements } = await sureReplacements({ report: analysis.report, findings }, shell.reread);
	const edits = replacements.length > 0 && !snapshot.stale && editsOf(report, replacements);
	if (!edits) return [];
	return [{ title: shell.words.say(message('mends.all')), kind: fixAll, edit: { changes: { [snapshot.uri]: edits } } }];
}

/** Takes out one of the paragraphs that say the same. */
export function removalActions(report: ShownReport, finding: Finding, shell: Shell): CodeAction[] {
	return actionsOf(report, repetitionMends(report.analysis.report, finding, lineIn(report)), shell);
}

/** Writes a comment into the report that keeps a kind of finding from being told; none where no comment hides it. */
export function ignoreActions(report: ShownReport, finding: Finding, scope: IgnoreScope, shell: Shell): CodeAction[] {
	const mend = ignoreMend(report.analysis.report, finding, scope);
	return mend ? actionsOf(report, [mend], shell) : [];
}

/** What mends a wrong number, from a sentence that it affects. */
export function actionsFromElsewhere(report: ShownReport, range: Range, shell: Shell): CodeAction[] {
	const parsed = report.analysis.report;
	const touches = (span: Span) => {
		const now = report.snapshot.range(span);
		return now !== undefined && rangesTouch(now, range);
	};
	return reportedFindings(report, shell)
		.filter((each) => !rangesTouch(each.range, range) && placesToMendFrom(parsed, each.finding).some(touches))
		.flatMap(({ finding }) => actionsOf(report, numberMendsElsewhere(parsed, finding, lineIn(report)), shell));
}

/** Replacements as edits of the text as it is now; `undefined` where a line of one was edited since the report was read. */
export function editsOf({ snapshot }: ShownReport, replacements: readonly Replacement[]): TextEdit[] | undefined {
	const edits = replacements.flatMap(({ span, text }) => {
		const range = snapshot.range(span);
		return range ? [{ range, newText: text }] : [];
	});
	return edits.length === replacements.length ? edits : undefined;
}

function actionsOf(report: ShownReport, mends: readonly Mend[], { words }: Shell): CodeAction[] {
	return mends.flatMap(({ title, replacements, sure }) => {
		const edits = editsOf(report, replacements);
		if (!edits) return [];
		const edit = { changes: { [report.snapshot.uri]: edits } };
		return [{ title: words.say(title), kind: quickFix, edit, ...(sure && { isPreferred: true }) }];
	});
}

function lineIn({ snapshot }: ShownReport): (span: Span) => number {
	return (span) => snapshot.line(span);
}
