import type { FoundInReport, KnownFinding } from '../../baseline/match';
import { knownIn } from '../../index';
import { message } from '../../messages/message';
import { CliError, unwritten } from '../host/errors';
import { type BaselineFile, chooseBaseline, nameIn, readBaseline, reportsThere } from '../settings/baselineChoice';
import { printBaseline } from '../settings/baselineFile';
import type { Invocation } from '../settings/command';
import type { FoundConfig } from '../settings/config';
import { foundIn, type KnownBefore, tellOthers } from './knownFindings';

/** The files of known findings that the configuration files of the reports name: each is read once. */
export class ConfiguredBaselines {
	readonly #invocation: Invocation;
	readonly #files = new Map<string, Promise<KnownBefore>>();
	readonly #needsFile = new CliError('usage', message('baselines.needsFile'));

	constructor(invocation: Invocation) {
		this.#invocation = invocation;
	}

	/** What is known of a report; `undefined` where its configuration names no file. Rejects for a file that cannot be used. */
	async of(config: FoundConfig): Promise<KnownBefore | undefined> {
		const file = await chooseBaseline(this.#invocation, config);
		if (!file && this.#invocation.options.updateBaseline) throw this.#needsFile;
		if (!file) return undefined;
		const known = this.#files.get(file.path) ?? knownByFile(file, this.#invocation);
		this.#files.set(file.path, known);
		return known;
	}
}

/** What stands in a file of known findings. With `--update-baseline` that is all that is found now. */
export async function knownByFile(file: BaselineFile, invocation: Invocation): Promise<KnownBefore> {
	const { options, environment } = invocation;
	const { name, path } = file;
	await environment.willRead?.([path]);
	const isNew = options.updateBaseline && (await environment.fs.stat(path)) === undefined;
	const listed = isNew ? [] : await readBaseline(file, invocation);
	return {
		async withoutKnown({ reports, stopped }) {
			const found = reports.map((report) => foundIn(report, nameIn(file, report.path)));
			const isAsked = ({ code }: KnownFinding) =>
				options.only.length === 0 || options.only.some((asked) => asked === code);
			const there = (files: readonly string[]) => reportsThere(file, files, invocation);
			const { mine, others } = await parted(listed, found, there, isAsked);
			if (!options.updateBaseline) {
				const { left, stale } = tellOthers(reports, mine, found);
				if (stale.length > 0) invocation.tell(message('baselines.stale', { name, count: stale.length }));
				return left;
			}
			if (stopped) return reports;
			const entries = found.flatMap(knownIn);
			await write(file, [...others, ...entries], invocation);
			invocation.tell(message('baselines.written', { name, findings: entries.length, reports: found.length }));
			return tellOthers(reports, entries, found).left;
		},
	};
}

/** The entries asked about, of reports that were read and of those that are gone, which may have another name now; and the others. */
async function parted(
	entries: readonly KnownFinding[],
	found: readonly FoundInReport[],
	there: (files: readonly string[]) => Promise<ReadonlySet<string>>,
	isAsked: (entry: KnownFinding) => boolean,
): Promise<{ readonly mine: readonly KnownFinding[]; readonly others: readonly KnownFinding[] }> {
	const read = new Set(found.map(({ file }) => file));
	const elsewhere = await there([...new Set(entries.map(({ file }) => file))].filter((file) => !read.has(file)));
	const isMine = (entry: KnownFinding) => !elsewhere.has(entry.file) && isAsked(entry);
	return { mine: entries.filter(isMine), others: entries.filter((entry) => !isMine(entry)) };
}

async function write(
	{ name, path }: BaselineFile,
	entries: readonly KnownFinding[],
	{ environment }: Invocation,
): Promise<void> {
	try {
		await environment.fs.write(path, printBaseline(entries));
	} catch (error) {
		throw unwritten(name, error);
	}
}
