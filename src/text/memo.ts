/** A function whose value is computed once for each object and cached as long as that object lives. */
export interface Memoised<Argument extends object, Value> {
	(argument: Argument): Value;
	/** Stores a value that was computed elsewhere, such as in another thread. */
	setValue(argument: Argument, value: Value): void;
}

/** Caches a function's values for as long as the argument lives, or the object that `keyOf` finds in it. */
export function memoised<Argument extends object, Value>(
	make: (argument: Argument) => Value,
	keyOf: (argument: Argument) => object = (argument) => argument,
): Memoised<Argument, Value> {
	const values = new WeakMap<object, { readonly value: Value }>();
	const setValue = (argument: Argument, value: Value) => void values.set(keyOf(argument), { value });
	const cached = (argument: Argument) => {
		const key = keyOf(argument);
		const found = values.get(key);
		if (found) return found.value;
		const value = make(argument);
		values.set(key, { value });
		return value;
	};
	return Object.assign(cached, { setValue });
}

/** How many texts are cached, and how many characters they may have together; the last one is cached whatever its length. */
export interface CacheLimits {
	readonly texts: number;
	readonly characters: number;
}

/** Caches a function's values for the texts that it was called with last. */
export function cachedForLastTexts<Value>(limits: CacheLimits, make: (text: string) => Value): (text: string) => Value {
	const known = new Map<string, { readonly value: Value }>();
	let characters = 0;
	const forget = (text: string) => {
		if (known.delete(text)) characters -= text.length;
	};
	return (text) => {
		const before = known.get(text);
		forget(text);
		// Forget before computing, so that old and new values do not take memory at the same time.
		for (const oldest of known.keys()) {
			if (known.size < limits.texts && characters + text.length <= limits.characters) break;
			forget(oldest);
		}
		const found = before ?? { value: make(text) };
		known.set(text, found);
		characters += text.length;
		return found.value;
	};
}

/** Computes a value when it is first asked for. */
export function lazy<Value>(make: () => Value): () => Value {
	let made: { readonly value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
