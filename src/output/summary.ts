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
