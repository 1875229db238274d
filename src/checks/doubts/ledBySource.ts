import { anyOf, inEither } from '../../lexicon/compile';
import { builtOn, dataFrom } from '../../lexicon/noFacts';
import { blockText } from '../../report/markdown/blockText';
import type { Block, Report } from '../../report/model';
import { memoised } from '../../text/memo';

const leads = new RegExp(`\\b${anyOf(builtOn.en)}\\b[^.;:]{0,40}?\\b(?=\\p{Lu})|${anyOf(builtOn.zh)}`, 'u');
const says = inEither(dataFrom);
const opensOn = /[:：]\s*$/u;
const label = /^[\s*_]*[^：:。\n]{2,20}[：:]/u;

/**
 * The blocks whose source stands once in front of them: the list or table that a line leads into which names whose figures
 * follow (`According to the Port Authority:`), and the labelled paragraphs behind one that cites and ends with a colon. Nothing
 * is asked of such blocks, but the tree does not call them sourced.
 */
export const ledBySource = memoised((report: Report): ReadonlySet<number> => {
	const citing = new Set(report.citations.map(({ block }) => block));
	const led = new Set<number>();
	for (const block of report.blocks) {
		if (block.kind !== 'paragraph') continue;
		for (const each of ledBy(report, block, citing.has(block.index))) led.add(each);
	}
	return led;
});

function ledBy(report: Report, block: Block, cites: boolean): readonly number[] {
	const text = blockText(report, block);
	const opens = opensOn.test(text);
	if (says.test(text) || (opens && leads.test(text)))
		return behind(report, block, ({ kind }) => kind === 'item' || kind === 'table');
	if (!opens || !cites) return [];
	return behind(report, block, (each) => each.kind === 'paragraph' && label.test(blockText(report, each)));
}

/** The blocks right behind one, in its section, as long as they are of a kind. */
function behind({ blocks }: Report, { index, section }: Block, isOne: (block: Block) => boolean): number[] {
	const after = blocks.slice(index + 1);
	const end = after.findIndex((block) => block.section !== section || !isOne(block));
	return after.slice(0, end < 0 ? undefined : end).map((block) => block.index);
}
