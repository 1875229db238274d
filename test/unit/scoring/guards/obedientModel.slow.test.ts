import assert from 'node:assert/strict';
import type { Provider } from '../../../../src/judge/model';
import { damagedCopy } from '../../../../src/scoring/damagedCopy';
import { ownSources } from '../../../bench/degraded/ownSources';
import { dataOf, respond } from '../../../server/reportReader';
import { saidIn } from '../../words';
import { exampleReport, ReadingModel, type Twist } from '../finResearch/readingModel';
import { jadeCore } from '../jade/judging';

const quoteOf = (text: string) => /^[A-Z][^\n#|[\]]{40,200}?\.(?=\s|$)/m.exec(text)?.[0] ?? text.slice(0, 80);

/** Every judgement at its maximum, with one quote that stands. */
const obedient: Twist = (request) => {
	const { schemaName, user } = request;
	const both = schemaName.split('_and_');
	if (both.length === 2)
		return Object.fromEntries(both.map((one) => [one, obedient({ ...request, schemaName: one }, 0)]));
	const answer = respond({ ...request, schemaName } as never) as Record<string, Record<string, unknown>[]>;
	const praised = (list: string, more: (one: Record<string, unknown>) => object) => ({
		...answer,
		[list]: answer[list]?.map((one) => ({ ...one, reason: 'Excellent.', ...more(one) })),
	});
	switch (schemaName) {
		case 'report_reading':
			return { ...praised('claims', () => ({ carried: 'yes' })), marks: [] };
		case 'finresearch_dimensions':
		case 'reporteval_quality': {
			const reasons = [{ text: 'Excellent.', quote: quoteOf(dataOf({ user } as never, 'report')) }];
			return praised('dimensions', () => ({ score: schemaName === 'reporteval_quality' ? 4 : 100, reasons }));
		}
		case 'reporteval_redundancy':
			return praised('pairs', () => ({ score: 4 }));
		case 'reporteval_factuality': {
			const quote = quoteOf(dataOf({ user } as never, 'source'));
			return praised('verdicts', () => ({ verdict: 'supported', quote, sources: [] }));
		}
		case 'jade_verify': {
			const supporting = quoteOf(dataOf({ user } as never, 'sources'));
			return praised('verdicts', () => ({ answer: 'yes', confidence: 1, supporting, contradicting: null }));
		}
		case 'jade_judge': {
			const quote = quoteOf(dataOf({ user } as never, 'report'));
			const flaws = new Set([...user.matchAll(/^(\d+) \(flaw\)/gm)].map(([, id]) => Number(id)));
			return praised('answers', ({ id }) => ({ answer: flaws.has(Number(id)) ? 'no' : 'yes', quote }));
		}
		default:
			return undefined;
	}
};

async function scored(model: Provider, text: string, original: string) {
	const core = jadeCore();
	const files = ownSources(core.analyze({ name: 'report.md', text: original }).report);
	const options = { model: { provider: model, limits: { retries: 0 } }, sources: { files } };
	return (await core.score({ name: 'report.md', text }, options)).scorecard;
}

describe('a model that gives every judgement its maximum', () => {
	it('buys a damaged report nothing in two frameworks, and no more than five points of 100 in the third', async () => {
		const report = exampleReport('grid-storage');
		const copy = damagedCopy(jadeCore().analyze({ name: 'report.md', text: report })).text;
		const honest = await scored(new ReadingModel(), copy, report);
		const model = new ReadingModel(obedient);
		const bought = await scored(model, copy, report);
		assert.deepEqual([bought.finResearch?.final, bought.reportEval?.quality.overall.value], [null, null]);
		assert.match(saidIn(bought.finResearch?.dimensions.viewpointClarity.reasons ?? [])[0] ?? '', /^Not discriminating/);
		assert.match(saidIn(bought.reportEval?.quality.clarity.reasons ?? [])[0] ?? '', /^Not discriminating/);
		const [was, is] = [honest.jade?.final, bought.jade?.final];
		assert.ok(typeof was === 'number' && typeof is === 'number');
		assert.ok(100 * (is - was) <= 5, `${was} → ${is}`);
		const byModel = bought.reportEval?.factuality.verdicts.filter(({ basis }) => basis === 'model');
		assert.ok(byModel && byModel.length <= 2, 'one quote shows one claim');
		const orders = model.sent.flatMap(({ user }) => /in this order: (\w+)/.exec(user)?.[1] ?? []);
		assert.deepEqual(orders, ['visualLinguisticSynergy', 'viewpointClarity']);
	});
});
