import { firstCharacters, firstWords, inEither } from '../../lexicon/compile';
import { closing, conclusionHeadings, pointers } from '../../lexicon/conclusions';
import { kept } from '../../text/kept';
import { isAboutReport } from '../reading/aboutReport';
import type { RuleReading } from '../reading/readByRules';
import type { Role } from '../reading/roles';
import type { UnitSignals } from '../reading/signals';

/** A report with what the learned parts say of its units. */
export interface ClassifiedReading extends RuleReading {
	/** How likely each unit is a key node, 0–1. */
	readonly key: readonly number[];
	/** Each unit's role as it was learned; `roles` are the rules' own. */
	readonly classified: readonly Role[];
}

/** The sentences that state something of the report's subject: what can answer a question, conclude, or carry a conclusion. */
export function statesSomething({ classified }: ClassifiedReading, { unit, label, question }: UnitSignals): boolean {
	return (
		unit.kind === 'sentence' && classified[unit.index] !== 'other' && !label && !question && !picture.test(unit.text)
	);
}

const picture = /^!\[/;

/** Whether a unit stands where a report sums up. */
export function sumsUp({ unit: { section } }: UnitSignals): boolean {
	return section?.role === 'summary' || section?.role === 'conclusion';
}

const closingWords = { en: firstWords(closing.en), zh: firstCharacters(closing.zh) };
const pointerWords = { en: firstWords(pointers.en), zh: firstCharacters(pointers.zh) };
const headings = inEither(conclusionHeadings);

/** Whether a unit opens as what all before it comes to. */
export function closes({ unit: { text } }: UnitSignals): boolean {
	return saysClosing(text);
}

const saysClosing = kept((text) => closingWords.en.test(text) || closingWords.zh.test(text));

/** Whether a unit takes up what was just said. */
export function pointsBack({ unit: { text } }: UnitSignals): boolean {
	return saysPointer(text);
}

const saysPointer = kept((text) => pointerWords.en.test(text) || pointerWords.zh.test(text));

/** Whether a unit stands under a heading over what the report found, expects or advises. */
export function underConclusions({ unit: { section } }: UnitSignals): boolean {
	return section !== undefined && isOfConclusions(section.text);
}

const isOfConclusions = kept((heading) => headings.test(heading));

/** Whether a unit speaks of the report itself. */
export function isNote({ unit: { text } }: UnitSignals): boolean {
	return isAboutReport(text);
}
