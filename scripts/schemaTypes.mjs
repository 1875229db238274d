import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

/** Written by `npm run types:update`, from these parts of these schemas. */
const wanted = [
	{ schema: 'analysis', path: [] },
	{ schema: 'config', path: ['properties', 'severities'] },
	{ schema: 'config', path: ['properties', 'tiers'] },
];

/** Scripts and tests run in the checkout's folder, some of them bundled to where a file does not know its own place. */
const checkout = () => pathToFileURL('./');

/** Where the types stand that `schemaTypes` writes. */
export const typesFile = 'schemas/types.ts';

/**
 * The TypeScript types of what the schemas describe. What has a title in its schema gets a type of that name, and what is
 * described there is said of it: one place decides on the shape of what programs are given.
 */
export function schemaTypes(root = checkout()) {
	const writer = new TypeWriter();
	for (const { schema, path } of wanted) {
		const document = JSON.parse(readFileSync(new URL(`schemas/${schema}.schema.json`, root), 'utf8'));
		writer.typeOf(at(document, path), document);
	}
	const head = '// Written by “npm run types:update” from the JSON Schemas in schemas/: change those.\n';
	return `${head}\n${[...writer.declarations.values()].join('\n')}`;
}

/** What the package declares, in one file that names no other: the door, and the types of what it gives. */
export async function libraryDeclarations(root = checkout()) {
	const [door, types] = await Promise.all(
		['src/library/api.d.ts', typesFile].map((file) => readFile(new URL(file, root), 'utf8')),
	);
	return door
		.replace(/^import type [^;]* from '\.\.\/\.\.\/schemas\/types';\n+/m, '')
		.replace(/^export type \* from '\.\.\/\.\.\/schemas\/types';\n/m, () => types.slice(types.indexOf('\n\n') + 2));
}

class TypeWriter {
	/** By name, in the order in which they are first met. */
	declarations = new Map();

	/** The type of a schema, written where it is used; `document` is the schema that it stands in. */
	typeOf(schema, document) {
		if (schema.$ref) return this.typeOf(at(document, partsOf(schema.$ref)), document);
		const name = schema.title;
		if (!name) return this.#written(schema, document);
		if (!this.declarations.has(name)) {
			// Its place is kept before those that it names are met.
			this.declarations.set(name, '');
			const written = this.#written(schema, document);
			const isObject = written.startsWith('{') && written.endsWith('}') && schema.properties;
			const declared = isObject ? `interface ${name} ${written}\n` : `type ${name} =${spaced(written)};\n`;
			this.declarations.set(name, `${comment(schema, '')}export ${declared}`);
		}
		return name;
	}

	#written(schema, document) {
		const { type, properties, items, prefixItems, anyOf, additionalProperties } = schema;
		if ('const' in schema) return literal(schema.const);
		if (schema.enum) return union(schema.enum.map(literal));
		if (anyOf) return anyOf.map((each) => this.typeOf(each, document)).join(' | ');
		if (Array.isArray(type)) return type.map((each) => this.#written({ ...schema, type: each }, document)).join(' | ');
		if (prefixItems) return `readonly [${prefixItems.map((each) => this.typeOf(each, document)).join(', ')}]`;
		if (type === 'array') return `readonly ${grouped(this.typeOf(items, document))}[]`;
		if (properties) return this.#object(schema, document);
		if (type === 'object') return `{ readonly [key: string]: ${this.typeOf(additionalProperties, document)} }`;
		// What is only known by examples may be anything else, too; editors complete the examples.
		if (type === 'string' && schema.examples) return union([...schema.examples.map(literal), '(string & {})']);
		const plain = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }[type];
		if (!plain) throw new Error(`What type has ${JSON.stringify(schema)}?`);
		return plain;
	}

	#object({ properties, required = [] }, document) {
		const fields = Object.entries(properties).map(([key, schema]) => {
			const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`;
			const type = this.typeOf(schema, document);
			const own = schema.$ref || !schema.title ? comment(schema, '\t') : '';
			const mark = required.includes(key) ? ':' : '?:';
			return `${own}\treadonly ${name}${mark}${spaced(type.replaceAll('\n', '\n\t'))};\n`;
		});
		return `{\n${fields.join('')}}`;
	}
}

/** What is said of a schema, with the range of a number. */
function comment({ description, minimum, maximum, type, $ref }, indent) {
	const whole = type === 'integer' ? 'Whole, ' : '';
	const range = maximum === undefined ? '' : `${whole}${minimum} to ${maximum}.`;
	const said = [description, !$ref && range].filter(Boolean).join(' ');
	return said ? `${indent}/** ${said.replaceAll('*/', '*\\/')} */\n` : '';
}

/** As the formatter lays it out. */
function union(types) {
	const line = types.join(' | ');
	return line.length < 90 ? line : types.map((type) => `\n\t| ${type}`).join('');
}

function spaced(type) {
	return type.startsWith('\n') ? type : ` ${type}`;
}

function grouped(type) {
	return type.includes(' | ') ? `(${type})` : type;
}

function literal(value) {
	return typeof value === 'string' ? `'${value}'` : String(value);
}

function partsOf(reference) {
	if (!reference.startsWith('#/')) throw new Error(`${reference} is in another schema.`);
	return reference.slice(2).split('/');
}

function at(schema, path) {
	return path.reduce((part, key) => part[key], schema);
}
