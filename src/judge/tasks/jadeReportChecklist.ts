import * as z from 'zod';
import type { JudgeTask } from '../model';

export const reportChecklistAnswer = z.object({
	facts: z.array(
		z.object({
			/** The number of the statement. */
			id: z.int(),
			category: z.string(),
			question: z.string(),
		}),
	),
	conclusions: z.array(
		z.object({
			id: z.int(),
			category: z.string(),
			question: z.string(),
			/** The numbers of the facts it stands or falls with. */
			restsOn: z.array(z.int()),
		}),
	),
});
export type ReportChecklistAnswer = z.infer<typeof reportChecklistAnswer>;

/** JADE §3.3: from a report's own claims to facts to verify and conclusions to judge. */
export const reportChecklistTask: JudgeTask<'facts' | 'conclusions' | 'query' | 'statements', ReportChecklistAnswer> = {
	id: 'jade.reportChecklist',
	schemaName: 'jade_report_checklist',
	schema: reportChecklistAnswer,
	plain: ['facts', 'conclusions'],
	data: ['query', 'statements'],
	raw: ['query'],
};
