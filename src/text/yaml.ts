import { type Document, isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { PlumblineError } from '../errors';
import { message } from '../messages/message';
import type { Message } from '../messages/model';

/** For all rooms that read YAML of others. In UTF-16 units: the front matter of a long report is a tenth of it. */
export const maxYaml = 50_000;

/** Why a text is not read as YAML, in words that fit into brackets. */
export class YamlError extends PlumblineError<'yaml', YamlErrorDetails> {
	override readonly name = 'YamlError';

	constructor(said: Message, details: YamlErrorDetails = {}) {
		super('yaml', said, details);
	}
}

interface YamlErrorDetails {
	/** 1-based, where one line is at fault. */
	readonly line?: number;
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
	if (text.length > maxYaml) throw new YamlError(message('yaml.tooLong', { length: text.length, limit: maxYaml }));
	const lines = new LineCounter();
	try {
		// The parser compares each key with all others, and makes an excerpt for each of its errors: both take time by the square.
		const options = { uniqueKeys: false, prettyErrors: false, lineCounter: lines, logLevel: 'error' } as const;
		const document = parseDocument(text, options);
		const [error] = document.errors;
		if (error) throw errorAt(lines, error.pos[0], (place) => message('yaml.fault', { ...place, said: error.message }));
		refuseCostly(document, lines);
		return { document, value: document.toJS({ maxAliasCount: 0 }) };
	} catch (error) {
		if (error instanceof RangeError) throw new YamlError(message('yaml.tooDeep'));
		throw error;
	}
}

const refers = (place: Place) => message('yaml.refers', place);

function refuseCostly(document: Document.Parsed, lines: LineCounter): void {
	visit(document, {
		Alias: (_, { range }) => {
			throw errorAt(lines, range?.[0], refers);
		},
		Value: (_, node) => {
			if (node.anchor !== undefined) throw errorAt(lines, node.range?.[0], refers);
			if (isMap(node)) checkKeys(node.items, lines);
		},
	});
}

function checkKeys(pairs: readonly { readonly key: unknown }[], lines: LineCounter): void {
	const seen = new Set<unknown>();
	for (const { key } of pairs) {
		if (!isScalar(key)) continue;
		if (seen.has(key.value)) throw errorAt(lines, key.range?.[0], (place) => message('yaml.sameKey', place));
		seen.add(key.value);
	}
}

/** Both from 1. */
interface Place {
	readonly line: number;
	readonly column: number;
}

function errorAt(lines: LineCounter, offset: number | undefined, say: (place: Place) => Message): YamlError {
	const { line, col: column } = lines.linePos(Math.max(0, offset ?? 0));
	return new YamlError(say({ line, column }), { line });
}
