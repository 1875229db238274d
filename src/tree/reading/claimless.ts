import { blocksAround, introducerOf, sectionAt, sectionsAround, tableInBlock } from '../../report/lookup';
import type { Report } from '../../report/model';
import { memoised } from '../../text/memo';
import { cached } from '../../text/textCache';
import { isAboutReport, isDataNote } from './aboutReport';
import { addressesReader, expressesHope } from './address';
import { listsAssumptions, setsAssumption } from './assumptions';
import { isDefinition, isFragment, isInventoryEntry, isNameOnly } from './definitions';
import type { UnitSignals } from './signals';
import { isCalculation, isPlanOrCalculationStep, isStep } from './steps';
import { isTimelineText } from './timeline';

/** A sentence that ends in a colon leads into the list or table below, which makes the statement. */
const leadIn = /[:：]$/u;

/**
 * Whether a sentence puts forward no claim that would need support: it only names things, gives a step to take, asks,
 * or leads into the list that says it, or it is {@link isFactless}. By its words and its place alone.
 */
export function isClaimless(report: Report, signals: UnitSignals): boolean {
	const { unit } = signals;
	if (unit.kind !== 'sentence') return false;
	if (isFactless(report, signals) || signals.question) return true;
	if (isNameOnly(signals) || listsAssumptions(unit)) return true;
	if (isSaidToReader(report, signals)) return true;
	const titles = titlesOver(report, signals);
	if (isInventoryEntry(signals, titles) || isDataNote(unit.text, titles)) return true;
	return leadIn.test(unit.text) && (unit.block.introduces !== undefined || opensParts(report, signals));
}

/** Whether a sentence is a wish, an aside in brackets, or addressed to the reader, also as an item of a list that is. */
function isSaidToReader(report: Report, { unit }: UnitSignals): boolean {
	if (expressesHope(unit.text) || addressesReader(unit.text) || isAside(unit.text)) return true;
	const lead = unit.block.kind === 'item' ? introducerOf(report, unit.block) : undefined;
	return (
		lead?.section === unit.block.section && lead !== undefined && addressesReader(report.source.slice(...lead.span))
	);
}

const isAside = cached((text) => /^[(（][^()（）]+[)）][.。]?$/u.test(text));

/** Whether a sentence ends the text that a section has before its parts. */
function opensParts(report: Report, { unit }: UnitSignals): boolean {
	const next = report.blocks[unit.block.index + 1];
	if (next?.kind !== 'heading' || next.section === undefined) return false;
	return sectionAt(report, next.section).parent === unit.section?.index;
}

/** Whether a unit states nothing that could be looked up: it speaks of the report, defines, assumes, instructs or draws. */
export function isFactless(report: Report, signals: UnitSignals): boolean {
	return readFactless({ report, signals });
}

/** Cached by unit, because the learned parts and the checks all ask. */
const readFactless = memoised(
	({ report, signals }: FactlessQuestion): boolean => {
		const { unit } = signals;
		if (unit.kind === 'table') return isForm(report, signals);
		if (statesNothing(unit.text)) return true;
		if (setsAssumption(report, unit) || isDefinition(signals) || isStep(signals) || isFragment(signals)) return true;
		return isPlanOrCalculationStep(signals, titlesOver(report, signals)) || describesPicture(unit.section?.text);
	},
	({ signals }) => signals,
);

/** The tests that depend on the text alone. */
const statesNothing = cached((text) => isAboutReport(text) || isCalculation(text) || isTimelineText(text));

interface FactlessQuestion {
	readonly report: Report;
	readonly signals: UnitSignals;
}

/** The headings and items that a unit stands under, the nearest last. */
function titlesOver(report: Report, { unit }: UnitSignals): string[] {
	const sections = sectionsAround(report, unit.section?.index);
	const top = sections.findIndex(({ level }) => level <= 1);
	const headings = sections.slice(0, top < 0 ? undefined : top).map(({ text }) => text);
	const items = blocksAround(report, unit.block.container).map(({ span }) => report.source.slice(...span));
	return [...headings.reverse(), ...items];
}

/** A table to fill in: most of its rows ask something. */
function isForm(report: Report, { unit }: UnitSignals): boolean {
	const rows = tableInBlock(report, unit.block.index)?.rows ?? [];
	const asking = rows.filter((row) => row.some(({ text }) => /[?？]/u.test(text)));
	return asking.length * 2 > rows.length;
}

/** Whether a section, by its title, describes a picture. */
function describesPicture(title: string | undefined): boolean {
	return title !== undefined && /^(?:images?|photos?|pictures?|figure)\s*\d|^图片?\s*\d/i.test(title);
}
