import { resolve } from 'node:path';
import { nodeTextFiles } from '../../../src/cli/host/nodeFolders';
import { createPlumbline } from '../../../src/index';
import type { Endpoint } from '../../../src/model';
import { type Store, silentLogger, systemClock } from '../../../src/ports';
import { type DamageKind, damagedCopy } from '../../../src/scoring/damagedCopy';
import { readers } from '../../../src/sources/documents/readers';
import type { SourceFiles } from '../../../src/sources/model';
import { type Row, rowsOf, unnamed } from './measures';
import { ownSources } from './ownSources';

/** What a model makes of a report and of its damaged copy. */
export interface Degraded {
	readonly rows: readonly Row[];
	/** The kinds of damage that “Fix first” of the copy does not tell of. */
	readonly unnamed: readonly DamageKind[];
	/** Questions that got no answer, in either run: what stands in for them is no model's. */
	readonly unanswered: number;
	/** The copy, to be read. */
	readonly copy: string;
}

/** The report with its copy as a control, then the copy by itself, as its author would have it scored; both against the same sources, which say what the report cites them for, or those of a folder. */
export async function scoreDegraded(
	text: string,
	endpoint: Endpoint,
	answers: Store,
	folder: SourceFiles | undefined,
): Promise<Degraded> {
	const plumbline = createPlumbline({
		logger: silentLogger,
		clock: systemClock,
		prompts: nodeTextFiles(resolve('prompts')),
		skills: nodeTextFiles(resolve('skills')),
		answers,
		sources: { fetch: () => globalThis.fetch, readers: async () => readers, version: '0' },
	});
	const analysis = plumbline.analyze({ name: 'report.md', text });
	const options = {
		model: { provider: plumbline.connect(endpoint) },
		sources: { files: folder ?? ownSources(analysis.report) },
	};
	const copy = damagedCopy(analysis);
	const before = await plumbline.score({ name: 'report.md', text }, { ...options, control: true });
	const after = await plumbline.score({ name: 'copy.md', text: copy.text }, options);
	return {
		rows: rowsOf(before.scorecard.run.control ?? []),
		unnamed: unnamed(copy, after),
		unanswered: before.scorecard.run.failures.length + after.scorecard.run.failures.length,
		copy: copy.text,
	};
}
