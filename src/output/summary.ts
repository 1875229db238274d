import type { Finding } from '../findings/model';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Report } from '../report/model';

/** How much of what a report holds. */
export interface ReportStats {
	readonly words: number;
	readonly sections: number;
	readonly paragraphs: number;
	readonly sentences: number;
	readonly tables: number;
	readonly figures: number;
	readonly citations: number;
	readonly references: number;
}

export function reportStats(report: Report): ReportStats {
	return {
		words: report.words,
		sections: report.sections.length,
		paragraphs: report.blocks.filter((block) => block.kind === 'paragraph').length,
		sentences: report.sentences.length,
		tables: report.tables.length,
		figures: report.figures.length,
		citations: report.citations.length,
		references: report.references.length,
	};
}

/** Nothing a reader could read: only white space, marks and comments. */
export function isBlank(report: Report): boolean {
	return report.blocks.every((block) => block.kind === 'html');
}

/** `1 error`, `3 warnings`, `2 info`, `1 hint`: the severities that occur, most severe first. */
export function severityCounts(findings: readonly Pick<Finding, 'severity'>[]): Message[] {
	return severityCodes.flatMap(([severity, code]) => {
		const count = findings.filter((finding) => finding.severity === severity).length;
		return count === 0 ? [] : [message(code, { count })];
	});
}

const severityCodes = [
	['error', 'counts.error'],
	['warning', 'counts.warning'],
	['info', 'counts.info'],
	['hint', 'counts.hint'],
] as const;
