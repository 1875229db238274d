import type { JsonSchema } from './question';

/** The smallest answer that fits a schema: what a model that reads nothing would say. */
export function sampleAnswer(schema: JsonSchema | undefined): unknown {
	return schema === undefined ? {} : sampleOf(schema, schema);
}

function sampleOf(schema: JsonSchema, root: JsonSchema): unknown {
	const resolved = resolve(schema, root);
	if ('const' in resolved) return resolved.const;
	if (Array.isArray(resolved.enum)) return resolved.enum[0];
	const choices = resolved.anyOf ?? resolved.oneOf;
	// The last choice is usually null, which ends what refers to itself.
	if (Array.isArray(choices)) return sampleOf(asSchema(choices.at(-1)), root);
	switch (Array.isArray(resolved.type) ? resolved.type[0] : resolved.type) {
		case 'object':
			return Object.fromEntries(
				Object.entries(asSchema(resolved.properties)).map(([name, property]) => [
					name,
					sampleOf(asSchema(property), root),
				]),
			);
		case 'array':
			return Array.from({ length: Number(resolved.minItems ?? 0) }, () => sampleOf(asSchema(resolved.items), root));
		case 'string':
			return 'x'.repeat(Math.max(1, Number(resolved.minLength ?? 1)));
		case 'number':
		case 'integer':
			return Number(resolved.minimum ?? 0);
		case 'boolean':
			return false;
		default:
			return null;
	}
}

/** The answer with every word of a closed list replaced by one that is not on it. */
export function withWrongWords(answer: unknown, schema: JsonSchema | undefined): unknown {
	return schema === undefined ? answer : wrongWords(answer, schema, schema);
}

function wrongWords(answer: unknown, schema: JsonSchema, root: JsonSchema): unknown {
	const resolved = resolve(schema, root);
	if (typeof answer === 'string' && (Array.isArray(resolved.enum) || 'const' in resolved)) return 'more or less';
	if (Array.isArray(answer)) return answer.map((item) => wrongWords(item, asSchema(resolved.items), root));
	if (typeof answer !== 'object' || answer === null) return answer;
	const properties = asSchema(resolved.properties);
	return Object.fromEntries(
		Object.entries(answer).map(([name, value]) => [name, wrongWords(value, asSchema(properties[name]), root)]),
	);
}

/** The answer with each text under one of the names replaced by a sentence that stands in no report. */
export function withForeignQuotes(answer: unknown, names: readonly string[]): unknown {
	if (Array.isArray(answer)) return answer.map((item) => withForeignQuotes(item, names));
	if (typeof answer !== 'object' || answer === null) return answer;
	return Object.fromEntries(
		Object.entries(answer).map(([name, value]) => {
			if (!names.includes(name)) return [name, withForeignQuotes(value, names)];
			if (typeof value === 'string') return [name, foreignQuote];
			return [
				name,
				Array.isArray(value)
					? value.map((item) => (typeof item === 'string' ? foreignQuote : withForeignQuotes(item, names)))
					: value,
			];
		}),
	);
}

export const foreignQuote = 'Seventeen violet lighthouses were auctioned off by the harbour choir.';

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
	const name = typeof schema.$ref === 'string' ? /^#\/(\$defs|definitions)\/(.+)$/.exec(schema.$ref) : null;
	return name ? resolve(asSchema(asSchema(root[name[1]!])[name[2]!]), root) : schema;
}

function asSchema(value: unknown): JsonSchema {
	return typeof value === 'object' && value !== null ? (value as JsonSchema) : {};
}
