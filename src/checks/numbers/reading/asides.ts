import { interjections } from '../../../lexicon/change';
import { anyOf } from '../../../lexicon/compile';

const aside = new RegExp(`, ${anyOf(interjections)},`, 'giu');

/** A text with spaces in place of what is set off by commas and says nothing of what it is about: `Ferries, by contrast, fell`. */
export function withoutAsides(text: string): string {
	return text.replace(aside, (all) => ' '.repeat(all.length));
}
