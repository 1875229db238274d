/** More would not help a model to mend its answer. */
const mostNamed = 20;

/**
 * What an answer leaves out of what was asked, in words for the model: `no verdict on 3, 5`; `undefined` when it has
 * everything. What it says beyond that does not count.
 */
export function unanswered(
	what: string,
	asked: readonly (string | number)[],
	given: readonly (string | number)[],
): string | undefined {
	const answered = new Set(given);
	const missing = asked.filter((one) => !answered.has(one));
	if (missing.length === 0) return undefined;
	const more = missing.length - mostNamed;
	return `no ${what} on ${missing.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
