import type * as z from 'zod';
import { PlumblineError } from '../../errors';
import { message, verbatim } from '../../messages/message';
import type { Message } from '../../messages/model';

export type CallErrorCode =
	/** The arguments themselves: missing, unknown, or not what may stand there. */
	'usage' | 'missing' | 'unreadable';

/** Why a call is not answered: whoever made it can put that right; what is said tells what, where and what to do. */
export class CallError extends PlumblineError<CallErrorCode> {
	override readonly name = 'CallError';
}

/** What is wrong with the arguments of a call, each fault with what may stand there; `undefined` where nothing is. */
export function badArguments(
	{ name, input }: { readonly name: string; readonly input: z.ZodObject },
	values: unknown,
): CallError | undefined {
	const result = input.safeParse(values, { reportInput: true });
	if (result.success) return undefined;
	const faults = result.error.issues.flatMap((issue) => faultsOf(issue, Object.keys(input.shape)));
	return new CallError('usage', message('agents.badArguments', { tool: name, faults }));
}

function faultsOf(issue: z.core.$ZodIssue, choices: readonly string[]): Message[] {
	const name = issue.path.join('.');
	switch (issue.code) {
		case 'unrecognized_keys':
			return issue.keys.map((key) => message('agents.noArgument', { name: key, choices }));
		case 'invalid_type': {
			const missing = issue.input === undefined;
			return [message('agents.wrongType', { name: name || 'arguments', type: issue.expected, missing })];
		}
		case 'invalid_value':
			return [message('agents.notAChoice', { name, choices: issue.values.map(String) })];
		case 'too_small':
			if (issue.origin === 'string' || issue.origin === 'array') return [message('agents.nothingToCheck', { name })];
			return [message('agents.notInRange', { name, least: Number(issue.minimum) })];
		case 'too_big':
			return [message('agents.notInRange', { name, most: Number(issue.maximum) })];
		default:
			return [message('agents.fault', { name, fault: verbatim(issue.message) })];
	}
}
