import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { titleOfFinding } from '../../../src/findings/title';
import { whereToCite } from '../../../src/mending/whereToCite';
import { message, verbatim } from '../../../src/messages/message';
import { contextOf } from '../../../src/view/context';
import { findingGroups } from '../../../src/view/findingGroups';
import { english, said } from '../words';

const analysisOf = (...paragraphs: string[]) => {
	const text = ['# Storage', '', ...paragraphs.flatMap((each) => [each, '']), '[1] Accounts. https://a.org/1'].join(
		'\n',
	);
	return analyze({ name: 'r.md', text: text.replace('[1] Acc', '## References\n\n[1] Acc') }, { maxFindings: 0 });
};
const broken = (...paragraphs: string[]) =>
	analysisOf(...paragraphs).findings.filter(({ code }) => code === 'citation.broken');

describe('what a broken citation is called, and whether a reference answers it', () => {
	it('is a citation where a marker leads nowhere: another reference may be meant', () => {
		const [finding, ...more] = broken('Operating profit doubled in 2025 [17].');
		assert.ok(finding);
		assert.equal(said(titleOfFinding(finding)), 'A citation without a matching reference');
		assert.equal(whereToCite(finding), 'inPlace');
		assert.deepEqual(more, []);
	});

	it('is the words where they speak of what readers do not have: no reference takes their place', () => {
		const [finding] = broken('According to the search results, profit doubled [1].');
		assert.ok(finding);
		assert.equal(said(titleOfFinding(finding)), 'Words that readers cannot follow');
		assert.equal(whereToCite(finding), undefined);
	});

	it('is what is left over where the writer talks of the writing', () => {
		const [finding] = broken('Profit doubled in 2025 [1].', 'Let me search for more recent data.');
		assert.ok(finding);
		assert.equal(said(titleOfFinding(finding)), 'Words left over from the writing');
		assert.equal(whereToCite(finding), undefined);
	});

	it('is a group of its own in lists by kind', () => {
		const analysis = analysisOf('According to the search results, profit doubled [1].', 'Sales fell by half [17].');
		const groups = findingGroups(analysis, contextOf(analysis.document.text, english));
		const titles = groups.filter(({ code }) => code === 'citation.broken').map(({ title }) => title);
		assert.deepEqual(titles, ['A citation without a matching reference', 'Words that readers cannot follow']);
	});

	it('is a citation beside the words of a claim that lacks its ground', () => {
		const [finding] = broken('Operating profit doubled in 2025 [17].');
		assert.ok(finding);
		assert.equal(whereToCite({ ...finding, code: 'claim.unsupported' }), 'beside');
		assert.equal(whereToCite({ ...finding, code: 'number.unit' }), undefined);
		assert.equal(whereToCite({ ...finding, code: 'source.weak' }), 'beside');
		const atEntry = message('claims.weakEntry', { sources: verbatim('a.org'), why: verbatim('a forum'), claims: 2 });
		assert.equal(whereToCite({ code: 'source.weak', message: atEntry }), undefined);
	});
});
