import assert from 'node:assert/strict';
import { createPlumbline } from '../../../src/index';
import { memoryStore, silentLogger, systemClock } from '../../../src/ports';
import type { Span } from '../../../src/report/model';
import { figuresOf, measured, type Read } from '../../bench/editor/figures';
import type { MarkedReport } from '../../bench/editor/marks';
import { createRereading, endpointOf } from '../../bench/editor/reread';
import { tableOf } from '../../bench/editor/table';
import { type ModelServer, startModelServer } from '../../server/modelServer';
import { respond } from '../../server/reportReader';
import { exampleReport } from '../scoring/finResearch/readingModel';

const copper = [
	'# Copper',
	'',
	'Copper will be the best investment of the decade. Exports rose from 40 to 50 tonnes, which is growth of 30%.',
	'',
	'Mines are old. Therefore prices stay low.',
	'',
].join('\n');

function marked(name: string, text: string, marks: readonly [MarkedReport['marks'][number]['kind'], string][]) {
	const placeOf = (words: string): Span => [text.indexOf(words), text.indexOf(words) + words.length];
	const report: MarkedReport = {
		...{ name, text, people: false, verdicts: [], thesis: undefined, links: [] },
		marks: marks.map(([kind, words]) => ({ kind, weight: 'must', places: [placeOf(words)] })),
	};
	return report;
}

const reports = [
	marked('copper', copper, [
		['overstated', 'Therefore prices stay low.'],
		['unsupported', 'Copper will be the best investment'],
	]),
	marked('grid-storage', exampleReport('grid-storage'), [
		['unsupported', 'Corvania will be the region'],
		['unsupported', 'Institutional investors will treat storage'],
	]),
];

const noConclusions = { theses: 0, links: 0, perConclusion: 0 };

describe('the measurement of a second reading by an editor’s marks', () => {
	let server: ModelServer;
	before(async () => {
		server = await startModelServer({ respond });
	});
	after(() => server.close());

	it('asks the model over the wire, measures what it leaves and adds, and prints the same table', async () => {
		const plumbline = createPlumbline({ logger: silentLogger, clock: systemClock });
		const endpoint = endpointOf(['--model', 'scripted', '--base-url', server.url], { PLUMBLINE_API_KEY: 'sk-iris' });
		assert.ok(endpoint);
		const told: string[] = [];
		const { reread, summary } = createRereading(endpoint, memoryStore(), (line) => told.push(line));
		const [before, after]: [Read[], Read[]] = [[], []];
		for (const report of reports) {
			const analysis = plumbline.analyze({ name: report.name, text: report.text });
			before.push(measured(report, analysis));
			after.push(measured(report, await reread(analysis)));
		}
		assert.equal(server.requests.length, 2);
		const [rules, model] = [before, after].map((read) => figuresOf('reports', read, noConclusions));
		const shown = (figures: typeof rules) => figures?.marks.find(({ name }) => name === 'must')?.shown ?? 0;
		assert.ok(shown(model) > shown(rules), `${shown(rules)} → ${shown(model)}`);
		assert.equal(shown(model), 1);
		const table = tableOf(model!);
		assert.match(table, /^reports: 2 reports, [\d,]+ words\n {2}findings .* strict/);
		assert.match(table, /\n {2}must +4 +1\.00 +1\.00/);
		assert.match(summary(), /^scripted at 127\.0\.0\.1.*: confirmed \d+ .* added 1 .* calls 2 .* without an answer 0$/);
		assert.deepEqual(told, []);
	});

	it('takes a name or an address for the model, and asks none where none is named', () => {
		assert.equal(endpointOf(['--raise'], {}), undefined);
		const named = endpointOf(['--model=small'], {
			PLUMBLINE_API_KEY: 'k',
			PLUMBLINE_BASE_URL: 'http://localhost:1/v1',
		});
		assert.deepEqual(named, { baseUrl: 'http://localhost:1/v1', model: 'small', apiKey: 'k' });
		const addressed = endpointOf(['--model', 'http://localhost:1234/v1'], {});
		assert.deepEqual(addressed, { baseUrl: 'http://localhost:1234/v1', model: 'default', apiKey: undefined });
	});
});
