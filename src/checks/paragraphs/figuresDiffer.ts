import { numbersAt } from '../../report/lookup';
import type { Block, Report } from '../../report/model';

/** Each of the two has a number that the other lacks, so neither is the other with words left out or changed. */
export function figuresDiffer(report: Report, first: Block, second: Block): boolean {
	const figuresOf = ({ index }: Block) =>
		new Set(numbersAt(report, index).map(({ kind, value }) => `${kind} ${value}`));
	const [a, b] = [figuresOf(first), figuresOf(second)];
	const hasOwn = (own: ReadonlySet<string>, other: ReadonlySet<string>) =>
		[...own].some((figure) => !other.has(figure));
	return hasOwn(a, b) && hasOwn(b, a);
}
