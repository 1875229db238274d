import { message } from '../../messages/message';
import { CliError } from './errors';

let signal: AbortSignal | undefined;

/** Aborted at the first Ctrl+C; a second one ends the process at once. The same signal at each call. */
export function interruption(process: NodeJS.EventEmitter): AbortSignal {
	if (signal) return signal;
	const controller = new AbortController();
	signal = controller.signal;
	process.once('SIGINT', () => {
		controller.abort(new CliError('cancelled', message('usage.stopped')));
	});
	return signal;
}
