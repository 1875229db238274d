import type { FindingCode } from '../checks/model';
import type { Analysis } from '../model';
import type { ItemGain } from './jade/itemGains';
import type { Effort, FixFirst } from './model';

/** More would not be "first" any more. */
const fixesShown = 10;

/**
 * What would gain the most points, over all frameworks, the most first: findings by the points of FinResearchBench's
 * score, items of JADE's checklists by those of S. Of equal gains the lesser effort goes first.
 */
export function rankFixes({ findings }: Pick<Analysis, 'findings'>, items: readonly ItemGain[]): FixFirst[] {
	const told = new Map(findings.map(({ data }, index) => [data.item, index] as const));
	const steps = [
		...findings.flatMap(({ code, gain }, finding): FixFirst[] =>
			gain !== undefined && gain > 0 ? [{ finding, gain, framework: 'finResearch', effort: effortOf(code) }] : [],
		),
		...items.map(({ item, gain, effort }): FixFirst => {
			return { finding: told.get(item) ?? null, item, gain: gain * 100, framework: 'jade', effort };
		}),
	];
	return steps
		.sort((a, b) => b.gain - a.gain || efforts.indexOf(a.effort) - efforts.indexOf(b.effort))
		.slice(0, fixesShown);
}

const efforts: readonly Effort[] = ['small', 'medium', 'large'];

/** A word, a figure, a mention; something to find or to think through; a passage to write. */
function effortOf(code: FindingCode): Effort {
	if (mediumWork.has(code)) return 'medium';
	return code === 'section.noClaim' ? 'large' : 'small';
}

const mediumWork: ReadonlySet<FindingCode> = new Set([
	'claim.unsupported',
	'claim.partial',
	'conclusion.new',
	'conclusion.gated',
	'citation.missing',
	'source.contradicts',
	'source.notFound',
	'source.partly',
	'source.weak',
	'source.secondary',
]);
