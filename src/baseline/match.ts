import { isDecidable } from '../decisions/decide';
import type { Subject } from '../decisions/model';
import { appliesTo, subjectOf } from '../decisions/subject';
import type { Finding } from '../findings/model';
import type { Report } from '../report/model';
import { groupBy } from '../text/collections';

/** A finding that is known and need not be told again: by its words, so that it stays known wherever they go. */
export interface KnownFinding extends Subject {
	/** The report, by its path from the folder that the list of known findings is kept for, with `/` between its parts. */
	readonly file: string;
}

/** What is known of one report. */
export interface KnownList {
	/** The report, as in {@link KnownFinding}. */
	readonly file: string;
	/** Its own entries, and those of reports that are gone. */
	readonly entries: readonly KnownFinding[];
}

/** The findings of one report as it is now. */
export interface FoundInReport {
	/** As in {@link KnownFinding}. */
	readonly file: string;
	readonly report: Report;
	readonly findings: readonly Finding[];
}

/** What a list of known findings says of reports as they are now. */
export interface BaselineMatch {
	/** The findings that are on the list. */
	readonly known: ReadonlySet<Finding>;
	/** Entries whose finding is there no more. */
	readonly stale: readonly KnownFinding[];
}

/** What is known from now on. What nobody may decide is never known: it is told each time. */
export function knownIn({ file, report, findings }: FoundInReport): KnownFinding[] {
	return findings.filter(({ code }) => isDecidable(code)).map((finding) => ({ file, ...subjectOf(report, finding) }));
}

/**
 * Finds each finding in the list. An entry stands for one finding: of two alike where one was known, one is new. First
 * come the entries of the report itself; what is left over then is what was renamed or moved to another report.
 *
 * @param entries those of the reports given, and of reports that are gone: those of others would seem to have moved
 */
export function matchBaseline(entries: readonly KnownFinding[], reports: readonly FoundInReport[]): BaselineMatch {
	const left = new Entries(entries);
	const known = new Set<Finding>();
	for (const anywhere of [false, true]) {
		for (const { file, report, findings } of reports) {
			for (const finding of findings) {
				if (!isDecidable(finding.code) || known.has(finding)) continue;
				if (left.take({ file, ...subjectOf(report, finding) }, anywhere)) known.add(finding);
			}
		}
	}
	return { known, stale: left.all };
}

/** The entries that no finding has taken. */
class Entries {
	readonly #left: Set<KnownFinding>;
	readonly #byPlace: ReadonlyMap<string, readonly KnownFinding[]>;
	readonly #byParties: ReadonlyMap<string, readonly KnownFinding[]>;

	constructor(entries: readonly KnownFinding[]) {
		this.#left = new Set(entries);
		this.#byPlace = groupBy(entries, placeOf);
		this.#byParties = groupBy(entries.filter(compares), partiesOf);
	}

	get all(): readonly KnownFinding[] {
		return [...this.#left];
	}

	/** Takes away the entry of a finding; `false` where there is none. */
	take(found: KnownFinding, anywhere: boolean): boolean {
		const fits = (entry: KnownFinding) => this.#left.has(entry) && (anywhere || entry.file === found.file);
		const same = this.#byPlace.get(placeOf(found))?.find((entry) => fits(entry) && appliesTo(entry, found));
		// Of two places that are held against each other the later one is marked: which that is changes as one is moved.
		const turned = compares(found) ? this.#byParties.get(partiesOf(found))?.find(fits) : undefined;
		const entry = same ?? turned;
		return entry !== undefined && this.#left.delete(entry);
	}
}

function placeOf({ code, place, about }: KnownFinding): string {
	return `${code} ${place} ${about}`;
}

function compares({ against = [] }: KnownFinding): boolean {
	return against.length > 0;
}

function partiesOf({ code, about, against = [] }: KnownFinding): string {
	return [code, ...new Set([about, ...against].sort())].join(' ');
}
