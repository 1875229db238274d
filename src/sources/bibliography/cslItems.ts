import * as z from 'zod';
import { keyAddress } from '../../report/citations/resolvable';
import type { Report } from '../../report/model';
import { parsedJson } from '../../text/json';

/** An entry of a CSL JSON file. What it holds besides is kept as it is. */
export interface CslItem extends Readonly<Record<string, unknown>> {
	/** What a report cites it by. */
	readonly id: string;
}

const itemsSchema = z.array(z.looseObject({ id: z.union([z.string(), z.number()]).transform(String) }));

/** `undefined` for what is no CSL JSON. */
export function readCslItems(value: unknown): readonly CslItem[] | undefined {
	const read = itemsSchema.safeParse(value);
	return read.success ? read.data : undefined;
}

/** The same of a file's text. */
export function parseCslItems(text: string): readonly CslItem[] | undefined {
	return readCslItems(parsedJson(text));
}

/** What a file of entries becomes: those of the same keys are replaced where they stand, the others added at its end. */
export function withCslItems(
	present: readonly CslItem[],
	taken: readonly CslItem[],
): { readonly text: string; readonly added: number; readonly replaced: number } {
	const left = new Map(taken.map((item) => [item.id, item]));
	let replaced = 0;
	const kept = present.map((item) => {
		const now = left.get(item.id);
		if (!now) return item;
		left.delete(item.id);
		if (JSON.stringify(now) !== JSON.stringify(item)) replaced += 1;
		return now;
	});
	const text = `${JSON.stringify([...kept, ...left.values()], null, 2)}\n`;
	return { text, added: left.size, replaced };
}

/**
 * Those of a report's keys to look up: what no bibliography of it has, and what the file of entries has, which may be out of
 * date.
 */
export function keysToLookUp(
	report: Pick<Report, 'citations' | 'references'>,
	listed: ReadonlySet<string>,
	present: readonly CslItem[],
): string[] {
	const ids = new Set(present.map(({ id }) => id));
	return citedKeys(report).filter((key) => !listed.has(key) || ids.has(key));
}

/** The keys that a report cites (`[@doe2020]`) whose entry must stand in a file: neither in its own list nor an address by themselves. */
function citedKeys({ citations, references }: Pick<Report, 'citations' | 'references'>): string[] {
	const keys = citations
		.filter(({ form }) => form === 'key')
		.flatMap(({ labels, references: entries }) =>
			labels.filter((label, at) => {
				const index = entries[at];
				return (index === undefined || !references[index]) && keyAddress(label) === undefined;
			}),
		);
	return [...new Set(keys)];
}
