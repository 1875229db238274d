import { itemAt } from '../access';
import type { Analysis } from '../analysis';
import { numberRelations } from '../checks/numbers/numberRelations';
import type { Decision } from '../decisions/model';
import type { DecidedFinding, Finding } from '../findings/model';
import type { Mend } from '../mending/mends';
import type { Words } from '../messages/model';
import { currentFigures } from '../reading/applied/figures';
import { LineIndex } from '../report/lines';
import type { Report, Span } from '../report/model';
import type { AssessedItem, JadeScore } from '../scorecard/jade';
import type { ReportEvalScore } from '../scorecard/reportEval';
import type { Scorecard } from '../scorecard/scorecard';
import type { RatedSource } from '../sources/model';
import type { LogicNode } from '../tree/model';
import { coverageBasis, jadeBases } from '../view/figureBasis';
import { type LedgerEntry, ledgerOf } from '../view/ledger';
import { faultsOf } from '../view/numbers';
import type { Rendering, ReportResult } from './model';
import { JsonArray } from './rendering';
import { worded } from './worded';

/** One object for one report, an array for several, even when only one of the several could be read. */
export function jsonRendering(words: Words): Rendering {
	const array = new JsonArray();
	let held: object[] = [];
	let results = 0;
	return {
		add(result) {
			held.push(result.scorecard ? scorecardObject(result, words) : analysisObject(result, words));
			// Whether the first is the only one shows with the second.
			if (++results === 1) return '';
			const ready = held;
			held = [];
			return array.add(ready);
		},
		end(several) {
			if (several || results > 1) return array.add(held) + array.end();
			return held.map((object) => `${JSON.stringify(object, null, 2)}\n`).join('');
		},
	};
}

/** A result as a program gets it: where a text was handed over there is no file to hash. */
type WrittenResult = Omit<ReportResult, 'sha256' | 'scorecard'> & Partial<Pick<ReportResult, 'sha256'>>;

/** `plumbline/analysis/1`, see `schemas/analysis.schema.json`. */
export function analysisObject({ analysis, sha256, known, review, fixes }: WrittenResult, words: Words) {
	const { document, report, tree, pairs } = analysis;
	const lines = new LineIndex(document.text);
	return {
		schema: 'plumbline/analysis/1' as const,
		file: document.name,
		...(sha256 !== undefined && { sha256 }),
		language: report.language,
		stats: reportStats(report),
		tree: {
			thesis: tree.thesis,
			nodes: tree.nodes.map((node) => nodeObject(node, node.parent, analysis, words)),
			metrics: tree.metrics,
		},
		findings: analysis.findings.map((finding) => findingObject(finding, fixes?.get(finding), lines, words)),
		numbers: numbersObject(analysis, words, lines),
		ledger: ledgerObject(analysis, lines),
		sources: analysis.sources.map((source) => sourceObject(source, analysis, lines, words)),
		ignored: analysis.ignored,
		...(analysis.decided.length > 0 && {
			decided: analysis.decided.map((each) => decidedObject(each, lines, words)),
		}),
		...(known && { known: known.length }),
		pairs: { compared: pairs.compared, candidates: pairs.candidates.length },
		problems: report.problems.map(({ code, span, message }) => ({
			code,
			span,
			...lines.position(span[0]),
			message: words.say(message),
		})),
		...(review && { review: reviewObject(review, lines, words) }),
	};
}

function findingObject(finding: Finding, fix: Mend | undefined, lines: LineIndex, words: Words) {
	const { code, severity, held, certainty, span, message, related, data, decidedBy } = finding;
	return {
		code,
		severity,
		...(held && { held }),
		...(certainty !== undefined && { certainty: rounded(certainty) }),
		...placeObject(span, lines),
		message: words.say(message),
		related: related.map((place) => ({
			...placeObject(place.span, lines),
			message: words.say(place.message),
		})),
		data: { ...data },
		// Of the first version of the format: no points of an estimate are promised for a finding.
		gain: null,
		...(decidedBy && { decidedBy }),
		...(fix && { fixes: [fixObject(fix, lines, words)] }),
	};
}

function fixObject({ title, replacements }: Mend, lines: LineIndex, words: Words) {
	const edits = replacements.map(({ span, text }) => ({ ...placeObject(span, lines), text }));
	return { description: words.say(title), edits };
}

/** For programs. */
function decidedObject({ finding, decision }: DecidedFinding, lines: LineIndex, words: Words) {
	const { code, severity, span, message: told } = finding;
	const place = { code, severity, span, ...lines.position(span[0]), message: words.say(told) };
	return { ...place, ...decisionObject(decision) };
}

/** What was decided, without how its place is found again. */
export function decisionObject({ decision, source, reason, date, by }: Decision) {
	return { decision, ...(source && { source }), ...(reason && { reason }), date, ...(by && { by }) };
}

/** How much of what a report holds. */
function reportStats(report: Report) {
	return {
		words: report.words,
		sections: report.sections.length,
		paragraphs: report.blocks.filter((block) => block.kind === 'paragraph').length,
		sentences: report.sentences.length,
		tables: report.tables.length,
		figures: report.figures.length,
		citations: report.citations.length,
		references: report.references.length,
	};
}

function reviewObject({ tally, reading, run }: NonNullable<ReportResult['review']>, lines: LineIndex, words: Words) {
	const { withdrawn, ...counts } = tally;
	return {
		...counts,
		withdrawn: withdrawn.map(({ finding: { code, span }, reason }) => {
			return { code, span, reason, ...lines.position(span[0]) };
		}),
		model: reading.model,
		whole: reading.whole,
		losses: reading.losses,
		unread: reading.unread,
		run: worded(run, words),
	};
}

/** A place by offsets, line and column. */
function placeObject(span: Span, lines: LineIndex) {
	return { span, ...lines.position(span[0]) };
}

/** What the report leans on, by where it comes from. */
function sourceObject(source: RatedSource, { report }: Analysis, lines: LineIndex, words: Words) {
	const { id, title, url, tier, citations } = source;
	return {
		id,
		title,
		url: url ?? null,
		tier: tier.tier,
		domain: tier.domain,
		group: tier.group,
		reason: words.say(tier.reason),
		citations: citations.map((index) => placeObject(itemAt(report.citations, index).span, lines)),
	};
}

/** Every relation between numbers that was checked, and apart from them what a model has related. */
function numbersObject(analysis: Analysis, words: Words, lines: LineIndex) {
	const { relations, alone } = numberRelations(analysis.report);
	const context = { words, at: (span: Span) => lines.position(span[0]) };
	const at = (span: Span) => placeObject(span, lines);
	return {
		alone,
		relations: relations.map(({ kind, outcome, span, stated, computation, computed, told, related }) => ({
			kind,
			outcome,
			...at(span),
			stated,
			computation: computation ? words.say(computation) : null,
			computed: computed ? words.say(computed) : null,
			message: words.say(told),
			related: related.map(at),
		})),
		...(analysis.reading && {
			related: currentFigures(analysis).map((figure) => ({
				of: figure.of,
				values: figure.values.map(({ value, places }) => ({ value, places: places.map(at) })),
				faults: faultsOf(figure, context).map(words.say),
			})),
		}),
	};
}

/** Odds and likenesses to two digits: more they do not have. */
export function rounded(odds: number): number {
	return Math.round(odds * 100) / 100;
}

/** A node as both the analysis and the tree show it; the parent differs by the tree's grain. */
export function nodeObject(node: LogicNode, parent: string | null, { document, report }: Analysis, words: Words) {
	return {
		id: node.id,
		type: node.type,
		parent,
		key: node.key,
		span: node.span,
		text: node.text,
		support: node.support,
		...(node.decidedBy && { decidedBy: node.decidedBy }),
		reasons: node.reasons.map((reason) => ({ ...reason, message: words.say(reason.message) })),
		evidence: node.evidence,
		citations: node.citations.flatMap((index) => {
			const citation = report.citations[index];
			return citation ? [document.text.slice(...citation.span)] : [];
		}),
	};
}

/** `plumbline/scorecard/1`, see `schemas/scorecard.schema.json`. */
function scorecardObject(result: ReportResult, words: Words) {
	const { scorecard } = result;
	return {
		schema: 'plumbline/scorecard/1',
		analysis: analysisObject(result, words),
		...(scorecard && {
			ledger: ledgerObject(result.analysis, new LineIndex(result.analysis.document.text), scorecard),
		}),
		...(scorecard && wordedScorecard(scorecard, words)),
	};
}

/** The counts with their places. */
function ledgerObject(analysis: Analysis, lines: LineIndex, scorecard?: Scorecard) {
	const entry = ({ count, of, places }: LedgerEntry) => {
		return { count, of, places: places.map((span) => placeObject(span, lines)) };
	};
	const { claims, facts, numbers, paragraphs, citations, sources } = ledgerOf(analysis, scorecard);
	return {
		...{ claims: entry(claims), facts: entry(facts), numbers: entry(numbers) },
		...{ paragraphs: entry(paragraphs), citations: entry(citations), sources: entry(sources) },
	};
}

/** A scorecard with its bases, as it is written: in words, without messages. */
export function wordedScorecard(scorecard: Scorecard, words: Words) {
	const { reportEval, jade } = scorecard;
	return worded(
		{
			...scorecard,
			...(reportEval && { reportEval: reportEvalObject(reportEval) }),
			...(jade && { jade: { ...jade, ...checklistsOf(jade), bases: jadeBases(jade) } }),
		},
		words,
	);
}

/** A judge that gave no reason gave an empty one. */
function checklistsOf({ queryChecklist, reportChecklist }: JadeScore) {
	const plain = <Item extends AssessedItem<object>>(item: Item) => {
		const { judgement } = item;
		return judgement ? { ...item, judgement: { ...judgement, reason: judgement.reason ?? '' } } : item;
	};
	return { queryChecklist: queryChecklist.map(plain), reportChecklist: reportChecklist.map(plain) };
}

/** Coverage has a basis of its own: it is counted even where no claim could be decided. */
function reportEvalObject(score: ReportEvalScore) {
	const { factuality } = score;
	const verdicts = factuality.verdicts.map((verdict) => ({ ...verdict, reason: verdict.reason ?? '' }));
	return { ...score, factuality: { ...factuality, verdicts, coverageBasis: coverageBasis(factuality) } };
}
