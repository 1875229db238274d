import { type Capabilities, ModelError, type Provider } from '../../judge/model';
import { message } from '../../messages/message';

const timeout = 60_000;

/** The shortest question there is. Reasoning models think before they answer, hence the room. */
const question = {
	system: '',
	user: 'Answer with the JSON object {"ok": true} and nothing else.',
	schemaName: 'ok',
	schema: {
		...{ type: 'object', properties: { ok: { type: 'boolean' } } },
		...{ required: ['ok'], additionalProperties: false },
	},
	format: 'text',
	maxOutputTokens: 1024,
	temperature: undefined,
	seed: undefined,
} as const;

/**
 * Asks a model one short question. Resolves with the milliseconds it took.
 * Rejects with the `ModelError` that a run would meet.
 */
export async function testModel(provider: Provider, signal: AbortSignal): Promise<number> {
	const started = Date.now();
	try {
		await askOnce(provider, AbortSignal.any([signal, AbortSignal.timeout(timeout)]));
		return Date.now() - started;
	} catch (error) {
		if (signal.aborted || error instanceof ModelError) throw error;
		const what = message('connection.late', { who: provider.label, seconds: timeout / 1000 });
		throw new ModelError('timeout', message('endpoints.unreachable', { what, fault: 'timeout' }));
	}
}

/** Endpoints differ in what they call the limit of an answer; one that is cut off in its thinking will do. */
async function askOnce(provider: Provider, signal: AbortSignal): Promise<void> {
	const ask = async (capabilities: Capabilities) => {
		const { text } = await provider.ask(question, capabilities, signal);
		if (!/"ok"\s*:\s*true/u.test(text))
			throw new ModelError('malformed', message('modelErrors.offTheMark', { label: provider.label }));
	};
	try {
		await ask(whole(provider.capabilities));
	} catch (error) {
		if (!(error instanceof ModelError)) throw error;
		if (error.code === 'empty' || error.code === 'cutOff') return;
		if (error.code !== 'unsupported' || error.details.unsupported !== 'maxTokensName') throw error;
		await ask(otherName(whole(provider.capabilities)));
	}
}

/** One short answer need not come piece by piece, which not all endpoints allow. */
function whole({ stream: _, ...capabilities }: Capabilities): Capabilities {
	return capabilities;
}

function otherName(capabilities: Capabilities): Capabilities {
	const newer = capabilities.maxTokensName === 'max_completion_tokens';
	return { ...capabilities, maxTokensName: newer ? 'max_tokens' : 'max_completion_tokens' };
}
