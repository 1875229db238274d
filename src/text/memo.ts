/** The same function, worked out once for each object as long as that object lives; `keyOf` says for which of an argument. */
export function memoised<Argument extends object, Value>(
	make: (argument: Argument) => Value,
	keyOf: (argument: Argument) => object = (argument) => argument,
): (argument: Argument) => Value {
	const known = new WeakMap<object, { readonly value: Value }>();
	return (argument) => {
		const key = keyOf(argument);
		const found = known.get(key) ?? { value: make(argument) };
		known.set(key, found);
		return found.value;
	};
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
