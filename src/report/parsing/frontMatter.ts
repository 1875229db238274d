import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { allMatches } from '../../text/matches';
import { maxYaml, parseYaml, YamlError } from '../../text/yaml';
import type { FrontMatter, ReadProblem, Title } from '../model';

const block = /^\uFEFF?---[ \t]*(\r\n|\r|\n)(?:([\s\S]*?)(\r\n|\r|\n))??(?:---|\.\.\.)[ \t]*(?=\r|\n|$)/;

/** The block of YAML or TOML that a report may open with, or `undefined` when there is none. */
export function readFrontMatter(source: string): { frontMatter: FrontMatter; problem?: ReadProblem } | undefined {
	const toml = tomlBlock.exec(source);
	if (toml) return { frontMatter: { span: spanOf(toml), data: readTomlValues(toml[1] ?? '') } };
	const match = block.exec(source);
	if (!match) return undefined;
	const yaml = match[2] ?? '';
	const yamlStart = match[0].indexOf('---') + 3;
	// A thematic break above prose looks the same; only YAML has keys.
	if (
		yaml.trim() !== '' &&
		!yaml
			.slice(0, maxYaml)
			.split(/[\r\n]/)
			.some(looksLikeYaml)
	)
		return undefined;
	const span = spanOf(match);
	try {
		const data = parseYaml(yaml);
		return { frontMatter: { span, data: isRecord(data) ? data : {} } };
	} catch (error) {
		if (!(error instanceof YamlError)) throw error;
		return { frontMatter: { span, data: {} }, problem: unreadable(span, yamlStart, error.said) };
	}
}

/** Without the byte order mark. */
function spanOf([text]: RegExpExecArray) {
	return [text.startsWith('\uFEFF') ? 1 : 0, text.length] as const;
}

/** `+++`, as Hugo and Zola write it; a key has to follow, or the end. */
const tomlBlock =
	/^\uFEFF?\+\+\+[ \t]*(?:\r\n|\r|\n)((?=[ \t]*(?:[\w"'.-]+[ \t]*=|\[|#|\+\+\+|[\r\n]))[\s\S]*?(?:\r\n|\r|\n))??\+\+\+[ \t]*(?=\r|\n|$)/;
const tomlValue = /^[ \t]*([\w-]+)[ \t]*=[ \t]*(?:"([^"\r\n]*)"|'([^'\r\n]*)'|([^\s"'[{#]+))[ \t]*(?:#.*)?$/gmu;

/** The values of TOML that are texts, numbers or dates, as texts: all that is asked of front matter (title, date, query). */
function readTomlValues(toml: string): Record<string, string> {
	return Object.fromEntries(
		allMatches(tomlValue, toml.slice(0, maxYaml)).map(([, key, double, single, bare]) => [
			key,
			double ?? single ?? bare ?? '',
		]),
	);
}

/** A comment, or a key and a colon. Not by one pattern over the line, which would be slow on long runs of blanks. */
function looksLikeYaml(line: string): boolean {
	const text = line.replace(/^[ \t]+/, '');
	if (text.startsWith('#')) return true;
	const colon = text.indexOf(':');
	return colon > 0 && /^["']?[\p{L}\p{N}_. -]+["']?$/u.test(text.slice(0, colon).trimEnd());
}

/** The title in the front matter, with its span. */
export function titleIn(source: string, frontMatter: FrontMatter | undefined): Title | undefined {
	const title = frontMatter?.data.title;
	if (!frontMatter || typeof title !== 'string' || title.trim() === '') return undefined;
	const at = source.slice(0, frontMatter.span[1]).indexOf(title, frontMatter.span[0]);
	return at < 0 ? undefined : { span: [at, at + title.length], text: title.trim() };
}

function unreadable(span: readonly [number, number], yamlStart: number, reason: Message): ReadProblem {
	return {
		code: 'frontMatter',
		span: [Math.min(yamlStart, span[1]), span[1]],
		message: message('reading.frontMatter', { reason }),
	};
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
