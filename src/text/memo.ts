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
