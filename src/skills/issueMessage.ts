import type * as z from 'zod';
import { type MessageCode, message } from '../messages/message';
import type { Message } from '../messages/model';

type SkillCode = Extract<MessageCode, `skillFiles.${string}`>;

/** zod hands on no more than a text for each issue: here it is the code of a sentence that always says the same. */
export function plain<C extends SkillCode>(code: Parameters<typeof message<C>> extends [C] ? C : never): string {
	return code;
}

/** What is wrong with a value of a file that people write. */
export function issueMessage(issue: z.core.$ZodIssue): Message {
	if (issue.code === 'custom' && issue.params) return issue.params.said as Message;
	if (issue.message.startsWith('skillFiles.')) return { code: issue.message, args: undefined };
	switch (issue.code) {
		case 'invalid_key':
			return issue.issues[0] ? issueMessage(issue.issues[0]) : message('skillFiles.notValid');
		case 'unrecognized_keys':
			return message('skillFiles.unknownKeys', { keys: issue.keys });
		case 'invalid_type':
			return message('skillFiles.wrongType', { expected: issue.expected });
		case 'invalid_value':
			return message('skillFiles.notOneOf', { values: issue.values.map(String) });
		case 'too_small':
			return message('skillFiles.tooSmall', { least: Number(issue.minimum), allowed: issue.inclusive === true });
		case 'too_big':
			if (issue.origin === 'string') return message('skillFiles.tooLong', { most: Number(issue.maximum) });
			return message('skillFiles.tooLarge', { most: Number(issue.maximum), allowed: issue.inclusive === true });
		default:
			return message('skillFiles.notValid');
	}
}
