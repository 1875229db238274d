import { spawn } from 'node:child_process';

export interface CommandResult {
	readonly code: number;
	/** Standard output and error, in the order they came. */
	readonly output: string;
}

export interface CommandOptions {
	readonly cwd?: string;
	readonly env?: NodeJS.ProcessEnv;
	/** Takes the output as it comes, too. */
	readonly echo?: (text: string) => void;
}

/** Runs a program to its end. Resolves whatever its exit code; rejects only when it cannot be started. */
export function runCommand(
	program: string,
	args: readonly string[],
	options: CommandOptions = {},
): Promise<CommandResult> {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, {
			cwd: options.cwd,
			env: options.env ?? process.env,
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		let output = '';
		const collect = (chunk: Buffer) => {
			output += chunk;
			options.echo?.(String(chunk));
		};
		child.stdout.on('data', collect);
		child.stderr.on('data', collect);
		child.once('error', reject);
		child.once('close', (code) => resolve({ code: code ?? 1, output }));
	});
}
