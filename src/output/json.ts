import type { Analysis } from '../analysis';
import type { Words } from '../messages/model';
import { LineIndex } from '../report/lines';
import type { AssessedItem, JadeScore } from '../scorecard/jade';
import type { ReportEvalScore } from '../scorecard/reportEval';
import type { Scorecard } from '../scorecard/scorecard';
import type { LogicNode } from '../tree/model';
import { coverageBasis, jadeBases } from '../view/figureBasis';
import type { ReportResult } from './model';
import { reportStats } from './summary';
import { worded } from './worded';

/** One object for one report, an array for several, even when only one of the several could be read. */
export function renderJson(results: readonly ReportResult[], words: Words, several: boolean): string {
	const objects = results.map((result) =>
		result.scorecard ? scorecardObject(result, words) : analysisObject(result, words),
	);
	return `${JSON.stringify(several ? objects : objects[0], null, 2)}\n`;
}

/** `plumbline/analysis/1`, see `schemas/analysis.schema.json`. */
export function analysisObject({ analysis, sha256, review }: ReportResult, words: Words) {
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
		findings: analysis.findings.map(({ code, severity, span, message, related, data, gain }) => ({
			code,
			severity,
			span,
			...lines.position(span[0]),
			message: words.say(message),
			related: related.map((place) => ({
				span: place.span,
				...lines.position(place.span[0]),
				message: words.say(place.message),
			})),
			data,
			gain: gain ?? null,
		})),
		ignored: analysis.ignored,
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
		withdrawn: withdrawn.map((finding) => ({ ...finding, ...lines.position(finding.span[0]) })),
		dropped: review.dropped,
		run: worded(run, words),
	};
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
		reasons: node.reasons.map((reason) => ({ ...reason, message: words.say(reason.message) })),
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
		...(scorecard && wordedScorecard(scorecard, words)),
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
