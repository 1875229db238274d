import type { DraftFinding } from '../../../findings/model';
import { message } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import type { Amount } from './amount';

/** Two numbers that contradict each other: told at the one, with the place of the other. */
export function contradiction(here: Amount, other: Amount, told: Message): DraftFinding {
	return {
		code: 'number.inconsistent',
		span: here.span,
		message: told,
		related: [{ span: other.span, message: message('numbers.otherValue', { text: other.text }) }],
	};
}
