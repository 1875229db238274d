import { anyOf } from '../../lexicon/compile';
import { writersTalk } from '../../lexicon/leftovers.json';
import type { Report, Span } from '../../report/model';

const english = new RegExp(`^(?:\\w+,? )?${anyOf(writersTalk.en)}\\b`, 'iu');
/** In Chinese it may follow what it is done for: `为了……，我需要搜索……`. */
const chinese = new RegExp(`^(?:[^，。；：]{0,60}，)?[^，。；：]{0,4}${anyOf(writersTalk.zh)}`, 'u');

/**
 * Where whoever wrote the report says what they are about to do for it, `Let me search for more recent data:`, in place
 * of telling what came of it: text to delete. Passages with nothing but white space in between are one.
 */
export function writersTalkIn({ sentences, source }: Report): Span[] {
	const passages: Span[] = [];
	for (const { text, span } of sentences) {
		if (!english.test(text.trim()) && !chinese.test(text.trim())) continue;
		const last = passages.at(-1);
		const adjoins = last && source.slice(last[1], span[0]).trim() === '';
		if (adjoins) passages[passages.length - 1] = [last[0], span[1]];
		else passages.push(span);
	}
	return passages;
}
