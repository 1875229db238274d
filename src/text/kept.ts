/**
 * What was read off texts, kept for whoever reads the same text again: the next version of a report, most of which is
 * as it was. One store for all functions, so that one bound holds; what nobody has asked about for longest goes first.
 * Nothing is kept until {@link startKeeping}: who reads each report once would only pay for it.
 */

interface Readings {
	/** A copy: a piece of a report would hold on to the whole of it. */
	readonly text: string;
	/** By function, what it read. */
	readonly values: unknown[];
}

/**
 * Characters of the texts in each of two halves: those asked about of late, and those not asked about since. A report of
 * 10,000 words asks about half a million; each million takes some 5 MB with what was read.
 */
const mostCharacters = 8_000_000;

let keeping = false;
let recent = new Map<string, Readings>();
let older = new Map<string, Readings>();
let characters = 0;
let functions = 0;

/** Stands for a reading of `undefined`, which is a reading. */
const nothing = Symbol('nothing');

/** A function of a text alone, worked out once as long as the text is kept. What it gives is shared: nobody changes it. */
export function kept<Value>(read: (text: string) => Value): (text: string) => Value {
	const own = functions++;
	return (text) => {
		if (!keeping) return read(text);
		const { text: copy, values } = recent.get(text) ?? renewed(text);
		return known(values, own) ? valueIn(values, own) : keepIn(values, own, read(copy));
	};
}

/** The same for a function of anything: its key holds all that the function looks at, and its value no piece of a report. */
export function keptUnder<Argument, Value>(
	keyOf: (argument: Argument) => string,
	read: (argument: Argument) => Value,
): (argument: Argument) => Value {
	const own = functions++;
	return (argument) => {
		if (!keeping) return read(argument);
		const key = keyOf(argument);
		const { values } = recent.get(key) ?? renewed(key);
		return known(values, own) ? valueIn(values, own) : keepIn(values, own, read(argument));
	};
}

function known(values: readonly unknown[], own: number): boolean {
	return values[own] !== undefined;
}

function valueIn<Value>(values: readonly unknown[], own: number): Value {
	const value = values[own];
	return (value === nothing ? undefined : value) as Value;
}

function keepIn<Value>(values: unknown[], own: number, value: Value): Value {
	values[own] = value === undefined ? nothing : value;
	return value;
}

/** How much is kept: texts, and their characters. */
export function keptSize(): { readonly texts: number; readonly characters: number } {
	const all = [...recent.keys(), ...older.keys()];
	return { texts: all.length, characters: all.reduce((sum, { length }) => sum + length, 0) };
}

/** From now on what is read is kept; nothing is as yet. */
export function startKeeping(): void {
	stopKeeping();
	keeping = true;
}

/** Forgets everything, and keeps nothing more. */
export function stopKeeping(): void {
	keeping = false;
	recent = new Map();
	older = new Map();
	characters = 0;
}

function renewed(text: string): Readings {
	const before = older.get(text);
	older.delete(text);
	if (characters >= mostCharacters) {
		older = recent;
		recent = new Map();
		characters = 0;
	}
	const readings = before ?? { text: copyOf(text), values: [] };
	recent.set(readings.text, readings);
	characters += text.length;
	return readings;
}

/** Engines cut a piece out of a joined text anew, where a piece of a piece would share the first one's memory. */
function copyOf(text: string): string {
	return ` ${text}`.slice(1);
}
