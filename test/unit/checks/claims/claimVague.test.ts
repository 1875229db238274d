import assert from 'node:assert/strict';
import { analyze } from '../../../../src/analyze';
import { createPlumbline } from '../../../../src/index';
import { silentLogger, systemClock } from '../../../../src/ports';
import { english } from '../../words';
import { doc, marked, references } from '../finding';

const outlook = (...lines: string[]) => marked('claim.vague', doc('# Storage', '', '## Outlook', '', ...lines));
const chinese = (...lines: string[]) => marked('claim.vague', doc('# 储能', '', '## 展望', '', ...lines));

describe('claim.vague', () => {
	it('marks a source without a name', () => {
		assert.deepEqual(outlook('Industry experts believe that storage will become cheaper by 2030.'), [
			'Industry experts believe',
		]);
		assert.deepEqual(outlook('Storage is cheap, and studies have shown that it lasts for ten years.'), [
			'studies have shown',
		]);
		assert.deepEqual(outlook('Storage is widely considered as the best option for new networks.'), [
			'is widely considered',
		]);
		assert.deepEqual(chinese('业内人士普遍认为，2030年储能成本将显著下降。'), ['业内人士普遍认为']);
		assert.deepEqual(chinese('另一项研究显示，2030年储能成本将下降30%。'), ['另一项研究显示']);
		assert.deepEqual(chinese('据悉，2030年储能成本将下降30%。'), ['据悉']);
		assert.deepEqual(chinese('据统计，2030年储能成本将下降30%。'), ['据统计']);
		assert.deepEqual(chinese('据不完全统计，2030年储能成本将下降30%。'), ['据不完全统计']);
	});

	it('is no source for the tree either, of a claim or of a fact', () => {
		for (const text of [
			'According to trade estimates, storage now makes up 23.7% of sales.',
			'据业内估算，储能的盈亏平衡点约为900小时。',
		]) {
			const { findings, tree } = analyze({ name: 'r.md', text: `# Storage\n\n## Outlook\n\n${text}\n` });
			const vague = findings.find(({ code }) => code === 'claim.vague');
			const node = tree.nodes.find(({ sentence }) => sentence !== undefined);
			assert.ok(vague && node, text);
			assert.notEqual(node.support, 'supported');
			assert.equal(node.reasons[0]?.code, 'vagueAttribution');
		}
	});

	it('leaves a source alone that has a name', () => {
		assert.deepEqual(outlook('Analysts at the grid operator expect that storage will become cheaper by 2030.'), []);
		assert.deepEqual(outlook('Goldman Sachs analysts expect that storage will become cheaper by 2030.'), []);
		assert.deepEqual(outlook('Studies show that storage becomes cheaper every year (Miller, 2021).'), []);
		assert.deepEqual(outlook('According to some analysts at the ministry, storage will become cheaper.'), []);
		assert.deepEqual(chinese('据国家能源局统计，2030年储能成本将下降30%。'), []);
		assert.deepEqual(chinese('有研究显示，《储能年鉴》的成本数据偏低，实际成本高出30%。'), []);
	});

	it('leaves it to a citation on the sentence or close behind it', () => {
		assert.deepEqual(outlook('Industry experts believe that storage will become cheaper [1].', references), []);
		assert.deepEqual(outlook('Studies show that costs will fall. The fall is 20% a year [1].', references), []);
		assert.equal(outlook('Costs fell by 20% [1]. Studies show that costs will fall again.', references).length, 1);
	});

	it('leaves it to the list that it introduces, where most entries cite', () => {
		const vague =
			'Numerous studies show that the age of the plants and the prices of land drive the costs of storage in all networks:';
		assert.deepEqual(outlook(vague, '', '- Fees fell [1].', '- Rents fell [1].', '- Wages fell.', references), []);
		assert.deepEqual(outlook(vague, '- [Lee](https://lee.example) saw fees fall.', '  - So did rents.'), []);
		assert.deepEqual(
			chinese(
				'多项研究显示，到2030年北方各地电网储能项目的建设成本与运行维护成本都将逐年明显下降：',
				'',
				'- 电价下降[1]。',
				'- 租金下降。',
				references,
			),
			[],
		);
		const alone = ['', '- Fees fell.', '- Rents fell [1].', '- Wages fell.', references];
		assert.equal(outlook(vague, ...alone).length, 1);
		assert.equal(outlook('Several studies show that costs will fall.', '', '- Fees fell [1].', references).length, 1);
	});

	it('is covered by a citation no farther than the second sentence behind it, nor from another paragraph', () => {
		const vague = 'Studies show that costs will fall.';
		assert.deepEqual(outlook(`${vague} Fees fell. Rents fell [1].`, references), []);
		assert.equal(outlook(`${vague} Fees fell. Rents fell. Wages fell [1].`, references).length, 1);
		assert.equal(outlook(vague, '', 'Rents fell [1].', references).length, 1);
	});

	it('leaves the sources of a summary to the body, where it has any', () => {
		const summary = (...body: string[]) =>
			marked(
				'claim.vague',
				doc('# Storage', '', '## Summary', '', 'Studies show that costs will fall.', '', '## Costs', '', ...body),
			);
		assert.deepEqual(summary('Costs fell by 3% [1].', references), []);
		assert.equal(summary('Costs fell by 3%.').length, 1);
	});

	it('says which words are meant, and at which claim', () => {
		const text = '# Storage\n\n## Outlook\n\nIndustry experts believe that storage will become cheaper by 2030.\n';
		const { findings, tree } = createPlumbline({ logger: silentLogger, clock: systemClock }).analyze({
			name: 'r.md',
			text,
		});
		const { message, data } = findings.find(({ code }) => code === 'claim.vague')!;
		assert.equal(
			english.say(message),
			'“Industry experts believe”: readers cannot tell who says so. Name the source and cite it.',
		);
		assert.deepEqual(data, { node: tree.nodes.at(-1)!.id, words: 'Industry experts believe' });
	});

	it('leaves quotations alone', () => {
		assert.deepEqual(outlook('The phrase “, experts believe” is a major weakness of such reports.'), []);
	});
});
