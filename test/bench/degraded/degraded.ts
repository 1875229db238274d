import { resolve } from 'node:path';
import { nodeTextFiles } from '../../../src/cli/host/nodeFolders';
import { createPlumbline } from '../../../src/index';
import type { Endpoint } from '../../../src/model';
import { type Store, silentLogger, systemClock } from '../../../src/ports';
import type { Scorecard } from '../../../src/scorecard/scorecard';
import { readers } from '../../../src/sources/documents/readers';
import { damagedCopy } from './damage';
import { compare, type Row } from './measures';
import { ownSources } from './ownSources';

/** What a model makes of a report and of its damaged copy. */
export interface Degraded {
	readonly rows: readonly Row[];
	/** Questions that got no answer, in either run: what stands in for them is no model's. */
	readonly unanswered: number;
	/** The copy, to be read. */
	readonly copy: string;
}

/** Both are held against the same sources, which say what the report cites them for. */
export async function scoreDegraded(text: string, endpoint: Endpoint, answers: Store, seed: number): Promise<Degraded> {
	const plumbline = createPlumbline({
		logger: silentLogger,
		clock: systemClock,
		prompts: nodeTextFiles(resolve('prompts')),
		skills: nodeTextFiles(resolve('skills')),
		answers,
		sources: { fetch: () => globalThis.fetch, readers: async () => readers, version: '0' },
	});
	const model = { provider: plumbline.connect(endpoint) };
	const analysis = plumbline.analyze({ name: 'report.md', text });
	const files = ownSources(analysis.report);
	const score = async (name: string, source: string): Promise<Scorecard> => {
		const scored = await plumbline.score({ name, text: source }, { model, sources: { files } });
		return scored.scorecard;
	};
	const copy = damagedCopy(analysis, seed);
	const before = await score('report.md', text);
	const after = await score('copy.md', copy);
	const unanswered = before.run.failures.length + after.run.failures.length;
	return { rows: compare(before, after), unanswered, copy };
}
