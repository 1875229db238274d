import { type FindingCode, findingCodes } from '../../findings/model';

/** `12`, `line 12`, `L12`, `第 12 行`: nothing else of a sentence is taken for a line, such as a year. */
const lineForms = [/^\s*[#:]?(\d{1,7})\s*$/, /(?:\bline\s+|\bL)(\d{1,7})\b/i, /第\s*(\d{1,7})\s*行/, /(\d{1,7})\s*行/];

/** The line that a request names, from 1. */
export function namedLine(prompt: string): number | undefined {
	for (const form of lineForms) {
		const line = Number(form.exec(prompt)?.[1] ?? 0);
		if (line > 0) return line;
	}
	return undefined;
}

/** The kind of finding that a request names by its code. */
export function namedCode(prompt: string): FindingCode | undefined {
	return (Object.keys(findingCodes) as FindingCode[]).find((code) => prompt.includes(code));
}

const [usualSteps, mostSteps] = [15, 200];

/** How many steps of a plan are asked for. */
export function namedCount(prompt: string): number {
	const count = Number(/\d{1,6}/.exec(prompt)?.[0] ?? 0);
	return count > 0 ? Math.min(count, mostSteps) : usualSteps;
}
