import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nodeTextFiles } from '../../../src/cli/host/nodeFolders';
import { createOpenAiProvider } from '../../../src/judge/openai/provider';
import { inEnglish } from '../../../src/messages/inEnglish';
import type { Endpoint } from '../../../src/model';
import { createModelRuns } from '../../../src/modelRuns';
import { type Store, silentLogger, systemClock } from '../../../src/ports';
import { withReading } from '../../../src/reading/applied/withReading';
import { askReading } from '../../../src/reading/asking/askReading';
import { namedEndpoint } from '../endpoint';
import type { Reread } from './figures';

/** The model that the options name, as {@link namedEndpoint} reads them. */
export function endpointOf(
	argv: readonly string[],
	env: Readonly<Record<string, string | undefined>>,
): Endpoint | undefined {
	const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
	const options = { model: text, 'base-url': text, raise: flag, certainty: flag };
	const { model, 'base-url': address } = parseArgs({ args: [...argv], options }).values;
	return namedEndpoint(model, address, env);
}

/** A reading of each analysis by a model, and what all of them came to. */
export function createRereading(endpoint: Endpoint, store: Store, tell: (line: string) => void) {
	const prompts = nodeTextFiles(resolve('prompts'));
	const provider = createOpenAiProvider(endpoint, { fetch: globalThis.fetch, clock: systemClock });
	const runs = createModelRuns({ logger: silentLogger, clock: systemClock, prompts, answers: store });
	const came = { must: 0, should: 0, could: 0, withdrawn: 0, lost: 0, calls: 0, tokensIn: 0, tokensOut: 0 };
	let unanswered = 0;

	const reread: Reread = async (analysis) => {
		const { reading, usage } = await runs.ask({ provider }, {}, async ({ judge, usage: used }) => {
			return {
				reading: await askReading(analysis, judge, { model: endpoint.model, now: systemClock.now }),
				usage: used(),
			};
		});
		const { analysis: read, tally } = withReading(analysis, reading);
		for (const { about, message } of usage.failures) {
			unanswered++;
			tell(`${analysis.document.name}: ${inEnglish(about)}: ${inEnglish(message)}`);
		}
		came.must += tally.must;
		came.should += tally.should;
		came.could += tally.could;
		came.withdrawn += tally.withdrawn.length;
		came.lost += reading.losses.noPlace + reading.losses.notShared + reading.losses.again;
		came.calls += usage.calls;
		came.tokensIn += usage.tokensIn;
		came.tokensOut += usage.tokensOut;
		return read;
	};
	const summary = () =>
		`${provider.label}: ${Object.entries(came)
			.map(([name, count]) => `${name} ${count}`)
			.join(' · ')} · questions without an answer ${unanswered}`;
	return { reread, summary };
}
