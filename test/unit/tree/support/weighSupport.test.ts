import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parse';
import { extractTree } from '../../../../src/tree/extraction/extract';
import { english } from '../../words';

/** The support of the node that starts with a text, and the code and message of its first reason. */
function supportOf(start: string, ...text: string[]) {
	const references = ['', '## References', '', '[1] Grid operator: https://example.org/grid', ''];
	const { nodes } = extractTree(parseReport([...text, ...references].join('\n')));
	const { support, reasons } = nodes.find((node) => node.text.startsWith(start))!;
	return [support, reasons[0]?.code, reasons[0] && english.say(reasons[0].message)];
}

describe('how loudly a lack of support is said', () => {
	const facts = [
		'Fees rose by 12% in 2024 [1].',
		'',
		'Cells fell by 20% in 2024 [1].',
		'',
		'Rents fell by 3% in 2024 [1].',
	];
	const opening = 'Storage owes its rise to several forces. Small sites will inevitably lose.';

	it('softly for what an opening adds, where its section goes on to cite; not at all for its point', () => {
		const text = ['# Storage', '', '## Growth', '', opening, '', ...facts];
		assert.deepEqual(supportOf('Small', ...text), [
			'partial',
			'noEvidence',
			'Nothing beside it says which finding of the report it draws on.',
		]);
		assert.equal(supportOf('Storage owes', ...text)[0], 'unknown');
	});

	it('loudly for the same words where nothing follows', () => {
		const [support] = supportOf('Small', '# Storage', '', '## Growth', '', opening);
		assert.equal(support, 'unsupported');
	});

	it('softly for what goes beyond the cited sentence before it', () => {
		const text = '2024年费用上涨12%[1]。这从根本上改变了储能行业的竞争格局，使小型电站成为最大的输家。';
		assert.deepEqual(supportOf('这', '# 储能市场研究', '', '## 增长', '', text, '', '2024年电芯价格下降20%[1]。'), [
			'partial',
			'narrowerEvidence',
			'It goes beyond what the cited sentences before it say.',
		]);
	});
});
