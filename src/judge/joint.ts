import * as z from 'zod';
import type { Composed } from './compose';
import {
	type ConversationInit,
	type PartialAnswer,
	partialAnswerOf,
	readAnswer,
	rewrittenAnswer,
	type UnformattedRequest,
} from './converse';
import { strictSchema } from './jsonSchema';
import type { Asked, JudgeTask, ModelAnswer } from './model';
import { readJson } from './readJson';

/** Two questions about the same report in one request: the report goes out once. */
export interface JointQuestion {
	readonly task: JudgeTask;
	readonly request: UnformattedRequest;
}

/** One of the two, in the words in which it would be sent alone. */
export interface JointPart {
	readonly task: JudgeTask;
	readonly composed: Composed;
}

/** `undefined` where the two do not begin with the same words and the same report. */
export function joinQuestions(one: JointPart, other: JointPart): JointQuestion | undefined {
	const [first, second] = [one.composed.request, other.composed.request];
	const report = first.user.slice(0, first.shared ?? 0);
	if (report === '' || first.system !== second.system || second.user.slice(0, second.shared ?? 0) !== report)
		return undefined;
	const [task, otherTask] = [one.task, other.task];
	const schemaName = `${task.schemaName}_and_${otherTask.schemaName}`;
	const schema = z.object({ [task.schemaName]: task.schema, [otherTask.schemaName]: otherTask.schema });
	const user = [
		report,
		'Two tasks follow. Do each as if it were the only one, and answer both in one object, each under its name.',
		taskText(one),
		taskText(other),
	].join('\n\n');
	return {
		task: { id: schemaName, schemaName, schema, plain: [], data: [] },
		request: {
			...first,
			user,
			schemaName,
			schema: strictSchema(schemaName, schema),
			maxOutputTokens: first.maxOutputTokens + second.maxOutputTokens,
		},
	};
}

function taskText({ task, composed: { request } }: JointPart): string {
	return `Task “${task.schemaName}”:\n${request.user.slice(request.shared ?? 0).trim()}`;
}

/** What a common answer says to one of its questions; `undefined` where that cannot be used. */
export function answerTo<Answer>(
	{ label }: Pick<ConversationInit, 'label'>,
	{ task, question }: Asked<Answer>,
	answer: ModelAnswer,
): PartialAnswer<Answer> | undefined {
	const whole = readJson(answer.text, z.looseObject({ [task.schemaName]: z.unknown() }));
	const said = whole.ok ? whole.value[task.schemaName] : undefined;
	if (said === undefined) return undefined;
	// What the provider counted is counted for the request, not for its halves.
	const own = { ...answer, text: JSON.stringify(said), tokensIn: undefined, tokensOut: undefined };
	const read = readAnswer(label, task, own, question);
	if (!read.ok) return undefined;
	const { value, answer: kept, broken } = partialAnswerOf(read, own);
	return { ...rewrittenAnswer(value, kept), broken };
}
