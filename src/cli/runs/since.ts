import { relative } from 'node:path';
import type { ReportDocument } from '../../analysis';
import type { KnownFinding } from '../../baseline/match';
import { knownIn } from '../../index';
import { message } from '../../messages/message';
import type { Changes } from '../host/environment';
import { CliError } from '../host/errors';
import { decodeText } from '../input/decode';
import type { Invocation } from '../settings/command';
import type { MeasuredReport } from './eachReport';
import { foundIn, type KnownBefore, tellOthers } from './knownFindings';

/** `--since`: what was found in the reports when the branch left a revision. What has not changed since is not read. */
export async function knownSince(revision: string, invocation: Invocation): Promise<KnownBefore> {
	const { environment, plumbline } = invocation;
	const git = await environment.openGit(environment.cwd);
	const changes = await git.changedSince(revision);
	const real = async (path: string) => (await environment.fs.realPath(path)) ?? path;
	const foundBefore = async ({ path, settings }: MeasuredReport): Promise<KnownFinding[]> => {
		const document = await textBefore(await real(path), changes);
		if (!document) return [];
		const { severities, config } = settings;
		const { report, findings } = plumbline.analyze(document, { severities, tiers: config.tiers });
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
			return tellOthers(reports, entries, found).left;
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
