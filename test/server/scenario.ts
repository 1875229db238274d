import * as z from 'zod';

/** What of a question an endpoint may refuse. */
export const refusable = [
	'jsonSchema',
	'jsonObject',
	'temperature',
	'seed',
	'max_tokens',
	'max_completion_tokens',
	'stream',
	'stream_options',
] as const;
export type Refusable = (typeof refusable)[number];

const milliseconds = z.number().min(0);
const plain = <Kind extends string>(kind: Kind) => z.object({ kind: z.literal(kind) });

/** How the server meets one question. Plain data, so that another process can ask for it. */
export const scenario = z.discriminatedUnion('kind', [
	/** As a model should; `text` in place of what the responder says, `pace` between the events of a stream. */
	z.object({
		kind: z.literal('answer'),
		delay: milliseconds.optional(),
		pace: milliseconds.optional(),
		text: z.string().optional(),
	}),
	/** Right, in a fenced block. */
	plain('fenced'),
	/** Right, with trailing commas and words around it. */
	plain('chatty'),
	/** Right, after thinking aloud. */
	plain('thinking'),
	/** JSON that ends in its middle, though the model says it is done. */
	plain('brokenJson'),
	/** Words that are on no list of the schema. */
	plain('wrongEnum'),
	/** Texts under these names stand in no report. */
	z.object({ kind: z.literal('foreignQuotes'), names: z.array(z.string()).default(['quote', 'quotes']) }),
	plain('empty'),
	plain('refusal'),
	plain('contentFilter'),
	/** The limit of output tokens comes before the end. */
	plain('cutOff'),
	/** So many bytes of talk; the answer is in it when `useful`. */
	z.object({ kind: z.literal('long'), bytes: z.number().default(1_000_000), useful: z.boolean().default(true) }),
	/** `retryAfter` in seconds, or as a date. */
	z.object({ kind: z.literal('rateLimit'), retryAfter: z.union([z.number(), z.string()]).optional() }),
	plain('quota'),
	z.object({ kind: z.literal('serverError'), status: z.number().default(500) }),
	/** Never says a word. */
	plain('hang'),
	/** Stops talking in the middle of the answer, and stays. */
	plain('hangInBody'),
	/** Gone before it says a word. */
	plain('reset'),
	/** The connection is reset in the middle of the answer. */
	plain('resetInBody'),
	/** A stream of chunks whose end never comes: the connection closes. */
	plain('cutStream'),
	/** Fewer bytes than announced. */
	plain('shortBody'),
	z.object({ kind: z.literal('htmlPage'), status: z.number().default(200) }),
	plain('modelNotFound'),
	plain('wrongKey'),
	plain('tooLong'),
	/** Refuses a question that holds one of these, and answers any other. */
	z.object({ kind: z.literal('refuses'), what: z.array(z.enum(refusable)) }),
	/** Anything else. */
	z.object({
		kind: z.literal('raw'),
		status: z.number().default(200),
		headers: z.record(z.string(), z.string()).default({}),
		body: z.string(),
	}),
]);

/** A scenario as it is written: what has a default may be left out. */
export type Scenario = z.input<typeof scenario>;
export type FullScenario = z.output<typeof scenario>;
