import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ModelAnswer, ModelError, type ModelRequest, type Provider } from '../../../src/judge/model';
import { verbatim } from '../../../src/messages/message';

/** Where answers are kept by their question, to measure again what is made of them without asking. */
export interface Recorded {
	readonly record: string | undefined;
	readonly replay: string | undefined;
}

/** The same question has the same name, whatever endpoint answers it and in which form. */
export function nameOf({ system, user, schemaName }: Pick<ModelRequest, 'system' | 'user' | 'schemaName'>): string {
	return `${schemaName}-${createHash('sha256').update(`${system}\n${user}`).digest('hex').slice(0, 20)}.json`;
}

/** A provider whose answers are kept, or that answers from those that were. */
export function recorded(provider: Provider, { record, replay }: Recorded): Provider {
	return {
		...provider,
		async ask(request, capabilities, signal, onReceived) {
			const name = nameOf(request);
			if (replay !== undefined) {
				const file = join(replay, name);
				if (!existsSync(file)) throw new ModelError('noModel', verbatim(`No answer is recorded in ${file}.`));
				return JSON.parse(readFileSync(file, 'utf8')) as ModelAnswer;
			}
			const answer = await provider.ask(request, capabilities, signal, onReceived);
			if (record !== undefined) {
				mkdirSync(record, { recursive: true });
				writeFileSync(join(record, name), JSON.stringify(answer));
			}
			return answer;
		},
	};
}
