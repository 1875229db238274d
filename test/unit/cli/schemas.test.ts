import assert from 'node:assert/strict';
import { failLevels, readConfig } from '../../../src/config/config';
import { ConfigError } from '../../../src/config/text';
import { findingCodes, severities } from '../../../src/findings/model';
import { runIn } from './memoryEnvironment';
import { readSchema, violations } from './schemas';

const documents: Readonly<Record<string, string>> = {
	empty: '',
	'only a title': '# Steel',
	'no headings': 'Prices fell by 12 % in 2024. This shows that demand is weak.',
	English: [
		'---\nquery: Will steel prices fall?\n---\n# Steel\n\n## Prices\n\nPrices will fall [9] because demand is weak [1].',
		'\n\n| Year | Price |\n| --- | --- |\n| 2024 | 500 |\n\n![Chart](chart.png)\n\n## References\n\n[1] Yearbook. https://example.org\n',
	].join(''),
	Chinese: '# 钢铁\n\n## 价格\n\n2024年价格下降12%[1]。因此需求疲软。\n\n## 参考文献\n\n[1] 年鉴 https://example.org\n',
};

describe('CLI: JSON schemas', () => {
	for (const [name, text] of Object.entries(documents)) {
		it(`hold for a document: ${name}`, async () => {
			const json = async (command: string) =>
				JSON.parse((await runIn({ files: { 'r.md': text } }, command, 'r.md', '--format', 'json')).stdout);
			assert.deepEqual(violations('analysis', await json('analyze')), []);
			assert.deepEqual(violations('scorecard', await json('score')), []);
		});
	}

	it('hold for a scorecard of one framework', async () => {
		const { stdout } = await runIn({ stdin: 'Text.' }, 'score', '-', '--format=json', '--frameworks=reportEval');
		assert.deepEqual(violations('scorecard', JSON.parse(stdout)), []);
	});

	it('do not hold without a field, with a null that has no reason, or with a value out of range', async () => {
		const { stdout } = await runIn({ stdin: 'Text.' }, 'score', '-', '--format=json');
		const { analysis, ...scorecard } = JSON.parse(stdout);
		assert.deepEqual(violations('scorecard', scorecard), [" must have required property 'analysis'"]);
		assert.deepEqual(violations('analysis', { ...analysis, sha256: 'x' }).length, 1);
		scorecard.finResearch.dimensions.viewpointClarity = {
			value: null,
			range: [0, 100],
			basis: 'unscored',
			reasons: [],
		};
		assert.notDeepEqual(violations('scorecard', { ...scorecard, analysis }), []);
	});

	it('leave room for new fields', async () => {
		const { stdout } = await runIn({ stdin: 'Text.' }, 'analyze', '-', '--format=json');
		assert.deepEqual(violations('analysis', { ...JSON.parse(stdout), later: true }), []);
	});

	it('know every code and level of the settings', () => {
		const { properties } = readSchema('config');
		assert.deepEqual(Object.keys(properties.severities.properties).sort(), Object.keys(findingCodes).sort());
		for (const { enum: levels } of Object.values<{ enum: string[] }>(properties.severities.properties)) {
			assert.deepEqual(levels, [...severities]);
		}
		assert.deepEqual(properties.failOn.enum, [...failLevels]);
		assert.deepEqual(
			violations('config', { severities: { 'claim.partial': 'off' }, failOn: 'never', minScore: 60, maxFindings: 0 }),
			[],
		);
		assert.notDeepEqual(violations('config', { failon: 'never' }), []);
	});

	it('take and refuse the same settings as the program', () => {
		const good: readonly object[] = [
			{ model: 'm', baseUrl: 'http://localhost:11434/v1', api: 'responses', apiVersion: '2025-01-01', prompts: 'p' },
			{ tiers: { 'example.com': 2, 'gov.example': 1 } },
			{ extends: 'base.yaml', include: ['reports/**'], exclude: ['drafts', '!README.md', 'a..b', '/x/**'] },
			{ extends: ['a.json', 'b.yml'], exclude: [], overrides: [] },
			{
				overrides: [
					{ files: ['a/**', '!a/b.md'], severities: { 'claim.vague': 'off' }, maxFindings: 0, failOn: 'never' },
					{ files: ['*'], tiers: { 'a.org': 1 } },
				],
			},
			{ search: 'searxng', searchUrl: 'http://localhost:8888' },
			{
				maxCost: 0.5,
				maxTokens: 1000,
				runs: 3,
				concurrency: 2,
				timeout: 30,
				runTimeout: 90,
				prices: { m: { input: 1, output: 0 } },
			},
		];
		const bad: readonly object[] = [
			...[
				{ runs: 0 },
				{ runs: 1.5 },
				{ runs: 21 },
				{ concurrency: 65 },
				{ timeout: 0 },
				{ runTimeout: 0 },
				{ maxCost: 0 },
				{ model: '' },
			],
			...[
				{ maxTokens: 0.5 },
				{ api: 'x' },
				{ search: 'x' },
				{ tiers: { 'example.com': 5 } },
				{ tiers: { '': 1 } },
				{ extends: '' },
				{ extends: [1] },
				{ include: [] },
				{ include: 'reports' },
				{ exclude: [''] },
				{ exclude: ['! '] },
				{ exclude: ['../x'] },
				{ exclude: ['!a/..'] },
				{ exclude: ['x'.repeat(501)] },
				{ overrides: [{ failOn: 'error' }] },
				{ overrides: [{ files: ['a'], minScore: 3 }] },
				{ overrides: [{ files: ['a'], failOn: 'x' }] },
				{ prices: { m: { input: 1 } } },
				{ prices: { m: { input: -1, output: 1 } } },
			],
		];
		const taken = (settings: object) => {
			try {
				return readConfig('plumbline.config.json', JSON.stringify(settings)).config !== undefined;
			} catch (error) {
				if (error instanceof ConfigError) return false;
				throw error;
			}
		};
		for (const settings of [...good, ...bad]) {
			const valid = good.includes(settings);
			assert.deepEqual(
				[taken(settings), violations('config', settings).length === 0],
				[valid, valid],
				JSON.stringify(settings),
			);
		}
	});
});
