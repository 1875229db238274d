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

export const presets: readonly Preset[] = [
	{ name: 'OpenAI', baseUrl: 'https://api.openai.com/v1', fixed: true, key: 'needed', lists: true },
	{
		...{ name: 'Azure OpenAI', fixed: false, key: 'needed', lists: false },
		baseUrl: `https://${azureResource}.openai.azure.com/openai?api-version=2024-10-21`,
	},
	{ name: 'OpenRouter', baseUrl: 'https://openrouter.ai/api/v1', fixed: true, key: 'needed', lists: true },
	{ name: 'Ollama', baseUrl: 'http://localhost:11434/v1', fixed: false, key: 'none', lists: true },
	{ name: 'LM Studio', baseUrl: 'http://localhost:1234/v1', fixed: false, key: 'none', lists: true },
	{ name: 'vLLM', baseUrl: 'http://localhost:8000/v1', fixed: false, key: 'optional', lists: true },
];

/** Any other endpoint: everything is asked for; `baseUrl` is what the address begins with. */
export function otherPreset(baseUrl: string): Preset {
	return { name: '', baseUrl, fixed: false, key: 'optional', lists: true };
}
