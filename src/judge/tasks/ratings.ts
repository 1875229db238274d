import * as z from 'zod';
import { completenessOfList } from '../completeness';
import type { Completeness } from '../model';

/** What a judge says of one of the dimensions of a framework. */
export interface RatedDimension<Name extends string = string> {
	readonly dimension: Name;
	readonly score: number;
	readonly reasons: readonly {
		readonly text: string;
		/** Copied from the report, word for word; `null` where the reason speaks of the whole of it. */
		readonly quote: string | null;
	}[];
	/** What would raise it, in a sentence; nothing where little would, and from models that leave it out. */
	readonly raise?: string | undefined;
}

/** A list and not an object: its schema describes a dimension once instead of six times and is a third as long. */
export function ratings<Name extends string>(names: readonly Name[], most: number) {
	const rated = z.object({
		dimension: z.enum(names),
		score: z.number().min(0).max(most),
		reasons: z.array(z.object({ text: z.string(), quote: z.string().nullable() })),
		raise: z.string().optional(),
	});
	return z.array(rated).refine((given) => new Set(given.map((one) => one.dimension)).size === given.length, {
		error: 'must have each dimension once',
	});
}

/** The order in which dimensions are asked for, or the opposite one, and what makes an answer complete. */
export function dimensionsAsked<Answer extends { readonly dimensions: readonly RatedDimension[] }>(
	names: readonly string[],
	reversed = false,
): Completeness<Answer> & { readonly order: string } {
	const complete = completenessOfList<'dimensions', Answer>('dimensions', 'score', names, (one) => one.dimension);
	return { ...complete, order: (reversed ? names.toReversed() : names).join(', ') };
}

/** In the answers by which the size of real ones is estimated. */
export const typicalQuote = 'a passage of the report of about a dozen words that shows what is meant';

/** For the preview of a run. */
export function typicalRatings<Name extends string>(
	names: readonly Name[],
	score: number,
	text: string,
	raise: string,
) {
	const reasons = [
		{ text, quote: typicalQuote },
		{ text, quote: typicalQuote },
	];
	return names.map((dimension) => ({ dimension, score, reasons, raise }));
}
