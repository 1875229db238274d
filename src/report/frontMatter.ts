import { parse, YAMLParseError } from 'yaml';
import { message } from '../messages/message';
import type { FrontMatter, ReadProblem } from './model';

const BLOCK = /^\uFEFF?---[ \t]*(\r\n|\r|\n)(?:([\s\S]*?)(\r\n|\r|\n))??(?:---|\.\.\.)[ \t]*(?=\r|\n|$)/;

/** The YAML block a report may open with, or `undefined` when there is none. */
export function readFrontMatter(source: string): { frontMatter: FrontMatter; problem?: ReadProblem } | undefined {
	const match = BLOCK.exec(source);
	if (!match) return undefined;
	const yaml = match[2] ?? '';
	const yamlStart = match[0].indexOf('---') + 3;
	// A thematic break over prose looks the same; YAML keys tell them apart.
	if (yaml.trim() !== '' && !/^[ \t]*(?:#.*|["']?[\p{L}\p{N}_. -]+["']?[ \t]*:)/mu.test(yaml)) return undefined;
	const span = [match[0].startsWith('\uFEFF') ? 1 : 0, match[0].length] as const;
	try {
		const data: unknown = parse(yaml, { logLevel: 'silent' });
		return { frontMatter: { span, data: isRecord(data) ? data : {} } };
	} catch (error) {
		if (!(error instanceof YAMLParseError || error instanceof ReferenceError)) throw error;
		return { frontMatter: { span, data: {} }, problem: unreadable(span, yamlStart, error.message) };
	}
}

function unreadable(span: readonly [number, number], yamlStart: number, reason: string): ReadProblem {
	const firstLine = reason.split('\n')[0]?.replace(/:$/, '') ?? reason;
	return {
		code: 'frontMatter',
		span: [Math.min(yamlStart, span[1]), span[1]],
		message: message('reading.frontMatter', { reason: firstLine }),
	};
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
