import assert from 'node:assert/strict';
import { marked } from '../finding';

const uncited = (text: string) => marked('citation.missing', `# Study\n\n${text}\n`);

describe('citation.missing', () => {
	it('is told of a figure that nobody can check', () => {
		assert.equal(uncited('Sales of heat pumps rose by 34% to 1.2 million units in 2024.').length, 1);
		assert.equal(uncited('2024年热泵销量增长34%，达到120万台。').length, 1);
	});

	it('is silent on how a value is to be read', () => {
		assert.deepEqual(uncited('An HR above 1 indicates a higher risk of death.'), []);
		assert.deepEqual(uncited('A Gini coefficient greater than 0.4 means that incomes are far apart.'), []);
		assert.deepEqual(uncited('采购经理指数高于50表示制造业在扩张。'), []);
	});

	it('is told where a finding has a value as its subject', () => {
		assert.equal(uncited('Firms with more than 250 employees cut 12% of their jobs in 2024.').length, 1);
	});
});
