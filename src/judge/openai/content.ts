import * as z from 'zod';

const parts = z.array(z.object({ type: z.string(), text: z.string().optional() }));

/** What a message says: whole, or as a list of parts, of which some are thoughts. */
export const content = z.union([z.string(), parts]).nullish();

export function textOf(said: z.infer<typeof content>): string {
	if (typeof said === 'string') return said;
	return (said ?? []).map((part) => (part.type === 'text' ? (part.text ?? '') : '')).join('');
}
