import * as z from 'zod';
import { PlumblineError } from '../errors';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { issueMessage } from '../skills/issueMessage';
import { changeSharedFile, type SharedFile } from '../text/sharedFile';
import { type Decision, decisionKinds } from './model';
import { subjectKey } from './subject';

const text = (most: number) => z.string().trim().min(1).max(most);

/** Loose, so that fields of later versions are preserved. */
const decisionSchema = z.looseObject({
	file: text(4_000),
	code: text(100),
	decision: z.enum(decisionKinds),
	date: z.iso.datetime(),
	reason: text(4_000).optional(),
	source: text(4_000).optional(),
	by: text(200).optional(),
	text: z.string().max(1_000),
	place: text(100),
	about: text(100),
	against: z.array(text(100)).max(1_000).optional(),
});

/** `.plumbline/decisions.json`; described for editors by `schemas/decisions.schema.json`. */
const fileSchema = z.object({ version: z.literal(1), decisions: z.array(decisionSchema) });

/** Why the file of decisions cannot be used, and what to do. */
export class DecisionsError extends PlumblineError<'decisions'> {
	override readonly name = 'DecisionsError';

	constructor(said: Message, details: ErrorOptions = {}) {
		super('decisions', said, details);
	}
}

/** Reads the file's text. Throws a {@link DecisionsError} for a damaged file, so that it is not overwritten. */
export function readDecisions(source: string): readonly Decision[] {
	const read = fileSchema.safeParse(parseJson(source.replace(/^\uFEFF/, '')));
	if (read.success) return read.data.decisions;
	const [issue] = read.error.issues;
	const where = issue?.path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join(' ') || undefined;
	const why = issue ? issueMessage(issue) : message('skillFiles.notValid');
	throw new DecisionsError(message('decisions.notUsable', { where, why }), { cause: read.error });
}

function parseJson(source: string): unknown {
	const conflict = source.split('\n').findIndex((line) => /^(?:<{7} |={7}\r?$|>{7} )/.test(line));
	if (conflict >= 0) throw new DecisionsError(message('decisions.conflict', { line: conflict + 1 }));
	try {
		return JSON.parse(source);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new DecisionsError(message('decisions.notJson', { reason }), { cause: error });
	}
}

/** The file's text: one decision a line, sorted by subject, so that changes of two people rarely conflict. */
export function formatDecisions(decisions: readonly Decision[]): string {
	const lines = latestOnly(decisions)
		.toSorted((a, b) => compare(sortKey(a), sortKey(b)))
		.map((decision) => `\t\t${JSON.stringify(inOrder(decision))}`);
	const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n\t]`;
	return `{\n\t"version": 1,\n\t"decisions": ${list}\n}\n`;
}

/** The fields in a fixed order, with those of later versions last. */
function inOrder({ file, code, text, decision, source, reason, date, by, place, about, against, ...later }: Decision) {
	return { file, code, text, decision, source, reason, date, by, place, about, against, ...later };
}

function sortKey(decision: Decision): string {
	return [decision.file, decision.text, subjectKey(decision)].join('\n');
}

/** By code units, not by locale: the same on every computer. */
function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

function keyOf(decision: Decision): string {
	return `${decision.file}\n${subjectKey(decision)}`;
}

/** The latest decision on each subject; a merge of two files may leave several. */
function latestOnly(decisions: readonly Decision[]): Decision[] {
	const byKey = new Map<string, Decision>();
	for (const decision of decisions) {
		const known = byKey.get(keyOf(decision));
		if (!known || known.date <= decision.date) byKey.set(keyOf(decision), decision);
	}
	return [...byKey.values()];
}

/** The decisions on a report, by its path from the folder that holds `.plumbline`. */
export function decisionsOn(decisions: readonly Decision[], file: string): readonly Decision[] {
	return latestOnly(decisions.filter((decision) => decision.file === file));
}

/** With a decision in place of an earlier one on the same subject. */
export function withDecision(decisions: readonly Decision[], added: Decision): readonly Decision[] {
	return [...withoutDecision(decisions, added), added];
}

export function withoutDecision(decisions: readonly Decision[], removed: Decision): readonly Decision[] {
	return decisions.filter((decision) => keyOf(decision) !== keyOf(removed));
}

/** With the decisions on a report, or on all reports of a folder, under the path it has now. */
export function withFileMoved(decisions: readonly Decision[], from: string, to: string): readonly Decision[] {
	return decisions.map((decision) => {
		if (decision.file === from) return { ...decision, file: to };
		if (!decision.file.startsWith(`${from}/`)) return decision;
		return { ...decision, file: `${to}${decision.file.slice(from.length)}` };
	});
}

/**
 * Changes the current file of decisions. Throws a {@link DecisionsError} for a damaged file, which is never overwritten,
 * and for one that others keep changing.
 */
export async function changeDecisions(
	file: SharedFile,
	change: (decisions: readonly Decision[]) => readonly Decision[],
): Promise<void> {
	const changed = await changeSharedFile(file, (before) =>
		formatDecisions(change(before === undefined ? [] : readDecisions(before))),
	);
	if (!changed) throw new DecisionsError(message('decisions.busy'));
}
