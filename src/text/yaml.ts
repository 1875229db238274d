import { Composer, type CST, type Document, isMap, isScalar, Lexer, LineCounter, Parser, visit } from 'yaml';
import { PlumblineError } from '../errors';
import { message } from '../messages/message';
import type { Message } from '../messages/model';

/** The longest YAML that is read, in UTF-16 units: ten times the front matter of a long report. */
export const maxYaml = 50_000;

/** The deepest nesting that is read: the parser is recursive, and a stack overflow may end the whole process. */
const maxDepth = 100;

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

/** Refuses what makes small texts expensive: anchors, aliases, excessive length or depth. Throws a {@link YamlError}. */
export function readYaml(text: string): YamlText {
	if (text.length > maxYaml) throw new YamlError(message('yaml.tooLong', { length: text.length, limit: maxYaml }));
	const lines = new LineCounter();
	const tokens = tokensOf(text, lines);
	const { document, next } = withoutStacks(() => composed(tokens, text.length));
	const [error] = document.errors;
	if (error) throw errorAt(lines, error.pos[0], (place) => message('yaml.fault', { ...place, said: error.message }));
	if (next) throw errorAt(lines, next.range[0], (place) => message('yaml.second', place));
	refuseCostly(document, lines);
	return { document, value: document.toJS({ maxAliasCount: 0 }) };
}

/** The first pass of the parser keeps what is open in a list of its own, whose length is the depth. */
function tokensOf(text: string, lines: LineCounter): readonly CST.Token[] {
	lines.addNewLine(0);
	const parser = new Parser(lines.addNewLine);
	const tokens: CST.Token[] = [];
	for (const lexeme of new Lexer().lex(text)) {
		tokens.push(...parser.next(lexeme));
		if (parser.stack.length > maxDepth) throw new YamlError(message('yaml.tooDeep'));
	}
	tokens.push(...parser.end());
	return tokens;
}

/** The second pass: the document, and one that follows it. */
function composed(tokens: readonly CST.Token[], length: number) {
	// Comparing all keys with each other, and an excerpt for each error, would take quadratic time.
	const composer = new Composer({ uniqueKeys: false, prettyErrors: false, logLevel: 'error' });
	const [document, next] = composer.compose(tokens, true, length);
	return { document: document!, next };
}

/** The parser makes an error for each of thousands of faults; recording their stacks, which nobody reads, takes most of a second. */
function withoutStacks<Value>(work: () => Value): Value {
	const { stackTraceLimit } = Error;
	Error.stackTraceLimit = 0;
	try {
		return work();
	} finally {
		Error.stackTraceLimit = stackTraceLimit;
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
