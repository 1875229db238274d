/** A part that is read has at least so much to say. */
const leastNodes = 3;

/**
 * About how many nodes a model is asked for in a part. The papers' trees have 25 to 60; the number grows with the
 * report, ever slower (20 at 1,000 words, 34 at 4,000, 60 at 16,000, 81 at 50,000), so that trees stay comparable and
 * long reports still differ. The report's length counts in powers of two: an edit elsewhere leaves a part's number alone.
 */
export function nodesWanted(partWords: number, reportWords: number): number {
	const size = 2 ** Math.round(Math.log2(Math.max(250, reportWords)));
	const whole = 20 * (size / 1_000) ** 0.4;
	return Math.max(leastNodes, Math.round((whole * partWords) / Math.max(size, partWords)));
}
