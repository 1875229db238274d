import assert from 'node:assert/strict';
import { parseReport } from '../../../src/report/parse';
import { extractTree } from '../../../src/tree/extraction/extract';

function supportOf(frontMatter: string) {
	const claim = 'Storage will therefore dominate the market';
	const source = `${frontMatter}# Storage\n\n## Outlook\n\n${claim} [@ito2024].\n`;
	const { nodes } = extractTree(parseReport(source));
	const node = nodes.find(({ text }) => text.startsWith(claim))!;
	return { support: node.support, codes: node.reasons.map(({ code }) => code) };
}

describe('a claim with a keyed citation', () => {
	it('is supported where the report names a bibliography', () => {
		assert.deepEqual(supportOf('---\nbibliography: refs.bib\n---\n'), { support: 'supported', codes: ['cited'] });
	});

	it('stands on nothing where no list has the key', () => {
		const { support, codes } = supportOf('');
		assert.notEqual(support, 'supported');
		assert.ok(codes.includes('brokenCitation'));
	});
});
