/** The model that the settings name: one of the editor's, or one behind an endpoint. */
export type Connection =
	| { readonly kind: 'editor'; readonly name: string }
	| { readonly kind: 'endpoint'; readonly name: string; readonly baseUrl: string; readonly api: 'chat' | 'responses' };

/** `undefined` when no model is named. Without an address the model is one of the editor's. */
export function connectionOf(settings: {
	readonly name: string;
	readonly baseUrl: string;
	readonly api: 'chat' | 'responses';
}): Connection | undefined {
	const name = settings.name.trim();
	const baseUrl = settings.baseUrl.trim();
	if (name === '') return undefined;
	return baseUrl === '' ? { kind: 'editor', name } : { kind: 'endpoint', name, baseUrl, api: settings.api };
}

/** What is wrong with an address as typed, for the input box; `undefined` when nothing is. */
export function addressProblem(text: string): 'address' | 'secret' | undefined {
	const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
	if (!url || !/^https?:$/.test(url.protocol)) return 'address';
	return url.username || url.password ? 'secret' : undefined;
}
