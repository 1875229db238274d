import { findNodeAtLocation, getNodeValue, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { isMap, isNode } from 'yaml';
import { PlumblineError } from '../errors';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { readYaml, YamlError } from '../text/yaml';

/** A configuration file that cannot be used; what is said names the file, the place and what may stand there. */
export class ConfigError extends PlumblineError<'config'> {
	override readonly name = 'ConfigError';

	constructor(said: Message, details: ErrorOptions = {}) {
		super('config', said, details);
	}
}

/** What a configuration file says, and where. */
export interface ConfigText {
	/** `undefined` or `null` for a file without any settings. */
	readonly value: unknown;
	/** Where a setting begins, by the names that lead to it; where it is missing, the settings it is missing from. */
	readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

/** As editors count: both from 1. */
export interface Place {
	readonly line: number;
	readonly column: number;
}

/** Reads JSON with comments and trailing commas, or YAML, by the file's name. Throws a {@link ConfigError} for what is neither. */
export function readConfigText(name: string, text: string): ConfigText {
	const source = text.replace(/^\uFEFF/, '');
	try {
		return name.endsWith('.json') ? readJsonc(name, source) : readYamlSettings(name, source);
	} catch (error) {
		// The parsers call themselves for each level of nesting.
		if (!(error instanceof RangeError)) throw error;
		throw new ConfigError(message('configFiles.tooDeep', { name }), { cause: error });
	}
}

function readJsonc(name: string, source: string): ConfigText {
	const errors: ParseError[] = [];
	const root = parseTree(source, errors, { allowTrailingComma: true });
	const [first] = errors;
	if (first) {
		const fault = printParseErrorCode(first.error);
		throw new ConfigError(message('configFiles.notJson', { name, fault, ...placeIn(source, first.offset) }));
	}
	const offsetOf = (path: readonly PropertyKey[]) => {
		const node =
			root &&
			findNodeAtLocation(
				root,
				path.map((name) => (typeof name === 'number' ? name : String(name))),
			);
		return node?.parent?.type === 'property' ? node.parent.offset : node?.offset;
	};
	return { value: root && getNodeValue(root), placeOf: placing(source, offsetOf) };
}

function readYamlSettings(name: string, source: string): ConfigText {
	const { document, value } = yamlOf(name, source);
	const offsetOf = (path: readonly PropertyKey[]) => {
		const inside = path.length > 0 ? document.getIn(path.slice(0, -1), true) : undefined;
		const pair = isMap(inside) && inside.items.find(({ key }) => isNode(key) && String(key) === path.at(-1));
		const node = pair ? pair.key : document.getIn(path, true);
		return isNode(node) ? node.range?.[0] : undefined;
	};
	return { value, placeOf: placing(source, offsetOf) };
}

function yamlOf(name: string, source: string) {
	try {
		return readYaml(source);
	} catch (error) {
		if (!(error instanceof YamlError)) throw error;
		throw new ConfigError(message('configFiles.notYaml', { name, why: error.said }), { cause: error });
	}
}

function placing(source: string, offsetOf: (path: readonly PropertyKey[]) => number | undefined) {
	const placeOf = (path: readonly PropertyKey[]): Place => {
		const offset = offsetOf(path);
		return offset === undefined && path.length > 0 ? placeOf(path.slice(0, -1)) : placeIn(source, offset ?? 0);
	};
	return placeOf;
}

function placeIn(source: string, offset: number): Place {
	const lines = source.slice(0, offset).split(/\r\n|\r|\n/);
	return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
