import assert from 'node:assert/strict';
import { readConfig } from '../../../src/config/config';
import { ConfigError } from '../../../src/config/text';

function complaint(text: string, name = 'plumbline.config.json'): string {
	try {
		readConfig(name, text).config;
	} catch (error) {
		assert.ok(error instanceof ConfigError && error.code === 'config');
		return error.message;
	}
	return assert.fail('no complaint');
}

describe('configuration files', () => {
	it('may be empty', () => {
		assert.deepEqual(readConfig('plumbline.config.yaml', '').config, {});
		assert.deepEqual(readConfig('plumbline.config.json', '\uFEFF{"minScore": 60}').config, { minScore: 60 });
	});

	it('name the file, the key and what may stand there when they are wrong', () => {
		assert.equal(
			complaint('{"failon": "error"}'),
			'plumbline.config.json, line 1, column 2: “failon” is not known: use extends, include, exclude, severities, maxFindings, tiers, failOn, allowedFindings, maxBrokenCitations, maxRefuted, maxUnsupportedKeyClaims, minWords, minClaims, minSupported, overrides, minScore, model, baseUrl, api, apiVersion, maxCost, maxTokens, runs, concurrency, timeout, runTimeout, prices, prompts, skills, sources, baseline, fetch, allowPrivate, search, searchUrl. Did you mean failOn?',
		);
		assert.equal(
			complaint('{"failOn": "bad"}'),
			'plumbline.config.json, line 1, column 2: “failOn” cannot be "bad": use one of error, must, warning, info, hint, never.',
		);
		assert.match(
			complaint('{"severities": {"claim.unsuported": "off"}}'),
			/in “severities”, “claim\.unsuported” is not known: use claim\.unsupported, .* Did you mean claim\.unsupported\?$/,
		);
		assert.match(
			complaint('{"severities": {"claim.partial": 3}}'),
			/“severities\.claim\.partial” cannot be 3: use one of error, warning, info, hint, off\.$/,
		);
		assert.match(complaint('{"minScore": 101}'), /“minScore” cannot be 101: use a number from 0 to 100\.$/);
		assert.match(complaint('{"minScore": "60"}'), /“minScore” must be a number\.$/);
		assert.match(complaint('{"runs": 0}'), /“runs” cannot be 0: use a whole number from 1 to 20\.$/);
		assert.match(complaint('{"model": ""}'), /“model” cannot be empty\.$/);
		assert.match(complaint('{"api": "chats"}'), /“api” cannot be "chats": use one of chat, responses\.$/);
		assert.match(
			complaint('{"prices": {"m": {"input": 1, "outptu": 2}}}'),
			/in “prices\.m”, “outptu” is not known: use input, output\. Did you mean output\?/,
		);
		assert.match(complaint('{"model": {"length": {}}}'), /“model” must be a text\.$/);
		assert.match(complaint('{"include": {"length": {}}}'), /“include” must be a list in square brackets\.$/);
		assert.match(complaint('[]'), /the file must be a set of settings in braces\.$/);
	});

	it('may hold comments and trailing commas', () => {
		const text = '{\n  // In the pipeline only what is wrong counts.\n  "failOn": "error", /* not hints */\n}\n';
		assert.deepEqual(readConfig('plumbline.config.json', text).config, { failOn: 'error' });
		assert.deepEqual(readConfig('plumbline.config.yaml', '# none\nfailOn: error # not hints\n').config, {
			failOn: 'error',
		});
	});

	it('tell the line and the column of each setting that is wrong', () => {
		const json = '{\r\n  // Levels\r\n  "severities": { "claim.partial": "loud" },\r\n  "a": 1, "b": 2\r\n}';
		assert.deepEqual(complaint(json).match(/line \d+, column \d+: “[^”]*”/g), [
			'line 3, column 19: “severities.claim.partial”',
			'line 4, column 3: “a”',
			'line 4, column 11: “b”',
		]);
		const yaml = 'failOn: error\nprices:\n  m:\n    input: 1\n    outptu: 2\n';
		const told = complaint(yaml, 'plumbline.config.yaml');
		assert.match(told, /^plumbline\.config\.yaml, line 3, column 3: “prices\.m\.output” must be a number\.$/m);
		assert.match(told, /^plumbline\.config\.yaml, line 5, column 5: in “prices\.m”, “outptu” is not known/m);
	});

	it('take a level for a group of codes, which a code of its own goes before', () => {
		const { severities } = readConfig(
			'plumbline.config.json',
			'{"severities": {"citation.broken": "warning", "citation.*": "off"}}',
		).config;
		assert.equal(severities?.['citation.broken'], 'warning');
		assert.equal(severities?.['citation.unused'], 'off');
		assert.equal(severities?.['claim.vague'], undefined);
		assert.match(complaint('{"severities": {"citations.*": "off"}}'), /“citations\.\*” is not known/);
		assert.match(complaint('{"severities": {"citation.*": "loud"}}'), /cannot be "loud": use one of error/);
	});

	it('tell the same of what holds for some reports alone', () => {
		const json =
			'{\n  "overrides": [\n    { "files": ["a/**"], "failOn": "loud" },\n    { "files": [], "severites": {} }\n  ]\n}';
		const told = complaint(json);
		assert.deepEqual(told.match(/line \d+, column \d+: [^:\n]*/g), [
			'line 3, column 26: “overrides[0].failOn” cannot be "loud"',
			'line 4, column 7: “overrides[1].files” cannot be an empty list.',
			'line 4, column 20: in “overrides[1]”, “severites” is not known',
		]);
		assert.match(
			told,
			/use files, severities, maxFindings, tiers, failOn, .*minSupported\. Did you mean severities\?$/,
		);
		const yaml = 'overrides:\n  - files: [a]\n    severities:\n      claim.vage: off\n';
		assert.match(
			complaint(yaml, 'plumbline.config.yaml'),
			/^plumbline\.config\.yaml, line 4, column 7: in “overrides\[0\]\.severities”, “claim\.vage” is not known: .* Did you mean claim\.vague\?$/,
		);
		assert.match(
			complaint('{"overrides": [{"failOn": "error"}]}'),
			/column 16: “overrides\[0\]\.files” must be a list in square brackets\.$/,
		);
		assert.match(complaint('{"extends": 3}'), /“extends” must be a path, or a list of paths in square brackets\.$/);
		assert.match(complaint('{"include": []}'), /“include” cannot be an empty list\.$/);
	});

	it('refuse patterns that lead elsewhere or could take for ever', () => {
		const refused = (pattern: string) => complaint(JSON.stringify({ exclude: ['drafts/**', pattern] }));
		assert.match(
			refused('../other/**'),
			/^plumbline\.config\.json, line 1, column 25: “exclude\[1\]” cannot be "\.\.\/other/,
		);
		assert.match(refused('!a/../../b'), /a pattern starts at the folder of the file and does not lead out of it/);
		assert.match(refused('!'), /“exclude\[1\]” cannot be empty: write a pattern/);
		assert.match(refused('a*a*a*a*b'), /use at most three \* and \{…\} in a name/);
		assert.match(refused('**/'.repeat(4)), /in all three \*\*/);
		assert.match(refused('a**a**a**a**b'), /use at most three/);
		assert.match(refused('*{a,b}*{a,b}*'), /use at most three/);
		assert.match(refused(`${'{a,a}/'.repeat(4)}b`), /three \{…\}/);
		assert.deepEqual(readConfig('c.json', '{"exclude": ["**/a..b-*-*-*.md", "!/x/{a,b}"]}').config.exclude?.length, 2);
	});

	it('refuse lists that are longer than anybody writes', () => {
		const listed = (count: number) => Array.from({ length: count }, (_, at) => `drafts/${at}*.md`);
		for (const [key, value] of [
			['exclude', listed(1_001)],
			['include', listed(1_001)],
			['overrides', listed(1_001).map((file) => ({ files: [file] }))],
		] as const)
			assert.match(complaint(JSON.stringify({ [key]: value })), new RegExp(`“${key}” holds more than 1,000 entries`));
		assert.equal(readConfig('c.json', JSON.stringify({ exclude: listed(1_000) })).config.exclude?.length, 1_000);
	});

	it('name the file and the place when they cannot be read', () => {
		const syntax = (text: string) => complaint(text).replace('plumbline.config.json is not valid JSON: ', '');
		assert.equal(syntax('{'), 'a closing brace } is missing at line 1, column 2.');
		assert.equal(syntax(''), 'a value is missing at line 1, column 1.');
		assert.equal(syntax('{\n "failOn": error\n}'), 'a word stands outside quotation marks at line 2, column 12.');
		assert.equal(syntax('{\n "runs": 2\n "timeout": 9 }'), 'a comma is missing at line 3, column 2.');
		assert.equal(complaint('['.repeat(200_000)), 'plumbline.config.json nests its settings too deeply to be read.');
		assert.equal(syntax('{} {}'), 'there is text after the end of the settings at line 1, column 4.');
		assert.match(complaint('a: &a [*a, *a]', 'plumbline.config.yaml'), /not valid YAML: a value without quotes begins/);
		const keys = Array.from({ length: 20_000 }, (_, at) => `k${at}: 1`).join('\n');
		assert.match(complaint(keys, 'plumbline.config.yaml'), /not valid YAML: it has \d+,\d+ characters and may have/);
		assert.match(complaint('a: [', 'plumbline.config.yaml'), /^plumbline\.config\.yaml is not valid YAML: .*line 1/s);
	});
});
