import * as vscode from 'vscode';

/** A command of the editor. Its arguments may come from links and key bindings, so it parses them itself. */
export interface Command {
	readonly id: string;
	execute(...args: unknown[]): unknown;
}

export function registerCommands(commands: readonly Command[]): vscode.Disposable {
	return vscode.Disposable.from(
		...commands.map(({ id, execute }) => vscode.commands.registerCommand(id, (...args: unknown[]) => execute(...args))),
	);
}
