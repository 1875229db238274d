import * as z from 'zod';

/** Figures that a report makes of other figures of its own; code works them out. */
export const computations = z
	.array(
		z.object({
			/** The number of the statement that gives the result. */
			id: z.int(),
			/** Figures as the report writes them, with `+ − × ÷ ( )`. */
			expression: z.string(),
			result: z.string(),
		}),
	)
	.default([]);
export type Computation = z.infer<typeof computations>[number];
