import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createPlumbline } from '../../../src/index';
import { memoryStore, silentLogger, systemClock } from '../../../src/ports';
import type { Scorecard } from '../../../src/scorecard/scorecard';
import { damagedCopy } from '../../bench/degraded/damage';
import { scoreDegraded } from '../../bench/degraded/degraded';
import { compare, measures, tableOf } from '../../bench/degraded/measures';
import { ownSources } from '../../bench/degraded/ownSources';
import { type ModelServer, startModelServer } from '../../server/modelServer';
import { respond } from '../../server/reportReader';

const text = readFileSync('examples/grid-storage/report.md', 'utf8');
const plumbline = createPlumbline({ logger: silentLogger, clock: systemClock });
const analysis = plumbline.analyze({ name: 'report.md', text });

describe('the damaged copy', () => {
	it('is the same for the same seed and another for another', () => {
		assert.equal(damagedCopy(analysis, 1), damagedCopy(analysis, 1));
		assert.notEqual(damagedCopy(analysis, 1), damagedCopy(analysis, 2));
	});

	it('has fewer facts, a third of the citations less, and one repetition more', () => {
		const copy = plumbline.analyze({ name: 'copy.md', text: damagedCopy(analysis, 1) });
		const count = ({ tree, report, findings }: typeof copy) => ({
			facts: tree.nodes.filter(({ type }) => type === 'evidence').length,
			citations: report.citations.length,
			// A paragraph that repeats two others is told once, with both places.
			repetitions: findings.filter(({ code }) => code === 'paragraph.redundant').flatMap(({ related }) => related)
				.length,
		});
		const [was, is] = [count(analysis), count(copy)];
		assert.ok(is.facts < was.facts, `${was.facts} → ${is.facts}`);
		assert.ok(is.citations <= (was.citations * 2) / 3 + 1, `${was.citations} → ${is.citations}`);
		assert.ok(is.repetitions > was.repetitions, `${was.repetitions} → ${is.repetitions}`);
	});

	it('cannot be made of a report that has too little to damage', () => {
		const short = plumbline.analyze({ name: 'short.md', text: '# Tea\n\nTea is cheap.\n' });
		assert.throws(() => damagedCopy(short, 1), /too few sections with evidence: 0 of 2/);
	});
});

describe('the sources made of a report', () => {
	it('hold what the report cites them for', async () => {
		const files = ownSources(analysis.report);
		const paths = await files.list();
		const texts = await Promise.all(paths.map(async (path) => new TextDecoder().decode(await files.read(path))));
		// Of 14 references one is never cited, and one is another under a second number.
		assert.equal(paths.length, 12);
		const prices = texts.find((source) => source.includes('price-monitor'));
		assert.match(prices ?? '', /fell by 20% to \$149 per kWh\./);
		assert.doesNotMatch(prices ?? '', /\[2\]|Transformers/);
	});
});

describe('the scores of the damaged copy, by the scripted server', () => {
	let server: ModelServer;
	before(async () => {
		server = await startModelServer({ respond });
	});
	after(() => server.close());

	it('fall where they should and stay where they should', async () => {
		const endpoint = { baseUrl: server.url, model: 'scripted', apiKey: undefined };
		const { rows, unanswered } = await scoreDegraded(text, endpoint, memoryStore(), 1);
		assert.equal(unanswered, 0);
		assert.deepEqual(
			rows.filter(({ ok }) => !ok),
			[],
		);
		assert.deepEqual(rows.filter(({ should }) => should === 'stay').length, 2);
		assert.equal(rows.length, measures.length);
	});

	it('are not ok where nothing moves, or nothing was measured', () => {
		const nothing = { finResearch: null, reportEval: null, jade: null } as unknown as Scorecard;
		const rows = compare(nothing, nothing);
		assert.ok(rows.every(({ ok }) => !ok));
		assert.match(tableOf(rows), /\nS_reason +– +– +fall +NOT OK\n/);
	});
});
