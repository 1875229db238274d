import type { FindingCode } from '../../../src/findings/model';
import { overlap } from '../../../src/report/spanRelations';
import { type ControlRow, didNotFall } from '../../../src/scorecard/run';
import type { ScoredAnalysis } from '../../../src/scorecard/scorecard';
import { type DamagedCopy, type DamageKind, damageKinds } from '../../../src/scoring/damagedCopy';

/** In points of 100: what has no reason to fall moves by no more than this. */
const steady = 5;

/** A figure before and after, and whether it did what the damage asks of it. */
export interface Row extends ControlRow {
	readonly should: 'fall' | 'stay' | 'either';
	readonly ok: boolean;
}

/** How a question is taken apart may suffer from what is missing, and need not. */
export function rowsOf(control: readonly ControlRow[]): Row[] {
	return control.map((row): Row => {
		if (row.figure === 'analysisFrameworkQuality') return { ...row, should: 'either', ok: true };
		if (staying.has(row.figure)) return { ...row, should: 'stay', ok: Math.abs(row.copy - row.report) <= steady };
		return { ...row, should: 'fall', ok: !didNotFall(row) };
	});
}

const staying: ReadonlySet<ControlRow['figure']> = new Set(['visualLinguisticSynergy', 'viewpointClarity']);

/** What tells of each kind of damage. */
const telling: Readonly<Record<DamageKind, readonly FindingCode[]>> = {
	reasons: ['claim.unsupported', 'claim.partial', 'argument.gap', 'conclusion.gated'],
	citations: ['citation.missing'],
	sourceFigures: ['source.contradicts', 'evidence.refuted'],
	figures: ['number.inconsistent', 'number.arithmetic', 'argument.contradiction'],
	repetition: ['paragraph.redundant'],
	passage: ['review.note'],
	certainty: ['claim.overstated'],
	layout: ['review.note'],
};

/** The kinds of damage that no step of “Fix first” tells of. What has lost its reasons may stand anywhere; of all else a step names one of the places. */
export function unnamed({ places }: DamagedCopy, { analysis, scorecard }: ScoredAnalysis): DamageKind[] {
	const { report, findings } = analysis;
	const steps = scorecard.fixFirst.flatMap(({ finding }) => (finding === null ? [] : (findings[finding] ?? [])));
	const named = (kind: DamageKind) => {
		const own = places.filter((place) => place.kind === kind);
		const blocks = report.blocks.filter(({ outer }) =>
			own.some(({ span: [from, to] }) => overlap(outer, [from, to + 1])),
		);
		return steps.some(({ code, span, related }) => {
			const at = [span, ...related.map((other) => other.span)];
			const isThere = blocks.some((block) => at.some((one) => overlap(one, block.outer)));
			return telling[kind].includes(code) && (kind === 'reasons' || isThere);
		});
	};
	return damageKinds.filter((kind) => places.some((place) => place.kind === kind) && !named(kind));
}

export function tableOf(rows: readonly Row[]): string {
	const lines = rows.map(({ figure, report, copy, should, ok }) => [
		...[figure, report.toFixed(1), copy.toFixed(1), should, ok ? 'ok' : 'NOT OK'],
	]);
	return [['figure, points of 100', 'before', 'after', 'should', ''], ...lines]
		.map(([name = '', ...cells]) => (name.padEnd(28) + cells.map((cell) => cell.padStart(9)).join('')).trimEnd())
		.join('\n');
}
