import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createPlumbline } from '../../../src/index';
import { memoryStore, silentLogger, systemClock } from '../../../src/ports';
import { damagedCopy } from '../../../src/scoring/damagedCopy';
import { scoreDegraded } from '../../bench/degraded/degraded';
import { rowsOf, tableOf } from '../../bench/degraded/measures';
import { ownSources } from '../../bench/degraded/ownSources';
import { type ModelServer, startModelServer } from '../../server/modelServer';
import { respond } from '../../server/reportReader';

const text = readFileSync('examples/grid-storage/report.md', 'utf8');
const plumbline = createPlumbline({ logger: silentLogger, clock: systemClock });
const analysis = plumbline.analyze({ name: 'report.md', text });

describe('the damaged copy', () => {
	it('has fewer facts, fewer citations, and one repetition more', () => {
		const copy = plumbline.analyze({ name: 'copy.md', text: damagedCopy(analysis).text });
		const count = ({ tree, report, findings }: typeof copy) => ({
			facts: tree.nodes.filter(({ type }) => type === 'evidence').length,
			citations: report.citations.length,
			// A paragraph that repeats two others is told once, with both places.
			repetitions: findings.filter(({ code }) => code === 'paragraph.redundant').flatMap(({ related }) => related)
				.length,
		});
		const [was, is] = [count(analysis), count(copy)];
		assert.ok(is.facts < was.facts, `${was.facts} → ${is.facts}`);
		assert.ok(is.citations < was.citations, `${was.citations} → ${is.citations}`);
		assert.ok(is.repetitions > was.repetitions, `${was.repetitions} → ${is.repetitions}`);
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
		const { rows, unanswered } = await scoreDegraded(text, endpoint, memoryStore(), undefined);
		assert.equal(unanswered, 0);
		// Its rules of thumb for these see headings and the length of sentences, and no damage.
		const blind: ReadonlySet<string> = new Set(['comprehensiveness', 'clarity', 'insightfulness']);
		assert.deepEqual(
			rows.filter(({ ok, figure }) => !ok && !blind.has(figure)),
			[],
		);
		assert.equal(rows.filter(({ should }) => should === 'stay').length, 2);
		assert.equal(rows.filter(({ should }) => should === 'fall').length, 15);
	});

	it('are not ok where nothing moves', () => {
		const rows = rowsOf([{ figure: 'analysisWidth', report: 50, copy: 50 }]);
		assert.match(tableOf(rows), /\nanalysisWidth +50\.0 +50\.0 +fall +NOT OK$/);
	});
});
