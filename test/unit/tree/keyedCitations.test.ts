import assert from 'node:assert/strict';
import { parseReport } from '../../../src/report/parsing/parse';
import { extractTree } from '../../../src/tree/extraction/extract';

function supportOf(frontMatter: string, cited = '[@ito2024]', references = '') {
	const claim = 'Storage will therefore dominate the market';
	const source = `${frontMatter}# Storage\n\n## Outlook\n\n${claim} ${cited}.\n${references}`;
	const { nodes } = extractTree(parseReport(source));
	const node = nodes.find(({ text }) => text.startsWith(claim))!;
	return { support: node.support, codes: node.reasons.map(({ code }) => code) };
}

describe('a claim with a keyed citation', () => {
	it('is supported where the report names a bibliography', () => {
		assert.deepEqual(supportOf('---\nbibliography: refs.bib\n---\n'), { support: 'supported', codes: ['cited'] });
	});

	it('is supported where the text has no list: the entries are in a file of the project', () => {
		assert.equal(supportOf('').support, 'supported');
	});

	it('stands on nothing where the list lacks the key', () => {
		const { support, codes } = supportOf(
			'',
			'[@ito2024]',
			'\n## References\n\n[roe2021] Storage outlook. https://example.org/storage\n',
		);
		assert.notEqual(support, 'supported');
		assert.ok(codes.includes('brokenCitation'));
	});
});

describe('a claim with a numbered citation', () => {
	it('is supported where the entry says something', () => {
		const { support } = supportOf('', '[1]', '\n## References\n\n[1] Storage outlook. https://example.org/storage\n');
		assert.equal(support, 'supported');
	});

	it('stands on nothing where the entry is empty', () => {
		const references = '\n## References\n\n[1]\n[2] Storage outlook. https://example.org/storage\n';
		const { support, codes } = supportOf('', '[1]', references);
		assert.notEqual(support, 'supported');
		assert.ok(codes.includes('brokenCitation'), codes.join());
	});
});
