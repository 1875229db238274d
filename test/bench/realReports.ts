import { reportsAtHand, sampleOf } from './oracle/reports';

/** The reports that are measured together: of so many words, give or take a share, and how many of them. */
const groups = [
	{ name: 'planted slips', words: 800, within: 0.6, count: 20 },
	{ name: '3,000 words', words: 3_000, within: 0.15, count: 8 },
	{ name: '10,000 words', words: 10_000, within: 0.15, count: 8 },
];
const seed = 7;

export interface RealReports {
	readonly name: string;
	readonly texts: readonly string[];
}

/** What people and systems wrote, where the corpora lie beside the project, and the project's own reports with planted slips. */
export function realReports(say: (line: string) => void): RealReports[] {
	const all = reportsAtHand([], say).map((one) => ({ ...one, words: wordsIn(one.text) }));
	return groups.flatMap(({ name, words, within, count }, at) => {
		const isPlanted = at === 0;
		const near = all.filter(
			(one) => isPlanted === one.name.startsWith('planted/') && Math.abs(one.words - words) <= words * within,
		);
		const texts = sampleOf(near, count, seed).map(({ text }) => text);
		if (texts.length === 0) say(`Skipped, for no report at hand has about ${name}`);
		return texts.length === 0 ? [] : { name, texts };
	});
}

/** Two Han characters are about a word. */
function wordsIn(text: string): number {
	const runs = text.match(/\p{Script=Han}+|[^\P{L}\p{Script=Han}]+/gu) ?? [];
	return runs.reduce((sum, run) => sum + (/\p{Script=Han}/u.test(run) ? run.length / 2 : 1), 0);
}
