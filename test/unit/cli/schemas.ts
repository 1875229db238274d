import { readFileSync } from 'node:fs';
import Ajv, { type AnySchema } from 'ajv/dist/2020';

/** What the product writes, or reads, as JSON of its own; the others are formats of others. */
export const schemaNames = [
	...(['analysis', 'scorecard', 'tree', 'preview', 'bench', 'skills', 'cache'] as const),
	...(['config', 'configInForce', 'decisions', 'decisionTrail', 'baseline'] as const),
] as const;
type SchemaName = (typeof schemaNames)[number];

/** The project's schema of that name, as JSON. */
export function readSchema(name: SchemaName) {
	return JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8'));
}

/** What a value breaks of the schema of that name; empty when it is valid. */
export function violations(name: SchemaName, value: unknown): string[] {
	return brokenBy(open, name, value);
}

/** What of a value the schema of that name does not tell of, besides. */
export function undescribed(name: SchemaName, value: unknown): string[] {
	return brokenBy(closed, name, value);
}

function brokenBy(ajv: Ajv, name: SchemaName, value: unknown): string[] {
	const validate = ajv.getSchema(readSchema(name).$id);
	if (!validate) throw new Error(`no schema ${name}`);
	validate(value);
	return (validate.errors ?? []).map(({ instancePath, message, params }) => {
		return `${instancePath} ${message} ${params.unevaluatedProperty ?? ''}`.trimEnd();
	});
}

/** A schema as it would be if no field could be added. */
function withoutRoom(schema: unknown, mayClose = true): unknown {
	if (Array.isArray(schema)) return schema.map((each) => withoutRoom(each, mayClose));
	if (typeof schema !== 'object' || schema === null) return schema;
	const entries = Object.entries(schema).map(([key, value]) => [key, withoutRoom(value, key !== 'anyOf')]);
	const isObject = 'properties' in schema && typeof schema.properties === 'object' && 'type' in schema;
	// Of two that are one object each would refuse what the other tells of.
	return { ...Object.fromEntries(entries), ...(isObject && mayClose && { unevaluatedProperties: false }) };
}

const options = { allErrors: true, allowUnionTypes: true };
const open = new Ajv(options);
const closed = new Ajv(options);
for (const name of schemaNames) {
	open.addSchema(readSchema(name));
	closed.addSchema(withoutRoom(readSchema(name)) as AnySchema);
}
