/** What ways to answer a finding do. */
export type FixKind = 'mend' | 'look' | 'cite' | 'reword' | 'accept' | 'setAside' | 'remove';

/**
 * The order in which they are offered, for the first is what a hasty key takes: what puts right comes first, what leaves the
 * finding as it is behind it, and what deletes a paragraph last.
 *
 * @param ownView for a judgement a source would be sought to please: another wording comes before it
 */
export function fixOrder(ownView: boolean): readonly FixKind[] {
	const words: readonly FixKind[] = ownView ? ['reword', 'cite'] : ['cite', 'reword'];
	return ['mend', 'look', ...words, 'accept', 'setAside', 'remove'];
}
