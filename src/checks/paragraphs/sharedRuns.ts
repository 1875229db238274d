import { itemAt } from '../../access';
import { commonRuns } from '../../text/commonRuns';
import { allMatches } from '../../text/matches';

const token = /\p{Script=Han}|[\p{L}\p{M}\p{N}]+(?:[.,%’'][\p{L}\p{N}]+)*%?/gu;

/** So many characters of each text are compared: more than the longest paragraph of a report has. */
const mostRead = 8_000;

/** The longest runs of at least `least` words (or Han characters) that two texts have in common, as the second writes them. */
export function sharedRuns(first: string, second: string, most = 2, least = 4): string[] {
	const a = allMatches(token, first.slice(0, mostRead)).map((match) => match[0].toLowerCase());
	const b = allMatches(token, second.slice(0, mostRead));
	const words = b.map((match) => match[0].toLowerCase());
	const lengths = commonRuns(a, words);
	const runs: { start: number; length: number }[] = [];
	const longest = [...lengths.entries()].sort(([x, one], [y, other]) => other - one || x - y);
	for (const [end, length] of longest) {
		const run = { start: end - length + 1, length };
		if (runs.length === most || run.length < least) break;
		if (runs.every((other) => run.start + run.length <= other.start || other.start + other.length <= run.start))
			runs.push(run);
	}
	return runs
		.sort((x, y) => x.start - y.start)
		.map(({ start, length }) => {
			const last = itemAt(b, start + length - 1);
			return second.slice(itemAt(b, start).index, last.index + last[0].length);
		});
}
