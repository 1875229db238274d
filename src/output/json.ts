import type { Analysis } from '../analysis';
import { numberRelations } from '../checks/numbers/numberRelations';
import type { Words } from '../messages/model';
import { LineIndex } from '../report/lines';
import type { Span } from '../report/model';
import type { AssessedItem, JadeScore } from '../scorecard/jade';
import type { ReportEvalScore } from '../scorecard/reportEval';
import type { Scorecard } from '../scorecard/scorecard';
import type { LogicNode } from '../tree/model';
import { coverageBasis, jadeBases } from '../view/figureBasis';
import { ledgerNames, ledgerOf } from '../view/ledger';
import { decidedObject } from './decided';
import type { Rendering, ReportResult } from './model';
import { JsonArray } from './rendering';
import { reportStats } from './summary';
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

/** `plumbline/analysis/1`, see `schemas/analysis.schema.json`. */
export function analysisObject({ analysis, sha256, known, review }: ReportResult, words: Words) {
	const { document, report, tree, pairs } = analysis;
	const lines = new LineIndex(document.text);
	return {
		schema: 'plumbline/analysis/1',
		file: document.name,
		sha256,
		language: report.language,
		stats: reportStats(report),
		tree: {
			thesis: tree.thesis,
			nodes: tree.nodes.map((node) => nodeObject(node, node.parent, analysis, words)),
			metrics: tree.metrics,
		},
		findings: analysis.findings.map(({ code, severity, held, certainty, span, message, related, data, decidedBy }) => ({
			code,
			severity,
			...(held && { held }),
			...(certainty !== undefined && { certainty: rounded(certainty) }),
			span,
			...lines.position(span[0]),
			message: words.say(message),
			related: related.map((place) => ({
				span: place.span,
				...lines.position(place.span[0]),
				message: words.say(place.message),
			})),
			data,
			// Of the first version of the format: no points of an estimate are promised for a finding.
			gain: null,
			...(decidedBy && { decidedBy }),
		})),
		numbers: numbersObject(analysis, words, lines),
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

function reviewObject({ tally, review, run }: NonNullable<ReportResult['review']>, lines: LineIndex, words: Words) {
	const { withdrawn, ...counts } = tally;
	return {
		...counts,
		withdrawn: withdrawn.map(({ finding: { code, span }, reason }) => {
			return { code, span, reason, ...lines.position(span[0]) };
		}),
		dropped: review.dropped,
		run: worded(run, words),
	};
}

/** Every relation between numbers that was checked. */
function numbersObject({ report }: Analysis, words: Words, lines: LineIndex) {
	const { relations, alone } = numberRelations(report);
	const at = (span: Span) => ({ span, ...lines.position(span[0]) });
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
		...(node.ground && { ground: { ...node.ground, strength: rounded(node.ground.strength) } }),
		evidence: node.evidence,
		drawsOn: node.drawsOn,
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
		...(scorecard && { ledger: ledgerObject(result.analysis, scorecard) }),
		...(scorecard && wordedScorecard(scorecard, words)),
	};
}

/** The counts with their places. */
function ledgerObject(analysis: Analysis, scorecard: Scorecard) {
	const lines = new LineIndex(analysis.document.text);
	const ledger = ledgerOf(analysis, scorecard);
	return Object.fromEntries(
		ledgerNames.map((name) => {
			const { count, of, places } = ledger[name];
			return [name, { count, of, places: places.map((span) => ({ span, ...lines.position(span[0]) })) }];
		}),
	);
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
