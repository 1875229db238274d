import { message } from '../messages/message';
import type { Clock } from '../ports';
import { TimeUp, timed } from '../wire';
import {
	type Capabilities,
	type ModelAnswer,
	ModelError,
	type ModelRequest,
	type OnReceived,
	type Provider,
} from './model';

export interface TimedCallInit {
	readonly ask: Provider['ask'];
	/** Names the endpoint in messages. */
	readonly label: string;
	readonly clock: Clock;
	/** Milliseconds in which nothing is heard of the answer. */
	readonly callTimeout: number;
	/** When the run's time is up, by the clock's `elapsed`. */
	readonly deadline: number;
	readonly signal: AbortSignal;
	readonly onReceived: OnReceived;
}

/**
 * One call that ends when it is answered, when nothing was heard for its time or the run's is up, or when the run is aborted,
 * whether the provider heeds its signal or not. Throws a {@link ModelError}, or the run's reason to abort.
 */
export async function timedCall(
	{ ask, label, clock, callTimeout, deadline, signal, onReceived }: TimedCallInit,
	request: ModelRequest,
	capabilities: Capabilities,
): Promise<ModelAnswer> {
	signal.throwIfAborted();
	const left = deadline - clock.elapsed();
	if (left <= 0) throw runIsOver();
	try {
		const patience = () => Math.min(deadline - clock.elapsed(), callTimeout);
		return await timed(clock, patience(), signal, (own, heard) =>
			ask(request, capabilities, own, (...words) => {
				heard(patience());
				onReceived(...words);
			}),
		);
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof TimeUp) throw clock.elapsed() >= deadline ? runIsOver() : noAnswer(label, callTimeout);
		throw asModelError(error, label);
	}
}

function runIsOver(): ModelError {
	return new ModelError('runTimeout', message('modelErrors.runTimeout'));
}

function noAnswer(label: string, callTimeout: number): ModelError {
	const what = message('connection.late', { who: label, seconds: Math.round(callTimeout / 1000) });
	return new ModelError('timeout', message('endpoints.unreachable', { what, fault: 'timeout' }));
}

/** Of an unforeseen error only the name is shown: its text might hold the key or the report. */
function asModelError(error: unknown, label: string): ModelError {
	if (error instanceof ModelError) return error;
	const fault = error instanceof Error ? error.name : typeof error;
	return new ModelError('badRequest', message('modelErrors.notAsked', { label, fault }), { cause: error });
}
