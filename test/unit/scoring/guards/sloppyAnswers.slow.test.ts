import assert from 'node:assert/strict';
import { firstOf } from '../../../../src/access';
import { jsonRendering } from '../../../../src/output/json';
import { rendered } from '../../../../src/output/rendering';
import { respond } from '../../../server/reportReader';
import { violations } from '../../cli/schemas';
import { english, said, saidIn } from '../../words';
import { exampleReport, judged, ReadingModel, scoreWith, type Twist } from '../finResearch/readingModel';
import { coatSources, coats, scoreJadeOf, sourceFiles } from '../jade/judging';

const report = exampleReport('grid-storage');
const invented = 'Violet lighthouses were auctioned off by the choir.';
const messages = (reasons: Parameters<typeof saidIn>[0]) => saidIn(reasons).join('\n');

/** What a model answers to one kind of question. */
const answering =
	(schemaName: string, answer: unknown): Twist =>
	(request) =>
		request.schemaName === schemaName ? answer : undefined;

/** The same to each of the items asked about. */
const toEach =
	(schemaName: string, list: string, marker: RegExp, answer: object): Twist =>
	({ schemaName: asked, user }) => {
		if (asked !== schemaName) return undefined;
		const ids = (marker.exec(user)?.[1] ?? '').split(', ').map(Number);
		return { [list]: ids.map((id) => ({ id, ...answer })) };
	};

describe('a sloppy or obedient model', () => {
	it('gets at most 80 on each dimension that it praises without a quote that stands', async () => {
		const reasons = [{ text: 'Outstanding.', quote: invented }];
		const dimensions = judged.map((dimension, at) => ({ dimension, score: 90 + 2 * at, reasons }));
		const model = new ReadingModel(answering('finresearch_dimensions', { taskType: 'Others', dimensions }));
		const { scorecard } = await scoreWith(model, report);
		for (const name of judged) {
			const dimension = scorecard.finResearch?.dimensions[name];
			assert.ok((dimension?.value ?? 100) <= 80, name);
			assert.match(
				messages(dimension?.reasons ?? []),
				/The model said \d+ and quoted nothing .*: counted as 80\./,
				name,
			);
		}
	});

	it('cannot call logic perfect when it finds arguments that do not stand', async () => {
		const dimensions = judged.map((dimension) => {
			const isLogic = dimension === 'logicConsistency';
			const quote = isLogic ? 'The queue is the main risk.' : 'Scale decides who gets connected.';
			return { dimension, score: isLogic ? 100 : 80, reasons: [{ text: 'Flawless.', quote }] };
		});
		const model = new ReadingModel(answering('finresearch_dimensions', { taskType: 'Others', dimensions }));
		const { finResearch } = (await scoreWith(model, report)).scorecard;
		const { supported = 0, partial = 0, unsupported = 0 } = finResearch?.support ?? {};
		assert.ok(unsupported > 0);
		const share = (100 * (supported + partial / 2)) / (supported + partial + unsupported);
		assert.equal(finResearch?.dimensions.logicConsistency.value, Math.round(share + 10));
		assert.match(
			messages(finResearch?.dimensions.logicConsistency.reasons ?? []),
			/The model said 100, but of \d+ arguments/,
		);
		assert.equal(finResearch?.dimensions.viewpointClarity.value, 80);
	});

	it('cannot call an argument supported by nothing', async () => {
		const model = new ReadingModel(({ schemaName, user }) => {
			if (schemaName !== 'report_reading') return undefined;
			const lines = [...user.matchAll(/^(\d+): [A-Z][^[\]]*\.$/gm)].slice(0, 20);
			const claims = lines.map(([, line]) => ({ line: Number(line), type: 'claim', serves: null, carried: 'yes' }));
			return { thesis: null, claims, marks: [] };
		});
		const { analysis, scorecard } = await scoreWith(model, report);
		const { finResearch } = scorecard;
		assert.equal(finResearch?.support.supported, 0);
		const output = rendered(jsonRendering(english), [{ analysis, scorecard, sha256: '0'.repeat(64) }]);
		assert.deepEqual(violations('scorecard', JSON.parse(output)), []);
		assert.ok((finResearch?.support.partial ?? 0) > 5);
		assert.ok((finResearch?.dimensions.logicConsistency.value ?? 100) <= 60);
		assert.match(
			messages(finResearch?.dimensions.logicConsistency.reasons ?? []),
			/have neither a statement that serves them nor a source: counted as partly/,
		);
	});

	it('has its short checklist filled from the skills', async () => {
		const item = { tier: 'L1', kind: 'requirement', category: 'answer', dependsOn: [], skill: null };
		const items = [
			{ ...item, id: 1, question: 'Does the report answer the question?' },
			{ ...item, id: 2, tier: 'L2', question: 'Does the report mention coats?' },
		];
		const model = new ReadingModel(answering('jade_query_checklist', { items }));
		const { jade } = await scoreJadeOf(coats, { model, files: coatSources });
		assert.ok(jade.queryChecklist.length >= 4);
		assert.ok(jade.queryChecklist.some(({ question }) => question === 'Does the report name the buyers?'));
		assert.match(
			messages(jade.reasons),
			/The model gave 2 of at least \d+ items for the question; \d of the skills’ own were added\./,
		);
	});

	for (const quote of [invented, null]) {
		it(`has a Yes counted as partly whose quote is ${quote === null ? 'missing' : 'made up'}`, async () => {
			const answer = { answer: 'yes', quote, reason: 'It does.' };
			const model = new ReadingModel(toEach('jade_judge', 'answers', /these items: ([\d, ]+)/, answer));
			const { jade } = await scoreJadeOf(coats, { model, files: coatSources });
			const required = jade.queryChecklist.filter(({ weight }) => weight > 0);
			assert.deepEqual([...new Set(required.map(({ result }) => result?.answer))], [0.5]);
			assert.equal(
				said(required[0]?.judgement?.reason),
				'It does. The model said yes and quoted nothing of the report that shows it: counted as partly.',
			);
			// That something is missing cannot be quoted: a flaw may be just that.
			const flaw = jade.queryChecklist.find(({ weight }) => weight < 0);
			assert.equal(flaw?.result?.answer, quote === null ? 1 : 0.5);
		});
	}

	it('gets no final score from a fact or two, however good', async () => {
		const source = 'The auctions of Halvern awarded 4.2 GW of storage in 2024, more than in any year before.';
		const text = [
			'---\nquery: Is there an opening in the market for storage in Halvern?\n---',
			'# Storage in Halvern',
			'The auctions of Halvern awarded 4.2 GW of storage in 2024. Therefore there is an opening in the market.',
		].join('\n\n');
		const { jade } = await scoreJadeOf(text, { files: sourceFiles({ 'auctions.md': `# Auctions\n\n${source}\n` }) });
		const verified = jade.reportChecklist.filter(({ result }) => result?.verification && result.value !== null).length;
		assert.ok(verified > 0 && verified < 3, `${verified} facts`);
		assert.ok(jade.reasoning !== null && jade.evidence !== null);
		assert.deepEqual([jade.final, jade.density], [null, null]);
		assert.equal(
			said(jade.reasons[0]?.message),
			`Too few facts verified: ${verified}, and a final score needs at least 3. Reasoning and evidence are given on their own.`,
		);
	});

	it('has a supported claim counted as partly when its figure is not in the source', async () => {
		const filler = Array.from(
			{ length: 14 },
			(_, at) => `Site ${at + 2} lies beside the river and was built with care.`,
		);
		const source = `# Yearbook\n\nStorage in Halvern grew quickly in 2024. ${filler.join(' ')}\n`;
		const text =
			'# Storage\n\n## Growth\n\nStorage in Halvern grew by 38% in 2024 [1].\n\n## References\n\n[1] [Yearbook](yearbook.md)\n';
		const verdict = { verdict: 'supported', quote: 'Storage in Halvern grew quickly in 2024.', reason: 'It grew.' };
		const model = new ReadingModel(toEach('reporteval_factuality', 'verdicts', /these claims: ([\d, ]+)/, verdict));
		const files = sourceFiles({ 'yearbook.md': source });
		const { scorecard } = await scoreJadeOf(text, { model, files, frameworks: ['reportEval'] });
		const [held] = scorecard.reportEval?.factuality.verdicts ?? [];
		assert.deepEqual([held?.verdict, held?.basis], ['partly', 'model']);
		assert.equal(said(held?.reason), 'It grew. The source does not give 38%, so it supports this only in part.');
	});
});

describe('an honest model', () => {
	it('keeps its scores, to within two points of the final one', async () => {
		for (const name of ['grid-storage', 'coffee-retail-zh']) {
			const model = new ReadingModel();
			const { finResearch } = (await scoreWith(model, exampleReport(name))).scorecard;
			const lost = givenBy(model).map(({ dimension, score }) => {
				return score - (finResearch?.dimensions[dimension].value ?? 0);
			});
			assert.equal(lost.length, judged.length);
			assert.ok(lost.reduce((sum, points) => sum + points / 10, 0) <= 2, `${name}: ${lost.join(', ')}`);
		}
	});

	it('keeps its final score of JADE', async () => {
		const { jade } = await scoreJadeOf(coats, { files: coatSources });
		assert.ok(jade.final !== null && Math.abs(jade.final - 0.247) < 0.02, `${jade.final}`);
		assert.ok(jade.reasons.every(({ message }) => !/counted as|Too few/.test(said(message))));
	});
});

/** The dimensions as the model gave them, before any guard. */
function givenBy(model: ReadingModel): readonly { dimension: (typeof judged)[number]; score: number }[] {
	const asked = firstOf(model.asked('finresearch_dimensions'));
	const answer = respond({ ...asked, api: 'chat', model: model.model, parameters: [] });
	return (answer as { dimensions: { dimension: (typeof judged)[number]; score: number }[] }).dimensions;
}
