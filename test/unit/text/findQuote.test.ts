import assert from 'node:assert/strict';
import { findQuote } from '../../../src/text/findQuote';

const quoted = (text: string, quote: string) => {
	const span = findQuote(text, quote);
	return span && text.slice(...span);
};

describe('finding a quote in a file', () => {
	it('finds it over line breaks and marks of Markdown', () => {
		const text = '# Yearbook\n\nThe Isles counted **81,000**\nvisitors in 2025 (prov.).\n';
		assert.equal(
			quoted(text, 'counted 81,000 visitors in 2025 (prov.)'),
			'counted **81,000**\nvisitors in 2025 (prov.)',
		);
	});

	it('finds it over the tags of a page', () => {
		const text = '<p>Exports rose by <b>12&nbsp;%</b> or <i>so</i>, the port said.</p>';
		assert.equal(quoted(text, 'or so, the port'), 'or <i>so</i>, the port');
	});

	it('finds at least where it begins, when the rest reads otherwise in the file', () => {
		const text = 'Fares were cut by a fifth in spring, as | the | table shows.';
		assert.equal(quoted(text, 'Fares were cut by a fifth (see the table).'), 'Fares were cut by');
	});

	it('finds nothing rather than a word or two', () => {
		assert.equal(findQuote('The fares rose.', 'The fares fell by a fifth.'), undefined);
		assert.equal(findQuote('Anything', ''), undefined);
	});

	it('takes a quote by its letters, not as a pattern', () => {
		assert.equal(quoted('It costs $5.00 (net).', '$5.00 (net).'), '$5.00 (net).');
		assert.equal(findQuote('It costs $5x00.', '$5.00.'), undefined);
	});
});
