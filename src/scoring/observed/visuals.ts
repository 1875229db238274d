import type { Report, Span } from '../../report/model';

export interface Visuals {
	/** Tables and figures. */
	readonly count: number;
	/** Those that the text leads to: a line that introduces them, or a mention in their section. */
	readonly tied: number;
	/** The first that is not. */
	readonly loose: Span | undefined;
}

const mention = /\b(?:fig\.|(?:tables?|figures?|charts?|graphs?|images?|photos?|diagrams?)\b)|[图表]/iu;

/** The tables and figures of a report, and how many of them the text is tied to. */
export function measureVisuals(report: Report): Visuals {
	const introduced = new Set(report.blocks.map(({ introduces }) => introduces));
	const mentioning = new Set(
		report.sentences.filter(({ text }) => mention.test(text)).map(({ block }) => report.blocks[block]!.section),
	);
	const visuals = [...report.tables, ...report.figures];
	const loose = visuals.filter(({ block }) => !introduced.has(block) && !mentioning.has(report.blocks[block]!.section));
	return {
		count: visuals.length,
		tied: visuals.length - loose.length,
		loose: loose[0] && report.blocks[loose[0].block]!.span,
	};
}
