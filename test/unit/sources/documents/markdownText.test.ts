import assert from 'node:assert/strict';
import { readMarkdown } from '../../../../src/sources/documents/markdownText';

const big = 1_000_000;

describe('reading Markdown of others', () => {
	it('gives its links with their words, and those that stand bare', () => {
		const { links } = readMarkdown(
			'[note] See [the [annual report](https://a.example/1) and [x]( <https://a.example/2>), [no](/here), https://a.example/3 and https://a.example/1.',
		);
		assert.deepEqual(links, [
			{ url: 'https://a.example/1', text: 'the [annual report' },
			{ url: 'https://a.example/2', text: 'x' },
			{ url: 'https://a.example/3', text: '' },
		]);
	});

	it('takes its first heading for its title, without the marks around it', () => {
		assert.equal(readMarkdown('text\n\n# Ferries # in 2023 ##  \n\n# Other').title, 'Ferries # in 2023');
		assert.equal(readMarkdown('#none\n\n## Second').title, '');
	});

	// Each took minutes when a pattern started over at every character.
	const long: Readonly<Record<string, string>> = {
		'opening brackets': '['.repeat(big),
		'closing brackets': ']'.repeat(big),
		'links without an end': '[a]( '.repeat(big / 5),
		'a heading of marks': `# a${' #'.repeat(big / 2)}x`,
		'a line of blanks in what may be front matter': `---\na\n${' '.repeat(big)}.\n---\n`,
	};
	for (const [name, text] of Object.entries(long)) {
		it(`reads ${name} in one pass`, () => {
			assert.equal(readMarkdown(text).text, text.trim());
		});
	}
});
