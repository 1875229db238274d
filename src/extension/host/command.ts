import * as vscode from 'vscode';
import { showError } from './notices';
import { noticeText } from './noticeText';
import { errorText, isExpected } from './words';

/** A command of the editor. Its arguments may come from links and key bindings, so it parses them itself. */
export interface Command {
	readonly id: string;
	execute(...args: unknown[]): unknown;
}

export function registerCommands(commands: readonly Command[]): vscode.Disposable {
	return vscode.Disposable.from(
		...commands.map((command) =>
			vscode.commands.registerCommand(command.id, (...args: unknown[]) => run(command, args)),
		),
	);
}

/** What was to be expected is told as it is; what else a command fails of the editor tells in a notice, and logs. */
async function run({ execute }: Command, args: readonly unknown[]): Promise<unknown> {
	try {
		return await execute(...args);
	} catch (error) {
		const text = errorText(error);
		if (isExpected(error)) return void showError(text);
		throw noticeText(text) === text ? error : new Error(noticeText(text), { cause: error });
	}
}
