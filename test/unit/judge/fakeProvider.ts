import {
	type Capabilities,
	type ModelAnswer,
	ModelError,
	type ModelErrorCode,
	type ModelErrorDetails,
	type ModelRequest,
	type Provider,
} from '../../../src/judge/model';
import { verbatim } from '../../../src/messages/message';

/** What a provider does with one request. */
export type Reply = (
	request: ModelRequest,
	capabilities: Capabilities,
	signal: AbortSignal,
) => ModelAnswer | Promise<ModelAnswer>;

export const hopeful: Capabilities = {
	format: 'jsonSchema',
	temperature: true,
	seed: true,
	maxTokensName: 'max_completion_tokens',
};

/** Answers requests in turn, the last reply again and again, and keeps what was sent. */
export class FakeProvider implements Provider {
	readonly id: string = 'https://models.example/v1';
	readonly model: string = 'sage-1';
	readonly label = 'sage-1 at models.example';
	readonly capabilities: Capabilities;
	readonly sent: ModelRequest[] = [];
	readonly signals: AbortSignal[] = [];
	readonly #replies: Reply[];

	constructor(replies: readonly Reply[], capabilities = hopeful) {
		this.#replies = [...replies];
		this.capabilities = capabilities;
	}

	async ask(request: ModelRequest, capabilities: Capabilities, signal: AbortSignal): Promise<ModelAnswer> {
		this.sent.push(request);
		this.signals.push(signal);
		const reply = this.#replies.length > 1 ? this.#replies.shift()! : this.#replies[0]!;
		return reply(request, capabilities, signal);
	}
}

export const answer = (text: string, rest: Partial<ModelAnswer> = {}): ModelAnswer => ({
	text,
	finish: 'stop',
	tokensIn: 100,
	tokensOut: 10,
	model: 'sage-1-0601',
	...rest,
});

export const says =
	(text: string, rest?: Partial<ModelAnswer>): Reply =>
	() =>
		answer(text, rest);

export const modelError = (code: ModelErrorCode, details?: ModelErrorDetails) =>
	new ModelError(code, verbatim(`${code} happened.`), details);

export const fails =
	(error: Error): Reply =>
	() => {
		throw error;
	};

/** Never answers, and does not heed its signal either. */
export const hangs: Reply = () => new Promise(() => {});
