import { type Diagnostic, DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver';
import type { Finding } from '../findings/model';
import type { Words } from '../messages/model';
import { pageFile } from '../output/findingPage';
import { isFaded, problemText } from '../view/problem';
import type { Client } from './client';
import { type PlacedFinding, placedFindings, rangeOf, type ShownReport } from './shown';

const levels: Record<Finding['severity'], DiagnosticSeverity> = {
	error: DiagnosticSeverity.Error,
	warning: DiagnosticSeverity.Warning,
	info: DiagnosticSeverity.Information,
	hint: DiagnosticSeverity.Hint,
};

/** The findings as a client lists them, as far as it can take them in. */
export function diagnosticsOf(report: ShownReport, client: Client, pages: string, words: Words): Diagnostic[] {
	return placedFindings(report).map((placed) => diagnosticOf(placed, report, client, pages, words));
}

function diagnosticOf(
	{ finding, range }: PlacedFinding,
	report: ShownReport,
	client: Client,
	pages: string,
	words: Words,
): Diagnostic {
	return {
		range,
		severity: levels[finding.severity],
		source: 'Plumbline',
		code: finding.code,
		message: problemText(report.analysis.report, finding, words),
		...(client.codePages && { codeDescription: { href: pageOf(finding, pages, words) } }),
		...(client.faded && isFaded(finding) && { tags: [DiagnosticTag.Unnecessary] }),
		...(client.relatedPlaces && { relatedInformation: relatedPlaces(finding, report, words) }),
	};
}

function relatedPlaces({ related }: Finding, report: ShownReport, words: Words) {
	return related.flatMap(({ span, message }) => {
		const range = rangeOf(report, span);
		return range ? [{ location: { uri: report.document.uri, range }, message: words.say(message) }] : [];
	});
}

/** The page that explains a kind of finding, in the language of the words; the pages come with the product. */
export function pageOf({ code }: Pick<Finding, 'code'>, pages: string, { language }: Words): string {
	return `${pages}findings/${pageFile(code, language)}`;
}
