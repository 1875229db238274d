import { relative } from 'node:path';
import type { ReportDocument } from '../../analysis';
import type { FoundInReport, KnownFinding } from '../../baseline/match';
import { knownIn, matchBaseline, withoutKnown } from '../../index';
import { message } from '../../messages/message';
import type { Changes } from '../host/environment';
import { CliError } from '../host/errors';
import { folderOfNamed, writeFile } from '../host/writeFile';
import type { Input } from '../input/inputs';
import { decodeText } from '../input/readFile';
import {
	type BaselineFile,
	chooseBaseline,
	nameIn,
	printBaseline,
	readBaseline,
	reportsThere,
} from '../settings/baselines';
import type { Invocation } from '../settings/command';
import type { FoundConfig } from '../settings/config';
import type { MeasuredReport, ReportsRun } from './eachReport';

/** A run with all that it found, which is kept only where what is known has to be looked for in all of it. */
export interface MeasuredReports extends ReportsRun {
	readonly reports: readonly MeasuredReport[];
}

/** What is known before a run, which then tells of the rest. It is made before anything is read, so that nothing is asked in vain. */
export interface KnownFindingsFilter {
	/** Whether a report can have anything new; every one where absent. Rejects with a `CliError` where nobody can know. */
	concerns?(input: Input): Promise<boolean>;
	/** The reports without what is known. */
	withoutKnown(measured: MeasuredReports): Promise<readonly MeasuredReport[]>;
}

/** The findings of a report under the name that a list of known ones has for it. */
export function foundIn({ result: { analysis } }: MeasuredReport, file: string): FoundInReport {
	return { file, report: analysis.report, findings: analysis.findings };
}

/** The results without the findings of a list, and what of the list is there no more; `found` are the same reports. */
export function withoutKnownFindings(
	measured: readonly MeasuredReport[],
	entries: readonly KnownFinding[],
	found: readonly FoundInReport[],
): { readonly left: readonly MeasuredReport[]; readonly stale: readonly KnownFinding[] } {
	const { known, stale } = matchBaseline(entries, found);
	const left = measured.map((report): MeasuredReport => {
		const before = report.result.analysis.findings.filter((finding) => known.has(finding));
		return { ...report, result: { ...withoutKnown(report.result, known, report.settings.reading), known: before } };
	});
	return { left, stale };
}

/** The files of known findings that the configuration files of the reports name: each is read once. */
export class ConfiguredBaselines {
	readonly #invocation: Invocation;
	readonly #files = new Map<string, Promise<KnownFindingsFilter>>();
	readonly #needsFile = new CliError('usage', message('baselines.needsFile'));

	constructor(invocation: Invocation) {
		this.#invocation = invocation;
	}

	/** What is known of a report; `undefined` where its configuration names no file. Rejects for a file that cannot be used. */
	async of(config: FoundConfig): Promise<KnownFindingsFilter | undefined> {
		const file = await chooseBaseline(this.#invocation, config);
		if (!file && this.#invocation.options.updateBaseline) throw this.#needsFile;
		if (!file) return undefined;
		const known = this.#files.get(file.path) ?? filterByBaseline(file, this.#invocation);
		this.#files.set(file.path, known);
		return known;
	}
}

/** What stands in a file of known findings. With `--update-baseline` that is all that is found now. */
export async function filterByBaseline(file: BaselineFile, invocation: Invocation): Promise<KnownFindingsFilter> {
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
			const { mine, others } = await splitEntries(listed, found, there, isAsked);
			if (!options.updateBaseline) {
				const { left, stale } = withoutKnownFindings(reports, mine, found);
				if (stale.length > 0) invocation.tell(message('baselines.stale', { name, count: stale.length }));
				return left;
			}
			if (stopped) return reports;
			const entries = found.flatMap(knownIn);
			const within = folderOfNamed(name, path);
			await writeFile(name, path, printBaseline([...others, ...entries]), environment, { within });
			invocation.tell(message('baselines.written', { name, findings: entries.length, reports: found.length }));
			return withoutKnownFindings(reports, entries, found).left;
		},
	};
}

/** The entries asked about, of reports that were read and of those that are gone, which may have another name now; and the others. */
async function splitEntries(
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

/** `--since`: what was found in the reports when the branch left a revision. What has not changed since is not read. */
export async function filterByRevision(revision: string, invocation: Invocation): Promise<KnownFindingsFilter> {
	const { environment, plumbline } = invocation;
	const git = await environment.openGit(environment.cwd);
	const changes = await git.changedSince(revision);
	const real = async (path: string) => (await environment.fs.realPath(path)) ?? path;
	const foundBefore = async ({ path, settings }: MeasuredReport): Promise<KnownFinding[]> => {
		const document = await textBefore(await real(path), changes);
		if (!document) return [];
		const { severities, tiers } = settings.reading;
		const { report, findings } = plumbline.analyze(document, { severities, tiers });
		return knownIn({ file: path, report, findings });
	};
	return {
		async concerns({ name, path, stdin }) {
			const file = await real(path);
			if (/^\.\.(?:[\\/]|$)/.test(relative(git.top, file))) {
				throw new CliError('git', message('baselines.outside', { name }));
			}
			// What comes by standard input need not be what stands in the file of its name.
			return stdin || changes.has(file);
		},
		async withoutKnown({ reports, failed }) {
			if (reports.length === 0 && !failed) invocation.tell(message('baselines.nothingChanged', { revision }));
			const entries: KnownFinding[] = [];
			for (const report of reports) entries.push(...(await foundBefore(report)));
			const found = reports.map((report) => foundIn(report, report.path));
			return withoutKnownFindings(reports, entries, found).left;
		},
	};
}

async function textBefore(path: string, changes: Changes): Promise<ReportDocument | undefined> {
	const then = await changes.before(path);
	if (!then) return undefined;
	try {
		return { name: then.name, text: decodeText(then.name, then.bytes) };
	} catch (error) {
		// It was no text, or none of a report's size: all that is found now is new.
		if (error instanceof CliError) return undefined;
		throw error;
	}
}
