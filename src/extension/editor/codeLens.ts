import * as vscode from 'vscode';
import type { Finding } from '../../findings/model';
import { message } from '../../messages/message';
import { placedFindings } from '../../service/report';
import { memoised } from '../../text/memo';
import { type SectionFindings, sectionFindings } from '../../view/sectionFindings';
import { words } from '../host/words';
import type { AnalyzedReport } from '../reports/analyses';
import { markdownSelector } from '../reports/reportFilter';
import { revealCommand } from '../reports/reveal';
import { findingCount } from '../reports/wording';
import { heldFindings } from './findingLists';
import type { Parts } from './parts';

/** A line above each heading under which something is wrong: how many findings Problems lists there. */
export function registerCodeLens({ analyses }: Pick<Parts, 'analyses'>): vscode.Disposable {
	const changed = new vscode.EventEmitter<void>();
	const provider: vscode.CodeLensProvider = {
		onDidChangeCodeLenses: changed.event,
		async provideCodeLenses(document) {
			// Lines that the editor keeps free for what it showed last time must not close and open again meanwhile.
			const report = await analyses.awaited(document);
			if (!report) return [];
			return [...sectionLenses(report), ...moreLens(report)];
		},
	};
	return vscode.Disposable.from(
		changed,
		analyses.onDidChange(() => changed.fire()),
		vscode.languages.registerCodeLensProvider(markdownSelector, provider),
	);
}

function sectionLenses(report: AnalyzedReport): vscode.CodeLens[] {
	const { analysis, snapshot } = report;
	const shown = new Set(placedFindings(report).map(({ finding }) => finding));
	return sectionFindings(analysis).flatMap((read) => {
		const range = snapshot.range(read.heading);
		const section = shownOf(read, shown);
		const [first] = section.findings;
		if (!range || !first) return [];
		return [new vscode.CodeLens(range, lensCommand({ document: snapshot.document, section, first }))];
	});
}

/** Without the findings whose lines were edited since, which nothing else shows either. */
function shownOf(section: SectionFindings, shown: ReadonlySet<Finding>): SectionFindings {
	const findings = section.findings.filter((finding) => shown.has(finding));
	return findings.length === section.findings.length ? section : { ...section, findings };
}

/** The findings that are held back, one click away; above the first heading. */
function moreLens(report: AnalyzedReport): vscode.CodeLens[] {
	const { blocks, sections } = report.analysis.report;
	const heading = blocks[sections[0]?.heading ?? -1];
	const range = heading && report.snapshot.range(heading.span);
	const count = heldFindings(report).length;
	if (!range || count === 0) return [];
	const title = words.say(message('counts.more', { count }));
	return [new vscode.CodeLens(range, { command: 'plumbline.showMoreFindings', title })];
}

interface Lens {
	readonly document: vscode.TextDocument;
	readonly section: SectionFindings;
	readonly first: Finding;
}

/** Leads to the first finding under the heading; made once, for the editor asks at every key. */
const lensCommand = memoised(makeCommand, ({ section }) => section);

function makeCommand({ document, section, first }: Lens): vscode.Command {
	return revealCommand(document, first.span, findingCount(section.findings.length));
}
