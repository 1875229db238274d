import { anyOf, inEither } from '../../../lexicon/compile';
import {
	leastOf,
	mostOf,
	otherPlaces,
	places,
	ranked,
	rankedEnds,
	ranking,
	rivalsEnd,
	someRivals,
} from '../../../lexicon/ranks';
import type { Report, Sentence, Span } from '../../../report/model';
import { readProse } from '../../../report/prose';
import { kept } from '../../../text/kept';
import { allMatches } from '../../../text/matches';

/** A place that a sentence gives something among others. */
export interface RankClaim {
	/** The words that say so. */
	readonly span: Span;
	readonly sentence: Sentence;
	/** From 1. */
	readonly place: number;
	readonly fromBelow: boolean;
	/** The sentence up to these words and behind them. */
	readonly before: string;
	readonly behind: string;
	/** Where a part of what stands behind is in the report. */
	readonly spanBehind: (from: number, to: number) => Span;
	/** What is ranked or measured, by the words right behind: `market`, `share of exports`; empty where none are. */
	readonly noun: string;
	/** It is ranked by its size, whatever is measured: what is ranked is named by a word for things, or not at all. */
	readonly isBySize: boolean;
	/** What stands before that word: `regional market`, 区域市场. */
	readonly modifiers: string;
	/** What all of them are of or among: `the largest provider of meals`, `the largest of the three`. */
	readonly ofWhat: string;
}

const ordinals = [...places.en.map((word, index) => [word, index + 2] as const)];
const hanOrdinals = '一二三四五六七八九十';
const superlative = `(${[...mostOf.en, ...leastOf.en].join('|')})`;
const english = new RegExp(
	`\\b(?:(${anyOf(places.en)}|[2-6](?:nd|rd|th))[- ])?${superlative}\\b|\\b${anyOf(ranking.en)} (first|${anyOf(places.en)})\\b|\\bin (first|${anyOf(places.en)}) place\\b|(?<=\\b(?:is|was|remains|stays)(?: only| now| still)?) (${anyOf(places.en)})(?= (?:with|behind)\\b)`,
	'giu',
);
const chinese = new RegExp(
	`${anyOf(ranking.zh)}第([${hanOrdinals}]|\\d{1,2})位?|第([${hanOrdinals}])大|最([${[...mostOf.zh, ...leastOf.zh].join('')}])`,
	'gu',
);
const least = new RegExp(`^(?:${anyOf(leastOf.en)}|${anyOf(leastOf.zh)})$`, 'iu');
/** Not several of them, as in `the largest markets`. */
const kindAtEnd = new RegExp(`(?:\\b${anyOf(ranked.en)}|${anyOf(ranked.zh)})$`, 'iu');
const kindsInText = new RegExp(`\\b${anyOf(ranked.en)}s?\\b`, 'giu');
const ofPattern = new RegExp(`^\\s+(?:of|among)\\s+([^,.;:()]{1,80}?)(?=\\s${anyOf(rivalsEnd)}\\b|[,.;:()]|$)`, 'iu');
/** `Among the three with more than 200 ships` */
const ofSome = new RegExp(`^[^,.;]{0,40}\\b(?:of|among)\\b[^,.;]{0,40}\\b${anyOf(someRivals)}\\b`, 'iu');
const sizes = /^(?:largest|biggest|smallest|大|小)$/iu;
const mayRank = kept((text) =>
	/est\b|\bmost\b|\bleast\b|\b(?:first|second|third|fourth|fifth|sixth)\b|第|最/iu.test(text),
);
const isOther = inEither(otherPlaces);
const clauseEnds = /[,;，；。]|\.\s/u;
/** What is ranked ends before these. */
const nounEnds = new RegExp(`[,.;:()，。；：（）、]|\\s${anyOf(rankedEnds)}\\b|$`, 'iu');

const read: ReadonlySet<string> = new Set(['paragraph', 'item', 'quote']);

/** The places that sentences give, without those that are not of what is. */
export function rankClaims(report: Report): RankClaim[] {
	return report.sentences.flatMap((sentence) => {
		if (!mayRank(sentence.text) || !read.has(report.blocks[sentence.block]?.kind ?? '')) return [];
		const { text, offset } = readProse(report.source, report.ink, sentence.span);
		return [...allMatches(english, text), ...allMatches(chinese, text)].flatMap((match): RankClaim[] => {
			const end = match.index + match[0].length;
			const [before, behind] = [text.slice(0, match.index), text.slice(end)];
			const spanOf = (from: number, to: number): Span => [offset(from), offset(to - 1) + 1];
			const spanBehind = (from: number, to: number) => spanOf(end + from, end + to);
			const claim = { sentence, before, behind, spanBehind, ...readPlace(match) };
			const clause = `${before.slice(-reach).split(clauseEnds).at(-1)} ${match[0]} ${behind.slice(0, reach).split(clauseEnds)[0]}`;
			if (claim.place === 0 || isOther.test(clause) || ofSome.test(behind)) return [];
			const noun = nounOf(behind);
			const kind = kindAtEnd.exec(noun)?.[0];
			const isBySize = claim.isBySize && (noun === '' || kind !== undefined);
			const modifiers = isBySize && kind !== undefined ? noun.slice(0, -kind.length) : '';
			const ofWhat = ofPattern.exec(behind.slice(behind.indexOf(noun) + noun.length))?.[1] ?? '';
			return [
				{
					...claim,
					noun,
					isBySize,
					modifiers,
					ofWhat: ofWhat.replace(kindsInText, ''),
					span: spanOf(match.index + match[0].search(/\S/u), end),
				},
			];
		});
	});
}

/** How far around such words is looked for others that make them no place. */
const reach = 80;

type Place = Pick<RankClaim, 'place' | 'fromBelow' | 'isBySize'>;

function readPlace(match: RegExpExecArray): Place {
	const [text, first, second, third, fourth, fifth] = match;
	if (/\p{Script=Han}/u.test(text)) {
		const word = first ?? second;
		return {
			place: word ? hanPlace(word) : 1,
			fromBelow: least.test(third ?? ''),
			isBySize: !third || sizes.test(third),
		};
	}
	const ordinal = first ?? third ?? fourth ?? fifth;
	const isBySize = second === undefined || sizes.test(second);
	return { place: ordinal ? placeOf(ordinal) : 1, fromBelow: least.test(second ?? ''), isBySize };
}

function placeOf(word: string): number {
	const known = ordinals.find(([name]) => name === word.toLowerCase())?.[1];
	return known ?? (word.toLowerCase() === 'first' ? 1 : Number.parseInt(word, 10));
}

function hanPlace(word: string): number {
	return /\d/u.test(word) ? Number(word) : hanOrdinals.indexOf(word) + 1;
}

/** Up to the word for things, if there is one. */
const hanNoun = new RegExp(`^\\p{Script=Han}{0,6}?${anyOf(ranked.zh)}|^\\p{Script=Han}{1,8}`, 'u');

function nounOf(behind: string): string {
	const han = hanNoun.exec(behind)?.[0];
	return han ?? behind.slice(0, behind.search(nounEnds)).trim();
}
