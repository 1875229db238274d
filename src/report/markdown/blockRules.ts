import type { MarkdownIt, StateBlock } from 'markdown-it';
import { itemAt } from '../../access';

/** What a rule does with the lines that it knows; `undefined` where they are something else. */
type BlockRule = (state: StateBlock, startLine: number, endLine: number) => (() => void) | undefined;

/**
 * Adds a rule for blocks that CommonMark does not have. What is indented by four columns is code, whatever it says.
 *
 * @param begins the characters that such a block may begin with, if only some: most lines begin with another
 */
export function addBlockRule(
	md: MarkdownIt,
	before: string,
	begins: string | undefined,
	rule: BlockRule,
	interrupts: readonly ('paragraph' | 'reference' | 'blockquote')[] = [],
): void {
	const read = (state: StateBlock, startLine: number, endLine: number, silent: boolean) => {
		if (begins?.includes(state.src.charAt(lineStart(state, startLine))) === false || isIndented(state, startLine))
			return false;
		const take = rule(state, startLine, endLine);
		if (!silent) take?.();
		return take !== undefined;
	};
	md.block.ruler.before(before, rule.name, read, { alt: [...interrupts] });
}

/** By four columns, within what the line stands in. */
export function isIndented(state: StateBlock, line: number): boolean {
	return itemAt(state.sCount, line) - state.blkIndent >= 4;
}

/** Where the text of a line begins, behind the marks of what it stands in. */
export function lineStart(state: StateBlock, line: number): number {
	return itemAt(state.bMarks, line) + itemAt(state.tShift, line);
}

export function lineAt(state: StateBlock, line: number): string {
	return state.src.slice(lineStart(state, line), state.eMarks[line]).trimEnd();
}

/** Lines that become one token as a whole. */
export function takeLines(state: StateBlock, type: string, startLine: number, endLine: number): void {
	state.push(type, '', 0).map = [startLine, endLine];
	state.line = endLine;
}
