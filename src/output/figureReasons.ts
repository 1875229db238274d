import type { Reason } from '../scorecard/dimension';
import { isRefuted } from '../scorecard/factVerdict';
import type { JadeScore } from '../scorecard/jade';
import type { ReportEvalScore } from '../scorecard/reportEval';
import type { RunInfo } from '../scorecard/run';
import { counted } from './summary';

/** Why citation coverage is what it is: it says nothing of what the sources hold. */
export function coverageReasons({ factuality }: ReportEvalScore): Reason[] {
	if (factuality.coverage === null) return [{ message: 'No statement of the report needs a source.' }];
	return [
		{ message: 'Of the statements that need a source, the share that names one. Counted; no source is read for it.' },
	];
}

/** What the reasoning of JADE rests on, or why there is none. */
export function reasoningReasons(jade: JadeScore, mode: RunInfo['mode']): Reason[] {
	const judged = [...jade.queryChecklist, ...jade.reportChecklist.filter(({ type }) => type === 'reasoning')];
	if (judged.length === 0) return [{ message: 'There is no item to judge.' }];
	if (jade.reasoning === null) {
		if (mode === 'offline') return [{ message: 'Its items are judged by a model, and none was asked.' }];
		return [{ message: 'The model judged none of the items that count.' }];
	}
	const met = judged.filter(({ result, weight }) => weight > 0 && result?.value === 1).length;
	const partly = judged.filter(({ result, weight }) => weight > 0 && result?.value === 0.5).length;
	const required = judged.filter(({ result, weight }) => weight > 0 && (result?.value ?? null) !== null).length;
	const flaws = judged.filter(({ result, weight }) => weight < 0 && (result?.value ?? 0) > 0).length;
	const flawed = flaws > 0 ? `, and ${counted(flaws, 'flaw')} found` : '';
	return [{ message: `Of ${counted(required, 'requirement')} ${met} met, ${partly} in part${flawed}.` }];
}

/** How many facts the evidence of JADE is the mean of, and what became of them. */
export function evidenceReasons(jade: JadeScore): Reason[] {
	const facts = jade.reportChecklist.filter(({ type }) => type === 'evidence');
	if (facts.length === 0) return [{ message: 'The report states no fact that could be verified.' }];
	const scored = facts.filter(({ result }) => result?.state === 'scored');
	const refuted = scored.filter(isRefuted).length;
	const found = scored.length === 0 ? '' : `: ${scored.length - refuted} held at least in part, ${refuted} refuted`;
	return [{ message: `${scored.length} of ${counted(facts.length, 'fact')} could be verified${found}.` }];
}

/** Knowledge density has no value of its own without a final score. */
export function densityReasons({ density }: JadeScore): Reason[] {
	return density === null ? [{ message: 'It is counted from the final score, and there is none.' }] : [];
}

/** Which items came out differently when the same report was judged several times. */
export function stabilityReasons({ judged, queryChecklist, reportChecklist }: JadeScore): Reason[] {
	const stability = judged?.stability;
	if (!stability) return [];
	const questions = new Map([...queryChecklist, ...reportChecklist].map(({ id, question }) => [id, question]));
	const flips = stability.flipped.map(({ item, results }): Reason => {
		const values = results.map(({ value }) => (value === null ? '–' : String(Number(value.toFixed(2)))));
		return { message: `Not the same in all runs (${values.join(', ')}): ${questions.get(item) ?? item}` };
	});
	return [
		{ message: `Judged ${stability.runs} times: ${counted(flips.length, 'item')} came out differently.` },
		...flips,
	];
}
