import assert from 'node:assert/strict';
import { memoryStore } from '../../../src/ports';
import type { Reading } from '../../../src/reading/model';
import { type ModelServer, startModelServer } from '../../server/modelServer';
import type { Scenario } from '../../server/scenario';
import { readsAtLength } from '../../server/slowReader';
import { coreWith, longReport } from '../scoring/finResearch/readingModel';

const text = longReport(1000);
const both = ['report_reading', 'reading_check'];

describe('what a model is asked over HTTP', () => {
	let server: ModelServer;

	before(async () => {
		const words = { unsupported: 'Nothing carries it.', overstated: 'Too much.', whole: ['Say more.'] };
		server = await startModelServer({ respond: readsAtLength({ ...words, better: ['rather than', 'and not'] }) });
	});
	beforeEach(() => server.clear());
	after(() => server.close());

	/** A user whose answers are kept, at a report; what is asked each time. */
	function user() {
		const core = coreWith(memoryStore());
		const provider = core.connect({ baseUrl: server.url, model: 'scripted', apiKey: undefined });
		const model = { provider, limits: { callTimeout: 2000, retries: 1 } };
		const asked = () => {
			const questions = server.requests.map(({ question }) => question.schemaName ?? '');
			server.clear();
			return questions;
		};
		return {
			async review(report = text, name = 'r.md', earlier?: Reading) {
				const came: number[] = [];
				const onReading = (soFar: () => Reading) => came.push(soFar().marks.length);
				const { reading, run } = await core.review({ name, text: report }, { model, earlier, onReading });
				return { reading, run, came, asked: asked() };
			},
			async score(report = text) {
				await core.score({ name: 'r.md', text: report }, { model, frameworks: ['finResearch'] });
				return asked();
			},
		};
	}

	it('is nothing twice of the same report: again, by another name, with other line ends, for a score and after it', async () => {
		const { review, score } = user();
		assert.deepEqual((await review()).asked, both);
		for (const [report, name] of [
			[text],
			[text, 'other.md'],
			[text.replaceAll('\n', '\r\n')],
			[`\uFEFF${text}\n\n`],
		] as const)
			assert.deepEqual((await review(report, name)).asked, []);
		assert.deepEqual(await score(), ['finresearch_dimensions']);
		assert.deepEqual([await score(), (await review()).asked], [[], []]);
	});

	const faults: readonly (readonly [
		what: string,
		plays: readonly Scenario[],
		first: readonly string[],
		then: readonly string[],
	])[] = [
		['500, then well', [{ kind: 'serverError' }], ['report_reading', ...both], []],
		['429, then well', [{ kind: 'rateLimit', retryAfter: 0 }], ['report_reading', ...both], []],
		['JSON that breaks off, then well', [{ kind: 'brokenJson' }], ['report_reading', ...both], []],
		['a stream that is cut', [{ kind: 'cutStream' }], ['report_reading'], both],
		['silence in the middle', [{ kind: 'hangInBody' }], ['report_reading'], both],
		['silence', [{ kind: 'hang' }], ['report_reading'], both],
		['a second look that is cut', [{ kind: 'answer' }, { kind: 'cutStream' }], both, ['reading_check']],
	];
	for (const [what, plays, first, then] of faults)
		it(`after ${what} is no more than what has no answer`, async () => {
			const { review } = user();
			server.play(...plays);
			const failed = await review();
			assert.deepEqual(failed.asked, first);
			assert.equal(failed.run.complete, then.length === 0);
			const again = await review(text, 'r.md', failed.run.complete ? failed.reading : undefined);
			assert.deepEqual([again.asked, again.run.complete], [then, true]);
		});

	it('for a score gives the marks of its reading as they are written', async () => {
		const core = coreWith(memoryStore());
		const provider = core.connect({ baseUrl: server.url, model: 'scripted', apiKey: undefined });
		let asked: number | undefined;
		const onReading = (soFar: () => Reading) => {
			if (asked === undefined && soFar().marks.length > 0) asked = server.requests.length;
		};
		const document = { name: 'r.md', text };
		await core.score(document, { model: { provider }, frameworks: ['finResearch'], onReading });
		assert.deepEqual([asked, server.requests.length], [1, 3]);
	});

	it('gives the marks that were written before the answer broke off, and says which lines are unread', async () => {
		const { review } = user();
		server.play({ kind: 'hangInBody' });
		const { reading, came } = await review();
		assert.ok(reading.marks.length > 0 && reading.unread > 10);
		assert.ok(came.some((marks) => marks > 0));
	});
});
