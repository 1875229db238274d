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
		const found = known.get(keyOf(argument)) ?? { value: make(argument) };
		known.set(keyOf(argument), found);
		return found.value;
	};
	return Object.assign(asked, { know });
}

/** The same function, worked out anew for no text among the last `count` different ones that it was asked about. */
export function keepingLast<Value>(count: number, make: (text: string) => Value): (text: string) => Value {
	const known = new Map<string, { readonly value: Value }>();
	return (text) => {
		const found = known.get(text) ?? { value: make(text) };
		known.delete(text);
		known.set(text, found);
		const [oldest] = known.keys();
		if (known.size > count && oldest !== undefined) known.delete(oldest);
		return found.value;
	};
}
