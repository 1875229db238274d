import { hashTerm } from './hash';
import type { Signals } from './signals';
import { cues } from './cues';

/** Buckets for the words of a sentence; a power of two. */
export const wordBuckets = 4096;

const kinds = ['percent', 'money', 'measure', 'count', 'ratio', 'points', 'year', 'date'] as const;
const sectionRoles = ['summary', 'introduction', 'conclusion', 'appendix'] as const;

/** Words of headings that tell what the sentences below them do. */
const headingKinds: readonly (readonly [string, RegExp])[] = [
	[
		'advice',
		/recommend|strateg|action|guidance|lesson|takeaway|implication|priorit|roadmap|建议|策略|对策|启示|路线|落地|行动|优先/iu,
	],
	['risk', /risk|challenge|limitation|uncertaint|barrier|hurdle|风险|挑战|不确定|局限|瓶颈|壁垒/iu],
	['outlook', /outlook|forecast|future|scenario|projection|trend|预测|展望|趋势|情景|未来/iu],
	[
		'method',
		/method|scope|definition|framework|data source|approach|assumption|criteria|口径|方法|定义|范围|数据来源|说明|假设|框架/iu,
	],
	['compare', /compar|versus|\bvs\b|benchmark|对比|比较|对标/iu],
	['overview', /overview|background|history|profile|概览|概述|总览|背景|概况/iu],
];

export interface SparseVector {
	readonly indices: number[];
	readonly values: number[];
}

type Feature = readonly [name: string, value: number];

/** Everything about a sentence that speaks for its role, by name: what is measured, then its words by hash. */
export function roleFeatures(all: readonly Signals[], index: number): Feature[] {
	const signals = all[index]!;
	return [
		['bias', 1],
		...ownFeatures(signals),
		...placeFeatures(signals),
		...neighbourFeatures(all[index - 1], 'before', signals),
		...neighbourFeatures(all[index + 1], 'after', signals),
	];
}

function ownFeatures(signals: Signals): Feature[] {
	const { unit, cues: shown } = signals;
	const text = unit.text;
	return [
		...cues.map((cue): Feature => [`cue ${cue}`, Number(shown.has(cue))]),
		...kinds.map((kind): Feature => [`number ${kind}`, Number(unit.numbers.some((number) => number.kind === kind))]),
		['figures', Math.min(signals.figures, 4) / 4],
		['no figures', Number(signals.figures === 0)],
		['dates only', Number(signals.figures === 0 && signals.dates > 0)],
		['digits', Number(/\d/.test(text))],
		['cited', Number(signals.citations > 0)],
		['citations', Math.min(signals.citations, 3) / 3],
		['label', Number(signals.label)],
		['question', Number(signals.question)],
		['length', Math.log(1 + signals.length) / 4],
		['short', Number(signals.length < 7)],
		['colon at end', Number(/[:：]$/u.test(text))],
		['stop at end', Number(/[.。！!]["”’)）]*$/u.test(text))],
		['label in front', Number(/^[^:：.。,，]{2,40}[:：]\s*\S/u.test(text))],
		['quoted words', Number(/["“「]/u.test(text))],
		['parentheses', Number(/[(（]/u.test(text))],
		['names', nameShare(text)],
		['list of things', Math.min((text.match(/[,、/]/gu) ?? []).length, 6) / 6],
		['first person', Number(/\b(?:we|our|I|us)\b|我们|笔者/u.test(text))],
		['verb be', Number(/\b(?:is|are|was|were|has|have|had)\b|是|有|为/u.test(text))],
		['past', Number(/\b\w{3,}ed\b|\b(?:was|were|had|rose|fell|grew|led|saw|became)\b|了/u.test(text))],
		['superlative', Number(/\b(?:most|least|largest|highest|lowest|fastest|best|worst|\w{3,}est)\b|最/iu.test(text))],
	];
}

function placeFeatures({ unit }: Signals): Feature[] {
	const heading = unit.section?.text ?? '';
	return [
		['item', Number(unit.block.kind === 'item')],
		['nested', Number(unit.block.depth > 1)],
		['first of several', Number(unit.position === 0 && unit.siblings > 1)],
		['alone', Number(unit.siblings === 1)],
		['last of several', Number(unit.siblings > 1 && unit.position === unit.siblings - 1)],
		['introduces', Number(unit.block.introduces !== undefined && unit.position === unit.siblings - 1)],
		['no section', Number(unit.section === undefined)],
		['under title', Number(unit.section?.level === 1)],
		...sectionRoles.map((role): Feature => [`in ${role}`, Number(unit.section?.role === role)]),
		...headingKinds.map(([name, pattern]): Feature => [`under ${name}`, Number(pattern.test(heading))]),
	];
}

function neighbourFeatures(neighbour: Signals | undefined, side: string, own: Signals): Feature[] {
	const near = neighbour?.unit.block === own.unit.block ? neighbour : undefined;
	const list =
		neighbour && !near && neighbour.unit.block.kind === 'item' && own.unit.block.kind === 'item'
			? neighbour
			: undefined;
	return [
		[`${side}: figures`, Number((near?.figures ?? 0) > 0)],
		[`${side}: cited`, Number((near?.citations ?? 0) > 0)],
		[`${side}: example`, Number(near?.cues.has('example') ?? false)],
		[`${side}: continues`, Number(near?.cues.has('continuation') ?? false)],
		[`${side}: item figures`, Number((list?.figures ?? 0) > 0)],
		[`${side}: item cited`, Number((list?.citations ?? 0) > 0)],
		[`${side}: item advice`, Number(list?.cues.has('recommendation') ?? false)],
		[`${side}: heading`, Number(neighbour?.unit.kind === 'heading')],
	];
}

/** Share of words that look like names: capitalised and not at the start. */
function nameShare(text: string): number {
	const words = text.match(/[A-Za-z][\w’'-]*/gu) ?? [];
	if (words.length < 2) return 0;
	return words.slice(1).filter((word) => /^[A-Z]/u.test(word)).length / (words.length - 1);
}

/** The sentence's terms and its heading's, each hashed to a bucket. */
export function wordIndices({ terms, unit }: Signals): number[] {
	const heading = unit.section?.text.toLowerCase().match(/\p{Script=Han}{2}|[a-z]{3,}/gu) ?? [];
	const named = [...terms].filter((term) => !/^\d/.test(term)).concat(heading.map((word) => `§${word}`));
	return [...new Set(named.map((term) => hashTerm(term) & (wordBuckets - 1)))];
}
