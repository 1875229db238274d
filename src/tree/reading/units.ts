import { startingIn } from '../../report/lookup';
import type { Block, Quantity, Report, Section, Span } from '../../report/model';

/** A candidate for a node: a heading, a sentence or a table of the report's body. */
export interface Unit {
	readonly index: number;
	readonly kind: 'heading' | 'sentence' | 'table';
	readonly span: Span;
	/** As a reader reads it: no markup, no citation markers. */
	readonly text: string;
	readonly block: Block;
	readonly section: Section | undefined;
	readonly sentence: number | undefined;
	/** 0 for a block's first sentence. */
	readonly position: number;
	/** Sentences in the block. */
	readonly siblings: number;
	/** Indices into `Report.citations`. */
	readonly citations: readonly number[];
	readonly numbers: readonly Quantity[];
}

const silentRoles = new Set(['references', 'contents']);
const sentenceKinds = new Set(['paragraph', 'item', 'quote']);

function isSilent(section: Section | undefined): boolean {
	return section !== undefined && silentRoles.has(section.role);
}

/** What has no sentences beside it. */
const withoutSiblings = { sentence: undefined, position: 0, siblings: 1 };

/** The units of a report in document order; reference lists, tables of contents, code and notes have none. */
export function collectUnits(report: Report): Unit[] {
	const units: Unit[] = [];
	const tables = new Map(report.tables.map((table) => [table.block, table]));
	const add = (unit: Omit<Unit, 'index' | 'citations' | 'numbers'>) =>
		units.push({
			index: units.length,
			citations: startingIn(report.citations, unit.span).map(({ index }) => index),
			numbers: startingIn(report.numbers, unit.span).flatMap((number) => asInTraining(report, number)),
			...unit,
		});
	for (const block of report.blocks) {
		const section = block.section === undefined ? undefined : report.sections[block.section];
		const table = tables.get(block.index);
		const common = { block, section };
		if (block.kind === 'heading' && !isSilent(section)) {
			const text = section?.text ?? report.source.slice(...block.span);
			add({ kind: 'heading', span: block.span, text, ...withoutSiblings, ...common });
		} else if (table && !isSilent(section)) {
			const header = table.header.map((cell) => cell.text);
			add({ kind: 'table', span: block.span, text: header.join(' '), ...withoutSiblings, ...common });
		} else if (sentenceKinds.has(block.kind) && !isSilent(section)) {
			const [first, last] = block.sentences;
			for (const [position, sentence] of report.sentences.slice(first, last).entries()) {
				// A picture with its caption shows something, but says nothing of its own.
				if (sentence.text === '' || startingIn(report.figures, sentence.span).length > 0) continue;
				add({
					kind: 'sentence',
					span: sentence.span,
					text: sentence.text,
					sentence: first + position,
					position,
					siblings: last - first,
					...common,
				});
			}
		}
	}
	return units;
}

const unknownYear = /^(?:[FC]Y[ -]?\d\d|.*\d[AEFe]|.*\d\/\d+)$/u;
const partBehindYear = /年\s?[QH]\d$/u;
const behindHyphen = /\p{L}-$/u;

/**
 * A number as the forests that weigh a unit know it: they learned from reports in which no year was read in `FY24`, `2024E`,
 * `2023/24` and `end-2024`, and the year alone in 2025年H1.
 */
function asInTraining({ source }: Report, number: Quantity): Quantity[] {
	if (number.kind !== 'year' && number.kind !== 'date') return [number];
	const text = source.slice(...number.span);
	const isUnknown =
		unknownYear.test(text) || behindHyphen.test(source.slice(Math.max(0, number.span[0] - 2), number.span[0]));
	if (number.kind === 'year' && isUnknown) return [];
	return [partBehindYear.test(text) ? { ...number, kind: 'year' } : number];
}
