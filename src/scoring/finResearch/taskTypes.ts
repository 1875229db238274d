import { bilingual } from '../../lexicon/compile';
import type { Bilingual } from '../../lexicon/entries';
import { taskTypes as wordsOfTypes } from '../../lexicon/taskTypes.json';
import { type TaskType, taskTypes } from '../../scorecard/finResearch';

/** What an editor expects of a report of the seven head types. */
export const expectations: Partial<Record<TaskType, string>> = {
	'Stock-Specific Analysis':
		'business and competitive position, financials over several years, valuation against peers, catalysts and risks, a view on the share',
	'Event Analysis':
		'what happened and when, the channels by which it acts, who gains and who loses and how much, scenarios, what to watch',
	'Stock Selection from Given Plate':
		'what drives the plate, the criteria, the candidates compared on the same figures, a ranked choice and why others were left out',
	'Sector Analysis':
		'size and growth, the value chain, demand and supply, competition, policy, trends, where returns will be made, risks',
	'Investment Morning Brief':
		'what changed since the last close, overnight markets, the day’s calendar, the likely effect on the open; short and dated',
	'Post-Market Recap':
		'indices and turnover, leading and lagging plates, flows, the reasons for the moves, what they mean for the next day',
	'Expert Opinion':
		'who says what, when and on what grounds; where they agree and differ; a weighing rather than a list',
};

const rules = Object.entries<Bilingual>(wordsOfTypes).map(
	([type, words]) => [type as TaskType, bilingual(words, 'iu')] as const,
);

/** The kind of question a report answers, by the words of the question; `undefined` where they do not tell. */
export function recogniseTask(query: string): TaskType | undefined {
	return rules.find(([, pattern]) => pattern.test(query))?.[0];
}

/** Told by words that stand in many questions, such as `impact` or `industry`: a model is asked whether it is so. */
const byCommonWords: ReadonlySet<TaskType> = new Set([
	'Event Analysis',
	'Sector Analysis',
	'Market Performance and Analysis',
	'Trending News',
	'Investment Education',
]);

/** Whether what the words tell holds as long as no model says otherwise. */
export function isUnsureTask(type: TaskType): boolean {
	return byCommonWords.has(type);
}

/** What the judge of the dimensions is told: the kind with what it asks for, or the kinds to choose from. */
export function taskBriefing(type: TaskType | undefined): string {
	if (type !== undefined && !isUnsureTask(type)) {
		const expected = expectations[type];
		return `Task type: ${type}.${expected ? ` A good answer gives: ${expected}.` : ''}`;
	}
	const head = taskTypes.filter((name) => expectations[name] !== undefined);
	const other = taskTypes.filter((name) => expectations[name] === undefined && name !== 'Others');
	const guess = type === undefined ? '' : ` Single words of the question speak for ${type}; they may mislead.`;
	return [
		`Task type: choose it from this list, and judge by what it asks for.${guess}`,
		...head.map((name) => `- ${name}: ${expectations[name]}`),
		`- ${other.join('; ')}`,
		'- Others: none of these; judge by what the question asks for',
	].join('\n');
}
