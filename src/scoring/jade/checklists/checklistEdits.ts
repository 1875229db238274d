import * as z from 'zod';
import { PlumblineError } from '../../../errors';
import { message } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import type { ChecklistEdits, ItemEdit, QueryItem, ReportItem } from '../../../scorecard/jade';
import { issueMessage, plain } from '../../../skills/issueMessage';
import { hashTerm } from '../../../text/hash';
import type { Checklists } from '../formula/scoreChecklists';

const itemEdit = z.object({
	drop: z.boolean().optional(),
	question: z.string().trim().min(1, plain('skillFiles.empty')).max(1_000).optional(),
	weight: z.number().min(-100).max(100).optional(),
});

/** `.plumbline/checklists.json`: the author's edits by the key of the report's question. */
const editsFile = z.object({
	version: z.literal(1),
	checklists: z.record(z.string(), z.object({ query: z.string().optional(), items: z.record(z.string(), itemEdit) })),
});
export type ChecklistEditsFile = z.infer<typeof editsFile>;

/** Why the file of edits cannot be used, and what to do. */
export class ChecklistEditsError extends PlumblineError<'checklistEdits'> {
	override readonly name = 'ChecklistEditsError';

	constructor(said: Message, details: ErrorOptions = {}) {
		super('checklistEdits', said, details);
	}
}

/** Reads the file's text. Throws a {@link ChecklistEditsError}. */
export function readChecklistEdits(text: string): ChecklistEditsFile {
	const read = editsFile.safeParse(parseJson(text));
	if (read.success) return read.data;
	const issue = read.error.issues[0]!;
	const key = issue.path.join('.') || undefined;
	const said = message('checklistEdits.notUsable', { key, why: issueMessage(issue) });
	throw new ChecklistEditsError(said, { cause: read.error });
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new ChecklistEditsError(message('checklistEdits.notJson', { reason }), { cause: error });
	}
}

/** The key under which the edits to a report's checklists stand: that of its question. */
export function checklistKey(query: string | undefined): string {
	const folded = (query ?? '').normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
	return `${hashTerm(folded).toString(36)}${hashTerm(`${folded}#`).toString(36)}`;
}

/** The checklists as the author wants them. What rests on a dropped item rests on the others alone. */
export function applyEdits({ query, report }: Checklists, edits: ChecklistEdits | undefined): Checklists {
	if (!edits) return { query, report };
	const edited = <Item extends QueryItem | ReportItem>(items: readonly Item[]): Item[] =>
		items.flatMap((item) => {
			const edit = Object.hasOwn(edits.items, item.id) ? edits.items[item.id] : undefined;
			return edit === undefined ? [item] : edit.drop ? [] : [editItem(item, edit)];
		});
	return { query: edited(query), report: edited(report) };
}

function editItem<Item extends QueryItem | ReportItem>(item: Item, { question, weight }: ItemEdit): Item {
	if (question === undefined && weight === undefined) return item;
	const reworded = question === undefined ? {} : { question, questionZh: undefined };
	return { ...item, ...reworded, weight: weight ?? item.weight, edited: true };
}
