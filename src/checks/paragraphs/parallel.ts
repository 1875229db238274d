import { uintAt } from '../../access';
import { blocksInSection } from '../../report/lookup';
import { blockText } from '../../report/markdown/blockText';
import type { Block, Report, Section } from '../../report/model';
import { groupBy, prefixCounts } from '../../text/collections';
import { memoised } from '../../text/memo';
import { termsOf } from '../../text/terms';
import { labelOf } from './paragraphs';
import { shareLongRun, sharesFigure } from './sharedContent';
import { formLabels, formSections } from './thresholds';

/**
 * A test for texts that are similar because they are parallel, not because one repeats the other: items of one list, and
 * answers to the same point (`Leverage: …`) in sections filled in after one form, such as a profile for each company.
 */
export function parallelTest(report: Report): (first: Block, second: Block) => boolean {
	const known = new Map<number | undefined, ReadonlySet<string>>();
	const labelsIn = (section: number | undefined) => {
		const labels = known.get(section) ?? new Set(sectionLabels(report, section));
		known.set(section, labels);
		return labels;
	};
	const fillOneForm = (first: Block, second: Block) => {
		if (first.section === second.section) return false;
		const label = labelIn(report, first);
		if (label === '' || label !== labelIn(report, second)) return false;
		const others = labelsIn(second.section);
		return [...labelsIn(first.section)].filter((own) => others.has(own)).length >= formLabels;
	};
	return (first, second) => standInOneList(report, first, second) || fillOneForm(first, second);
}

/**
 * Whether an item stands under a label that so many sections have, and beside another such: it is the row of a form, each
 * day's `Breakfast: …` beside `Lunch: …`, or what each compared person holds of each question.
 */
export function isFormRow(report: Report, block: Block): boolean {
	if (block.kind !== 'item' || !recurs(report, labelIn(report, block))) return false;
	const beside = new Set(sectionLabels(report, block.section));
	return [...beside].filter((label) => recurs(report, label)).length >= formLabels;
}

/** Whether two blocks have a term of their labels in common, and no figure or longer run of words. */
export function sharesLabelAlone(report: Report, first: Block, second: Block): boolean {
	const [a, b] = [blockText(report, first), blockText(report, second)];
	const [one, other] = [labelOf(a), labelOf(b)];
	const known = new Set(termsOf(one));
	if (!termsOf(other).some((term) => known.has(term)) || sharesFigure(report, first, second)) return false;
	return !shareLongRun(a.slice(one.length), b.slice(other.length));
}

/**
 * Whether two blocks stand in sections of one form: under headings that are the same but for a number, `Test plan 1` and
 * `Test plan 2`, or under one heading each of its own part, the `Description` of every finding; two alone are none.
 */
export function standInSameForm(report: Report, first: Block, second: Block): boolean {
	const [one, other] = [sectionOf(report, first), sectionOf(report, second)];
	if (!one || !other || formName(one) !== formName(other)) return false;
	if (one.text === other.text && one.parent === other.parent) return false;
	return (sectionsOfForm(report).get(formName(one))?.length ?? 0) >= formSections;
}

/** A heading up to its colon, whatever numbers stand in it. */
const formName = memoised(({ text }: Section) =>
	text
		.replace(/[:：].*/su, '')
		.toLowerCase()
		.replace(/[\p{N}一二三四五六七八九十]+/gu, '#'),
);

const sectionsOfForm = memoised(({ sections }: Report) => groupBy(sections, formName));

const sectionOf = (report: Report, { section }: Block) =>
	section === undefined ? undefined : report.sections[section];

function recurs(report: Report, label: string): boolean {
	return label !== '' && (sectionsOfLabel(report).get(label) ?? 0) >= formSections;
}

const sectionsOfLabel = memoised((report: Report): ReadonlyMap<string, number> => {
	const sections = new Map<string, Set<number | undefined>>();
	for (const block of report.blocks) {
		if (block.kind !== 'item') continue;
		const label = labelIn(report, block);
		const seen = sections.get(label) ?? new Set();
		sections.set(label, seen.add(block.section));
	}
	return new Map([...sections].map(([label, { size }]) => [label, size]));
});

const othersThanItems = memoised(({ blocks }: Report) => prefixCounts(blocks, ({ kind }) => kind !== 'item'));

function standInOneList(report: Report, first: Block, second: Block): boolean {
	const others = othersThanItems(report);
	return first.container === second.container && uintAt(others, first.index) === uintAt(others, second.index + 1);
}

function sectionLabels(report: Report, section: number | undefined): string[] {
	return blocksInSection(report, section).flatMap((block) => {
		if (block.kind === 'heading') return [];
		const label = labelIn(report, block);
		return label === '' ? [] : [label];
	});
}

function labelIn(report: Report, block: Block): string {
	return labelOf(blockText(report, block)).toLowerCase();
}
