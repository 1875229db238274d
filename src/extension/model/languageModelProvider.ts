import * as vscode from 'vscode';
import {
	type Capabilities,
	type ModelAnswer,
	ModelError,
	type ModelRequest,
	type OnReceived,
	type Provider,
} from '../../judge/model';
import { message } from '../../messages/message';
import { languageModelFault } from './languageModelFault';

/** No sensible answer is longer, in UTF-16 units; a stream without end is left there. */
const longestAnswer = 4_000_000;

/** What the editor passes on to its models: text, and no parameters that all of them know. */
const capabilities: Capabilities = {
	format: 'text',
	temperature: false,
	seed: false,
	maxTokensName: 'max_completion_tokens',
};

/** A model that the editor offers, as a provider of the judge. */
export function languageModelProvider(model: vscode.LanguageModelChat): Provider {
	const label = vscode.l10n.t('{0} in the editor', model.name);
	return {
		id: `vscode:${model.vendor}`,
		model: model.id,
		label,
		capabilities,
		maxInputTokens: model.maxInputTokens,
		async ask(request, _capabilities, signal, onReceived) {
			signal.throwIfAborted();
			try {
				return await withToken(signal, (token) => answer(model, request, label, token, onReceived));
			} catch (thrown) {
				signal.throwIfAborted();
				throw thrown instanceof ModelError ? thrown : languageModelFault(thrown, label);
			}
		},
	};
}

/** There are no system messages: what would stand in one opens the question. */
async function answer(
	model: vscode.LanguageModelChat,
	{ system, user }: ModelRequest,
	label: string,
	token: vscode.CancellationToken,
	onReceived: OnReceived | undefined,
): Promise<ModelAnswer> {
	const question = vscode.LanguageModelChatMessage.User(system === '' ? user : `${system}\n\n${user}`);
	const justification = vscode.l10n.t('To judge the report that you asked Plumbline to score.');
	const response = await model.sendRequest([question], { justification }, token);
	let text = '';
	for await (const part of response.text) {
		text += part;
		onReceived?.(part);
		if (text.length > longestAnswer) {
			throw new ModelError('notAModel', message('modelErrors.endless', { label }));
		}
	}
	return { text, finish: 'stop', tokensIn: undefined, tokensOut: undefined, model: model.id };
}

/**
 * Lends the work a token that is cancelled with the signal, and ends at once then: a model's extension need not listen.
 */
async function withToken<T>(signal: AbortSignal, work: (token: vscode.CancellationToken) => Promise<T>): Promise<T> {
	const source = new vscode.CancellationTokenSource();
	let stop = () => {};
	const stopped = new Promise<never>((_, reject) => {
		stop = () => {
			source.cancel();
			reject(signal.reason);
		};
	});
	signal.addEventListener('abort', stop, { once: true });
	try {
		return await Promise.race([work(source.token), stopped]);
	} catch (error) {
		// What is left there, such as an answer without end, would go on costing.
		source.cancel();
		throw error;
	} finally {
		signal.removeEventListener('abort', stop);
		source.dispose();
	}
}
