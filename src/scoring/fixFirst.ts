import type { Analysis } from '../analysis';
import type { Finding, FindingCode } from '../findings/model';
import { overlap } from '../report/spanRelations';
import type { Effort, FixFirst } from '../scorecard/scorecard';
import type { ItemGain } from './jade/formula/itemGains';

/** More would not be "first" any more. */
const fixesShown = 10;

/**
 * What to mend, over all frameworks. First what is wrong, whatever it gains: facts that are refuted, those that most falls
 * with in front, then the conclusions that fall with them. Then what would gain the most points: findings by the points of
 * FinResearchBench's score, items of JADE's checklists by those of S. Of equal gains the lesser effort goes first. Nobody is
 * told to cite a source for what is refuted.
 */
export function rankFixes({ findings }: Pick<Analysis, 'findings'>, items: readonly ItemGain[]): FixFirst[] {
	const wrong = wrongSteps(findings, items);
	const urgent = new Set(wrong.map(({ item }) => item));
	const told = new Map(findings.map(({ data }, index) => ['item' in data ? data.item : undefined, index] as const));
	const refuted = findings.filter(({ code }) => refuting.has(code)).map(({ span }) => span);
	const steps = [
		...findings.flatMap(({ code, gain, span }, finding): FixFirst[] => {
			const counts = gain !== undefined && gain > 0 && !(citing.has(code) && refuted.some((one) => overlap(one, span)));
			return counts ? [{ finding, gain, framework: 'finResearch', effort: effortOf(code) }] : [];
		}),
		...items
			.filter(({ item }) => !urgent.has(item))
			.map(({ item, gain, effort }): FixFirst => {
				return { finding: told.get(item) ?? null, item, gain: gain * 100, framework: 'jade', effort };
			}),
	];
	return [...wrong, ...steps.sort(mostFirst)].slice(0, fixesShown);
}

const refuting: ReadonlySet<FindingCode> = new Set(['evidence.refuted', 'source.contradicts']);

/** Findings that ask for a source, or for another one. */
const citing: ReadonlySet<FindingCode> = new Set([
	'claim.unsupported',
	'claim.partial',
	'claim.vague',
	'citation.missing',
	'source.notFound',
	'source.partly',
	'source.weak',
	'source.secondary',
]);

/**
 * The refuted facts, one step each, and the conclusions that fall with them. Where JADE counts what a fact gains, its
 * conclusions are in that.
 */
function wrongSteps(findings: readonly Finding[], items: readonly ItemGain[]): FixFirst[] {
	const gains = new Map(items.map(({ item, gain }) => [item, gain * 100]));
	const numbered = findings.map((finding, index) => ({ ...finding, index }));
	const facts = numbered.filter((finding) => finding.code === 'evidence.refuted');
	const refuted = facts.map(({ code, index, data: { item, falls } }) => {
		const gain = gains.get(item) ?? 0;
		return { falls, step: { finding: index, item, gain, framework: 'jade', effort: effortOf(code) } as const };
	});
	const contradicted = numbered
		.filter(({ code, span }) => code === 'source.contradicts' && !facts.some((fact) => overlap(fact.span, span)))
		.map(({ code, index }) => {
			return { falls: 0, step: { finding: index, gain: 0, framework: 'reportEval', effort: effortOf(code) } as const };
		});
	const fallen = numbered
		.filter((finding) => finding.code === 'conclusion.gated')
		.filter(({ data }) => !gains.has(data.fact));
	return [
		...[...refuted, ...contradicted]
			.sort((a, b) => mostFirst(a.step, b.step) || b.falls - a.falls)
			.map(({ step }): FixFirst => step),
		...fallen.map(({ code, index, data }): FixFirst => {
			return { finding: index, item: data.item, gain: 0, framework: 'jade', effort: effortOf(code) };
		}),
	];
}

function mostFirst(a: FixFirst, b: FixFirst): number {
	return b.gain - a.gain || efforts.indexOf(a.effort) - efforts.indexOf(b.effort);
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
