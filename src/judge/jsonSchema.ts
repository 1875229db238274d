import * as z from 'zod';

type Json = Readonly<Record<string, unknown>>;

/** What every endpoint with strict answers takes. Bounds and patterns are not among it; zod checks them afterwards. */
const portable = new Set(['type', 'properties', 'items', 'enum', 'const', 'anyOf', '$ref', '$defs', 'description']);
const bounds = new Set(['minimum', 'maximum', 'minItems', 'maxItems', 'minLength', 'maxLength', 'pattern']);

/**
 * The JSON Schema of an answer in the strict form that endpoints ask for: every property required, no others.
 * Throws an Error for a schema that has no such form, such as a record with free keys.
 */
export function strictSchema(name: string, schema: z.ZodType): Json {
	return reduce(name, z.toJSONSchema(schema, { io: 'input' }), portable);
}

/** The same with bounds, to be shown to a model as text. */
export function shownSchema(name: string, schema: z.ZodType): Json {
	return reduce(name, z.toJSONSchema(schema, { io: 'input' }), new Set([...portable, ...bounds]));
}

function reduce(name: string, node: Json, kept: ReadonlySet<string>): Json {
	const below = (value: unknown) => reduce(name, value as Json, kept);
	const each = (value: unknown) =>
		Object.fromEntries(Object.entries(value as Json).map(([key, child]) => [key, below(child)]));
	const entries = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
		if (key === 'properties' || key === '$defs') return [[key, each(value)]];
		if (key === 'items') return [[key, below(value)]];
		if (key === 'anyOf' || key === 'oneOf') return [['anyOf', (value as Json[]).map(below)]];
		return kept.has(key) && !isSafeInteger(key, value) ? [[key, value]] : [];
	});
	const reduced = Object.fromEntries(entries);
	if (node.type !== 'object') return requireForm(name, reduced);
	if (!node.properties) throw new Error(`The schema ${name} has an object with free keys, which strict answers lack.`);
	return { ...reduced, required: Object.keys(node.properties), additionalProperties: false };
}

/** zod says of every integer that it is a safe one. */
function isSafeInteger(key: string, value: unknown): boolean {
	return (key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
}

function requireForm(name: string, node: Json): Json {
	if ('type' in node || 'anyOf' in node || 'enum' in node || 'const' in node || '$ref' in node) return node;
	throw new Error(`The schema ${name} has a part of any form, which strict answers lack.`);
}
