import type { Reference } from '../report/model';

/**
 * The new numbers of the entries that stay, by their old ones, where the list is numbered from 1 without gaps.
 * `undefined` where it is not, and where something else may name the numbers: links to places in the text.
 */
export function newLabels(
	references: readonly Reference[],
	gone: ReadonlySet<Reference>,
	source: string,
): Map<string, string> | undefined {
	const numbered = references.every(({ label }, index) => label === String(index + 1));
	if (!numbered || /\]\(#[^)\s]*\d|<a\s[^>]*\b(?:id|name)=/iu.test(source)) return undefined;
	const left = references.filter((each) => !gone.has(each));
	return new Map(left.map(({ label = '' }, index) => [label, String(index + 1)]));
}

/** The numbers of a marker with what stands between them: `1, 3–5` in `[1, 3–5]`. */
const numbers = /\d+(?:\s*(?:[,，、;；‐‑–—−~～-])\s*\d+)*/u;
const rangeSign = /\s*[‐‑–—−~～-]\s*/u;

/** A marker with other labels, written as it was: `[2-4]` becomes `[1-3]`; no label twice. */
export function relabelled(marker: string, labels: readonly string[], labelOf: (label: string) => string): string {
	const renamed = [...new Set(labels.map(labelOf))];
	const [first = ''] = renamed;
	if (labels.length === 1) return marker.replace(labels[0] ?? '', first);
	const written = numbers.exec(marker)?.[0];
	if (written === undefined) return marker;
	const separator = /\s*[,，、;；]\s*/u.exec(written)?.[0] ?? ', ';
	const range = rangeSign.exec(written)?.[0];
	return marker.replace(
		written,
		range === undefined ? renamed.join(separator) : inRanges(renamed, range).join(separator),
	);
}

/** Three and more in a row as a range. */
function inRanges(labels: readonly string[], sign: string): string[] {
	const runs: string[][] = [];
	for (const label of labels) {
		const run = runs.at(-1);
		if (run && Number(run.at(-1)) + 1 === Number(label)) run.push(label);
		else runs.push([label]);
	}
	return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}${sign}${run.at(-1)}`] : run));
}
