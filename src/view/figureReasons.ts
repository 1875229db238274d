import { message, verbatim } from '../messages/message';
import type { Reason } from '../scorecard/dimension';
import { isRefuted } from '../scorecard/factVerdict';
import type { JadeScore } from '../scorecard/jade';
import type { ReportEvalScore } from '../scorecard/reportEval';
import type { RunInfo } from '../scorecard/run';
import { questionOf } from './checkItem';

/** Why citation coverage is what it is: it says nothing of what the sources hold. */
export function coverageReasons({ factuality }: ReportEvalScore): Reason[] {
	const { coverage, citing } = factuality;
	if (citing.of === 0) return [{ message: message('scores.noCoverage') }];
	if (coverage !== null) return [{ message: message('scores.coverage') }];
	return [{ message: message('scores.needsReader') }, { message: message('scores.citing', citing) }];
}

/** What the reasoning of JADE rests on, or why there is none. */
export function reasoningReasons(jade: JadeScore, mode: RunInfo['mode']): Reason[] {
	const judged = [...jade.queryChecklist, ...jade.reportChecklist.filter(({ type }) => type === 'reasoning')];
	if (judged.length === 0) return [{ message: message('jade.noItem') }];
	if (jade.reasoning === null) return [{ message: message(mode === 'offline' ? 'jade.notAsked' : 'jade.noneJudged') }];
	const required = judged.filter(({ result, weight }) => weight > 0 && (result?.value ?? null) !== null);
	const having = (value: number) => required.filter(({ result }) => result?.value === value).length;
	const flaws = judged.filter(({ result, weight }) => weight < 0 && (result?.value ?? 0) > 0).length;
	const counts = { required: required.length, met: having(1), partly: having(0.5), flaws };
	return [{ message: message('jade.met', counts) }];
}

/** How many facts the evidence of JADE is the mean of, and what became of them. */
export function evidenceReasons(jade: JadeScore): Reason[] {
	const facts = jade.reportChecklist.filter(({ type }) => type === 'evidence');
	if (facts.length === 0) return [{ message: message('jade.noFact') }];
	const scored = facts.filter(({ result }) => result?.state === 'scored');
	const refuted = scored.filter(isRefuted).length;
	const counts = { facts: facts.length, verified: scored.length, confirmed: scored.length - refuted, refuted };
	return [{ message: message('jade.facts', counts) }];
}

/** Knowledge density has no value of its own without a final score. */
export function densityReasons({ density }: JadeScore): Reason[] {
	return density === null ? [{ message: message('jade.noDensity') }] : [];
}

/** Which items came out differently when the same report was judged several times. */
export function stabilityReasons({ judged, queryChecklist, reportChecklist }: JadeScore): Reason[] {
	const stability = judged?.stability;
	if (!stability) return [];
	const questions = new Map([...queryChecklist, ...reportChecklist].map((item) => [item.id, questionOf(item)]));
	const flips = stability.flipped.map(({ item, results }): Reason => {
		const values = results.map(({ value }) => (value === null ? '–' : Number(value.toFixed(2))));
		return { message: message('jade.flip', { values, question: questions.get(item) ?? verbatim(item) }) };
	});
	return [{ message: message('jade.runs', { runs: stability.runs, flips: flips.length }) }, ...flips];
}
