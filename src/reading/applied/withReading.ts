import { itemAt } from '../../access';
import type { Analysis } from '../../analysis';
import { withMoreFindings } from '../../checks/withMoreFindings';
import { isDecidable } from '../../decisions/decide';
import { ignoredByComment } from '../../findings/ignores';
import { type DraftFinding, type Finding, type FindingOptions, severities, type Withdrawn } from '../../findings/model';
import { sortByPlace } from '../../findings/postProcess';
import { message } from '../../messages/message';
import { Anchors, sentencesAround } from '../../places/anchors';
import { matchRewordings } from '../../places/rewordings';
import type { Report, Span } from '../../report/model';
import { byPlace, overlap } from '../../report/spanRelations';
import { findingKey, isProvableByRules } from '../asking/shownFindings';
import type { Mark, Reading } from '../model';
import { figuresIn } from './figures';
import { findingOfMark } from './markFinding';
import type { CurrentMark, ReadingTally } from './model';
import { type MarkedClaim, readingTree } from './readingTree';

/**
 * The report as a model has read it, laid over what is there now: its argument for the tree, its marks for the findings, and
 * beside them what rules can show. Guesses of the rules on sentences that were read are silent; what was edited since is the
 * rules' again. Pure.
 */
export function withReading(
	analysis: Analysis,
	reading: Reading,
	options: FindingOptions = {},
): { readonly analysis: Analysis; readonly tally: ReadingTally } {
	const { report } = analysis;
	const anchors = new Anchors(report);
	const placed = reading.marks.flatMap((mark, at) => placeMark(mark, at + 1, anchors) ?? []);
	const ruleFindings = withoutReading(analysis)
		.filter((finding) => holdsBesideReading(finding, reading, report, anchors))
		.map((finding) => ({ ...finding, decidedBy: finding.decidedBy ?? ('rules' as const) }));
	// A report with instructions to the judge may have influenced which findings the model rejected: none is withdrawn.
	const isOrdered = analysis.findings.some(({ code }) => code === 'report.instruction');
	const notReal = new Set(isOrdered ? [] : reading.notReal.filter((key) => !reading.takenBack?.includes(key)));
	const withdrawn = ruleFindings.flatMap((finding): Withdrawn[] => {
		const key = finding.severity === 'error' ? '' : findingKey(finding, anchors);
		return notReal.has(key) ? [{ finding, reason: '', model: reading.model, key }] : [];
	});
	const withdrawnFindings = new Set(withdrawn.map(({ finding }) => finding));
	const tree = readingTree(
		{ report, outline: analysis.tree, anchors },
		reading,
		placed.flatMap(({ mark, span }): MarkedClaim[] => {
			const lacks = supportLackOfKind[mark.kind];
			return lacks ? [{ span: sentencesAround(report, span), lacks, missing: mark.note }] : [];
		}),
	);
	const read = { ...analysis, tree, reading };
	const ignored = ignoredByComment(report);
	const drafts = placed
		.map((mark) => ({ mark, draft: findingOfMark(read, mark, ruleFindings) }))
		.filter(({ draft }) => !ignored(draft) && !analysis.decided.some(({ finding }) => isSameObjection(finding, draft)))
		.filter(({ draft }) => !ruleFindings.some((finding) => isErrorOn(draft, finding, report)));
	// Errors are facts of the text, and orders to the judge may be meant for this very model: no mark at their place replaces them.
	const mayBeCovered = ({ severity, code }: Finding) => severity !== 'error' && isDecidable(code);
	const remaining = ruleFindings.filter((finding) => !withdrawnFindings.has(finding));
	const marks = drafts.map(({ draft }) => {
		const covered = remaining.filter((finding) => mayBeCovered(finding) && isCoveredBy(finding, draft, report));
		return { covered, draft: { ...draft, severity: highestSeverity([draft, ...covered]) } };
	});
	const coveredFindings = new Set(marks.flatMap(({ covered }) => covered));
	const open = { ...read, findings: remaining.filter((finding) => !coveredFindings.has(finding)) };
	const joined = withMoreFindings(
		open,
		[
			...marks.map(({ draft }) => draft),
			...changedFigures(report, reading, anchors).filter((draft) => !ignored(draft)),
		],
		options,
	);
	const count = (weight: Mark['weight']) => drafts.filter(({ mark }) => mark.mark.weight === weight).length;
	return {
		analysis: {
			...joined,
			withdrawn: withdrawn.sort((a, b) => byPlace(a.finding, b.finding)),
		},
		tally: {
			...{ must: count('must'), should: count('should'), could: count('could') },
			...{ withdrawn, edited: reading.marks.length - placed.length },
		},
	};
}

/** A mark that replaces findings takes the highest severity among them. */
function highestSeverity(findings: readonly Pick<DraftFinding, 'severity'>[]): DraftFinding['severity'] {
	return severities.find((level) => findings.some(({ severity }) => severity === level));
}

/** The findings without those of an earlier reading: its marks go, and what it withdrew is there again. */
function withoutReading({ findings, withdrawn = [] }: Analysis): Finding[] {
	return sortByPlace([
		...findings.filter(({ data }) => !('proof' in data)),
		...withdrawn.map(({ finding }) => finding),
	]);
}

/** `undefined` where its sentences, or every other place that it is about, were edited since. */
function placeMark(mark: Mark, rank: number, anchors: Anchors): CurrentMark | undefined {
	const span = anchors.find(mark.anchor);
	const others = mark.others.map((other) => anchors.find(other)).filter((place) => place !== undefined);
	if (!span || (mark.others.length > 0 && others.length === 0)) return undefined;
	return { mark, rank, span, others };
}

/** How a claim stands of which a mark of a kind says that it lacks ground; marks of other kinds say nothing of that. */
const supportLackOfKind: Partial<Record<Mark['kind'], MarkedClaim['lacks']>> = {
	...{ unsupported: 'unsupported', gap: 'unsupported', uncited: 'unsupported' },
	...{ partly: 'partial', overstated: 'partial', vague: 'partial' },
};

/** What rules can show stands beside a reading; what they guess of a sentence only where that was written since. */
function holdsBesideReading(finding: Finding, { read }: Reading, report: Report, anchors: Anchors): boolean {
	if (isProvableByRules(finding) || !isGuess(finding)) return true;
	// A table is read row by row.
	const table = report.tables.find(({ block }) => overlap(itemAt(report.blocks, block).span, finding.span));
	const rows = table ? [table.header, ...table.rows].flatMap((cells) => cells.slice(0, 1)) : [];
	const places = table ? rows.map(({ span }) => span) : [finding.span];
	return places.some((place) => !read.has(anchors.of(sentencesAround(report, place)).words));
}

/** What rules only guess, for it takes a reader to know. */
export function isGuess({ code }: Pick<Finding, 'code'>): boolean {
	return guesses.has(code);
}

const guesses: ReadonlySet<Finding['code']> = new Set([
	'claim.unsupported',
	'claim.partial',
	'claim.overstated',
	'claim.vague',
	'citation.missing',
]);

/** Whether two findings object to the same thing at the same place, perhaps in other words. */
function isSameObjection(a: Pick<DraftFinding, 'code' | 'span'>, b: Pick<DraftFinding, 'code' | 'span'>): boolean {
	return familyOf(a.code) === familyOf(b.code) && overlap(a.span, b.span);
}

/**
 * A mark tells of all its places at once, and of a sentence's source or wording whatever stretch of it either names; numbers stand
 * several to a sentence.
 */
function isCoveredBy({ code, span }: Finding, mark: DraftFinding, report: Report): boolean {
	const [own, marked] = [subjectOf(code), subjectOf(mark.code)];
	const isSame = own === marked || (mark.code === 'review.note' && !['number', 'paragraph.redundant'].includes(own));
	const stretch = (place: Span) => (own === 'number' ? place : sentencesAround(report, place));
	const places = [mark.span, ...(mark.related ?? []).map((other) => other.span)];
	return isSame && places.some((place) => overlap(stretch(place), stretch(span)));
}

/** Whether a rule shows what a mark says, as an error of the same sentence: it stands in the mark's place. */
function isErrorOn(mark: DraftFinding, { severity, code, span }: Finding, report: Report): boolean {
	const isSame = severity === 'error' && code === mark.code;
	return isSame && overlap(sentencesAround(report, mark.span), sentencesAround(report, span));
}

/** What a finding speaks of: a figure, a source that is there, or what its code says. */
function subjectOf(code: Finding['code']): string {
	if (code.startsWith('number.')) return 'number';
	return /^(?:citation|source)\.(?!missing)/.test(code) ? 'source' : code;
}

function familyOf(code: Finding['code']): string {
	return code.startsWith('number.') || code.startsWith('citation.') ? code.slice(0, code.indexOf('.')) : code;
}

/**
 * Figures of the ledger that stand in several places and were changed in one of them since: what the others say is held against
 * the new words at once, without asking anybody. Where the sentence has gone, or still gives the figure, nothing is said.
 */
function changedFigures(report: Report, { ledger, read }: Reading, anchors: Anchors): DraftFinding[] {
	const placed = ledger.map(({ places, ...entry }) => ({
		...entry,
		places: places.map((anchor) => ({ anchor, span: anchors.find(anchor) })),
	}));
	const gone = placed.flatMap(({ places }) => places.flatMap(({ anchor, span }) => (span ? [] : [anchor])));
	if (gone.length === 0) return [];
	const fresh = report.sentences
		.map(({ span, text }) => ({ span, text, words: anchors.of(span).words }))
		.filter(({ words }) => !read.has(words));
	const anew = matchRewordings(gone, fresh);
	return placed.flatMap(({ of, value, places }): DraftFinding[] => {
		const unchanged = places.flatMap(({ span }) => (span ? [span] : []));
		const changed = places.flatMap(({ anchor, span }) => (span ? [] : (anew.get(anchor) ?? [])));
		const [figure] = figuresIn(value);
		if (unchanged.length === 0 || figure === undefined) return [];
		return changed
			.filter(({ text }) => {
				const given = figuresIn(text);
				return given.length > 0 && !given.includes(figure);
			})
			.map(({ span }) => ({
				code: 'number.inconsistent',
				severity: 'info',
				span,
				message: message('review.changedFigure', { of, value }),
				related: unchanged.map((other) => ({ span: other, message: message('review.otherPlace') })),
				data: {},
				decidedBy: 'rules',
			}));
	});
}
