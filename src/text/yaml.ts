import { type Document, isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** For all rooms that read YAML of others. In UTF-16 units: the front matter of a long report is a tenth of it. */
export const MAX_YAML = 50_000;

/** Why a text is not read as YAML, in words that fit into brackets. */
export class YamlError extends Error {
	override readonly name = 'YamlError';

	constructor(
		message: string,
		/** 1-based, where one line is at fault. */
		readonly line?: number,
		/** The parser's name for the fault. */
		readonly code?: string,
	) {
		super(message);
	}
}

/** The value of a text of YAML. Throws a {@link YamlError} for what {@link readYaml} refuses. */
export function parseYaml(text: string): unknown {
	return readYaml(text).value;
}

/** A text of YAML: what it says, and the tree that tells where each key stands. */
export interface YamlText {
	readonly value: unknown;
	readonly document: Document.Parsed;
}

/** What makes small texts expensive is refused: anchors and aliases, and too much of anything. Throws a {@link YamlError}. */
export function readYaml(text: string): YamlText {
	if (text.length > MAX_YAML) {
		const [has, may] = [text.length, MAX_YAML].map((length) => length.toLocaleString('en'));
		throw new YamlError(`it has ${has} characters and may have ${may}`);
	}
	const lines = new LineCounter();
	try {
		// The parser compares each key with all others, and makes an excerpt for each of its errors: both take time by the square.
		const options = { uniqueKeys: false, prettyErrors: false, lineCounter: lines, logLevel: 'error' } as const;
		const document = parseDocument(text, options);
		const [error] = document.errors;
		if (error) throw errorAt(lines, error.pos[0], error.message, error.code);
		refuseCostly(document, lines);
		return { document, value: document.toJS({ maxAliasCount: 0 }) };
	} catch (error) {
		if (error instanceof RangeError) throw new YamlError('it is nested too deeply');
		throw error;
	}
}

/** Anchors and aliases, in the words of those who did not mean to write any. */
const REFERS = 'A value without quotes begins with & or *';

function refuseCostly(document: Document.Parsed, lines: LineCounter): void {
	visit(document, {
		Alias: (_, { range }) => {
			throw errorAt(lines, range?.[0], REFERS);
		},
		Value: (_, node) => {
			if (node.anchor !== undefined) throw errorAt(lines, node.range?.[0], REFERS);
			if (isMap(node)) checkKeys(node.items, lines);
		},
	});
}

function checkKeys(pairs: readonly { readonly key: unknown }[], lines: LineCounter): void {
	const seen = new Set<unknown>();
	for (const { key } of pairs) {
		if (!isScalar(key)) continue;
		if (seen.has(key.value)) throw errorAt(lines, key.range?.[0], 'Map keys must be unique', 'DUPLICATE_KEY');
		seen.add(key.value);
	}
}

function errorAt(lines: LineCounter, offset: number | undefined, message: string, code?: string): YamlError {
	if (offset === undefined || offset < 0) return new YamlError(message, undefined, code);
	const { line, col } = lines.linePos(offset);
	return new YamlError(`${message} at line ${line}, column ${col}`, line, code);
}
