import { createHash } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { Analyzer } from '../../analysis';
import { withSureMends } from '../../index';
import { message } from '../../messages/message';
import { printable } from '../../text/shorten';
import type { ExitCode } from '../host/environment';
import { CliError } from '../host/errors';
import { pointsBelow } from '../host/folders';
import { writeFile } from '../host/writeFile';
import { readInput } from '../input/inputs';
import { type Invocation, writeResult } from '../settings/command';
import type { Output } from '../settings/options';
import { eachReport } from './eachReport';
import type { ManyReports } from './manyReports';
import { knownByOptions } from './reports';

/**
 * Mends what is sure in each report. `--diff` shows it as a patch and leaves the files as they are: 1 where there is
 * something to mend. `--fix` writes the reports.
 */
export async function mendReports(invocation: Invocation, analyzer: Analyzer, many: ManyReports): Promise<ExitCode> {
	const { options, environment, operands } = invocation;
	if (!options.diff && operands.includes('-')) throw new CliError('usage', message('usage.fixStdin'));
	if (options.diff && options.outputs.some(({ format }) => format !== 'text'))
		throw new CliError('usage', message('usage.diffFormat'));
	const patches: string[] = [];
	let [findings, reports] = [0, 0];
	const { failed } = await eachReport(
		invocation,
		async ({ name, text }, { reading }, sha256, path) => {
			const check = async (source: string) => analyzer({ name, text: source }, reading);
			const mended = await withSureMends(await check(text), check);
			if (mended.mended > 0 && !options.diff) {
				await refuseChanged({ name, path, text, sha256 }, invocation);
				await writeFile(name, path, mended.text, environment, { within: folderFor(path, invocation) });
			}
			return { name, text, mended };
		},
		({ name, text, mended }) => {
			if (mended.mended === 0) return;
			findings += mended.mended;
			reports++;
			if (options.diff) patches.push(patchOf(name, text, mended.text));
		},
		{ many, concerns: (await knownByOptions(invocation))?.concerns },
	);
	const isTerminal = ({ file }: Output) => file === undefined && environment.stdout.isTTY;
	if (options.diff)
		await writeResult((output) => (isTerminal(output) ? patches.map(asShown) : patches).join(''), invocation);
	if (reports > 0) invocation.tell(message('batches.mended', { findings, reports, written: !options.diff }));
	return failed ? 2 : patches.length > 0 ? 1 : 0;
}

/** What of a report is written stays below it, unless the user named the report: one that was found may be a link to anything. */
function folderFor(path: string, { operands, environment: { cwd } }: Invocation): string | undefined {
	if (operands.some((operand) => resolve(cwd, operand) === path)) return undefined;
	return pointsBelow(cwd, path) ? cwd : dirname(path);
}

/** As git reads it. */
function patchOf(name: string, before: string, after: string): string {
	const options = { context: 3, headerOptions: FILE_HEADERS_ONLY };
	return createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, options);
}

/** A terminal would do what control characters of a report say. */
function asShown(patch: string): string {
	return patch.split('\n').map(printable).join('\n');
}

interface ReadText {
	readonly name: string;
	readonly path: string;
	readonly text: string;
	/** Of the file's bytes when it was read. */
	readonly sha256: string;
}

/** Throws where a file holds other words by now, or its words in another encoding than they would be written in. */
async function refuseChanged({ name, path, text, sha256 }: ReadText, { environment }: Invocation): Promise<void> {
	if (createHash('sha256').update(text).digest('hex') !== sha256)
		throw new CliError('encoding', message('files.fixEncoding', { name }));
	const now = await readInput({ name, path, stdin: false }, environment);
	if (now.sha256 !== sha256) throw new CliError('unreadable', message('files.fixChanged', { name }));
}
