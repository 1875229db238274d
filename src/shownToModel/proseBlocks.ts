import { blockAt, sectionsAround } from '../report/lookup';
import type { Block, Report, SectionRole } from '../report/model';

const silentRoles = new Set<SectionRole>(['references', 'contents']);
const proseKinds = new Set<Block['kind']>(['paragraph', 'item', 'quote']);

/** The blocks of prose that an author is judged by: no headings, tables, code, reference lists or tables of contents. */
export function proseBlocks(report: Report): Block[] {
	return report.blocks.filter((block) => proseKinds.has(block.kind) && !silentRoles.has(roleOf(report, block)));
}

/** The role of the section a block stands in: the nearest one outwards that is more than `body`. */
export function roleOf(report: Report, block: Block): SectionRole {
	return sectionsAround(report, block.section).find(({ role }) => role !== 'body')?.role ?? 'body';
}

/**
 * The part of the report a block belongs to: its section just below the title (or the topmost one, in a report whose
 * title is no heading). `undefined` above the first of them.
 */
export function topSectionOf(report: Report, block: Block): number | undefined {
	const title = report.title?.span[0];
	const path = sectionsAround(report, block.section);
	const top = path.findIndex(({ heading }) => blockAt(report, heading).span[0] === title);
	return path.slice(0, top < 0 ? undefined : top).at(-1)?.index;
}

export function sentenceText(report: Report, { sentences: [first, last] }: Block): string {
	return report.sentences
		.slice(first, last)
		.map(({ text }) => text)
		.join(' ');
}
