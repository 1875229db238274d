import { dirname, relative, resolve } from 'node:path';
import type { FoundInReport, KnownFinding } from '../../baseline/model';
import { knownIn } from '../../index';
import { message } from '../../messages/message';
import { CliError, unwritten } from '../host/errors';
import { decodeText } from '../input/decode';
import { readFile } from '../input/readFile';
import { parseBaseline, printBaseline } from '../settings/baselineFile';
import type { Invocation } from '../settings/command';
import { foundIn, type KnownBefore, tellOthers } from './knownFindings';

/** `--baseline`: what stands in a file of known findings. With `--update-baseline` that is all that is found now. */
export async function knownByFile(name: string, invocation: Invocation): Promise<KnownBefore> {
	const { options, environment } = invocation;
	const path = resolve(environment.cwd, name);
	const listed = await readBaseline(name, path, invocation);
	const isThere = async (file: string) => (await environment.fs.stat(resolve(dirname(path), file))) !== undefined;
	return {
		async withoutKnown({ reports, stopped }) {
			const found = reports.map((report) => {
				return foundIn(report, relative(dirname(path), report.path).replaceAll('\\', '/'));
			});
			const isAsked = ({ code }: KnownFinding) => options.only?.some((asked) => asked === code) ?? true;
			const { mine, others } = await parted(listed, found, isThere, isAsked);
			if (!options.updateBaseline) {
				const { left, stale } = tellOthers(reports, mine, found);
				if (stale.length > 0) invocation.tell(message('baselines.stale', { name, count: stale.length }));
				return left;
			}
			if (stopped) return reports;
			const entries = found.flatMap(knownIn);
			await write(name, path, [...others, ...entries], invocation);
			invocation.tell(message('baselines.written', { name, findings: entries.length, reports: found.length }));
			return tellOthers(reports, entries, found).left;
		},
	};
}

async function readBaseline(
	name: string,
	path: string,
	{ environment, options }: Invocation,
): Promise<readonly KnownFinding[]> {
	if ((await environment.fs.stat(path)) === undefined) {
		if (options.updateBaseline) return [];
		throw new CliError('baseline', message('baselines.missing', { name }));
	}
	return parseBaseline(name, decodeText(name, await readFile(name, path, environment)));
}

/** The entries asked about, of reports that were read and of those that are gone, which may have another name now; and the others. */
async function parted(
	entries: readonly KnownFinding[],
	found: readonly FoundInReport[],
	isThere: (file: string) => Promise<boolean>,
	isAsked: (entry: KnownFinding) => boolean,
): Promise<{ readonly mine: readonly KnownFinding[]; readonly others: readonly KnownFinding[] }> {
	const read = new Set(found.map(({ file }) => file));
	const unread = [...new Set(entries.map(({ file }) => file))].filter((file) => !read.has(file));
	const there = await Promise.all(unread.map(isThere));
	const elsewhere = new Set(unread.filter((_, at) => there[at]));
	const isMine = (entry: KnownFinding) => !elsewhere.has(entry.file) && isAsked(entry);
	return { mine: entries.filter(isMine), others: entries.filter((entry) => !isMine(entry)) };
}

async function write(
	name: string,
	path: string,
	entries: readonly KnownFinding[],
	{ environment }: Invocation,
): Promise<void> {
	try {
		await environment.fs.write(path, printBaseline(entries));
	} catch (error) {
		throw unwritten(name, error);
	}
}
