import { firstCharacters, firstWords } from '../../../lexicon/compile';
import { added } from '../../../lexicon/listed';
import { message } from '../../../messages/message';
import type { Span } from '../../../report/model';
import type { Prose } from '../../../report/prose';
import { type CheckedRelation, conflicts, holds } from '../amounts/checkedRelation';
import { listed } from '../amounts/tolerances';
import type { Announced } from './announced';

/** A number of things that the text says will follow, and where it says so. */
export interface ToldCount {
	readonly count: number;
	readonly span: Span;
}

/** What stands in prose, from a place of it on. */
export function toldCount({ offset }: Prose, announced: Announced | undefined, from = 0): ToldCount | undefined {
	if (!announced || announced.count < listed.least) return undefined;
	const { count, start, end } = announced;
	return { count, span: [offset(from + start), offset(from + end - 1) + 1] };
}

/** A number of things against how many follow; where that differs a little, and nothing else can explain it, one of the two is a slip. */
export function againstCount({ count, span }: ToldCount, follow: number, isWhole: () => boolean): CheckedRelation[] {
	const working = () => ({ formula: message('numbers.itemsListed', { count: follow }) });
	if (follow === count) return [holds('listCount', { span }, [], working)];
	const [least, most] = [Math.max(listed.least, count - listed.mostFewer), count + listed.mostMore];
	if (follow < least || follow > most || !isWhole()) return [];
	const told = message('numbers.otherCount', { announced: count, follow });
	return [conflicts('listCount', { code: 'number.inconsistent', span, message: told }, working)];
}

const additions = [firstWords(added.en), firstCharacters(added.zh)];

/** Whether a text begins as what goes on with a list, or stands besides it. */
export function isAddition(text: string): boolean {
	const begin = text.slice(0, mostBegin).replace(/^[^\p{L}\p{N}]+/u, '');
	return additions.some((pattern) => pattern.test(begin));
}

/** Long enough for marks and the words. */
const mostBegin = 40;
