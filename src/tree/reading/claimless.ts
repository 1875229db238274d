import { blocksAround, introducerOf, sectionAt, sectionsAround, tableInBlock } from '../../report/lookup';
import type { Report } from '../../report/model';
import { memoised } from '../../text/memo';
import { cached } from '../../text/textCache';
import { isAboutReport, isDataNote } from './aboutReport';
import { addressesReader, wishes } from './address';
import { listsAssumptions, setsAssumption } from './assumptions';
import { isChronicle } from './chronicle';
import { isDefinition, isInventoryEntry, isNameOnly, isScrap } from './definitions';
import type { UnitSignals } from './signals';
import { isCalculation, isPlanOrReckoning, isStep } from './steps';

/** A list or table right below takes a sentence's place as what is stated. */
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

/** What an author wishes, adds in brackets, or says to whoever reads: an offer, advice on what to do next, with the list under it. */
function isSaidToReader(report: Report, { unit }: UnitSignals): boolean {
	if (wishes(unit.text) || addressesReader(unit.text) || isAside(unit.text)) return true;
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

/** Once for each unit: the learned parts and the checks all ask. */
const readFactless = memoised(
	({ report, signals }: FactlessQuestion): boolean => {
		const { unit } = signals;
		if (unit.kind === 'table') return isForm(report, signals);
		if (statesNothing(unit.text)) return true;
		if (setsAssumption(report, unit) || isDefinition(signals) || isStep(signals) || isScrap(signals)) return true;
		return isPlanOrReckoning(signals, titlesOver(report, signals)) || describesPicture(unit.section?.text);
	},
	({ signals }) => signals,
);

/** By its words alone. */
const statesNothing = cached((text) => isAboutReport(text) || isCalculation(text) || isChronicle(text));

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

/** A section titled as a picture tells what the reader sees there. */
function describesPicture(title: string | undefined): boolean {
	return title !== undefined && /^(?:images?|photos?|pictures?|figure)\s*\d|^图片?\s*\d/i.test(title);
}
