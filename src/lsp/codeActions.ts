import {
	type CodeAction,
	CodeActionKind,
	type CodeActionParams,
	type Diagnostic,
	type WorkspaceEdit,
} from 'vscode-languageserver';
import type { Finding } from '../findings/model';
import {
	ignoreMend,
	ignoreScopes,
	mayMendReferences,
	mendableFrom,
	numberMendsElsewhere,
	referenceMend,
	repetitionMends,
	wordMends,
} from '../functions';
import type { Mend } from '../mending/mends';
import type { Words } from '../messages/model';
import type { Report } from '../report/model';
import { memoised } from '../text/memo';
import type { Client } from './client';
import { lineOf, meet, type PlacedFinding, placedFindings, rangeOf, type ShownReport } from './shown';

/** Reads what an edit would make of a report. */
export type Reread = (text: string) => Promise<Report>;

/** What can be done about the findings in a range, as edits: what mends them, then what keeps them from being told. */
export async function codeActionsFor(
	report: ShownReport,
	{ range, context }: Pick<CodeActionParams, 'range' | 'context'>,
	client: Client,
	words: Words,
	reread: Reread,
): Promise<CodeAction[]> {
	const wanted = context.only === undefined || context.only.some((kind) => isOrHolds(kind, CodeActionKind.QuickFix));
	if (!client.fixes || !wanted) return [];
	const placed = placedFindings(report);
	const here = placed.filter((each) => meet(each.range, range));
	const mended = await Promise.all(here.map((each) => mendsOf(report, each.finding, reread)));
	return [
		...here.flatMap((each, at) =>
			[...(mended[at] ?? []), ...ignoring(report, each.finding)].flatMap((mend) =>
				actionOf(mend, report, client, words, own(each, context.diagnostics)),
			),
		),
		...placed
			.filter((each) => !here.includes(each) && isMendedFrom(report, each, range))
			.flatMap(({ finding }) => numberMendsElsewhere(report.analysis.report, finding, (span) => lineOf(report, span)))
			.flatMap((mend) => actionOf(mend, report, client, words, [])),
	];
}

async function mendsOf(report: ShownReport, finding: Finding, reread: Reread): Promise<Mend[]> {
	const { analysis } = report;
	const line = (span: Finding['span']) => lineOf(report, span);
	return [
		...(await references(report, finding, reread)),
		...wordMends(analysis.report, finding, line),
		...repetitionMends(analysis.report, finding, line),
	];
}

/** Only in a text that was read as it is: a citation that was added since would lead elsewhere. */
async function references(report: ShownReport, finding: Finding, reread: Reread): Promise<Mend[]> {
	if (!mayMendReferences(finding) || report.trail.edited) return [];
	const mend = await referencesOf({ report: report.analysis.report, finding, reread });
	return mend && !report.trail.edited ? [mend] : [];
}

/** The edit is read again before it is offered, which is done once for each finding. */
const referencesOf = memoised(
	({ report, finding, reread }: { readonly report: Report; readonly finding: Finding; readonly reread: Reread }) =>
		// A reading that fails offers nothing; the other actions stay.
		referenceMend(report, finding, reread).catch(() => undefined),
	({ finding }) => finding,
);

function ignoring({ analysis }: ShownReport, finding: Finding): Mend[] {
	return ignoreScopes.flatMap((scope) => ignoreMend(analysis.report, finding, scope) ?? []);
}

function isMendedFrom(report: ShownReport, { finding }: PlacedFinding, range: CodeActionParams['range']): boolean {
	return mendableFrom(report.analysis.report, finding).some((span) => {
		const now = rangeOf(report, span);
		return now !== undefined && meet(now, range);
	});
}

/** None where a line of it was edited since the report was read. */
function actionOf(
	{ title, replacements, sure }: Mend,
	report: ShownReport,
	client: Client,
	words: Words,
	diagnostics: Diagnostic[],
): CodeAction[] {
	const { uri, version } = report.document;
	const edits = replacements.flatMap(({ span, text }) => {
		const range = rangeOf(report, span);
		return range ? [{ range, newText: text }] : [];
	});
	if (edits.length < replacements.length) return [];
	const edit: WorkspaceEdit = client.versionedEdits
		? { documentChanges: [{ textDocument: { uri, version }, edits }] }
		: { changes: { [uri]: edits } };
	return [
		{ title: words.say(title), kind: CodeActionKind.QuickFix, diagnostics, edit, ...(sure && { isPreferred: true }) },
	];
}

/** The client's own diagnostics of a finding. */
function own({ finding, range }: PlacedFinding, diagnostics: readonly Diagnostic[]): Diagnostic[] {
	const { start, end } = range;
	return diagnostics.filter(
		({ code, range: { start: from, end: to } }) =>
			code === finding.code &&
			from.line === start.line &&
			from.character === start.character &&
			to.line === end.line &&
			to.character === end.character,
	);
}

/** `quickfix` is asked for by itself, and as one of all kinds. */
function isOrHolds(asked: string, kind: string): boolean {
	return asked === '' || asked === kind;
}
