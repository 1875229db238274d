import { message } from '../../messages/message';
import type { Search } from '../../sources/model';
import { SearchError } from '../../sources/search/model';
import { CliError } from '../host/errors';
import type { Invocation } from './command';
import { type FoundConfig, fileOf } from './config';
import type { ModelChoice } from './modelChoice';

/**
 * The search that the command line asks for, else the configuration file, else none. It serves a model that verifies
 * facts. Throws a {@link CliError} when there is no model, or when the service cannot be asked.
 */
export function chooseSearch(
	{ options, environment: { env }, plumbline }: Invocation,
	config: FoundConfig,
	choice: ModelChoice | undefined,
): Search | undefined {
	const service = options.search ?? config.search;
	if (service === undefined || options.offline) return undefined;
	if (!choice) {
		if (options.search === undefined) return undefined;
		throw new CliError('usage', message('modelSettings.searchNoModel'));
	}
	const filed = service === config.search ? config.searchUrl : undefined;
	const url = options.searchUrl ?? filed;
	if (service === 'searxng' && url === undefined) throw new CliError('usage', message('modelSettings.searchNoUrl'));
	const openAiKey = service === 'openai' && url === undefined ? env.OPENAI_API_KEY : undefined;
	const apiKey = env.PLUMBLINE_SEARCH_KEY || openAiKey || undefined;
	if (service !== 'searxng' && apiKey === undefined)
		throw new CliError('usage', message('modelSettings.searchNoKey', { service }));
	if (service !== 'searxng' && options.searchUrl === undefined && filed !== undefined)
		throw new CliError('usage', message('modelSettings.searchKeyToUrl', { file: fileOf(config, 'searchUrl') ?? '' }));
	try {
		return plumbline.connectSearch({ service, url, apiKey, model: choice.endpoint.model });
	} catch (error) {
		if (error instanceof SearchError) throw new CliError('usage', error.said, { cause: error });
		throw error;
	}
}
