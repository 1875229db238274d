import { PlumblineError } from '../../errors';
import type { Message } from '../../messages/model';

export type CallErrorCode =
	/** The arguments themselves: missing, unknown, or not what may stand there. */
	'usage' | 'missing' | 'unreadable';

/** Why a call is not answered: whoever made it can put that right; what is said tells what, where and what to do. */
export class CallError extends PlumblineError<CallErrorCode> {
	override readonly name = 'CallError';

	constructor(code: CallErrorCode, said: Message, details: ErrorOptions = {}) {
		super(code, said, details);
	}
}
