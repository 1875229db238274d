import type { Analysis } from '../analysis';
import type { Finding, FindingCode } from '../findings/model';
import { isListed, worthOf } from '../findings/volume';
import { isRefutedBy } from '../findings/wrongNumbers';
import type { Span } from '../report/model';
import { overlap } from '../report/spanRelations';
import type { Effort, FixFirst } from '../scorecard/scorecard';
import type { LogicNode } from '../tree/model';
import type { ItemGain } from './jade/formula/itemGains';

/** More would not be "first" any more. */
const fixesShown = 10;

/** A step with what its place in the list goes by. */
interface Ranked {
	readonly step: FixFirst;
	/** Severity by certainty by whether the report stands on it. */
	readonly worth: number;
	readonly defect: string;
	/** `undefined` for what asks for something the report does not have. */
	readonly span: Span | undefined;
	/** The numbers that refute a fact: whoever corrects it corrects them. */
	readonly numbers?: readonly Span[];
}

type Told = Pick<Analysis, 'findings' | 'tree'>;

/**
 * What to mend, over all frameworks. First what is wrong: facts that are refuted, those that most falls with in front, then
 * the conclusions that fall with them. Then findings and items of JADE's checklists by how much they weigh, how certain they
 * are and whether the report stands on them; of equal ones the lesser effort, then what adds more points. Hints, and what is
 * held back, are nothing to begin with. The same defect is named once: nobody is told to cite a source for what is refuted, nor to correct its numbers apart.
 */
export function rankFixes(told: Told, items: readonly ItemGain[]): FixFirst[] {
	const wrong = wrongSteps(told.findings, items);
	const urgent = new Set(wrong.map(({ step: { item } }) => item));
	const rest = [
		...findingSteps(told, new Set(wrong.map(({ step: { finding } }) => finding))),
		...items.filter((item) => !urgent.has(item.item) && !isToldByNumbers(item, told.findings)).map(itemStep),
	].sort(weightiestFirst);
	const kept = [...wrong];
	for (const next of rest) if (!kept.some((one) => isSame(one, next))) kept.push(next);
	return kept.slice(0, fixesShown).map(({ step }) => step);
}

/** The item of a fact that a slip in the numbers refutes: the slip is what is to be mended, where it is named itself. */
function isToldByNumbers({ isFact, span }: ItemGain, findings: readonly Finding[]): boolean {
	return isFact && span !== undefined && findings.some((other) => isListed(other) && isRefutedBy({ span }, other));
}

function findingSteps({ findings, tree }: Told, done: ReadonlySet<number | null>): Ranked[] {
	const stands = tree.nodes.filter(({ sentence }) => sentence !== undefined);
	return findings.flatMap((finding, index) =>
		done.has(index) || !isListed(finding) || finding.code === 'conclusion.gated'
			? []
			: [{ ...ranked(finding, index), worth: worthOf(finding) * standsOn(finding.span, stands) }],
	);
}

/** What lies on a statement of the condensed tree, which the report stands on, weighs double. */
function standsOn(span: Span, nodes: readonly LogicNode[]): number {
	return nodes.some((node) => node.key && overlap(node.span, span)) ? 2 : 1;
}

function ranked({ code, span }: Finding, finding: number): Omit<Ranked, 'worth'> {
	const step = { finding, gain: 0, framework: 'finResearch', effort: effortOf(code) } as const;
	return { step, defect: defectOf(code), span };
}

/** What a judge found wanting weighs as a warning whose odds nobody knows. */
function itemStep({ item, gain, effort, span }: ItemGain): Ranked {
	const step = { finding: null, item, gain: gain * 100, framework: 'jade', effort } as const;
	const worth = worthOf({ severity: 'warning', certainty: undefined });
	return { step, worth, defect: wantsGround, span };
}

function isSame(a: Ranked, b: Ranked): boolean {
	const { span } = b;
	if (span === undefined) return false;
	const places = b.defect === wrongNumber ? (a.numbers ?? []) : [];
	if (places.some((place) => overlap(place, span))) return true;
	return a.defect === b.defect && a.span !== undefined && overlap(a.span, span);
}

function weightiestFirst(a: Ranked, b: Ranked): number {
	return b.worth - a.worth || leastEffort(a.step, b.step) || b.step.gain - a.step.gain;
}

/** A statement needs a source, another one, or a better case. */
const wantsGround = 'ground';
const wrongNumber = 'number';

/** Findings of one kind at one place are mended together. */
function defectOf(code: FindingCode): string {
	if (grounding.has(code)) return wantsGround;
	return code.startsWith('number.') ? wrongNumber : code;
}

/** Findings that ask for a source, or for another one; and those after which none is asked for any more. */
const grounding: ReadonlySet<FindingCode> = new Set([
	'evidence.refuted',
	'source.contradicts',
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
function wrongSteps(findings: readonly Finding[], items: readonly ItemGain[]): Ranked[] {
	const gains = new Map(items.map(({ item, gain }) => [item, gain * 100]));
	const numbered = findings.map((finding, index) => ({ ...finding, index }));
	const facts = numbered.filter((finding) => finding.code === 'evidence.refuted');
	const refuted = facts.map(({ code, index, span, data: { item, falls } }) => {
		const gain = gains.get(item) ?? 0;
		const numbers = findings.filter((finding) => isRefutedBy({ span }, finding)).map((finding) => finding.span);
		return {
			falls,
			span,
			numbers,
			step: { finding: index, item, gain, framework: 'jade', effort: effortOf(code) } as const,
		};
	});
	const contradicted = numbered
		.filter(({ code, span }) => code === 'source.contradicts' && !facts.some((fact) => overlap(fact.span, span)))
		.map(({ code, index, span }) => {
			const step = { finding: index, gain: 0, framework: 'reportEval', effort: effortOf(code) } as const;
			return { falls: 0, span, numbers: [], step };
		});
	const fallen = numbered
		.filter((finding) => finding.code === 'conclusion.gated')
		.filter(({ data }) => !gains.has(data.fact))
		.map(({ code, index, span, data }) => {
			return {
				span,
				step: { finding: index, item: data.item, gain: 0, framework: 'jade', effort: effortOf(code) } as const,
			};
		});
	const most = Number.POSITIVE_INFINITY;
	return [
		...[...refuted, ...contradicted]
			.sort((a, b) => b.step.gain - a.step.gain || b.falls - a.falls || leastEffort(a.step, b.step))
			.map(({ step, span, numbers }): Ranked => ({ step, span, numbers, worth: most, defect: wantsGround })),
		...fallen.map(({ step, span }): Ranked => ({ step, span, worth: most, defect: 'conclusion.gated' })),
	];
}

function leastEffort(a: FixFirst, b: FixFirst): number {
	return efforts.indexOf(a.effort) - efforts.indexOf(b.effort);
}

const efforts: readonly Effort[] = ['small', 'medium', 'large'];

/** A word, a figure, a mention; something to find or to think through; a passage to write. */
function effortOf(code: FindingCode): Effort {
	if (mediumWork.has(code)) return 'medium';
	return code === 'report.missing' ? 'large' : 'small';
}

const mediumWork: ReadonlySet<FindingCode> = new Set([
	'claim.unsupported',
	'claim.partial',
	'argument.contradiction',
	'argument.gap',
	'conclusion.gated',
	'citation.missing',
	'source.contradicts',
	'source.notFound',
	'source.partly',
	'source.weak',
	'source.secondary',
]);
