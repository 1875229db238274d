import { oneOf } from '../../lexicon/compile';
import { instructions } from '../../lexicon/steps.json';
import { cached } from '../../text/textCache';
import type { UnitSignals } from './signals';

/** An instruction, alone or behind the name of its step. */
const instruction = new RegExp(
	`^(?:[^:：.。]{2,60}[:：]\\s*)?(?:always\\s|never\\s|do\\snot\\s|don['’]t\\s|please\\s)?${oneOf(instructions)}\\b(?!\\s(?:of|is|are|was|for)\\b|[-/:])`,
	'i',
);

/** A step of a procedure: it tells what to do, and gives no reason that could fail. */
export function isStep({ unit, cues }: UnitSignals): boolean {
	if (unit.block.kind !== 'item' && unit.block.container === undefined) return false;
	return instructs(unit.text) && !cues.has('measurement') && !cues.has('cause');
}

/** `例如，将超时设为 10 秒`, `因此，确保……`: verbs that stand behind their object or a joint. */
const chineseInstruction =
	/^(?:例如|比如|因此|同时)?[，,]?(?:请|务必|确保|应当?先|可?将[^，。]{1,40}(?:设置?为|设成|配置为|调整为|改为))/u;

/** Whether a text begins with what to do. */
export const instructs: (text: string) => boolean = cached(
	(text) => instruction.test(text) || chineseInstruction.test(text),
);

const operation = /[\p{L}\d%)）]\s*[×÷∗*]\s*[\p{L}\d(（]/u;

/** A product in brackets behind the value that it comes to: `(250,000 × 1.348)`. */
const inBrackets = /[(（][^()（）]*\d\s?[×÷]\s?\d[^()（）]*[)）]/u;

/** Whether a text shows how a value is calculated: `12,000 × 40 ≈ 480,000`, `337,000 (250,000 × 1.348)`. */
export function isCalculation(text: string): boolean {
	if (inBrackets.test(text)) return true;
	if (!/[×÷∗*]/.test(text) || !/[=≈]/.test(text)) return false;
	return text.split('\n').some((line) => {
		const first = line.search(/[=≈]/u);
		const last = Math.max(line.lastIndexOf('='), line.lastIndexOf('≈'));
		return first >= 0 && (operation.test(line.slice(0, last)) || operation.test(line.slice(first + 1)));
	});
}

/** Headings of plans and schedules, whose entries are no claims. */
const planTitle =
	/\b(?:road ?maps?|milestones?|implementation (?:steps|plan|phases)|action plan|next steps)\b|路线图|里程碑|实施(?:步骤|计划|方案)|行动计划/i;

/** Headings of the report's own calculations. */
const calculationTitle = /\b(?:calculations?|worked examples?)\b|计算(?!机)/i;

/** Whether an entry of a list is a planned step or a line of a calculation, by the headings above it. */
export function isPlanOrCalculationStep({ unit, cues }: UnitSignals, titles: readonly string[]): boolean {
	if (unit.block.kind !== 'item' || cues.has('inference') || cues.has('cause')) return false;
	return titles.some(isPlanOrCalculationTitle);
}

const isPlanOrCalculationTitle = cached((title) => planTitle.test(title) || calculationTitle.test(title));
