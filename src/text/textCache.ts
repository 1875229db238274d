/**
 * Caches what functions compute from a text, for the next version of a report, most of which is unchanged. One cache for
 * all functions, so that one limit holds; the least recently used entries go first. Until {@link startTextCache} only what
 * is asked of a text several times within one analysis is cached: a program that reads each report once would only pay for more.
 */

interface CachedResults {
	/** A copy: a slice of a report would hold on to the whole report. */
	readonly text: string;
	/** By the function's slot. */
	readonly values: unknown[];
}

/**
 * Characters of the texts in each of two halves: recently used ones, and older ones. A report of 10,000 words uses half a
 * million; each million takes some 5 MB with its results.
 */
const mostCharacters = { ofReports: 8_000_000, withinOne: 500_000 };

let enabled = false;
let recent = new Map<string, CachedResults>();
let older = new Map<string, CachedResults>();
let characters = 0;
let functions = 0;

/** Stands for a cached result that is `undefined`. */
const undefinedResult = Symbol('nothing');

/** Caches a function of a text alone. Its result is shared: nobody may change it. */
export function cached<Value>(compute: (text: string) => Value): (text: string) => Value {
	const lookUp = cachedAlways(compute);
	return (text) => (enabled ? lookUp(text) : compute(text));
}

/** As {@link cached}, and without {@link startTextCache}, too: for what one analysis asks several times of the same texts. */
export function cachedAlways<Value>(compute: (text: string) => Value): (text: string) => Value {
	const slot = functions++;
	return (text) => {
		const { text: copy, values } = recent.get(text) ?? recentResultsFor(text);
		return hasValue(values, slot) ? valueIn(values, slot) : storeIn(values, slot, compute(copy));
	};
}

/** Caches a function of anything: its key holds all that the function reads, and its value no piece of a report. */
export function cachedByKey<Argument, Value>(
	keyOf: (argument: Argument) => string,
	compute: (argument: Argument) => Value,
): (argument: Argument) => Value {
	const slot = functions++;
	return (argument) => {
		if (!enabled) return compute(argument);
		const key = keyOf(argument);
		const { values } = recent.get(key) ?? recentResultsFor(key);
		return hasValue(values, slot) ? valueIn(values, slot) : storeIn(values, slot, compute(argument));
	};
}

function hasValue(values: readonly unknown[], slot: number): boolean {
	return values[slot] !== undefined;
}

function valueIn<Value>(values: readonly unknown[], slot: number): Value {
	const value = values[slot];
	return (value === undefinedResult ? undefined : value) as Value;
}

function storeIn<Value>(values: unknown[], slot: number, value: Value): Value {
	values[slot] = value === undefined ? undefinedResult : value;
	return value;
}

/** How much is cached: texts, and their characters. */
export function textCacheSize(): { readonly texts: number; readonly characters: number } {
	const all = [...recent.keys(), ...older.keys()];
	return { texts: all.length, characters: all.reduce((sum, { length }) => sum + length, 0) };
}

/** Starts with an empty cache. */
export function startTextCache(): void {
	stopTextCache();
	enabled = true;
}

/** Empties the cache and caches nothing more. */
export function stopTextCache(): void {
	enabled = false;
	recent = new Map();
	older = new Map();
	characters = 0;
}

function recentResultsFor(text: string): CachedResults {
	const before = older.get(text);
	older.delete(text);
	if (characters >= (enabled ? mostCharacters.ofReports : mostCharacters.withinOne)) {
		older = recent;
		recent = new Map();
		characters = 0;
	}
	const results = before ?? { text: detached(text), values: [] };
	recent.set(results.text, results);
	characters += text.length;
	return results;
}

/** A slice of a joined text is a copy in JavaScript engines; a slice of a slice would hold on to the whole text. */
export function detached(text: string): string {
	return ` ${text}`.slice(1);
}
