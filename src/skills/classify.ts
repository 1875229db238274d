import { overlap, rangesOverlap } from '../report/spanRelations';
import type { Signal, Skill } from './model';
import { traceNormalised } from './normalise';
import { compileSignal, type SignalPattern } from './signalPattern';

/** How strongly a text speaks for a skill, and by which of its words. */
export interface SkillMatch {
	readonly skill: Skill;
	/** The sum of the weights of the signals found; 0 when there are none. */
	readonly score: number;
	/** As they stand in the text, in its order. */
	readonly words: readonly string[];
}

/** Longer queries are read up to here; what is asked stands at the beginning. */
const longestQuery = 20_000;

interface Hit {
	readonly start: number;
	readonly end: number;
	readonly weight: number;
}

/** A function that says of a text what it speaks for; the patterns are compiled once. */
export function createSkillMatcher(skills: readonly Skill[]): (text: string) => readonly SkillMatch[] {
	const finders = skills.map((skill) => ({ skill, find: createFinder(skill.signals) }));
	return (text) => {
		const traced = traceNormalised(text.slice(0, longestQuery));
		const read: ReadText = { given: traced.text, lower: traced.text.toLowerCase() };
		return finders.map(({ skill, find }) => {
			const hits = withoutCovered(find(read)).sort((a, b) => a.start - b.start);
			return {
				skill,
				score: hits.reduce((sum, { weight }) => sum + weight, 0),
				words: [...new Set(hits.map(({ start, end }) => traced.source(start, end).trim()))],
			};
		});
	};
}

interface ReadText {
	readonly given: string;
	readonly lower: string;
}

function createFinder(signals: readonly Signal[]): (text: ReadText) => Hit[] {
	const compiled = signals.map(({ match, weight, not }) => ({
		pattern: compileSignal(match),
		weight,
		not: not.map(compileSignal),
	}));
	return (text) =>
		compiled.flatMap(({ pattern, weight, not }) => {
			const places = placesOf(pattern, text);
			if (places.length === 0) return [];
			const excluded = not.flatMap((each) => placesOf(each, text));
			const place = places.find((place) => !excluded.some((other) => overlap(place, other)));
			return place ? [{ start: place[0], end: place[1], weight }] : [];
		});
}

function placesOf({ expression, capitals, literal }: SignalPattern, { given, lower }: ReadText): Place[] {
	const text = capitals ? given : lower;
	return text.includes(literal) ? [...text.matchAll(expression)].map(placeOf) : [];
}

type Place = readonly [start: number, end: number];

function placeOf(match: RegExpExecArray): Place {
	return [match.index, match.index + match[0].length];
}

/** Of signals that see the same words, the heaviest counts, and of equals the longest. */
function withoutCovered(hits: readonly Hit[]): Hit[] {
	const ranked = [...hits].sort(
		(a, b) => b.weight - a.weight || b.end - b.start - (a.end - a.start) || a.start - b.start,
	);
	const kept: Hit[] = [];
	for (const hit of ranked) if (!kept.some((other) => rangesOverlap(other, hit))) kept.push(hit);
	return kept;
}
