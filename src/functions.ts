/** The pure functions of the core that the shells use: an editor has them at hand without the rest. */
export { knownIn, matchBaseline } from './baseline/match';
export { numberRelations } from './checks/numbers/numberRelations';
export { decisionKindsFor, isDecidable, makeDecision } from './decisions/decide';
export {
	changeDecisions,
	DecisionsError,
	decisionsOn,
	readDecisions,
	withDecision,
	withFileMoved,
	withoutDecision,
} from './decisions/file';
export { decisionKinds } from './decisions/model';
export { addSnapshot, parseHistory } from './history/history';
export { knownFindings, snapshotOf } from './history/snapshot';
export { goneFindings, withReworded, wordingOf, wordingSteps } from './history/wording';
export { isOnThisComputer } from './judge/prices';
export { isAuthorsView } from './mending/authorsView';
export { emptyEntries, titlePlace } from './mending/emptyEntries';
export {
	ignoreMend,
	ignoreScopes,
	mendsOf,
	numberMendsElsewhere,
	placeMessage,
	referenceMend,
	repetitionMends,
	wordMends,
} from './mending/mends';
export { firstOperand, placesToMendFrom } from './mending/numbers';
export { paragraphRemoval } from './mending/paragraphs';
export { mayMendReferences } from './mending/references';
export { rewordablePlace } from './mending/rewording';
export { sureMends, withSureMends } from './mending/sureMends';
export { whereToCite } from './mending/whereToCite';
export { isGuess, withReading } from './reading/applied/withReading';
export { ChecklistEditsError, checklistKey, readChecklistEdits } from './scoring/jade/checklists/checklistEdits';
export { listedLoadBearingFacts } from './scoring/jade/formula/loadBearing';
export { assumptionOf, whatIf } from './scoring/jade/formula/whatIf';
export {
	withAnalysis,
	withDecisions,
	withJudgedFindings,
	withoutKnown,
	withoutListed,
} from './scoring/overlays';
export { createActivation } from './skills/activate';
export { loadSkills } from './skills/load';
export { condensedTree, treeMetrics } from './tree/metrics';
export { withFragment } from './verification/openAt';
