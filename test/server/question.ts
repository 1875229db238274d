import * as z from 'zod';

/** A question as it came over the wire, in the words of neither API. */
export interface AskedQuestion {
	readonly api: 'chat' | 'responses';
	readonly model: string;
	readonly system: string;
	readonly user: string;
	readonly format: 'jsonSchema' | 'jsonObject' | 'text';
	/** Of the answer that is wanted; without a schema parameter it is read from the prompt's last lines. */
	readonly schemaName: string | undefined;
	readonly schema: JsonSchema | undefined;
	/** The parameters that were sent, such as `temperature` or `max_tokens`. */
	readonly parameters: readonly string[];
	/** The answer is wanted piece by piece. */
	readonly streamed?: boolean;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

const json = z.record(z.string(), z.unknown());
const format = z
	.object({
		type: z.enum(['json_schema', 'json_object', 'text']),
		name: z.string().optional(),
		schema: json.optional(),
		json_schema: z.object({ name: z.string(), schema: json }).optional(),
	})
	.optional();

const chat = z.object({
	model: z.string(),
	messages: z.array(z.object({ role: z.string(), content: z.string() })),
	response_format: format,
});

const responses = z.object({
	model: z.string(),
	instructions: z.string().optional(),
	input: z.string(),
	text: z.object({ format }).optional(),
});

/** Throws when the body is no question of the API that its path names. */
export function readQuestion(path: string, body: unknown): AskedQuestion {
	const asked = json.parse(body);
	const [parameters, streamed] = [Object.keys(asked), asked.stream === true];
	if (path.endsWith('/responses')) {
		const { model, instructions = '', input, text } = responses.parse(body);
		return {
			api: 'responses',
			model,
			system: instructions,
			user: input,
			parameters,
			streamed,
			...wanted(text?.format, input),
		};
	}
	const { model, messages, response_format } = chat.parse(body);
	const said = (role: string) =>
		messages
			.filter((message) => message.role === role)
			.map(({ content }) => content)
			.join('\n');
	const user = said('user');
	return { api: 'chat', model, system: said('system'), user, parameters, streamed, ...wanted(response_format, user) };
}

function wanted(sent: z.infer<typeof format>, user: string): Pick<AskedQuestion, 'format' | 'schemaName' | 'schema'> {
	if (sent?.type === 'json_schema') {
		const { name, schema } = sent.json_schema ?? sent;
		return { format: 'jsonSchema', schemaName: name, schema };
	}
	return { format: sent?.type === 'json_object' ? 'jsonObject' : 'text', ...wantedInWords(user) };
}

/** As the judge words it for endpoints that take no schema; the last place counts, a report may imitate it before. */
function wantedInWords(user: string): Pick<AskedQuestion, 'schemaName' | 'schema'> {
	const found = [...user.matchAll(/one JSON object “([^”\n]+)”.*\n(\{.*\})/g)].at(-1);
	if (!found) return { schemaName: undefined, schema: undefined };
	return { schemaName: found[1], schema: json.parse(JSON.parse(found[2]!)) };
}
