import assert from 'node:assert/strict';
import { parseYaml, YamlError } from '../../../src/text/yaml';

describe('parseYaml', () => {
	it('reads values as YAML means them', () => {
		assert.deepEqual(parseYaml('a: 1\nb: [x, "y"]\nc:\n  - d: true\n'), { a: 1, b: ['x', 'y'], c: [{ d: true }] });
		assert.equal(parseYaml(''), null);
	});

	it('refuses a second document, and says where it begins', () => {
		refuses('a: 1\n---\nb: 2\n', 'yaml.second', { line: 2, column: 1 });
		refuses('a: 1\n...\n"b"\n', 'yaml.second', { line: 3, column: 1 });
	});

	it('tells the first fault of the first document, not that another follows', () => {
		refuses('a: [1\nb: 2\n---\nc: 3\n', 'yaml.fault');
	});

	it('refuses what is nested too deeply before anything is made of it', () => {
		refuses(`a: ${'['.repeat(101)}${']'.repeat(101)}`, 'yaml.tooDeep');
		assert.deepEqual(parseYaml(`${'['.repeat(40)}${']'.repeat(40)}`), JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`));
	});
});

function refuses(text: string, code: string, place?: { readonly line: number; readonly column: number }) {
	assert.throws(
		() => parseYaml(text),
		(error) => {
			assert.ok(error instanceof YamlError);
			assert.equal(error.said.code, code);
			if (place) assert.deepEqual(error.said.args, place);
			return true;
		},
	);
}
