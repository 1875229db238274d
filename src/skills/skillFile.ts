import * as z from 'zod';
import { PlumblineError } from '../errors';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { parseYaml, YamlError } from '../text/yaml';
import { issueMessage, plain } from './issueMessage';
import type { Signal, SkillProblem, SkillProblemCode } from './model';
import { compileSignal, SignalError } from './signalPattern';

/** Why a skill file cannot be used. */
export class SkillFileError extends PlumblineError<SkillProblemCode, Pick<SkillProblem, 'file' | 'key'>> {
	override readonly name = 'SkillFileError';

	constructor(code: SkillProblemCode, file: string, key: string | undefined, what: Message) {
		super(code, message('skillFiles.at', { file, key, what }), { file, key });
	}
}

const namePattern = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;
const name = z.string().regex(namePattern, plain('skillFiles.badName'));
const text = z.string(plain('skillFiles.notText')).trim().min(1, plain('skillFiles.empty'));
const pattern = z
	.preprocess((word) => (typeof word === 'number' ? String(word) : word), text)
	.superRefine((match, context) => {
		try {
			compileSignal(match);
		} catch (error) {
			if (!(error instanceof SignalError)) throw error;
			const said = message('skillFiles.badSignal', { signal: match, why: error.said });
			context.addIssue({ code: 'custom', params: { said } });
		}
	});
const patterns = z.preprocess(asList, z.array(pattern).min(1, plain('skillFiles.empty')));
const signal = z.preprocess(
	(entry) => (isEntry(entry) ? entry : { match: entry }),
	z.strictObject({ match: patterns, weight: z.number().positive().max(5).default(1), not: patterns.optional() }),
);
const checkpoint = z.strictObject({
	question: text,
	questionZh: text.optional(),
	kind: z.enum(['must', 'detail', 'flaw']),
	why: text,
	whyZh: text.optional(),
});
const deliverable = z.strictObject({
	name: text,
	nameZh: text.optional(),
	mustHave: text,
	mustHaveZh: text.optional(),
});

const additions = z.strictObject({
	label: name,
	extends: z.boolean().default(false),
	title: text.optional(),
	titleZh: text.optional(),
	level: z.literal([1, 2, 3], plain('skillFiles.badLevel')).optional(),
	domain: name.optional(),
	description: text.optional(),
	descriptionZh: text.optional(),
	deliverable: deliverable.optional(),
	signals: z.record(z.string().regex(/^[a-z]{2,3}$/, plain('skillFiles.badLanguage')), z.array(signal)).default({}),
	suggests: z.record(name, z.number().min(0).max(2)).default({}),
	prior: z.number().min(0).max(1).optional(),
	checkpoints: z.array(checkpoint).default([]),
});

const whole = additions.superRefine((skill, context) => {
	const missing = (key: string, why = plain('skillFiles.missing')) =>
		context.addIssue({ code: 'custom', path: [key], message: why });
	if (skill.extends) return;
	for (const key of ['title', 'level', 'domain', 'description'] as const) if (skill[key] === undefined) missing(key);
	if (skill.level === 1 && !skill.deliverable) missing('deliverable', plain('skillFiles.noDeliverable'));
	if (skill.level !== undefined && skill.level !== 1 && skill.deliverable)
		missing('deliverable', plain('skillFiles.deliverableBelow'));
	if (skill.checkpoints.length === 0) missing('checkpoints', plain('skillFiles.noCheckpoints'));
});

/** A skill file as it is written, checked. `extends` adds to the skill of the same label, and then may leave out anything else. */
export interface SkillFile extends SkillBody, Omit<z.output<typeof whole>, 'signals'> {
	readonly file: string;
	readonly signals: readonly Signal[];
}

const filePattern = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/;

/** Throws a {@link SkillFileError}. */
export function parseSkillFile(file: string, content: string): SkillFile {
	const [, head, body] = filePattern.exec(content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')) ?? [];
	if (head === undefined) throw new SkillFileError('frontMatter', file, undefined, message('skillFiles.noFrontMatter'));
	const front = checkHead(file, readYaml(file, head));
	if (file.split('/').at(-1) !== `${front.label}.md`)
		throw new SkillFileError('frontMatter', file, 'label', message('skillFiles.otherName', { label: front.label }));
	const { signals, ...rest } = front;
	const read = readSkillBody(body ?? '');
	if (!rest.extends && read.hints.length === 0)
		throw new SkillFileError('body', file, 'What to check', message('skillFiles.noList'));
	return {
		file,
		...rest,
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
	throw new SkillFileError('frontMatter', file, key, issueMessage(issue));
}

function readYaml(file: string, head: string): unknown {
	try {
		return parseYaml(head);
	} catch (error) {
		if (!(error instanceof YamlError)) throw error;
		throw new SkillFileError(
			'frontMatter',
			file,
			undefined,
			message('skillFiles.notYaml', { line: error.details.line && error.details.line + 1, reason: error.said }),
		);
	}
}

/** What stands below the front matter of a skill file. */
interface SkillBody {
	readonly hints: readonly string[];
	readonly goodSigns: readonly string[];
	readonly fatalFlaws: readonly string[];
}

/** The lists below the three headings, whole; other headings are notes for the people who keep the skill. */
function readSkillBody(body: string): SkillBody {
	const lists = new Map<string, string[]>();
	let list: string[] | undefined;
	let inItem = false;
	for (const line of body.split('\n')) {
		const heading = /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1];
		if (heading !== undefined) {
			list = lists.get(heading.toLowerCase()) ?? [];
			lists.set(heading.toLowerCase(), list);
			inItem = false;
			continue;
		}
		const item = /^\s*(?:[-*+]|\d+[.)])\s+(.*)$/.exec(line)?.[1];
		if (item !== undefined) {
			list?.push(item.trim());
			inItem = true;
		} else if (line.trim() === '') inItem = false;
		else if (inItem && list) list.push(`${list.pop()} ${line.trim()}`);
		else list?.push(line.trim());
	}
	const under = (heading: string) => (lists.get(heading) ?? []).filter((item) => item !== '');
	return {
		hints: under('what to check'),
		goodSigns: under('what good looks like'),
		fatalFlaws: under('fatal flaws'),
	};
}
