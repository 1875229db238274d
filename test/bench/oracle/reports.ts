import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { corporaFolder } from '../quality/corpora';

export interface Text {
	/** `corpus/name`. */
	readonly name: string;
	readonly text: string;
}

/** Where reports lie: the project's own, and those beside it. */
const folders = [
	...['examples', 'test/planted'].map((folder) => resolve(folder)),
	...['reports', 'editor', 'cases', 'unlabelled', 'ratings', 'redundancy'].map((folder) => join(corporaFolder, folder)),
];

/** Every Markdown report at hand, without copies; which folders are not there is said. */
export function reportsAtHand(more: readonly string[], say: (line: string) => void): Text[] {
	const texts = [...folders, ...more.map((folder) => resolve(folder))].flatMap((folder) => {
		if (existsSync(folder))
			return [...markdownIn(folder).filter(({ name }) => !/README|GUIDE/.test(name)), ...linesIn(folder)];
		say(`Skipped, for it is not here: ${folder}`);
		return [];
	});
	return [...new Map(texts.map((one) => [one.text, one])).values()];
}

/** The Markdown files of a folder, and of those in it. */
export function markdownIn(folder: string): Text[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => /\.(?:md|mdx|qmd)$/.test(name))
		.sort()
		.map((name) => ({ name: `${basename(folder)}/${name}`, text: readFileSync(join(folder, name), 'utf8') }));
}

/** Reports that are kept as lines of JSON. */
function linesIn(folder: string): Text[] {
	const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
	return files.flatMap((file) =>
		readFileSync(join(folder, file), 'utf8')
			.split('\n')
			.filter(Boolean)
			.map(
				(line, at): Partial<Text> => ({ name: `${basename(folder)}/${file}:${at + 1}`, ...textOf(JSON.parse(line)) }),
			)
			.filter((one): one is Text => one.text !== undefined),
	);
}

function textOf({ text }: { readonly text?: unknown }): Partial<Text> {
	return typeof text === 'string' ? { text } : {};
}

/** So many of them, the same for the same seed. */
export function sampleOf<T>(all: readonly T[], size: number, seed: number): T[] {
	let state = seed;
	const next = () => {
		state = (state * 48_271) % 2_147_483_647;
		return state / 2_147_483_647;
	};
	return all
		.map((one) => [next(), one] as const)
		.sort(([a], [b]) => a - b)
		.slice(0, size)
		.map(([, one]) => one);
}
