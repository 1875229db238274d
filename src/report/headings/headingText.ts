import { withoutEnd } from '../../text/ends';
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

const referencesEn =
	/^(?:(?:key|main|selected|list of|cited|data|information|primary|full|additional|external)\s+)?(?:references?|sources?|works?\s+cited|bibliography|citations?|footnotes|end\s?notes|literature(?:\s+cited)?)(?:\s+(?:list|cited|used|consulted|(?:and|&)\s+(?:notes|links|citations|sources|references|further reading)))?$/iu;
const referencesZh =
	/^(?:主要|关键|重要|核心|相关|全部)?(?:[参參]考|引用|数据|數據|信息|[资資]料)*(?:的?著作|文[献獻]|[资資]料|[来來]源|引文|引用|[参參]考|[链鏈]接)(?:列表|清[单單]|目[录錄]|与链接|說明)?$/u;

const roles: readonly (readonly [SectionRole, RegExp])[] = [
	['references', referencesEn],
	['references', referencesZh],
	['contents', /^(?:table\s+of\s+)?contents$|^(?:目录|目錄|目次)$/iu],
	[
		'summary',
		/^(?:executive\s+|management\s+|brief\s+)?(?:summary|abstract|overview and key findings|synopsis)$|^(?:executive\s+summary)\b|^(?:key|main|core)\s+(?:points?|takeaways?|findings?|messages?|insights?|highlights?)$|^(?:tl;?\s?dr|highlights|at a glance|bottom line)$|^(?:核心|主要|关键|首要|执行|内容|报告|总体)?(?:摘要|要点|概要|提要|速览|观点摘要|结论摘要)$|^(?:核心|首要|关键)(?:结论|观点|发现|要点|摘要)|^总览与核心结论/iu,
	],
	[
		'introduction',
		/^(?:introduction|background|preface|foreword|purpose and scope|context)\b(?!.*\bconclusion)|^(?:引言|导言|導言|前言|绪论|緒論|简介|背景|序言|导论|研究背景|概述)/iu,
	],
	[
		'conclusion',
		/^(?:conclusions?|concluding\s+remarks|final\s+(?:thoughts|remarks|recommendations?)|closing\s+(?:thoughts|remarks)|wrap[- ]up)\b|^(?:summary|discussion)\s+and\s+conclusions?$|^(?:结论|結論|总结|總結|结语|結語|小结|结束语|结论与建议|总结与)/iu,
	],
	['appendix', /^(?:appendix|appendices|annex(?:es)?|supplementary material)\b|^(?:附录|附錄|附件)/iu],
];

/** Without the brackets that it ends with. */
function withoutAside(heading: string): string {
	const text = heading.trimEnd();
	const open = Math.max(text.lastIndexOf('('), text.lastIndexOf('（'));
	return open >= 0 && /^.[^（()）]*[)）]$/su.test(text.slice(open)) ? text.slice(0, open).trimEnd() : heading;
}

/** What part a section plays, told by its heading. */
export function roleOf(heading: string): SectionRole {
	const words = withoutEnd(withoutAside(heading), /[\s：:。.]/u);
	return roles.find(([, pattern]) => pattern.test(words))?.[0] ?? 'body';
}
