import type { CountsByCode, KnownFindings } from './model';

/** What became of the findings from one reading to another. */
export interface Changes {
	/** How many were listed and are gone, by code. */
	readonly mended: CountsByCode;
	/** Those that are listed and were not there: the code of each, by its hash. */
	readonly added: ReadonlyMap<string, string>;
}

/** What was there all along is not new when it is listed, nor mended when it no longer is: it was held back, decided or withdrawn. */
export function changesBetween(before: KnownFindings, now: KnownFindings): Changes {
	return { mended: countsByCode(goneBetween(before, now).values()), added: new Map(missingFrom(before, now.listed)) };
}

/** The findings that were listed and are gone: the code of each, by its hash. */
export function goneBetween(before: KnownFindings, now: KnownFindings): ReadonlyMap<string, string> {
	return new Map(missingFrom(now, before.listed));
}

export function countsByCode(codes: Iterable<string>): CountsByCode {
	const counts: Record<string, number> = {};
	for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
	return counts;
}

function missingFrom({ listed, others }: KnownFindings, wanted: KnownFindings['listed']): [string, string][] {
	const there = new Set([...Object.keys(listed), ...others]);
	return Object.entries(wanted).filter(([key]) => !there.has(key));
}
