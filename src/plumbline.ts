import { analyze } from './analyze';
import { createAnswerer } from './answering';
import { listModels } from './judge/openai/models';
import { createOpenAiProvider } from './judge/openai/provider';
import type { Endpoint, Plumbline, PlumblineInit } from './model';
import { createModelRuns } from './modelRuns';
import type { Fetch } from './ports';
import { createReferenceChecker } from './referenceChecks';
import { createReviewer } from './reviewer';
import { createRewriter } from './rewording';
import { createScorer } from './score';
import { connectSearch } from './sources/search/connectSearch';
import type { SearchService } from './sources/search/model';

/** The composition root: the extension and the command line get the same core from here. */
export function createPlumbline(init: PlumblineInit): Plumbline {
	const ask: Fetch = init.fetch ?? ((url, request) => fetch(url, request));
	const runs = createModelRuns(init);
	return Object.freeze({
		analyze,
		...createScorer(init, runs),
		...createReviewer(init, runs),
		...createReferenceChecker(init, runs),
		...createRewriter(runs),
		...createAnswerer(runs),
		connect: (endpoint: Endpoint) => createOpenAiProvider(endpoint, { fetch: ask, clock: init.clock }),
		listModels: (endpoint: Omit<Endpoint, 'model' | 'api'>, signal: AbortSignal) => listModels(endpoint, ask, signal),
		connectSearch: (service: SearchService) => connectSearch(service, ask),
	});
}
