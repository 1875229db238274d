import { parse, YAMLParseError } from 'yaml';
import * as z from 'zod';
import { readSkillBody, type SkillBody } from './body';
import type { Checkpoint, Signal, SkillProblem, SkillProblemCode } from './model';
import { compileSignal } from './signalPattern';

/** A skill file as it is written, checked. `extends` adds to the skill of the same label, and then may leave out anything else. */
export interface SkillFile extends SkillBody {
	readonly file: string;
	readonly label: string;
	readonly extends: boolean;
	readonly title: string | undefined;
	readonly titleZh: string | undefined;
	readonly level: 1 | 2 | 3 | undefined;
	readonly domain: string | undefined;
	readonly description: string | undefined;
	readonly deliverable: { readonly name: string; readonly mustHave: string } | undefined;
	readonly signals: readonly Signal[];
	readonly suggests: Readonly<Record<string, number>>;
	readonly prior: number | undefined;
	readonly checkpoints: readonly Checkpoint[];
}

/** Why a skill file cannot be used. */
export class SkillFileError extends Error implements SkillProblem {
	override readonly name = 'SkillFileError';

	constructor(
		readonly code: SkillProblemCode,
		readonly file: string,
		readonly key: string | undefined,
		what: string,
	) {
		super(`${file}: ${key ? `${key}: ` : ''}${what}`);
	}
}

const NAME = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;
const name = z.string().regex(NAME, 'must be lower-case words joined by “_”, such as supplier_sourcing.');
const text = z.string('must be a text.').trim().min(1, 'must not be empty.');
const pattern = z
	.preprocess((word) => (typeof word === 'number' ? String(word) : word), text)
	.superRefine((match, context) => {
		try {
			compileSignal(match);
		} catch (error) {
			if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error;
			context.addIssue({
				code: 'custom',
				message: `“${match}” ${error.message}. Signs with a meaning are *, #, -, … and (a|b); see “Signals” in docs/skills.md.`,
			});
		}
	});
const patterns = z.preprocess(asList, z.array(pattern).min(1, 'must not be empty.'));
const signal = z.preprocess(
	(entry) => (isEntry(entry) ? entry : { match: entry }),
	z.strictObject({ match: patterns, weight: z.number().positive().max(5).default(1), not: patterns.optional() }),
);
const checkpoint = z.strictObject({ question: text, kind: z.enum(['must', 'detail', 'flaw']), why: text });

const additions = z.strictObject({
	label: name,
	extends: z.boolean().default(false),
	title: text.optional(),
	titleZh: text.optional(),
	level: z.literal([1, 2, 3], 'must be 1 (primary intent), 2 (information need) or 3 (constraint).').optional(),
	domain: name.optional(),
	description: text.optional(),
	deliverable: z.strictObject({ name: text, mustHave: text }).optional(),
	signals: z
		.record(z.string().regex(/^[a-z]{2,3}$/, 'must be a language code, such as en or zh, or any.'), z.array(signal))
		.default({}),
	suggests: z.record(name, z.number().min(0).max(2)).default({}),
	prior: z.number().min(0).max(1).optional(),
	checkpoints: z.array(checkpoint).default([]),
});

const whole = additions.superRefine((skill, context) => {
	const missing = (key: string, why = 'is missing.') => context.addIssue({ code: 'custom', path: [key], message: why });
	if (skill.extends) return;
	for (const key of ['title', 'level', 'domain', 'description'] as const) if (skill[key] === undefined) missing(key);
	if (skill.level === 1 && !skill.deliverable)
		missing('deliverable', 'is missing. A level 1 skill says what the report has to hand over: name and mustHave.');
	if (skill.level !== undefined && skill.level !== 1 && skill.deliverable)
		missing('deliverable', 'belongs to level 1 only. Leave it out.');
	if (skill.checkpoints.length === 0) missing('checkpoints', 'is missing or empty. Give at least one question.');
});

const FILE = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/;

/** Throws a {@link SkillFileError}. */
export function parseSkillFile(file: string, content: string): SkillFile {
	const [, head, body] = FILE.exec(content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')) ?? [];
	if (head === undefined)
		throw new SkillFileError(
			'frontMatter',
			file,
			undefined,
			'has no front matter. Begin the file with “---”, label, title, … and “---”.',
		);
	const front = checkHead(file, readYaml(file, head));
	if (file.split('/').at(-1) !== `${front.label}.md`)
		throw new SkillFileError(
			'frontMatter',
			file,
			'label',
			`is “${front.label}”. Name the file ${front.label}.md, or change it.`,
		);
	const { signals, ...rest } = front;
	const read = readSkillBody(body ?? '');
	if (!rest.extends && read.hints.length === 0)
		throw new SkillFileError(
			'body',
			file,
			'What to check',
			'has no list. Write one “- ” line for each thing to check.',
		);
	return {
		file,
		title: rest.title,
		titleZh: rest.titleZh,
		level: rest.level,
		domain: rest.domain,
		description: rest.description,
		deliverable: rest.deliverable,
		prior: rest.prior,
		label: rest.label,
		extends: rest.extends,
		suggests: rest.suggests,
		checkpoints: rest.checkpoints,
		signals: Object.entries(signals).flatMap(([language, entries]) =>
			entries.flatMap((entry) => asSignals(language, entry)),
		),
		...read,
	};
}

function asList(value: unknown): unknown {
	return Array.isArray(value) ? value : [value];
}

/** Beside `{match, weight, not}` a signal may be a word or a list of words. */
function isEntry(value: unknown): boolean {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asSignals(language: string, { match, weight, not = [] }: z.output<typeof signal>): Signal[] {
	return match.map((each) => ({ match: each, language, weight, not }));
}

function checkHead(file: string, head: unknown): z.output<typeof whole> {
	const { success, data, error } = whole.safeParse(head);
	if (success) return data;
	const issue = error.issues[0]!;
	const key = issue.path.join('.') || undefined;
	const message =
		issue.code === 'unrecognized_keys'
			? `“${issue.keys.join('”, “')}” is not known here. Remove it, or correct its name.`
			: issue.message;
	throw new SkillFileError('frontMatter', file, key, message.endsWith('.') ? message : `${message}.`);
}

function readYaml(file: string, head: string): unknown {
	try {
		return parse(head);
	} catch (error) {
		if (!(error instanceof YAMLParseError || error instanceof ReferenceError)) throw error;
		const line = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined;
		const where = line ? ` (line ${line + 1} of the file)` : '';
		throw new SkillFileError(
			'frontMatter',
			file,
			undefined,
			`the front matter is no valid YAML${where}: ${error.message.split('\n')[0]} Put texts with “: ” or “#” in quotes.`,
		);
	}
}
