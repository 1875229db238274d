import { TextCollection } from '../../../src/text/similarity';
import { filesIn } from './corpora';
import { spearman } from './correlation';

/** STS-B dev: Spearman of our likeness with people's 0–5, for one language. */
export function stsSpearman(language: 'en' | 'zh'): number {
	const file = filesIn('redundancy', '.csv').find(({ name }) => name === `stsb-${language}-dev`)!;
	const rows = file.text.trim().split(/\r?\n/u).map(parseRow);
	const texts = rows.flatMap(([first = '', second = '']) => [first, second]);
	const collection = new TextCollection(texts, language === 'zh');
	const ours = rows.map((_, i) => collection.likeness(2 * i, 2 * i + 1));
	return spearman(
		ours,
		rows.map((row) => Number(row[2])),
	);
}

/**
 * PAWS-X zh dev: the area under the ROC curve of our likeness for telling paraphrases from sentences of the same words
 * that mean something else. A reminder of what comparing words cannot do: chance is 0.5.
 */
export function pawsArea(): number {
	const file = filesIn('redundancy', '.tsv').find(({ name }) => name === 'pawsx-zh-dev')!;
	const rows = file.text
		.trim()
		.split(/\r?\n/u)
		.slice(1)
		.map((line) => line.split('\t'));
	const collection = new TextCollection(
		rows.flatMap(([, first = '', second = '']) => [first, second]),
		true,
	);
	const scored = rows.map((row, i) => ({ score: collection.likeness(2 * i, 2 * i + 1), same: row[3] === '1' }));
	const [same, other] = [true, false].map((kind) => scored.filter((row) => row.same === kind));
	const wins = same!.reduce(
		(sum, a) => sum + other!.reduce((won, b) => won + (a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0), 0),
		0,
	);
	return wins / (same!.length * other!.length);
}

function parseRow(line: string): string[] {
	return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map((match) =>
		(match[1] ?? match[2] ?? '').replaceAll('""', '"'),
	);
}
