import { CliError } from './errors';

let signal: AbortSignal | undefined;

/** Aborted at the first Ctrl+C; a second one ends the process at once. The same signal at each call. */
export function interruption(process: NodeJS.EventEmitter): AbortSignal {
	if (signal) return signal;
	const controller = new AbortController();
	signal = controller.signal;
	process.once('SIGINT', () => {
		const kept = 'What the model has answered so far is kept and will not be asked again.';
		controller.abort(new CliError('cancelled', `Stopped. ${kept}`));
	});
	return signal;
}
