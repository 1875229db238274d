import type { Budget, Tokens } from './budget';
import type { Meter } from './meter';
import { type ModelAnswer, ModelError, type ModelErrorCode, type ModelRequest } from './model';
import { estimateTokens } from './tokens';

export interface MeteredCallInit {
	readonly budget: Budget;
	readonly meter: Meter;
	readonly signal: AbortSignal;
}

/**
 * One call that fits the budget and is counted. What the provider does not count is counted here. A refusal costs
 * nothing. A call that was sent and whose answer did not come, or was none, may have been read and answered all the
 * same: it counts with what it sent, and takes from the budget all that it may have used.
 *
 * @param call makes the call, and says when it is sent
 */
export async function meteredCall(
	{ budget, meter, signal }: MeteredCallInit,
	request: ModelRequest,
	call: (onSent: () => void) => Promise<ModelAnswer>,
): Promise<ModelAnswer> {
	const tokensIn = () => estimateTokens(requestText(request));
	const most = budget.limited ? { tokensIn: tokensIn(), tokensOut: request.maxOutputTokens } : undefined;
	const settle = most ? await budget.reserve(most, signal) : () => {};
	let used: Tokens = { tokensIn: 0, tokensOut: 0 };
	let taken: Tokens | undefined;
	let sent = false;
	try {
		const answer = await call(() => {
			sent = true;
		});
		used = {
			tokensIn: answer.tokensIn ?? tokensIn(),
			tokensOut: answer.tokensOut ?? estimateTokens(answer.text),
		};
		return answer;
	} catch (error) {
		if (sent && mayHaveCost(error)) {
			used = { tokensIn: most?.tokensIn ?? tokensIn(), tokensOut: 0 };
			taken = most;
		}
		throw error;
	} finally {
		meter.addTokens(used);
		settle(taken ?? used);
	}
}

const noAnswerCodes: ReadonlySet<ModelErrorCode> = new Set(['network', 'timeout', 'runTimeout', 'notAModel', 'empty']);
/** A gateway stopped waiting for the model behind it. */
const gatewayTimeouts: ReadonlySet<number> = new Set([408, 504, 524]);

/** Whether a model may have read a question that ended in this error. */
export function mayHaveCost(error: unknown): boolean {
	if (!(error instanceof ModelError) || error.details.unsent) return false;
	const { status } = error.details;
	return status === undefined || status < 300 ? noAnswerCodes.has(error.code) : gatewayTimeouts.has(status);
}

/** All that a model reads of a request. */
export function requestText({ system, user, format, schema }: ModelRequest): string {
	return `${system}\n${user}${format === 'jsonSchema' ? `\n${JSON.stringify(schema)}` : ''}`;
}
