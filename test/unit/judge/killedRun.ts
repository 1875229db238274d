import * as z from 'zod';
import { nodeStore } from '../../../src/cli/host/nodeStore';
import { createAnswerCache } from '../../../src/judge/answerCache';
import { createCapabilities } from '../../../src/judge/capabilities';
import { withDefaults } from '../../../src/judge/limits';
import type { JudgeTask } from '../../../src/judge/model';
import { createOpenAiProvider } from '../../../src/judge/openai/provider';
import { createPrompts } from '../../../src/judge/prompts';
import { createJudgeRun } from '../../../src/judge/run';
import { verbatim } from '../../../src/messages/message';
import { silentLogger, systemClock } from '../../../src/ports';

/**
 * A run of the judge as a program of its own, to be killed: `node killedRun.js URL FOLDER COUNT`. It asks the items 1 to
 * COUNT, keeps the answers in the folder, and writes the number of each item that it was given an answer to, a line each.
 */
const itemTask: JudgeTask<'item', { item: number }> = {
	id: 'test.item',
	schemaName: 'item',
	schema: z.object({ item: z.number() }),
	plain: ['item'],
	data: [],
};

const prompt = [
	'---',
	'id: test.item',
	'version: 1',
	'purpose: Says which item it is.',
	'schema: item',
	'maxOutputTokens: 20',
	'---',
	'# System',
	'You name items.',
	'',
	'# User',
	'Which item is #{{item}}?',
	'',
].join('\n');

async function main([baseUrl, folder, count]: readonly string[]): Promise<void> {
	const store = nodeStore(folder!);
	const run = createJudgeRun({
		provider: createOpenAiProvider(
			{ baseUrl: baseUrl!, model: 'scripted', apiKey: undefined },
			{ fetch: globalThis.fetch, clock: systemClock },
		),
		prompts: createPrompts({ list: async () => ['test.item.md'], read: async () => prompt }, undefined, silentLogger),
		answers: createAnswerCache(store, systemClock, silentLogger),
		capabilities: createCapabilities(store, systemClock, silentLogger),
		limits: withDefaults({ concurrency: 6 }),
		price: undefined,
		clock: systemClock,
		logger: silentLogger,
	});
	const items = Array.from({ length: Number(count) }, (_, index) => index + 1);
	await Promise.all(
		items.map(async (item) => {
			const about = `item ${item}`;
			const slots = { item: String(item) };
			const judgement = await run.ask(itemTask, { slots, about: verbatim(about), previewAnswer: () => ({ item }) });
			if (!judgement.ok) throw judgement.error;
			process.stdout.write(`${judgement.value.item}\n`);
		}),
	);
	await run.end();
}

main(process.argv.slice(2)).catch((error: unknown) => {
	console.error(error);
	process.exitCode = 1;
});
