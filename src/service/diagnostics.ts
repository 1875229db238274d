import type { Diagnostic, DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver';
import { isListed } from '../findings/limit';
import type { Finding, FindingCode } from '../findings/model';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import type { Report } from '../report/model';
import { memoised } from '../text/memo';
import { readableExcerpt } from '../view/excerpt';
import {
	type PlacedFinding,
	placedFindings,
	placedNow,
	reportedFindings,
	type Shell,
	type ShownReport,
} from './report';

/** As the protocol counts them. */
const levels: Record<Finding['severity'], DiagnosticSeverity> = { error: 1, warning: 2, info: 3, hint: 4 };
const unnecessary: DiagnosticTag = 1;

const source = 'Plumbline';

/** Findings about what could as well be left out: editors draw their places faded. */
const faded: ReadonlySet<FindingCode> = new Set(['citation.unused']);

/** Long enough to know the place by, short enough to leave room for what is said of it. */
const quotedLength = 48;

/** The findings of a report as an editor lists them, and what could not be read of it. */
export function diagnosticsOf(report: ShownReport, shell: Shell): Diagnostic[] {
	return [
		...reportedFindings(report, shell).map((found) => diagnosticOf(found, report, shell)),
		...readProblems(report, shell),
	];
}

function diagnosticOf({ finding, range }: PlacedFinding, report: ShownReport, shell: Shell): Diagnostic {
	const { words, pageOf } = shell;
	// What stands in the same line is seen with it.
	const related = placedNow(report, finding.related, ({ span }) => span).filter(
		(other) => other.range.start.line !== range.start.line,
	);
	return {
		range,
		// What is held back is left to the eye, as hints are.
		severity: levels[isListed(finding) ? finding.severity : 'hint'],
		source: finding.decidedBy === 'model' ? `${source} (${words.say(message('labels.model'))})` : source,
		code: finding.code,
		codeDescription: { href: pageOf(finding.code) },
		message: findingText(report.analysis.report, finding, words),
		...(faded.has(finding.code) && { tags: [unnecessary] }),
		relatedInformation: related.map(({ one, range: place }) => ({
			location: { uri: report.snapshot.uri, range: place },
			message: words.say(one.message),
		})),
	};
}

/** What the report holds that could not be read, such as a form of citation that is not known: no fault of the text, and so a hint. */
function readProblems(report: ShownReport, { words }: Shell): Diagnostic[] {
	return placedNow(report, report.analysis.report.problems, ({ span }) => span).map(({ one, range }) => ({
		// Of what goes on for pages the beginning is marked.
		range: range.start.line === range.end.line ? range : { start: range.start, end: range.start },
		severity: levels.hint,
		source,
		code: `read.${one.code}`,
		message: words.say(one.message),
	}));
}

/** All that diagnostics are made of, a step at a time: most of the work, which is then done. */
export function* wordFindings(report: ShownReport, shell: Shell): Generator<unknown, void> {
	const { report: read, findings } = report.analysis;
	for (const finding of findings) yield findingText(read, finding, shell.words);
	yield placedFindings(report);
}

/** What a finding says in a list, behind the words it is about. */
export function findingText(report: Report, finding: Finding, words: Words): string {
	return textsIn(words)({ report, finding });
}

/** Put into words once for each finding: a list is filled anew with every line that is edited. */
const textsIn = memoised((words: Words) =>
	memoised(
		({ report, finding: { span, message: what } }: { readonly report: Report; readonly finding: Finding }) => {
			const told = words.say(what);
			// What begins with a quotation names its words itself.
			if (told.startsWith('“')) return told;
			return words.say(message('labels.ofWords', { words: readableExcerpt(report, span, quotedLength), what }));
		},
		({ finding }) => finding,
	),
);
