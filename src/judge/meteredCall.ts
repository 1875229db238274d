import type { Budget, Tokens } from './budget';
import type { Meter } from './meter';
import { type ModelAnswer, ModelError, type ModelRequest } from './model';

export interface MeteredCallInit {
	readonly budget: Budget;
	readonly meter: Meter;
	readonly countTokens: (text: string) => Promise<number>;
	readonly signal: AbortSignal;
}

/**
 * One call that fits the budget and is counted. What the provider does not count is counted here; an error costs
 * nothing, but a call that was not answered in time counts with what it sent.
 */
export async function meteredCall(
	{ budget, meter, countTokens, signal }: MeteredCallInit,
	request: ModelRequest,
	call: () => Promise<ModelAnswer>,
): Promise<ModelAnswer> {
	const tokensIn = () => countTokens(wireText(request));
	const settle = budget.limited
		? await budget.reserve({ tokensIn: await tokensIn(), tokensOut: request.maxOutputTokens }, signal)
		: () => {};
	let used: Tokens = { tokensIn: 0, tokensOut: 0 };
	try {
		const answer = await call();
		used = {
			tokensIn: answer.tokensIn ?? (await tokensIn()),
			tokensOut: answer.tokensOut ?? (await countTokens(answer.text)),
		};
		return answer;
	} catch (error) {
		if (error instanceof ModelError && error.code === 'timeout') used = { tokensIn: await tokensIn(), tokensOut: 0 };
		throw error;
	} finally {
		meter.used(used);
		settle(used);
	}
}

/** All that a model reads of a request. */
export function wireText({ system, user, format, schema }: ModelRequest): string {
	return `${system}\n${user}${format === 'jsonSchema' ? `\n${JSON.stringify(schema)}` : ''}`;
}
