import { createHash } from 'node:crypto';
import { markdownIn } from './reports';
import type { Version } from './said';

/** What is told of a file of a kind that nothing was made on, to be judged by a reader. */
export interface ToldAway {
	/** The same in every version that tells it at these words. */
	readonly id: string;
	readonly file: string;
	readonly line: number;
	readonly level: string;
	readonly code: string;
	readonly words: string;
	readonly message: string;
}

/** Every finding above a hint on the files of a folder. */
export function toldAway(version: Version, folder: string): ToldAway[] {
	return markdownIn(folder).flatMap(({ name, text }) =>
		version(name, text)
			.findings.filter(({ level }) => level !== 'hint' && level !== 'held')
			.map(({ code, level, line, words, message }) => {
				const id = createHash('sha256').update(`${name}\n${code}\n${words}`).digest('hex').slice(0, 12);
				return { id, file: name, line, level, code, words, message };
			}),
	);
}

/** Of what was judged, how much is right, by level and code. */
export function formatJudged(told: readonly ToldAway[], judged: ReadonlyMap<string, boolean>): string {
	const rowOf = (name: string, own: readonly ToldAway[]) => {
		const known = own.filter(({ id }) => judged.has(id));
		const right = known.filter(({ id }) => judged.get(id)).length;
		return `${name.padEnd(24)} ${own.length} told, ${known.length} judged, ${right} right${known.length > 0 ? ` (${(right / known.length).toFixed(2)})` : ''}`;
	};
	const names = (key: 'level' | 'code') => [...new Set(told.map((one) => one[key]))].sort();
	return [
		rowOf('all', told),
		...names('level').map((level) =>
			rowOf(
				level,
				told.filter((one) => one.level === level),
			),
		),
		...names('code').map((code) =>
			rowOf(
				code,
				told.filter((one) => one.code === code),
			),
		),
	].join('\n');
}
