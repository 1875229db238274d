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
export { addSnapshot, parseHistory } from './history/history';
export { knownFindings, snapshotOf } from './history/snapshot';
export { goneFindings, withReworded, wordingOf } from './history/wording';
export { isOnThisComputer } from './judge/prices';
export { isAuthorsView } from './mending/authorsView';
export { citingAnswers } from './mending/citable';
export { emptyEntries, placeToFill } from './mending/emptyEntries';
export {
	ignoreMend,
	ignoreScopes,
	numberMendsElsewhere,
	placeMessage,
	referenceMend,
	repetitionMends,
	wordMends,
} from './mending/mends';
export { firstPart, mendableFrom } from './mending/numbers';
export { withoutParagraph } from './mending/paragraphs';
export { mayMendReferences } from './mending/references';
export { wordablePlace } from './mending/rewording';
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
export { condensed, treeMetrics } from './tree/metrics';
export { withFragment } from './verification/openAt';
