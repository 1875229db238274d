import type { Analysis } from '../analysis';
import { uncitedFact } from '../checks/citations/citationMissing';
import { doubtedClaim, isOwnDoubt } from '../checks/claims/claimUnsupported';
import { silentSections } from '../checks/claims/sectionNoClaim';
import { likelyRepetition } from '../checks/paragraphs/paragraphRedundant';
import { likenessFrom, oddsFrom } from '../checks/paragraphs/thresholds';
import { ignores } from '../findings/ignores';
import type { DraftFinding, Finding, FindingCode, FindingOptions } from '../findings/model';
import { LineIndex } from '../report/lines';
import { byPlace, overlap } from '../report/spanRelations';
import { groupBy } from '../text/collections';
import { lacksSource } from '../tree/lacksSource';
import type { LogicNode } from '../tree/model';
import { isReviewable } from './kinds';

/** Something that the rules hold against the report. */
export interface Suspicion {
	readonly draft: DraftFinding;
	/** The finding, where it is told; `undefined` where the rules alone are not sure enough. */
	readonly told: Finding | undefined;
}

/** From these odds on a supported claim is asked about, too: learned odds and rules differ in what they see. */
const leastDoubt = 0.25;

/**
 * Everything that the rules suspect and a reader can decide, in document order: the findings, and what is not told because
 * too few of its kind are real; not what the user ignores, has decided or has switched off, nor claims on which a model's
 * scoring has decided. Pure: the same analysis gives the same suspicions, so that opinions find theirs again.
 */
export function suspicionsOf(analysis: Analysis, { severities = {} }: FindingOptions = {}): Suspicion[] {
	const told = analysis.findings.filter(({ code, decidedBy }) => isReviewable(code) && decidedBy !== 'model');
	const ignored = ignores(analysis.report);
	const untold = [
		...claims(analysis),
		...facts(analysis),
		...repetitions(analysis),
		...silentSections(analysis),
	].filter(
		(draft) =>
			severities[draft.code] !== 'off' &&
			!ignored(draft) &&
			!isDecided(analysis, draft) &&
			!told.some((finding) => isSame(finding, draft)),
	);
	return [
		...told.map((finding) => ({ draft: finding, told: finding })),
		...untold.map((draft) => ({ draft, told: undefined })),
	].sort((a, b) => byPlace(a.draft, b.draft));
}

/** Doubts about the ground of a claim or fact are one, whatever they call it. */
const grounds: ReadonlySet<FindingCode> = new Set(['claim.unsupported', 'claim.partial', 'citation.missing']);

/** Whether both hold the same against the same place. */
export function isSame(a: DraftFinding, b: DraftFinding): boolean {
	return (a.code === b.code || (grounds.has(a.code) && grounds.has(b.code))) && overlap(a.span, b.span);
}

/** Whether the author has decided what is held against the place already. */
export function isDecided({ decided }: Analysis, draft: DraftFinding): boolean {
	return decided.some(({ finding }) => isSame(finding, draft));
}

function claims({ report, tree }: Analysis): DraftFinding[] {
	const lines = new LineIndex(report.source);
	return tree.nodes
		.filter((node) => isStated(node) && isOwnDoubt(node) && isDoubtful(node))
		.map((node) => doubtedClaim(node, { severity: 'hint', certainty: undefined, lines }));
}

/** A sentence, not a heading, of which nothing but its claims can be doubted, and that the rules decided on. */
function isStated({ sentence, decidedBy }: LogicNode): boolean {
	return sentence !== undefined && decidedBy !== 'model';
}

function isDoubtful({ support, doubt }: LogicNode): boolean {
	return support === 'unsupported' || support === 'partial' || doubt >= leastDoubt;
}

function facts({ report, tree }: Analysis): DraftFinding[] {
	return tree.nodes.filter(lacksSource).map((node) => uncitedFact(report, node, 'hint'));
}

/** Of each paragraph the earlier one that it repeats most likely. */
function repetitions({ report, pairs }: Analysis): DraftFinding[] {
	const lines = new LineIndex(report.source);
	const likely = pairs.candidates.filter(
		({ expected, similarity, repetition }) =>
			!expected && (similarity >= likenessFrom.reported || repetition >= oddsFrom.related),
	);
	return [...groupBy(likely, ({ second }) => second).values()].map((own) => {
		const best = own.reduce((a, b) => (b.repetition > a.repetition ? b : a));
		return likelyRepetition(report, best, lines);
	});
}
