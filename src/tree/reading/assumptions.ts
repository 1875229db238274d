import { assumptionKinds, chineseAssumptions, scenarioKinds } from '../../lexicon/assumptions.json';
import { oneOf } from '../../lexicon/compile';
import type { Report } from '../../report/model';
import { cached } from '../../text/textCache';
import type { Unit } from './units';

/** What a scenario assumes is chosen, not claimed; what follows from it is. */
const label = new RegExp(
	`^(?:${oneOf(assumptionKinds)}\\s)?assum(?:ptions?|ing)\\b|^${oneOf(chineseAssumptions)}|^[^：:，。]{0,8}(?:情景|情形|情境)(?:[（(][^（()）]*[)）])?\\s*[:：]|^${oneOf(scenarioKinds)}[ -](?:case|scenario)\\s*[:：]`,
	'i',
);

const heading = /\bassumptions?\b|假设|假定|(?:乐观|悲观|基准|压力|中性|保守).{0,8}情景/i;

/** Whether a sentence says of itself that it sets an assumption, or the item around it does. */
export function setsAssumption(report: Report, { text, block }: Unit): boolean {
	if (isLabelled(text)) return true;
	const around = block.container === undefined ? undefined : report.blocks[block.container];
	return around !== undefined && label.test(report.source.slice(...around.span).replace(/^[*_\s]+/, ''));
}

const isLabelled = cached((text) => label.test(text));

/** Whether an entry of a list stands under a heading that says that assumptions follow. */
export function listsAssumptions({ section, block }: Unit): boolean {
	return block.kind === 'item' && section !== undefined && heading.test(section.text);
}
