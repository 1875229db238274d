import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import type { Answered } from './parts';

export interface Followup {
	readonly command: string;
	readonly prompt: string;
	readonly label: string;
}

/** What may be asked next after an answer. */
export function followupsOf({ command, line, wordable, next }: Answered, { say }: Words): Followup[] {
	const rewrite = (at: number) => ({
		...{ command: 'rewrite', prompt: String(at) },
		label: say(message('chat.thenRewrite', { line: at })),
	});
	const explain = (at: number) => ({
		...{ command: 'explain', prompt: String(at) },
		label: say(message('chat.thenExplain', { line: at })),
	});
	return [
		...(line !== undefined && wordable && command === 'explain' ? [rewrite(line)] : []),
		...(line !== undefined && command === 'rewrite' ? [explain(line)] : []),
		...(next !== undefined ? [explain(next)] : []),
		...(command === 'plan' ? [] : [{ command: 'plan', prompt: '', label: say(message('chat.thenPlan')) }]),
	];
}
