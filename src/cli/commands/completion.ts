import { message } from '../../messages/message';
import { nearest } from '../../text/nearest';
import { CliError } from '../host/errors';
import { type Command, type Invocation, requireOperands, writeResult } from '../settings/command';
import { bashCompletion, fishCompletion, zshCompletion } from './completionScripts';

const scripts = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };
const shells = Object.keys(scripts) as (keyof typeof scripts)[];

/** Writes what a shell needs to complete command lines; `commands` are all of the program's. */
export function completionFor(commands: () => readonly Command[]): Command {
	const completion: Command = {
		name: 'completion',
		summary: message('commands.completion'),
		operands: shells.join('|'),
		actions: shells,
		description: message('commands.completionAbout'),
		formats: [],
		options: ['output'],
		async run(invocation: Invocation) {
			const { operands, words } = invocation;
			requireOperands(completion, operands, 1, 1);
			const shell = shells.find((name) => name === operands[0]);
			if (!shell) {
				const [action = ''] = operands;
				const meant = nearest(action, shells);
				throw new CliError('usage', message('usage.cannot', { command: 'completion', action, choices: shells, meant }));
			}
			await writeResult(scripts[shell](commands(), words), invocation);
			return 0;
		},
	};
	return completion;
}
