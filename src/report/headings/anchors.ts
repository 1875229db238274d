import { decodePercent } from '../../text/urls';
import type { Section } from '../model';

/** Letters and digits only: programs make the anchors of headings in different ways, GitHub `#1-what-for`, others `#1what_for`. */
function looseKey(text: string): string {
	return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The sections by the anchors of their headings; a heading that comes again has a number behind its anchor. */
export function sectionsByAnchor(sections: readonly Section[]): (anchor: string) => Section | undefined {
	const byKey = new Map<string, Section>();
	const counts = new Map<string, number>();
	for (const section of sections) {
		const key = looseKey(`${section.numbering ?? ''}${section.text}`);
		const count = counts.get(key) ?? 0;
		counts.set(key, count + 1);
		const own = count === 0 ? key : `${key}${count}`;
		if (own !== '' && !byKey.has(own)) byKey.set(own, section);
	}
	return (anchor) => byKey.get(looseKey(decodePercent(anchor)));
}
