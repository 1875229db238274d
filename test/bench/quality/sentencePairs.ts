import { TextCollection } from '../../../src/report/likeness';
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

function parseRow(line: string): string[] {
	return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map((match) =>
		(match[1] ?? match[2] ?? '').replaceAll('""', '"'),
	);
}
