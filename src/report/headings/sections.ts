import type { DraftBlock } from '../blocks/drafts';
import type { Section, SectionRole, Span } from '../model';
import { sectionRoleOf, splitNumbering } from './headingText';

/** The sections that headings open, nested by level; a section's role holds for its unnamed parts too. */
export function readSections(blocks: readonly DraftBlock[], end: number, textOf: (span: Span) => string): Section[] {
	const sections: Section[] = [];
	const open: Section[] = [];
	const closeTo = (level: number, at: number) => {
		for (let last = open.at(-1); last && last.level >= level; last = open.at(-1)) {
			sections[last.index] = { ...last, span: [last.span[0], at] };
			open.pop();
		}
	};
	for (const [heading, block] of blocks.entries()) {
		if (block.kind !== 'heading') continue;
		const level = block.level ?? 1;
		closeTo(level, block.outer[0]);
		const section = openSection(sections.length, level, heading, block, open.at(-1), textOf);
		sections.push(section);
		open.push(section);
	}
	closeTo(0, end);
	return sections;
}

function openSection(
	index: number,
	level: number,
	heading: number,
	block: DraftBlock,
	parent: Section | undefined,
	textOf: (span: Span) => string,
): Section {
	const { numbering, text } = splitNumbering(textOf(block.span));
	const own = sectionRoleOf(text);
	const role = own === 'body' && parent && inherited.has(parent.role) ? parent.role : own;
	return { index, level, parent: parent?.index, heading, text, numbering, role, span: block.outer };
}

const inherited: ReadonlySet<SectionRole> = new Set(['references', 'appendix', 'summary', 'contents']);

/** Tells which section a block stands in. */
export function sectionLookup(
	blocks: readonly DraftBlock[],
	sections: readonly Section[],
): (block: DraftBlock) => Section | undefined {
	const found = new Map<DraftBlock, Section>();
	let next = 0;
	for (const [index, block] of blocks.entries()) {
		if (sections[next]?.heading === index) next++;
		const section = sections[next - 1];
		if (section) found.set(block, section);
	}
	return (block) => found.get(block);
}
