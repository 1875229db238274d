import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { type ConfigReader, readLayers } from '../../../src/config/layers';
import { filesOf, isOrigin, mergeLayers } from '../../../src/config/merge';
import { ConfigError } from '../../../src/config/text';
import { verbatim } from '../../../src/messages/message';

function readerOf(files: Readonly<Record<string, string>>): ConfigReader {
	return {
		nameOf: (path) => path.slice(1),
		read: async (path) => files[path] ?? assert.fail(path),
		async lead(named, from) {
			const path = posix.join(posix.dirname(from), named);
			return files[path] === undefined ? { refused: verbatim(`no ${named}`) } : { path };
		},
	};
}

async function merged(files: Readonly<Record<string, string>>, ...patterns: string[]) {
	const layers = await readLayers('/a.json', readerOf(files));
	return mergeLayers(layers, (wanted) => wanted.some((pattern) => patterns.includes(pattern)));
}

async function complaint(files: Readonly<Record<string, string>>): Promise<string> {
	try {
		await readLayers('/a.json', readerOf(files));
	} catch (error) {
		assert.ok(error instanceof ConfigError);
		return error.message;
	}
	return assert.fail('no complaint');
}

describe('configuration files that build on others', () => {
	it('hold in their order, the nearest with the last word, entry by entry', async () => {
		const { config, origins } = await merged({
			'/a.json': '{"extends": ["one.yaml", "d/two.json"], "severities": {"claim.vague": "off"}, "exclude": ["a"]}',
			'/one.yaml':
				'failOn: hint\nmaxFindings: 3\nseverities:\n  claim.vague: error\n  claim.partial: info\nexclude: [o]\n',
			'/d/two.json': '{"extends": "../three.json", "failOn": "warning", "include": ["t/**"]}',
			'/three.json': '{"$schema": "x", "include": ["three/**"], "tiers": {"a.org": 2}}',
		});
		assert.deepEqual(config, {
			failOn: 'warning',
			maxFindings: 3,
			severities: { 'claim.vague': 'off', 'claim.partial': 'info' },
			exclude: ['o', 'a'],
			include: ['t/**'],
			tiers: { 'a.org': 2 },
		});
		assert.deepEqual(
			(['failOn', 'severities', 'exclude', 'tiers', 'model'] as const).map((key) =>
				filesOf(origins, key).map(({ name }) => name),
			),
			[['d/two.json'], ['a.json', 'one.yaml'], ['one.yaml', 'a.json'], ['three.json'], []],
		);
	});

	it('let what holds for some reports follow the file it stands in', async () => {
		const files = {
			'/a.json':
				'{"extends": "b.json", "maxFindings": 1, "overrides": [{"files": ["x"], "failOn": "never"}, {"files": ["y", "z"], "failOn": "error"}]}',
			'/b.json': '{"failOn": "info", "overrides": [{"files": ["x"], "maxFindings": 9, "tiers": {"a.org": 1}}]}',
		};
		assert.deepEqual((await merged(files)).config, { failOn: 'info', maxFindings: 1 });
		assert.deepEqual((await merged(files, 'x')).config, { failOn: 'never', maxFindings: 1, tiers: { 'a.org': 1 } });
		const { config, origins } = await merged(files, 'x', 'z');
		assert.equal(config.failOn, 'error');
		const { failOn } = origins;
		assert.ok(failOn && isOrigin(failOn));
		const column = files['/a.json'].lastIndexOf('"failOn"') + 1;
		assert.deepEqual(failOn.layer.placeOf(failOn.key), { line: 1, column });
	});

	it('tell the place of one that is missing or leads in a circle', async () => {
		assert.equal(
			await complaint({
				'/a.json': '{\n  "extends": ["b.yaml"]\n}',
				'/b.yaml': 'failOn: error\nextends:\n  - c.json\n  - gone.json\n',
				'/c.json': '{}',
			}),
			'b.yaml, line 4, column 5: no gone.json',
		);
		assert.equal(
			await complaint({
				'/a.json': '{"extends": "b.json"}',
				'/b.json': '{\n"extends": "c.json" }',
				'/c.json': '{"extends": "b.json"}',
			}),
			'c.json, line 1, column 2: “extends” leads back to where it started: b.json → c.json → b.json. Take one of them out.',
		);
		assert.match(await complaint({ '/a.json': '{"extends": "a.json"}' }), /where it started: a\.json → a\.json\./);
		assert.match(
			await complaint({ '/a.json': '{"extends": "b.json"}', '/b.json': '{"failon": 1}' }),
			/^b\.json, line 1, column 2: “failon” is not known/,
		);
	});

	it('may build on the same file twice, but not without end', async () => {
		const twice = {
			'/a.json': '{"extends": ["b.json", "c.json"]}',
			'/b.json': '{"extends": "c.json", "failOn": "hint"}',
			'/c.json': '{"failOn": "info"}',
		};
		assert.equal((await merged(twice)).config.failOn, 'info');
		const doubling = Object.fromEntries(
			Array.from({ length: 40 }, (_, at) => [
				`/${at || 'a'}.json`,
				JSON.stringify({ extends: [`${at + 1}.json`, `${at + 1}.json`] }),
			]),
		);
		assert.match(
			await complaint({ ...doubling, '/40.json': '{}' }),
			/“extends” leads to more than 50 files\. Let it name fewer\.$/,
		);
	});
});
