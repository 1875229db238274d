import * as z from 'zod';
import type { JudgeTask } from '../model';

const item = z.object({
	/** From 1 on, for the others to name it. */
	id: z.int(),
	tier: z.enum(['L1', 'L2', 'L3', 'general', 'independent']),
	/** `flaw`: Yes means that the report has a defect. */
	kind: z.enum(['requirement', 'flaw']),
	category: z.string(),
	question: z.string(),
	/** The ids of the items without which it makes no sense. */
	dependsOn: z.array(z.int()),
	/** The label of the skill it comes from; `null` for a general one. */
	skill: z.string().nullable(),
});

export const queryChecklistAnswer = z.object({ items: z.array(item).min(1).max(30) });
export type QueryChecklistAnswer = z.infer<typeof queryChecklistAnswer>;

/** JADE §3.2: from a query and what experts check to a checklist of atomic questions. */
export const queryChecklistTask: JudgeTask<'number' | 'query' | 'skills', QueryChecklistAnswer> = {
	id: 'jade.queryChecklist',
	schemaName: 'jade_query_checklist',
	schema: queryChecklistAnswer,
	plain: ['number'],
	data: ['query', 'skills'],
	raw: ['query'],
};
