import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { type Capabilities, ModelError, type Provider } from '../../judge/model';
import { message } from '../../messages/message';

/** What a client passes on to its model: text. */
const capabilities: Capabilities = {
	format: 'text',
	temperature: false,
	seed: false,
	maxTokensName: 'max_completion_tokens',
};

/** In milliseconds: whoever is asked for leave may be at lunch, and the run's own limits end it before. */
const longWhile = 24 * 60 * 60 * 1000;

/** Whether a client offers its own model to be asked (MCP *sampling*). */
export function offersModel(server: Server): boolean {
	return server.getClientCapabilities()?.sampling !== undefined;
}

/**
 * The client's own model, asked through it by MCP *sampling*: the client says which model it is, asks its user for leave and
 * pays for it. No key is known here, and nothing goes anywhere but to the client.
 */
export function samplingProvider(server: Server): Provider {
	const name = server.getClientVersion()?.name ?? 'client';
	const label = `${name}’s model`;
	return {
		id: `mcp:${name}`,
		model: 'sampling',
		label,
		capabilities,
		async ask({ system, user, maxOutputTokens }, _capabilities, signal) {
			signal.throwIfAborted();
			const question = { role: 'user', content: { type: 'text', text: user } } as const;
			const asked = {
				messages: [question],
				...(system !== '' && { systemPrompt: system }),
				maxTokens: maxOutputTokens,
				includeContext: 'none' as const,
			};
			try {
				const { content, model, stopReason } = await server.createMessage(asked, { signal, timeout: longWhile });
				const parts = Array.isArray(content) ? content : [content];
				const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
				const finish = stopReason === 'maxTokens' ? 'length' : 'stop';
				return { text, finish, tokensIn: undefined, tokensOut: undefined, model };
			} catch (error) {
				signal.throwIfAborted();
				throw refusalOf(error, label);
			}
		},
	};
}

/** A user's no is an end; whatever else a client says is told by its code alone, for its words might hold anything. */
function refusalOf(error: unknown, label: string): ModelError {
	const code = error instanceof McpError ? error.code : undefined;
	const unsaid = code === ErrorCode.RequestTimeout || code === ErrorCode.ConnectionClosed;
	if (unsaid) return new ModelError('network', message('agents.noSampling', { label }), { cause: error });
	return new ModelError('givenUp', message('agents.samplingRefused', { label }), { cause: error });
}
