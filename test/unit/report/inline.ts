import { parseReport } from '../../../src/report/parsing/parse';

export const doc = (...lines: string[]) => lines.join('\n');

/** What a span of a parsed text holds. */
export function read(...lines: string[]) {
	const source = doc(...lines);
	const report = parseReport(source);
	return { source, report, at: ([start, end]: readonly [number, number]) => source.slice(start, end) };
}

export function sentencesOf(...lines: string[]): string[] {
	const { report, at } = read(...lines);
	return report.sentences.map(({ span }) => at(span));
}
