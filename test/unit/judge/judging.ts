import * as z from 'zod';
import { createAnswerCache } from '../../../src/judge/answerCache';
import { createCapabilities } from '../../../src/judge/capabilities';
import { withDefaults } from '../../../src/judge/limits';
import type { Judgement, JudgeTask, Question, RunLimits } from '../../../src/judge/model';
import { createPrompts } from '../../../src/judge/prompts';
import { createJudgeRun, type JudgeRun, type JudgeRunInit } from '../../../src/judge/run';
import { inEnglish } from '../../../src/messages/inEnglish';
import { verbatim } from '../../../src/messages/message';
import type { Message } from '../../../src/messages/model';
import { type Logger, memoryStore, type Store, silentLogger, type TextFiles } from '../../../src/ports';
import { FakeClock } from './fakeClock';
import { FakeProvider, type Reply } from './fakeProvider';

export const gradeTask: JudgeTask<'scale' | 'report', { grade: 'good' | 'poor'; points: number }> = {
	id: 'test.grade',
	schemaName: 'grade',
	schema: z.object({ grade: z.enum(['good', 'poor']), points: z.number().min(0).max(10) }),
	plain: ['scale'],
	data: ['report'],
	raw: ['report'],
};

export const gradePrompt = [
	'---',
	'id: test.grade',
	'version: 3',
	'purpose: Grades a report.',
	'schema: grade',
	'maxOutputTokens: 50',
	'---',
	'# System',
	'You grade reports from {{scale}}.',
	'',
	'# User',
	'Grade this report.',
	'',
	'{{data:report}}',
	'',
].join('\n');

export const good = '{"grade":"good","points":8}';

/** A folder of text files in memory. */
export const files = (texts: Readonly<Record<string, string>>): TextFiles => ({
	list: async () => Object.keys(texts).sort(),
	read: async (path) => texts[path],
});

export const gradeOf = (
	report: string,
	rest: Partial<Question<'scale' | 'report', { grade: 'good' | 'poor'; points: number }>> = {},
) => ({
	slots: { scale: '0 to 10', report },
	about: verbatim('the report'),
	previewAnswer: () => ({ grade: 'good' as const, points: 5 }),
	...rest,
});

export interface Judging {
	readonly provider: FakeProvider;
	readonly run: JudgeRun;
	readonly clock: FakeClock;
	readonly store: Store;
	readonly log: readonly string[];
	/** Asks for a report's grade and lets the time pass that it takes. */
	grade(report?: string, sample?: number): Promise<Judgement<{ grade: 'good' | 'poor'; points: number }>>;
}

/** A run over a provider that replies as told. */
export function judging(
	replies: readonly Reply[],
	{
		store = memoryStore(),
		limits = {},
		clock = new FakeClock(),
		...rest
	}: Partial<Omit<JudgeRunInit, 'limits' | 'clock'>> & {
		readonly store?: Store;
		readonly limits?: Partial<RunLimits>;
		readonly clock?: FakeClock;
	} = {},
): Judging {
	const provider = (rest.provider as FakeProvider | undefined) ?? new FakeProvider(replies);
	const log: string[] = [];
	const note = (notice: Message) => void log.push(inEnglish(notice));
	const logger: Logger = { info: note, warn: note, error: note };
	const run = createJudgeRun({
		prompts: createPrompts(files({ 'test.grade.md': gradePrompt }), undefined, silentLogger),
		answers: createAnswerCache(store, clock, logger),
		capabilities: createCapabilities(store, clock, logger),
		price: undefined,
		clock,
		logger,
		random: () => 0,
		...rest,
		provider,
		limits: withDefaults(limits),
	});
	const grade = (report = 'Sales rose.', sample = 0) => clock.until(run.ask(gradeTask, gradeOf(report, { sample })));
	return { provider, run, clock, store, log, grade };
}
