import * as z from 'zod';
import type { KnownFinding } from '../../baseline/match';
import { message } from '../../messages/message';
import { groupBy } from '../../text/collections';
import { CliError } from '../host/errors';

/** Code, place and what it is about, then what it is held against: as decisions name a finding. */
const entryPattern = /^[a-zA-Z.]+ [sl]\d{1,5}:[0-9a-f]* [0-9a-f]{16}(?: [0-9a-f]{16})*$/;

/** Each of them is looked for on the disk. */
const mostReports = 20_000;

/** Each report's findings by their words; nothing of the words stands in it. */
const fileSchema = z.object({
	version: z.literal(1),
	findings: z.record(z.string().min(1).max(4_000), z.array(z.string().max(20_000).regex(entryPattern)).max(100_000)),
});

/** Reads the text of a file of known findings; throws a {@link CliError} that says what is wrong: then nothing is known. */
export function parseBaseline(name: string, text: string): readonly KnownFinding[] {
	const json = parseJson(name, text.replace(/^\uFEFF/, ''));
	if (namesIn(json) > mostReports)
		throw new CliError('baseline', message('baselines.tooMany', { name, most: mostReports }));
	const read = fileSchema.safeParse(json);
	if (!read.success) {
		const place = read.error.issues[0]?.path.map(String).join(' → ') || undefined;
		throw new CliError('baseline', message('baselines.notUsable', { name, place }), { cause: read.error });
	}
	return Object.entries(read.data.findings).flatMap(([file, entries]) => entries.map((entry) => known(file, entry)));
}

/** How many reports are named, before each is looked at. */
function namesIn(json: unknown): number {
	const findings = typeof json === 'object' && json !== null && 'findings' in json ? json.findings : undefined;
	return typeof findings === 'object' && findings !== null ? Object.keys(findings).length : 0;
}

function parseJson(name: string, text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new CliError('baseline', message('baselines.notUsable', { name, place: undefined }), { cause: error });
	}
}

function known(file: string, entry: string): KnownFinding {
	const [code = '', place = '', about = '', ...against] = entry.split(' ');
	return { file, code, place, about, ...(against.length > 0 && { against }) };
}

/** The file's text: one finding a line, sorted, so that the changes of two people rarely meet. */
export function printBaseline(entries: readonly KnownFinding[]): string {
	const files = [...groupBy(entries, ({ file }) => file)].sort(([a], [b]) => (a < b ? -1 : 1));
	const findings = files.map(([file, list]) => [file, list.map(printed).sort()] as const);
	return `${JSON.stringify({ version: 1, findings: Object.fromEntries(findings) }, null, '\t')}\n`;
}

function printed({ code, place, about, against = [] }: KnownFinding): string {
	return [code, place, about, ...against].join(' ');
}
