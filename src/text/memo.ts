/** A function that is worked out once for each object as long as that object lives. */
export interface Memoised<Argument extends object, Value> {
	(argument: Argument): Value;
	/** Takes the value of an argument from where it was worked out, such as another thread. */
	know(argument: Argument, value: Value): void;
}

/** The same function, worked out once for each object as long as that object lives; `keyOf` says for which of an argument. */
export function memoised<Argument extends object, Value>(
	make: (argument: Argument) => Value,
	keyOf: (argument: Argument) => object = (argument) => argument,
): Memoised<Argument, Value> {
	const known = new WeakMap<object, { readonly value: Value }>();
	const know = (argument: Argument, value: Value) => void known.set(keyOf(argument), { value });
	const asked = (argument: Argument) => {
		const key = keyOf(argument);
		const found = known.get(key);
		if (found) return found.value;
		const value = make(argument);
		known.set(key, { value });
		return value;
	};
	return Object.assign(asked, { know });
}

/** How many texts are kept, and how many characters they may have together; the last one is kept whatever its length. */
export interface Keeping {
	readonly texts: number;
	readonly characters: number;
}

/** The same function, worked out anew for no text among the last different ones that it was asked about. */
export function keepingLast<Value>(most: Keeping, make: (text: string) => Value): (text: string) => Value {
	const known = new Map<string, { readonly value: Value }>();
	let characters = 0;
	const forget = (text: string) => {
		if (known.delete(text)) characters -= text.length;
	};
	return (text) => {
		const before = known.get(text);
		forget(text);
		// Before the next one is worked out: what is kept and what is made must not need memory at once.
		for (const oldest of known.keys()) {
			if (known.size < most.texts && characters + text.length <= most.characters) break;
			forget(oldest);
		}
		const found = before ?? { value: make(text) };
		known.set(text, found);
		characters += text.length;
		return found.value;
	};
}

/** What is worked out when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
	let made: { readonly value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
