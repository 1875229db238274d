/** The model that the settings name: one of the editor's, or one behind an endpoint. */
export type Connection =
	| { readonly kind: 'editor'; readonly name: string }
	| { readonly kind: 'endpoint'; readonly name: string; readonly baseUrl: string };

/** `undefined` when no model is named. Without an address the model is one of the editor's. */
export function connectionOf(settings: { readonly name: string; readonly baseUrl: string }): Connection | undefined {
	const name = settings.name.trim();
	const baseUrl = settings.baseUrl.trim();
	if (name === '') return undefined;
	return baseUrl === '' ? { kind: 'editor', name } : { kind: 'endpoint', name, baseUrl };
}

/** An address tells by its end which of the two interfaces is asked. */
export function endpointAt(address: string): { readonly baseUrl: string; readonly api: 'chat' | 'responses' } {
	const baseUrl = address.replace(/\/responses\/*(?=\?|$)/, '');
	return { baseUrl, api: baseUrl === address ? 'chat' : 'responses' };
}

/** What is wrong with an address as typed, for the input box; `undefined` when nothing is. */
export function addressProblem(text: string): 'address' | 'secret' | undefined {
	const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
	if (!url || !/^https?:$/.test(url.protocol)) return 'address';
	return url.username || url.password ? 'secret' : undefined;
}

/** A kind of endpoint that many use, so that nobody has to know its address by heart. */
export interface Preset {
	/** A name that is the same in every language. */
	readonly name: string;
	/** The base URL; for Azure with the part to fill in, see {@link azureResource}. */
	readonly baseUrl: string;
	/** Its address is the same for everybody, so that it is not asked for. */
	readonly fixed: boolean;
	readonly key: 'needed' | 'optional' | 'none';
	/** It lists the names by which its models are asked; Azure lists models, but asks by the names of deployments. */
	readonly lists: boolean;
}

/** What stands in Azure's address for the name of one's own resource. */
export const azureResource = 'RESOURCE';

/** A maker's own endpoint: everybody's address, and a key. */
const maker = { fixed: true, key: 'needed', lists: true } as const;

export const presets: readonly Preset[] = [
	{ name: 'Anthropic', baseUrl: 'https://api.anthropic.com/v1', ...maker },
	{ name: 'OpenAI', baseUrl: 'https://api.openai.com/v1', ...maker },
	{ name: 'Google Gemini', baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai', ...maker },
	{ name: 'DeepSeek', baseUrl: 'https://api.deepseek.com/v1', ...maker },
	// Its addresses differ by region.
	{ name: 'Qwen', baseUrl: 'https://dashscope.aliyuncs.com/compatible-mode/v1', ...maker, fixed: false },
	{ name: 'Mistral', baseUrl: 'https://api.mistral.ai/v1', ...maker },
	{ name: 'OpenRouter', baseUrl: 'https://openrouter.ai/api/v1', ...maker },
	{
		...{ name: 'Azure OpenAI', fixed: false, key: 'needed', lists: false },
		baseUrl: `https://${azureResource}.openai.azure.com/openai?api-version=2024-10-21`,
	},
	{ name: 'Ollama', baseUrl: 'http://localhost:11434/v1', fixed: false, key: 'none', lists: true },
	{ name: 'LM Studio', baseUrl: 'http://localhost:1234/v1', fixed: false, key: 'none', lists: true },
	{ name: 'vLLM', baseUrl: 'http://localhost:8000/v1', fixed: false, key: 'optional', lists: true },
];

/** Any other endpoint: everything is asked for; `baseUrl` is what the address begins with. */
export function otherPreset(baseUrl: string): Preset {
	return { name: '', baseUrl, fixed: false, key: 'optional', lists: true };
}
