import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Gold } from './goldEval';

/** The measuring data lies beside the project (the working folder), never in it; without it what needs it is skipped. */
export const corporaFolder = resolve('../shared/corpora');

export function hasCorpora(): boolean {
	return existsSync(join(corporaFolder, 'gold'));
}

export interface CorpusReport {
	readonly name: string;
	readonly text: string;
}

export function readReports(): CorpusReport[] {
	return filesIn('reports', '.md').map((file) => ({ name: file.name, text: file.text }));
}

export interface AnnotatedReport extends CorpusReport {
	readonly gold: Gold;
}

export function readGold(): AnnotatedReport[] {
	return filesIn('gold', '.json').map(({ name, text }) => {
		const gold = JSON.parse(text) as Gold;
		return { name, gold, text: readFileSync(join(corporaFolder, gold.report), 'utf8') };
	});
}

export function filesIn(folder: string, ending: string): CorpusReport[] {
	return readdirSync(join(corporaFolder, folder))
		.filter((file) => file.endsWith(ending))
		.sort()
		.map((file) => ({
			name: file.slice(0, -ending.length),
			text: readFileSync(join(corporaFolder, folder, file), 'utf8'),
		}));
}
