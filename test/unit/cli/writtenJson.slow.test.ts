import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDecisions } from '../../../src/decisions/file';
import { memoryStore } from '../../../src/ports';
import { decided } from '../decisions/made';
import { runIn, type Surroundings } from './memoryEnvironment';
import { readSchema, schemaNames, undescribed, violations } from './schemas';

const claim = 'Corvania will be the leading exporter of storage technology within five years.';
const report = `---\nquery: Which suppliers are cheap?\n---\n# Storage\n\n## Outlook\n\n${claim}\n\nFreight rose from 40 to 50 tonnes in 2024, an increase of 20%.\n`;

type Written = readonly [schema: (typeof schemaNames)[number], title: string, from: Surroundings, ...args: string[]];

async function json(surroundings: Surroundings, ...args: string[]) {
	const { stdout, stderr } = await runIn(surroundings, ...args, '--format', 'json');
	assert.notEqual(stdout, '', stderr);
	return JSON.parse(stdout);
}

describe('what is written as JSON', () => {
	const files = { 'r.md': report };
	const skill = { 'own/house.md': '---\nlabel: house\n---\n' };
	const plain: readonly Written[] = [
		['analysis', 'an analysis', { files }, 'analyze', 'r.md'],
		['scorecard', 'a scorecard', { files }, 'score', 'r.md'],
		['tree', 'the condensed tree', { files }, 'tree', 'r.md'],
		['tree', 'the full tree', { files }, 'tree', 'r.md', '--full', '--lang', 'zh-CN'],
		['tree', 'the tree of nothing', { files: { 'r.md': '' } }, 'tree', 'r.md'],
		[
			'preview',
			'what would be asked offline: nothing',
			{ files },
			'score',
			'r.md',
			'--dry-run',
			'--offline',
			'--model=m',
		],
		['skills', 'skills, with one that cannot be used', { files: skill }, 'skills', 'list', '--skills', 'own'],
		['skills', 'skills that were checked', { files: skill }, 'skills', 'validate', 'own'],
		['skills', 'skills that are active', {}, 'skills', 'activate', '--query', 'Compare cheap suppliers'],
		['skills', 'skills that no word speaks for', {}, 'skills', 'activate', '--query', 'xyzzy'],
		['skills', 'a skill', {}, 'skills', 'explain', 'supplier_sourcing'],
		['cache', 'an empty cache', {}, 'cache'],
		['bench', 'scores by system', { files: { 'all/a/r.md': report, 'all/b.md': '' } }, 'bench', 'all', '--offline'],
		['configInForce', 'a configuration', { files: { '.git/HEAD': '', ...files } }, 'config', 'print', 'r.md'],
	];
	for (const [schema, title, from, ...args] of plain) {
		it(`has a schema, which tells of each field: ${title}`, async () => {
			const written = await json(from, ...args);
			assert.deepEqual([...violations(schema, written), ...undescribed(schema, written)], []);
		});
	}

	it('has a schema: a cache that holds something', async () => {
		const store = memoryStore(() => Date.parse('2026-05-06'));
		await store.write('a', 'b');
		const stores = new Map([['/cache', store]]);
		const written = await json({ stores }, 'cache');
		assert.equal(written.entries, 1);
		assert.deepEqual(violations('cache', written), []);
	});

	it('has a schema: a comparison with an earlier run', async () => {
		const all = { 'all/a.md': report, 'all/b.md': report };
		const before = JSON.stringify(await json({ files: all }, 'bench', 'all', '--offline'));
		const files = { ...all, 'before.json': before };
		const written = await json({ files }, 'bench', 'all', '--offline', '--against', 'before.json');
		assert.deepEqual([written.against.reports, violations('bench', written)], [2, []]);
	});

	it('has a schema: what became of decisions, whether they stand or not', async () => {
		const made = decided(report, 'number.arithmetic');
		const kept = { '.plumbline/decisions.json': formatDecisions([made, { ...made, about: '0'.repeat(16) }]) };
		const written = await json({ files: { ...files, ...kept } }, 'decisions', 'r.md');
		assert.ok(written.reports[0].decisions.some(({ state }: { state: string }) => state === 'stands'));
		assert.deepEqual(violations('decisionTrail', written), []);
		const edited = await json({ files: { 'r.md': '# Other\n', ...kept } }, 'decisions', 'r.md');
		assert.deepEqual([edited.reports[0].decisions[0].state, violations('decisionTrail', edited)], ['void', []]);
	});

	it('has a schema: the file of known findings, which is read by it', async () => {
		const ran = await runIn({ files }, 'analyze', 'r.md', '--baseline', 'known.json', '--update-baseline');
		const known = JSON.parse(String(ran.files.get('/reports/known.json')));
		assert.ok(known.findings['r.md'].length > 0);
		assert.deepEqual(violations('baseline', known), []);
		const spoiled = { version: 1, findings: { 'r.md': ['claim.vague x'] } };
		assert.notDeepEqual(violations('baseline', spoiled), []);
		const read = { files: { ...files, 'known.json': JSON.stringify(spoiled) } };
		assert.equal((await runIn(read, 'analyze', 'r.md', '--baseline', 'known.json')).code, 2);
	});
});

describe('the schemas', () => {
	it('are those that are shipped, each told of in the documentation', () => {
		const files = readdirSync('schemas').filter((name) => name.endsWith('.json'));
		const shipped = files.map((name) => name.replace('.schema.json', ''));
		assert.deepEqual(shipped.sort(), [...schemaNames].sort());
		const page = readFileSync('docs/schemas.md', 'utf8');
		for (const name of schemaNames) assert.ok(page.includes(`(../schemas/${name}.schema.json)`), name);
	});

	it('are there for each name that something is written under', () => {
		const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
		const written = sources.flatMap((file) => {
			return [...readFileSync(join('src', file), 'utf8').matchAll(/schema: '(plumbline\/[^']+)'/g)].map(
				([, name]) => name,
			);
		});
		const described = schemaNames.flatMap((name) => readSchema(name).properties.schema?.const ?? []);
		assert.deepEqual([...new Set(written)].sort(), described.sort());
	});

	it('refuse another version, and leave room for new fields', async () => {
		const written = await json({ files: { 'r.md': report } }, 'tree', 'r.md');
		assert.deepEqual(violations('tree', { ...written, later: 1 }), []);
		assert.equal(undescribed('tree', { ...written, later: 1 }).length, 1);
		const [first, ...nodes] = written.tree.nodes;
		const tree = { ...written.tree, nodes: [{ ...first, later: 1 }, ...nodes] };
		assert.deepEqual(violations('tree', { ...written, tree }), []);
		assert.deepEqual(undescribed('tree', { ...written, tree }), [
			'/tree/nodes/0 must NOT have unevaluated properties later',
		]);
		assert.notDeepEqual(violations('tree', { ...written, schema: 'plumbline/tree/2' }), []);
	});
});
