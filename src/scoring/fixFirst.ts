import type { Analysis } from '../analysis';
import { isListed, worthOf } from '../findings/limit';
import type { Finding, FindingCode } from '../findings/model';
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
	/** Compared one after the other, the least first. */
	readonly order: readonly number[];
	readonly defect: string;
	/** What an author would call it: of each kind the list has the first, before it has a second of any. */
	readonly kind: string;
	/** `undefined` for what asks for something the report does not have. */
	readonly span: Span | undefined;
	/** The numbers that refute a fact: whoever corrects it corrects them. */
	readonly numbers?: readonly Span[];
}

/** What comes before what, whatever it weighs. */
const rank = { wrong: 0, fallen: 1, other: 2, held: 3 } as const;

type Told = Pick<Analysis, 'findings' | 'tree' | 'reading'>;

/**
 * What to mend, over all frameworks. First what is wrong: facts that are refuted, those that most falls with in front, then
 * the conclusions that fall with them. Then findings and items of JADE's checklists by how much they weigh, how certain they
 * are and whether the report stands on them; of equal ones what the report has nothing of, then what adds more points, then the
 * lesser effort. Where there is more than a list has room for, the first of each kind stays in it: ten citations to find
 * would hide all else that is wrong. Hints are nothing to begin with, nor is what is held back, unless the checklists were
 * judged and it is the first of its kind. The same defect is named once: nobody is told to cite a source for what is refuted, nor to correct its numbers apart.
 */
export function rankFixes(told: Told, items: readonly ItemGain[]): FixFirst[] {
	const found = findingSteps(told, items);
	const urgent = new Set(found.filter(isUrgent).map(({ step }) => step.item));
	const asked = items.filter((item) => !urgent.has(item.item) && !isToldByNumbers(item, told.findings)).map(itemStep);
	const kept: Ranked[] = [];
	for (const next of [...found, ...asked].sort(byOrder))
		if (isUrgent(next) || !kept.some((one) => isSameDefect(one, next))) kept.push(next);
	const firstOfKind = kept.filter(({ kind }, at) => kept.findIndex((other) => other.kind === kind) === at);
	const more = kept.filter(({ order: [first] }) => first !== rank.held);
	const shown = new Set([...new Set([...firstOfKind, ...more])].slice(0, fixesShown));
	return kept.filter((one) => shown.has(one)).map(({ step }) => step);
}

function isUrgent({ order: [first] }: Ranked): boolean {
	return first === rank.wrong || first === rank.fallen;
}

function byOrder({ order: a }: Ranked, { order: b }: Ranked): number {
	const at = a.findIndex((value, index) => value !== b[index]);
	return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The item of a fact that a slip in the numbers refutes: the slip is what is to be mended, where it is named itself. */
function isToldByNumbers({ isFact, span }: ItemGain, findings: readonly Finding[]): boolean {
	return isFact && span !== undefined && findings.some((other) => isListed(other) && isRefutedBy({ span }, other));
}

function findingSteps({ findings, tree, reading }: Told, items: readonly ItemGain[]): Ranked[] {
	const isJudged = reading !== undefined && items.length > 0;
	const stands = tree.nodes.filter(({ sentence }) => sentence !== undefined);
	const gains = new Map(items.map((item) => [item.item, pointsOf(item)]));
	const refuted = findings.filter(({ code }) => code === 'evidence.refuted');
	return findings.flatMap((finding, index): Ranked[] => {
		const { code, span } = finding;
		const effort = effortOf(code);
		const plain = { finding: index, gain: 0, effort };
		if (finding.code === 'evidence.refuted') {
			const { item, falls } = finding.data;
			const points = gains.get(item) ?? { gain: 0 };
			const numbers = findings.filter((other) => isRefutedBy({ span }, other)).map((other) => other.span);
			const order = [rank.wrong, -points.gain, -falls, efforts.indexOf(effort)];
			return [
				{
					step: { ...plain, ...points, item, framework: 'jade' },
					order,
					defect: wantsGround,
					kind: wrongFact,
					span,
					numbers,
				},
			];
		}
		if (code === 'source.contradicts' && !refuted.some((fact) => overlap(fact.span, span))) {
			const order = [rank.wrong, 0, 0, efforts.indexOf(effort)];
			return [
				{ step: { ...plain, framework: 'reportEval' }, order, defect: wantsGround, kind: wrongFact, span, numbers: [] },
			];
		}
		if (finding.code === 'conclusion.gated') {
			// Where JADE counts what a fact gains, its conclusions are in that.
			if (gains.has(finding.data.fact)) return [];
			const step = { ...plain, item: finding.data.item, framework: 'jade' } as const;
			return [{ step, order: [rank.fallen], defect: code, kind: wrongFact, span }];
		}
		const isHeld = finding.held === true && finding.severity !== 'hint' && isJudged;
		if (!isListed(finding) && !isHeld) return [];
		const refutes = isHeld ? undefined : items.find((item) => isToldByNumbers(item, [finding]));
		const step = refutes
			? ({ ...plain, ...pointsOf(refutes), framework: 'jade' } as const)
			: ({ ...plain, framework: 'finResearch' } as const);
		const order = orderOf(worthOf(finding) * standsOn(span, stands), step);
		if (isHeld) order[0] = rank.held;
		return [{ step, order, defect: defectOf(code), kind: kindOf(code, index), span }];
	});
}

function orderOf(worth: number, { effort, gain }: Pick<FixFirst, 'effort' | 'gain'>, unmet = false): number[] {
	return [rank.other, -worth, unmet ? 0 : 1, -gain, efforts.indexOf(effort)];
}

/** What lies on a statement of the condensed tree, which the report stands on, weighs double. */
function standsOn(span: Span, nodes: readonly LogicNode[]): number {
	return nodes.some((node) => node.key && overlap(node.span, span)) ? 2 : 1;
}

/** What a judge found missing weighs as much as a warning of unknown probability. */
function itemStep(asked: ItemGain): Ranked {
	const { item, unmet, effort, span } = asked;
	const step = { finding: null, item, ...pointsOf(asked), framework: 'jade', effort } as const;
	const order = orderOf(worthOf({ severity: 'warning', certainty: undefined }), step, unmet);
	return { step, order, defect: wantsGround, kind: span ? openClaim : 'asked', span };
}

/** Of 100. */
function pointsOf({ gain, most }: ItemGain): Pick<FixFirst, 'gain' | 'most'> {
	return { gain: gain * 100, ...(most !== undefined && { most: most * 100 }) };
}

function isSameDefect(a: Ranked, b: Ranked): boolean {
	const { span } = b;
	if (span === undefined) return false;
	const places = b.defect === wrongNumber ? (a.numbers ?? []) : [];
	if (places.some((place) => overlap(place, span))) return true;
	return a.defect === b.defect && a.span !== undefined && overlap(a.span, span);
}

/** A statement needs a source, another one, or a better case. */
const wantsGround = 'ground';
const wrongNumber = 'number';

/** Findings of one kind at one place are mended together. */
function defectOf(code: FindingCode): string {
	if (grounding.has(code)) return wantsGround;
	return code.startsWith('number.') ? wrongNumber : code;
}

/** A fact that does not hold, or what falls with it. */
const wrongFact = 'fact';
/** A claim that nothing carries, or not all of it. */
const openClaim = 'claim';

/** Numbers are one kind, and so are citations; what no code names is a kind of its own. */
function kindOf(code: FindingCode, index: number): string {
	if (code === 'review.note') return `${code} ${index}`;
	if (code === 'claim.unsupported' || code === 'claim.partial' || code === 'argument.gap') return openClaim;
	return /^(?:number|citation)\./.exec(code)?.[0] ?? code;
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
