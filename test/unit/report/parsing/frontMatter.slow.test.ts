import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { english } from '../../words';

const body = '\n# Ferries\n\nTraffic grew by 4 % in 2023.\n';

function lines(count: number, line: (at: number) => string): string {
	return Array.from({ length: count }, (_, at) => line(at)).join('\n');
}

/** What a report with this front matter is read as; the rest of it must be there. */
function read(yaml: string) {
	const { frontMatter, problems, title, numbers } = parseReport(`---\n${yaml}\n---\n${body}`);
	assert.equal(title?.text, 'Ferries');
	assert.ok(numbers.length > 0, 'the body is read');
	return { data: frontMatter?.data, messages: problems.map(({ code, message }) => `${code}: ${english.say(message)}`) };
}

describe('front matter', () => {
	it('gives its values', () => {
		const { data, messages } = read('title: "Ferries: a study"\nskills: [pricing]\nnested: { a: 1 }');
		assert.deepEqual(data, { title: 'Ferries: a study', skills: ['pricing'], nested: { a: 1 } });
		assert.deepEqual(messages, []);
	});

	it('gives the simple values of TOML, and leaves out what it writes', () => {
		const toml =
			'+++\ntitle = "Ferries: a study"\ndate = 2024-03-02\ndraft = true # not yet\n[extra]\nteam = \'harbour\'\n+++\n';
		const { frontMatter, blocks, numbers } = parseReport(`${toml}${body}`);
		assert.deepEqual(frontMatter?.data, {
			...{ title: 'Ferries: a study', date: '2024-03-02', draft: 'true', team: 'harbour' },
		});
		assert.ok(blocks.every(({ span }) => span[0] >= toml.length));
		assert.ok(numbers.length > 0, 'the body is read');
		assert.equal(parseReport(`+++\nplain prose\n+++\n${body}`).frontMatter, undefined);
	});

	const refused: Readonly<Record<string, readonly [yaml: string, says: RegExp]>> = {
		'the same key twice': ['title: a\ndate: b\n"title": c', /the same key stands twice at line 3, column 1/],
		'an alias that grows with each line': [
			lines(2000, (at) => `a${at}: &a [*a,*a]`),
			/without quotes begins with & or \* at line 1/,
		],
		'an alias of a name that is not there': [
			'title: *Ferries',
			/without quotes begins with & or \* at line 1, column 8/,
		],
		'more keys than are read': [lines(64_000, (at) => `key${at}: 1`), /has 7\d\d,\d{3} characters and may have 50,000/],
		'nesting without end': [`a: ${'['.repeat(40_000)}`, /are not valid YAML \(it is nested too deeply\)/],
		'a list of lists without end': [`a:\n${'- '.repeat(24_000)}`, /are not valid YAML \(it is nested too deeply\)/],
		'many faults': [`a: [${','.repeat(49_000)}]`, /are not valid YAML/],
		'a list that does not end': ['a: [1', /are not valid YAML \(.* at line 1, column \d+\)/],
	};
	for (const [name, [yaml, says]] of Object.entries(refused)) {
		it(`is left out for ${name}, and the rest is read`, () => {
			const { data, messages } = read(yaml);
			assert.deepEqual(data, {});
			assert.equal(messages.length, 1);
			assert.match(messages[0]!, /^frontMatter: The settings between the two "---" lines/);
			assert.match(messages[0]!, says);
		});
	}

	it('may nest further than anybody writes', () => {
		const nested = `a: ${'['.repeat(90)}1${']'.repeat(90)}`;
		assert.deepEqual([read(nested).data?.a].flat(Number.POSITIVE_INFINITY), [1]);
	});

	it('may have as many keys as its length lets', () => {
		const many = lines(4500, (at) => `k${at}: 1`);
		assert.equal(Object.keys(read(many).data ?? {}).length, 4500);
	});

	it('is none where lines of blanks or prose stand between two breaks', () => {
		assert.equal(read(`Prose of a summary.\n${' '.repeat(190_000)}.`).data, undefined);
	});
});
