import assert from 'node:assert/strict';
import markdownIt from 'markdown-it';
import { escapeMarkdown } from '../../../src/text/escapeMarkdown';

const reader = markdownIt({ linkify: true });

/** What a reader sees of a text that was made Markdown; fails where any of it became markup. */
function shown(text: string): string {
	const tokens = reader.parse(escapeMarkdown(text), {});
	const inline = tokens.flatMap(({ children }) => children ?? []);
	const kinds = [...tokens.map(({ type }) => type), ...inline.map(({ type }) => type)];
	const plain = ['paragraph_open', 'inline', 'paragraph_close', 'text', 'text_special'];
	assert.deepEqual(
		kinds.filter((kind) => !plain.includes(kind)),
		[],
	);
	return inline.map(({ content }) => content).join('');
}

describe('asMarkdown', () => {
	it('shows a text as it is', () => {
		for (const text of [
			'Sales *rose* by _4 %_ in `2025` ~~not~~ [1](command:plumbline.compare) and ![x](y).',
			'<b>bold</b> &amp; <https://example.org> https://example.org/a_b www.example.org a@example.org',
			'# no heading',
			'2025. Sales rose.',
			'- no list',
			'> no quote',
			'| no | table |',
			'***',
			String.raw`C:\reports\2025 $(alert)`,
			'装机容量达到🔋 4.2 GW【1】。',
		]) {
			assert.equal(shown(text), text);
		}
	});

	it('lets a long text wrap between its words and nowhere else', () => {
		const words = 'Corvania will be the leading exporter of storage-technology within five years.';
		assert.deepEqual(escapeMarkdown(words).split(' ').length, words.split(' ').length);
		assert.doesNotMatch(escapeMarkdown(words), /&nbsp;|\u00A0/);
	});

	it('makes one line of several', () => {
		assert.equal(shown('first\n\n    second\u00A0line\t!'), 'first second line !');
		assert.equal(shown('  a  '), 'a');
	});
});
