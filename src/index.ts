import { analyze } from './analyze';
import { listModels } from './judge/openai/models';
import { createOpenAiProvider } from './judge/openai/provider';
import { tolerantCount } from './judge/tolerantCount';
import type { Endpoint, Plumbline, PlumblineInit } from './model';
import { createModelRuns } from './modelRuns';
import type { Fetch } from './ports';
import { createReferenceChecker } from './referenceChecks';
import { createReviewer } from './reviewer';
import { createRewriter } from './rewording';
import { createScorer } from './score';
import { connectSearch } from './sources/search/connectSearch';
import type { SearchService } from './sources/search/model';

/** The composition root: the extension and the command line get the same core from here, and all of it. */
export function createPlumbline(init: PlumblineInit): Plumbline {
	const ask: Fetch = init.fetch ?? ((url, request) => fetch(url, request));
	const countTokens = init.countTokens && tolerantCount(init.countTokens, init.logger);
	const runs = createModelRuns(init);
	return Object.freeze({
		analyze,
		...createScorer(init, runs),
		...createReviewer(init, runs),
		...createReferenceChecker(init, runs),
		...createRewriter(runs),
		connect: (endpoint: Endpoint) => createOpenAiProvider(endpoint, { fetch: ask, clock: init.clock, countTokens }),
		listModels: (endpoint: Omit<Endpoint, 'model' | 'api'>, signal: AbortSignal) => listModels(endpoint, ask, signal),
		connectSearch: (service: SearchService) => connectSearch(service, ask),
	});
}

// The pure functions that the shells use besides: nothing else of the core is called from there.
export { numberRelations } from './checks/numbers/numberRelations';
export { changeDecisions } from './decisions/change';
export { isDecidable } from './decisions/decide';
export {
	DecisionsError,
	decisionsOn,
	readDecisions,
	withDecision,
	withFileMoved,
	withoutDecision,
} from './decisions/file';
export { makeDecision } from './decisions/make';
export { keepReading, readHistory } from './history/keep';
export { knownFindings, readingOf } from './history/reading';
export { computedNumber, sameNumber } from './mending/numbers';
export { mayMendReferences, mendedReferences } from './mending/references';
export { wordablePlace } from './mending/rewording';
export { isReviewable } from './review/kinds';
export { withReview, withReviewedFixes } from './review/withReview';
export { ChecklistEditsError, checklistKey, readChecklistEdits } from './scoring/jade/checklists/checklistEdits';
export { listedLoadBearingFacts } from './scoring/jade/formula/loadBearing';
export { assumptionOf, whatIf } from './scoring/jade/formula/whatIf';
export { withDecidedFixes, withDecisions } from './scoring/withDecisions';
export { withJudgedFindings } from './scoring/withJudgedFindings';
export { createActivation } from './skills/activate';
export { loadSkills } from './skills/load';
export { condensed, treeMetrics } from './tree/metrics';
export { treeSimilarity } from './tree/similarity';
export { toldGround } from './tree/support/ground';
export { withFragment } from './verification/openAt';
