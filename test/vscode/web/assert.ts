/** As much of Node's `assert/strict` as the suite uses, where there is no Node. */

class AssertionError extends Error {
	override readonly name = 'AssertionError';
}

function fail(message: string | undefined, otherwise: string): never {
	throw new AssertionError(message === undefined ? otherwise : `${message}: ${otherwise}`);
}

function shown(value: unknown): string {
	const text =
		typeof value === 'string' ? JSON.stringify(value) : (JSON.stringify(value, undefined, 1) ?? String(value));
	return text.length > 2_000 ? `${text.slice(0, 2_000)}…` : text;
}

function alike(one: unknown, other: unknown): boolean {
	if (Object.is(one, other)) return true;
	if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
	if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
	if (one instanceof Map || one instanceof Set) return alike([...one], [...(other as typeof one)]);
	if (one instanceof Date) return one.getTime() === (other as Date).getTime();
	const keys = Object.keys(one);
	if (keys.length !== Object.keys(other).length) return false;
	const [first, second] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
	return keys.every((key) => Object.hasOwn(second, key) && alike(first[key], second[key]));
}

function ok(value: unknown, message?: string): asserts value {
	if (!value) fail(message, `${shown(value)} is not true.`);
}

const assert = {
	ok,
	equal(actual: unknown, expected: unknown, message?: string): void {
		if (!Object.is(actual, expected)) fail(message, `${shown(actual)} is not ${shown(expected)}.`);
	},
	deepEqual(actual: unknown, expected: unknown, message?: string): void {
		if (!alike(actual, expected)) fail(message, `${shown(actual)} is not like ${shown(expected)}.`);
	},
	match(text: string, pattern: RegExp, message?: string): void {
		if (!pattern.test(text)) fail(message, `${shown(text)} does not match ${pattern}.`);
	},
	doesNotMatch(text: string, pattern: RegExp, message?: string): void {
		if (pattern.test(text)) fail(message, `${shown(text)} matches ${pattern}.`);
	},
	async rejects(work: Promise<unknown>, expected?: RegExp | ((reason: unknown) => boolean)): Promise<void> {
		const reason = await work.then(
			() => fail(undefined, 'It did not reject.'),
			(error: unknown) => error,
		);
		if (reason instanceof AssertionError) throw reason;
		if (typeof expected === 'function') ok(expected(reason), `what it rejected with, ${reason}`);
		else if (expected) assert.match(String(reason), expected);
	},
};

// biome-ignore lint/style/noDefaultExport: It stands in for Node's module, which is imported as its default.
export default assert;
