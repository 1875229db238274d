import { readFileSync } from 'node:fs';
import { createPlumbline } from '../../../src/index';
import { memoryStore, silentLogger, systemClock } from '../../../src/ports';
import { exampleReport, longReport, ReadingModel, shippedPrompts } from '../scoring/finResearch/readingModel';

const skills = {
	list: async () =>
		(await import('node:fs'))
			.readdirSync('skills', { recursive: true, encoding: 'utf8' })
			.filter((f) => f.endsWith('.md')),
	read: async (p: string) => readFileSync(`skills/${p}`, 'utf8'),
};
describe('measure', () => {
	for (const [name, text] of [
		['grid', exampleReport('grid-storage')],
		['long', longReport(5000)],
	] as const)
		it(name, async () => {
			const core = createPlumbline({
				logger: silentLogger,
				clock: systemClock,
				prompts: shippedPrompts,
				answers: memoryStore(),
				skills,
			} as never);
			const model = new ReadingModel();
			const opts = { frameworks: ['finResearch', 'reportEval', 'jade'] as const, model: { provider: model } };
			const preview = await core.preview({ name: 'r.md', text }, opts);
			const { scorecard } = await core.score({ name: 'r.md', text }, opts);
			console.log(
				name,
				'sent',
				model.sent.length,
				'calls',
				scorecard.run.calls,
				'in',
				scorecard.run.tokensIn,
				'out',
				scorecard.run.tokensOut,
				'preview',
				preview.calls,
				preview.tokensIn,
				preview.tokensOut,
				model.sent.map((s) => s.schemaName).join(' '),
				scorecard.run.failures.length,
			);
		});
});
