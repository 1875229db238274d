import * as z from 'zod';
import { parsedJson } from '../../text/json';

/** What an endpoint said when it did not answer, in the one shape the rest reads. */
export interface Refusal {
	/** HTTP status. */
	readonly status: number;
	readonly code: string | undefined;
	readonly type: string | undefined;
	/** The parameter it names, such as `temperature` or `response_format`. */
	readonly param: string | undefined;
	/** In the endpoint's words: may quote the key, the prompt or the report, so it is read for signs and never shown. */
	readonly message: string;
	/** How long it asks to wait, in milliseconds. */
	readonly retryAfter: number | undefined;
}

export type RefusalBody = Omit<Refusal, 'status' | 'retryAfter'> & { readonly retryAfter?: number };

const word = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined);

const fields = z.object({
	code: word,
	type: word,
	status: word,
	param: word,
	message: word,
	innererror: z.object({ code: word }).optional().catch(undefined),
	details: z
		.array(z.object({ retryDelay: word }))
		.optional()
		.catch(undefined),
	retryAfter: z.number().optional().catch(undefined),
});

const problems = z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: word, type: word }));

/**
 * Reads the error bodies that are about: `{error: {…}}`, `{error: "…"}`, the fields at the top, a list of one,
 * `{detail: [{loc, msg}]}` of servers that check by schema, or plain text. Reading what was read before changes nothing.
 */
export function readRefusalBody(text: string): RefusalBody {
	const json = parsedJson(text);
	const outer = Array.isArray(json) ? json[0] : json;
	if (typeof outer !== 'object' || outer === null) return { ...nothing, message: text.slice(0, 2000) };
	const detail = 'detail' in outer ? problems.safeParse(outer.detail) : undefined;
	if (detail?.success) return fromProblems(detail.data);
	const inner = 'error' in outer ? outer.error : outer;
	if (typeof inner === 'string') return { ...nothing, message: inner };
	const read = fields.safeParse(inner);
	if (!read.success) return { ...nothing, message: text.slice(0, 2000) };
	const { code, type, status, param, message, innererror, details, retryAfter } = read.data;
	const delay = details?.map((entry) => /^([\d.]+)s$/.exec(entry.retryDelay ?? '')?.[1]).find(Boolean);
	return {
		code: innererror?.code ?? code,
		type: type ?? status,
		param,
		message: message ?? '',
		...(retryAfter !== undefined && { retryAfter }),
		...(delay && { retryAfter: Number(delay) * 1000 }),
	};
}

const nothing = { code: undefined, type: undefined, param: undefined } as const;

function fromProblems(list: z.infer<typeof problems>): RefusalBody {
	const first = list[0];
	const param = first?.loc.filter((part) => part !== 'body').join('.');
	return { code: first?.type, type: undefined, param, message: first?.msg ?? '' };
}
