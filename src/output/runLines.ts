import { endsRun } from '../judge/model';
import { inEnglish } from '../messages/english';
import type { Message } from '../messages/model';
import type { RunFailure, RunInfo } from '../scorecard/run';
import type { Scorecard } from '../scorecard/scorecard';
import { counted, formatCount } from './summary';

/** Who scored, what it took, what could not be judged, and how stable the judgement is: a line each. */
export function runLines({ run, stability }: Scorecard): string[] {
	return [
		formatRun(run),
		...failureKinds(run.failures).map(({ code, failures, message }) =>
			endsRun.has(code)
				? `Stopped early, the rest is estimated: ${inEnglish(message)}`
				: `${counted(failures, 'question')} without an answer: ${inEnglish(message)}`,
		),
		...(stability ? [formatStability(stability)] : []),
	];
}

/** Who scored, and what it took. */
export function formatRun(run: RunInfo): string {
	const took = `${run.seconds.toFixed(1)} s`;
	if (run.mode === 'offline') return `Offline: no model was asked · ${took}`;
	return [
		run.model ?? 'model',
		`${counted(run.calls, 'call')}, ${formatCount(run.cached)} from the cache`,
		`${formatCount(run.tokensIn)} + ${formatCount(run.tokensOut)} tokens`,
		formatCost(run.cost),
		took,
	].join(' · ');
}

/** `$0.012`; in words when the model's price is not known. */
export function formatCost(dollars: number | null): string {
	return dollars === null ? 'cost not known' : `$${dollars.toFixed(3)}`;
}

/** Failures of one kind, told once with the first one's message. */
export interface FailureKind {
	readonly code: RunFailure['code'];
	readonly failures: number;
	readonly message: Message;
}

export function failureKinds(failures: readonly RunFailure[]): FailureKind[] {
	return [...new Set(failures.map(({ code }) => code))].map((code) => {
		const alike = failures.filter((failure) => failure.code === code);
		return { code, failures: alike.length, message: alike[0]!.message };
	});
}

function formatStability({ runs, final, flipped }: NonNullable<Scorecard['stability']>): string {
	const spread = final ? `final score ${final.mean.toFixed(1)} ± ${final.sigma.toFixed(1)}, ` : '';
	return `Judged ${runs} times: ${spread}${counted(flipped.length, 'argument')} judged differently`;
}
