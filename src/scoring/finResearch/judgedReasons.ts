import type { ModelError } from '../../judge/model';
import type { JudgedValue } from '../../judge/tasks/finresearchDimensions';
import type { QuoteAligner } from '../../quotes/align';
import type { Reason } from '../../scorecard/dimension';
import type { JudgedNode, SupportCounts, TreeBasis } from '../../scorecard/finResearch';
import { spokenReason } from '../../shown/spokenReason';

/** What the value of several runs is the mean of. */
export function runsText(scores: readonly number[], runs: number): string {
	const missing = scores.length < runs ? ` (${runs - scores.length} of ${runs} gave none)` : '';
	return `The mean of ${scores.length} ${scores.length === 1 ? 'run' : 'runs'}: ${scores.join(', ')}${missing}.`;
}

/** The model's own reasons. One that quotes what does not stand in the report is left out. */
export function saidReasons({ reasons }: Pick<JudgedValue, 'reasons'>, aligner: QuoteAligner): Reason[] {
	const given = reasons.filter(({ text }) => text.trim() !== '').slice(0, mostReasons);
	const said = given.flatMap(({ text, quote }): Reason[] => {
		const message = spokenReason(text);
		if (quote === null || quote.trim() === '') return [{ message }];
		const aligned = aligner.align(quote.slice(0, longestQuote));
		return aligned ? [{ message, span: aligned.span }] : [];
	});
	const left = given.length - said.length;
	if (left === 0) return said;
	const what = left === 1 ? 'One reason was' : `${left} reasons were`;
	return [...said, { message: `${what} left out: what the model quoted does not stand in the report.` }];
}

const longestQuote = 1_000;
const mostReasons = 6;

/** How many arguments stand, on which tree, and whether all were judged. */
export function supportReasons(support: SupportCounts, tree: TreeBasis, error: ModelError | undefined): Reason[] {
	const { supported, partial, unsupported, unknown } = support;
	const open = unknown > 0 ? `, ${unknown} not judged` : '';
	return [
		{
			message: `Of ${supported + partial + unsupported + unknown} arguments, the model finds ${supported} supported, ${partial} partly and ${unsupported} not${open}.`,
		},
		...(tree.basis === 'model' ? [] : [{ message: tree.note }]),
		...(error ? [{ message: `Not all arguments were judged: ${error.message}` }] : []),
	];
}

/** More would hide the first ones. */
const gapsShown = 10;

/** The arguments that nothing carries, with the model's words. */
export function gaps(nodes: readonly JudgedNode[]): Reason[] {
	const open = nodes.filter(({ support }) => support === 'unsupported');
	const shown = open.slice(0, gapsShown).map(
		({ reason, span }): Reason => ({
			message: reason === '' ? 'Not supported.' : `Not supported: ${reason}`,
			span,
		}),
	);
	const left = open.length - shown.length;
	return [...shown, ...(left > 0 ? [{ message: `And ${left} more arguments that are not supported.` }] : [])];
}
