import type { Endpoint } from '../../src/model';

/**
 * The model of `--model NAME --base-url URL`; a URL in place of the name asks whatever model answers there. The key is
 * `PLUMBLINE_API_KEY`. `undefined` where no model is named.
 */
export function namedEndpoint(
	model: string | undefined,
	address: string | undefined,
	env: Readonly<Record<string, string | undefined>>,
): Endpoint | undefined {
	if (model === undefined) return undefined;
	const isUrl = /^https?:/.test(model);
	const baseUrl = isUrl ? model : (address ?? env.PLUMBLINE_BASE_URL ?? 'https://api.openai.com/v1');
	return { baseUrl, model: isUrl ? 'default' : model, apiKey: env.PLUMBLINE_API_KEY };
}
