import { oneOf } from '../../lexicon/compile';
import type { Bilingual, WordList } from '../../lexicon/entries';
import * as headings from '../../lexicon/headings.json';
import { trimEndMatching } from '../../text/trimText';
import type { SectionRole } from '../model';

/** The shapes of numbering in front of a heading; the names order and compare them. */
const numbering = [
	['chapter', /^第\s*[\d一二三四五六七八九十百]+\s*[章节節部分篇]+[\s：:、.]*/u],
	['chapter', /^(?:Chapter|Section|Part|Appendix)\s+(?:\d{1,2}|[IVX]+|[A-Z])\s*[:.—–-]\s*/iu],
	['bracketed', /^[（(]\s*(?:[一二三四五六七八九十]+|\d{1,2}|[ivx]+|[a-z])\s*[)）][\s、.]*/iu],
	['han', /^[一二三四五六七八九十]+\s*[、.．]\s*/u],
	['decimal', /^\d{1,2}(?:\.\d{1,2})+(?:[.、)）:：]|(?=\s)|(?=\p{Script=Han}))\s*/u],
	['decimal', /^\d{1,2}[.、．)）:：](?!\d)\s*/u],
	['decimal', /^\d{1,2}\s+(?=\p{Lu}\p{Ll}|\p{Script=Han}{2})(?!月|年|日|个|家|万|亿|倍)/u],
	['roman', /^(?=[IVXL])X{0,3}(?:IX|IV|V?I{0,3})[.)、:]\s+/u],
	['letter', /^[A-Z][.)]\s+/u],
] as const;

/** Splits `2.1 Market size` into its numbering and its words. */
export function splitNumbering(heading: string): { numbering: string | undefined; text: string } {
	const { length } = matchNumbering(heading) ?? { length: 0 };
	return { numbering: heading.slice(0, length).trim() || undefined, text: heading.slice(length).trim() };
}

/** Names the shape of a heading's numbering: `decimal2` for `2.1`, `han` for `一、`. */
export function numberingShape(heading: string): string | undefined {
	const found = matchNumbering(heading);
	if (!found) return undefined;
	const parts = heading.slice(0, found.length).match(/\d+/g)?.length ?? 0;
	return found.shape === 'decimal' ? `decimal${parts}` : found.shape;
}

function matchNumbering(heading: string): { shape: string; length: number } | undefined {
	for (const [shape, pattern] of numbering) {
		const length = pattern.exec(heading)?.[0].length ?? 0;
		if (length > 0 && heading.slice(length).trim() !== '') return { shape, length };
	}
	return undefined;
}

/** Any white space may stand between the words of a heading. */
const some = (list: WordList) => oneOf(list, '\\s+');
const whole = ({ en, zh }: Bilingual) => `^(?:${some(en)}|${some(zh)})$`;
/** A heading that says nothing else. */
export const wholeHeadingPattern = (list: Bilingual) => new RegExp(whole(list), 'iu');
const opening = ({ en, zh }: Bilingual) => `^${some(en)}\\b|^${some(zh)}`;
const { references, beforeReferences: before, behindReferences: behind } = headings;

const roles: readonly (readonly [SectionRole, RegExp])[] = [
	['references', new RegExp(`^(?:${some(before.en)}\\s+)?${some(references.en)}(?:\\s+${some(behind.en)})?$`, 'iu')],
	[
		'references',
		new RegExp(
			`^${some(before.zh)}?${some(headings.kindsOfReferences)}*${some(references.zh)}${some(behind.zh)}?$`,
			'u',
		),
	],
	['contents', new RegExp(whole(headings.contents), 'iu')],
	['summary', new RegExp(`${whole(headings.summaries)}|${opening(headings.summaryOpenings)}`, 'iu')],
	[
		'introduction',
		new RegExp(`^${some(headings.introductions.en)}\\b(?!.*\\bconclusion)|^${some(headings.introductions.zh)}`, 'iu'),
	],
	['conclusion', new RegExp(`${opening(headings.conclusions)}|^${some(headings.summingUp)}$`, 'iu')],
	['appendix', new RegExp(opening(headings.appendices), 'iu')],
];

/** A heading without brackets at its end. */
function withoutAside(heading: string): string {
	const text = heading.trimEnd();
	const open = Math.max(text.lastIndexOf('('), text.lastIndexOf('（'));
	return open >= 0 && /^.[^（()）]*[)）]$/su.test(text.slice(open)) ? text.slice(0, open).trimEnd() : heading;
}

/** The role of a section, by its heading. */
export function sectionRoleOf(heading: string): SectionRole {
	const words = trimEndMatching(withoutAside(heading), /[\s：:。.]/u);
	return roles.find(([, pattern]) => pattern.test(words))?.[0] ?? 'body';
}
