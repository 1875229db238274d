import { memoised } from '../../text/memo';
import type { Block, Report } from '../model';

const thematicBreak = /^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/mu;
const closingRoles: ReadonlySet<string> = new Set(['conclusion', 'references']);
const mostLines = 2;
const longestLine = 120;

/**
 * What a program that saved the text set below it, `Answer from …`, `Exported on …`: at most two short lines under the last
 * rule, behind the conclusion or the list of references. They are part of neither.
 */
export const footerOf: (report: Report) => ReadonlySet<Block> = memoised(({ source, blocks, sections }: Report) => {
	const lines: Block[] = [];
	for (let index = blocks.length - 1; index >= 0 && lines.length < mostLines; index--) {
		const block = blocks[index];
		const before = blocks[index - 1];
		if (block?.kind !== 'paragraph' || !before) break;
		lines.push(block);
		if (!thematicBreak.test(source.slice(before.outer[1], block.outer[0]).replaceAll('\r', ''))) continue;
		const role = block.section === undefined ? undefined : sections[block.section]?.role;
		const written = lines.flatMap(({ span }) => source.slice(...span).split('\n'));
		const short = written.length <= mostLines && written.every(({ length }) => length <= longestLine);
		return new Set(short && closingRoles.has(role ?? 'body') ? lines : []);
	}
	return new Set();
});
