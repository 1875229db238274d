import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nodeTextFiles } from '../../../src/cli/host/nodeTextFiles';
import { createOpenAiProvider } from '../../../src/judge/openai/provider';
import { inEnglish } from '../../../src/messages/inEnglish';
import type { Endpoint } from '../../../src/model';
import { createModelRuns } from '../../../src/modelRuns';
import { type Store, silentLogger, systemClock } from '../../../src/ports';
import { askReview } from '../../../src/review/askReview';
import { withReview } from '../../../src/review/withReview';
import { namedEndpoint } from '../endpoint';
import type { Reread } from './figures';

/** The model that the options name, as {@link namedEndpoint} reads them. */
export function endpointOf(
	argv: readonly string[],
	env: Readonly<Record<string, string | undefined>>,
): Endpoint | undefined {
	const options = { model: { type: 'string' }, 'base-url': { type: 'string' }, raise: { type: 'boolean' } } as const;
	const { model, 'base-url': address } = parseArgs({ args: [...argv], options }).values;
	return namedEndpoint(model, address, env);
}

/** A second reading of each analysis by a model, and what all of them came to. */
export function createRereading(endpoint: Endpoint, store: Store, tell: (line: string) => void) {
	const prompts = nodeTextFiles(resolve('prompts'));
	const provider = createOpenAiProvider(endpoint, { fetch: globalThis.fetch, clock: systemClock });
	const runs = createModelRuns({ logger: silentLogger, clock: systemClock, prompts, answers: store });
	const came = { confirmed: 0, reworded: 0, added: 0, withdrawn: 0, dropped: 0, calls: 0, tokensIn: 0, tokensOut: 0 };
	let unanswered = 0;

	const reread: Reread = async (analysis) => {
		const { answers, usage } = await runs.ask({ provider }, {}, async ({ judge, usage: used }) => {
			return { answers: await askReview(analysis, judge), usage: used() };
		});
		const { analysis: read, tally } = withReview(analysis, { ...answers, model: endpoint.model });
		for (const { about, message } of usage.failures) {
			unanswered++;
			tell(`${analysis.document.name}: ${inEnglish(about)}: ${inEnglish(message)}`);
		}
		came.confirmed += tally.confirmed;
		came.reworded += tally.reworded;
		came.added += tally.added;
		came.withdrawn += tally.withdrawn.length;
		came.dropped += answers.dropped;
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
