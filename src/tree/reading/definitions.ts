import { bilingual, oneOf } from '../../lexicon/compile';
import * as lexicon from '../../lexicon/definitions.json';
import { cached } from '../../text/textCache';
import { hasPredicate, pastTense, verbs } from './predicate';
import type { UnitSignals } from './signals';

/** Sentences that define a term. */
const defining: readonly RegExp[] = [
	/^[^,.;:]{2,70}\b(?:refers? to|(?:is|are) (?:here )?(?:defined|measured|calculated|computed|expressed) as|denotes?|stands for)\b/i,
	/^[^,.;:]{2,50}\b(?:is|are) the (?:\w+ )?(?:ratio|share|percentage|number|difference|sum|proportion|quotient|product|average|mean) (?:of|between)\b/i,
	/^[^，。；]{1,40}(?:是指|系指|意指|指的是|定义为|所称的?是)|^(?:主要|一般|通常)?指(?!出|数|标|引|导|向|望|责)/u,
];

/** Sentences that interpret values of a measure: `A ratio above 1 indicates …`, `指数高于50表示……`. */
const readingOfValue: readonly RegExp[] = [
	/^[^,.;:\d]{1,60}\b(?:greater than|less than|higher than|lower than|more than|above|below|over|under|of|exceeding) [<>=≥≤]?\d+(?:\.\d+)?%? (?:indicates?|means|denotes?|signif(?:y|ies)|represents?|corresponds? to|implies|is (?:considered|defined as|classified as))\b/i,
	/^[^，。；\d]{1,30}(?:大于|小于|高于|低于|等于|超过|不足)\s?\d+(?:\.\d+)?%?(?:时)?[，,]?(?:表示|意味着|代表|视为|定义为)/u,
];

/** Whether a text explains how to read a value, which needs no source. */
export function explainsHowToRead(text: string): boolean {
	return readingOfValue.some((pattern) => pattern.test(text));
}

/** A term and after its colon what it measures or is made of. */
const glossary = new RegExp(
	`^[^:：。]{2,60}[:：]\\s*(?:(?:an?|the)\\s)?(?:[\\w-]+\\s){0,4}?${oneOf(lexicon.measures)}s?\\b`,
	'i',
);

/** Cues of a statement that can be disputed, whatever its grammar. */
const disputable = [
	'evaluation',
	'forecast',
	'cause',
	'inference',
	'recommendation',
	'certainty',
	'vagueAttribution',
] as const;

/** Whether a sentence says what a term means. */
export function isDefinition({ unit }: UnitSignals): boolean {
	return defines(unit.text) || (unit.block.kind === 'item' && explains(unit.text));
}

const defines = cached((text) => defining.some((pattern) => pattern.test(text)));
const explains = cached((text) => glossary.test(text) && !verbs.test(afterColon(text)));

const inventory = bilingual(lexicon.inventories, 'i');
const isInventoryTitle = cached((title) => inventory.test(title));

/** Whether an entry of a list stands under a heading that promises a mere inventory, and has no more than names. */
export function isInventoryEntry({ unit, cues, figures }: UnitSignals, titles: readonly string[]): boolean {
	if (unit.block.kind !== 'item' || unit.siblings > 1 || figures > 0) return false;
	if (!titles.some(isInventoryTitle) || cues.has('recommendation') || cues.has('inference')) return false;
	return /[\u4e00-\u9fff]/.test(unit.text)
		? /^[^，。；]*[。；]?$/u.test(unit.text) && unit.text.length <= 60
		: !verbs.test(unit.text) && !pastTense(unit.text);
}

/** Whether a paragraph is a scrap of a table or a label: one line without an end. */
export function isFragment({ unit }: UnitSignals): boolean {
	return unit.block.kind === 'paragraph' && unit.siblings === 1 && !hasEnd(unit.text);
}

const hasEnd = cached((text) => /[.!?。！？…:：;；]["'”’)）\]*_]*$/u.test(text));

/** Whether an entry of a list names things without saying anything of them. */
export function isNameOnly({ unit, cues, figures }: UnitSignals): boolean {
	if (unit.block.kind !== 'item' || unit.siblings > 2) return false;
	if (figures > 0 || disputable.some((cue) => cues.has(cue))) return false;
	return !hasPredicate(unit.text);
}

/** What explains the term, without its infinitives (`ability to continue`). */
function afterColon(text: string): string {
	return text.replace(/^[^:：]*[:：]/u, '').replace(/\bto \w+/gu, '');
}
