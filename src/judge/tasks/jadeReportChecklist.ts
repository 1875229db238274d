import * as z from 'zod';
import { message } from '../../messages/message';
import type { Judge, Judgement, JudgeTask } from '../model';

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

export interface ReportChecklistInput {
	/** How many facts and conclusions are wanted at most. */
	readonly facts: number;
	readonly conclusions: number;
	readonly query: string;
	/** Numbered statements of the report with their kind and the headings they stand under. */
	readonly statements: string;
	readonly previewAnswer: () => ReportChecklistAnswer;
}

export function judgeReportChecklist(
	judge: Judge,
	{ facts, conclusions, previewAnswer, ...texts }: ReportChecklistInput,
): Promise<Judgement<ReportChecklistAnswer>> {
	const slots = { ...texts, facts: String(facts), conclusions: String(conclusions) };
	return judge.ask(reportChecklistTask, { slots, about: message('questions.claims'), previewAnswer });
}
