import type { Analysis } from '../analysis';
import type { Report, Span } from '../report/model';
import { byPlace } from '../report/spanRelations';
import type { ControlFigure, RunInfo } from '../scorecard/run';
import type { Scorecard, ScoredAnalysis } from '../scorecard/scorecard';

/**
 * A worse copy of a report, always the same: every second sentence of its evidence and every second citation gone, and a
 * section of its body given twice.
 */
export function damagedCopy({ report, tree }: Analysis): string {
	const { source, sentences, citations } = report;
	const evidence = tree.nodes.flatMap(({ type, sentence }) => {
		const place = sentence === undefined || type !== 'evidence' ? undefined : sentences[sentence];
		return place ? [place.span] : [];
	});
	const gone = [...everySecond(evidence), ...everySecond(citations.map(({ span }) => span))];
	const repeated = sectionToRepeat(report);
	const cuts = gone.map((span) => ({ span, text: '' }));
	const edits = repeated
		? [...cuts, { span: [repeated[1], repeated[1]] as const, text: `\n\n${source.slice(...repeated)}\n\n` }]
		: cuts;
	let [text, at] = ['', 0];
	for (const { span, text: instead } of edits.sort(byPlace)) {
		if (span[0] < at) continue;
		text += source.slice(at, span[0]) + instead;
		at = span[1];
	}
	return text + source.slice(at);
}

function everySecond(spans: readonly Span[]): Span[] {
	return [...new Map(spans.map((span) => [String(span), span])).values()].filter((_, at) => at % 2 === 0);
}

/** The longest section of the body that holds no other. */
function sectionToRepeat({ sections }: Report): Span | undefined {
	const outer = new Set(sections.map(({ parent }) => parent));
	const own = sections.filter(({ index, role }) => role === 'body' && !outer.has(index));
	const lengthOf = ([start, end]: Span) => end - start;
	return own.map(({ span }) => span).sort((a, b) => lengthOf(b) - lengthOf(a))[0];
}

/** Of 100: what moves by less stays where it is. */
const noise = 0.5;

/** The report's scorecard with what the control showed and what both took together. */
export function withControl(scored: ScoredAnalysis, control: ScoredAnalysis, used: Partial<RunInfo>): ScoredAnalysis {
	const { scorecard } = scored;
	const run = { ...scorecard.run, ...used, notFallen: notFallen(scorecard, control.scorecard) };
	return { ...scored, scorecard: { ...scorecard, run } };
}

/** What a model does not mark lower in a damaged copy of a report; what one of the two has no value for is not compared. */
function notFallen(report: Scorecard, copy: Scorecard): ControlFigure[] {
	const [before, after] = [controlFigures(report), new Map(controlFigures(copy))];
	return before.flatMap(([name, value]) => {
		const is = after.get(name) ?? null;
		return value !== null && is !== null && is > value - noise ? [name] : [];
	});
}

function controlFigures({ finResearch, reportEval, jade }: Scorecard): (readonly [ControlFigure, number | null])[] {
	const ofTen = (['articulationProfessionalism', 'articulationCoherence', 'logicConsistency'] as const).map(
		(name) => [name, finResearch?.dimensions[name].value ?? null] as const,
	);
	const scaled = (value: number | null | undefined, by: number) => (typeof value === 'number' ? value * by : null);
	const qualities = (['comprehensiveness', 'coherence', 'clarity', 'insightfulness', 'overall'] as const).map(
		(name) => [name, scaled(reportEval?.quality[name].value, 25)] as const,
	);
	return [
		...ofTen,
		...qualities,
		['averageSupport', scaled(reportEval?.factuality.averageSupport, 50)],
		['reasoning', scaled(jade?.reasoning, 100)],
		['evidence', scaled(jade?.evidence, 100)],
	];
}
