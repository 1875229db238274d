import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { markdownIn, type Text } from './reports';
import type { SaidFinding, Version } from './said';

/** A slip that an author of the planted set made on purpose. */
export interface Slip {
	readonly kind: 'number' | 'citation' | 'repetition' | 'claim' | 'structure';
	/** The words that hold it, once in the file. */
	readonly quote: string;
	/** Other places of the same slip. */
	readonly also?: readonly string[];
	readonly what: string;
}

export interface PlantedReport extends Text {
	/** None in a clean report. */
	readonly slips: readonly Slip[];
}

const folder = resolve('test/planted');

/** The project's own reports: 24 with slips, 24 without. Throws where a quote does not stand in its report exactly once. */
export function readPlanted(): PlantedReport[] {
	return markdownIn(folder).map(({ name, text }) => {
		const file = join(folder, name.replace(/^planted\//, '').replace(/\.md$/, '.slips.json'));
		const slips: Slip[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
		for (const { quote, also = [] } of slips)
			for (const words of [quote, ...also])
				if (text.split(words).length !== 2) throw new Error(`${name}: “${words}” does not stand there exactly once.`);
		return { name, text, slips };
	});
}

/** The codes that tell of a kind. */
const codesOf: Readonly<Record<Slip['kind'], RegExp>> = {
	number: /^number\./,
	citation: /^(?:citation|source)\./,
	repetition: /^(?:paragraph\.redundant|citation\.duplicate)/,
	claim: /^(?:claim|conclusion|citation\.missing|argument)/,
	structure: /^(?:citation|figure|table|section|number)\./,
};

/** Whether a finding tells of a slip: it is of its kind, and one of its places is one of the slip's. */
export function tells(
	{ code, span, related }: Pick<SaidFinding, 'code' | 'span' | 'related'>,
	slip: Slip,
	text: string,
): boolean {
	return (
		codesOf[slip.kind].test(code) &&
		[slip.quote, ...(slip.also ?? [])].some((words) => {
			const at = text.indexOf(words);
			return [span, ...related].some(([start, end]) => start < at + words.length && at < end);
		})
	);
}

/** How many slips are marked, by kind and language, and what is told of clean reports above a hint. */
export function measurePlanted(version: Version): string {
	const counts = new Map<string, { all: number; shown: number; any: number }>();
	const lines: string[] = [];
	const count = (of: string, shown: boolean, any: boolean) => {
		const own = counts.get(of) ?? { all: 0, shown: 0, any: 0 };
		counts.set(of, { all: own.all + 1, shown: own.shown + Number(shown), any: own.any + Number(any) });
	};
	for (const { name, text, slips } of readPlanted()) {
		const { findings } = version(name, text);
		for (const slip of slips) {
			const told = findings.filter((finding) => tells(finding, slip, text));
			const shown = told.some(({ level }) => level !== 'hint');
			const language = name.split('/')[1] ?? '';
			for (const of of ['all', language, slip.kind]) count(of, shown, told.length > 0);
			if (told.length === 0) lines.push(`missed ${name} ${slip.kind}: ${slip.what}`);
		}
		const stray = findings.filter(
			(finding) => finding.level !== 'hint' && !slips.some((slip) => tells(finding, slip, text)),
		);
		for (const { code, level, line, message } of stray)
			lines.push(
				`${slips.length === 0 ? 'WRONG on clean' : 'beside the slips'} ${name}:${line} ${level} ${code} ${message}`,
			);
	}
	const rows = [...counts].map(
		([of, { all, shown, any }]) =>
			`${of.padEnd(12)} ${String(all).padStart(4)} slips · shown ${(shown / all).toFixed(2)} · with hints ${(any / all).toFixed(2)}`,
	);
	return [...lines.sort(), '', ...rows].join('\n');
}
