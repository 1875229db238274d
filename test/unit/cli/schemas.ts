import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';

/** What the product writes, or reads, as JSON of its own; the others are formats of others. */
export const schemaNames = [
	...(['analysis', 'scorecard', 'tree', 'preview', 'bench', 'calibration', 'similarity', 'skills', 'cache'] as const),
	...(['config', 'configInForce', 'decisions', 'decisionTrail', 'baseline'] as const),
] as const;
type SchemaName = (typeof schemaNames)[number];

/** The project's schema of that name, as JSON. */
export function readSchema(name: SchemaName) {
	return JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8'));
}

/** What a value breaks of the schema of that name; empty when it is valid. */
export function violations(name: SchemaName, value: unknown): string[] {
	const validate = ajv.getSchema(readSchema(name).$id);
	if (!validate) throw new Error(`no schema ${name}`);
	validate(value);
	return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
for (const name of schemaNames) ajv.addSchema(readSchema(name));
