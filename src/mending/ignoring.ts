import type { Finding } from '../findings/model';
import type { Report } from '../report/model';

/** A line to add to a report, in offsets of its source. */
export interface Insertion {
	readonly offset: number;
	readonly text: string;
}

/** A comment line before the finding's block, with the block's indentation and quote marks, so that lists stay whole. */
export function ignoreHere(report: Report, { code, span }: Finding): Insertion {
	const { source } = report;
	const block = report.blocks.findLast(({ outer: [start, end] }) => start <= span[0] && span[0] < end);
	const start = block?.outer[0] ?? span[0];
	const offset = start === 0 ? 0 : source.lastIndexOf('\n', start - 1) + 1;
	const prefix = /^[ \t>]*/.exec(source.slice(offset))![0];
	return { offset, text: `${prefix}<!-- plumbline-disable-next-line ${code} -->${lineBreak(source)}` };
}

/** A comment line for the whole file: after the front matter, which must stay first. */
export function ignoreInFile(report: Report, { code }: Finding): Insertion {
	const { source, frontMatter } = report;
	const comment = `<!-- plumbline-disable-file ${code} -->${lineBreak(source)}`;
	if (!frontMatter) return { offset: source.startsWith('\uFEFF') ? 1 : 0, text: comment };
	const end = source.indexOf('\n', frontMatter.span[1] - 1);
	if (end < 0) return { offset: source.length, text: `${lineBreak(source)}${comment}` };
	return { offset: end + 1, text: comment };
}

function lineBreak(source: string): string {
	return source.includes('\r\n') ? '\r\n' : '\n';
}
