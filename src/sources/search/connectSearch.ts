import { message } from '../../messages/message';
import type { Fetch } from '../../ports';
import type { Search } from '../model';
import { brave } from './brave';
import { SearchError, type SearchService, type SearchServiceName } from './model';
import { openAiSearch } from './openAiSearch';
import { searxng } from './searxng';
import { tavily } from './tavily';

/** A search by the service that the user names. Nothing is sent before it searches. Throws a {@link SearchError}. */
export function connectSearch({ service, url, apiKey, model }: SearchService, fetch: Fetch): Search {
	const address = url === undefined ? {} : { baseUrl: url };
	switch (service) {
		case 'searxng':
			return searxng({ baseUrl: needed(url, service, 'address') }, fetch);
		case 'brave':
			return brave({ apiKey: needed(apiKey, service, 'key'), ...address }, fetch);
		case 'tavily':
			return tavily({ apiKey: needed(apiKey, service, 'key'), ...address }, fetch);
		case 'openai':
			return openAiSearch(
				{ apiKey: needed(apiKey, service, 'key'), model: needed(model, service, 'model'), ...address },
				fetch,
			);
	}
}

function needed(value: string | undefined, service: SearchServiceName, what: 'address' | 'key' | 'model'): string {
	if (value) return value;
	throw new SearchError(what === 'key' ? 'auth' : 'notAllowed', message('searchErrors.needs', { service, what }));
}
