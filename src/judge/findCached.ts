import type { AnswerCache } from './answerCache';
import type { Judgement, JudgeTask, Question } from './model';
import { readJson } from './readJson';

/** The kept answer under a key, read as the task's. One that no longer fits, or leaves something out, is removed, and the question asked again. */
export async function findCachedAnswer<Answer>(
	answers: AnswerCache,
	task: JudgeTask<string, Answer>,
	key: string,
	check?: Question<string, Answer>['check'],
): Promise<Judgement<Answer> | undefined> {
	const kept = await answers.find(key);
	if (!kept) return undefined;
	const read = readJson(kept.text, task.schema);
	if (read.ok && check?.(read.value) === undefined) return { ok: true, value: read.value, cached: true };
	await answers.remove(key);
	return undefined;
}
