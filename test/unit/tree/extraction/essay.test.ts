import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { arrangeEssay, thesisOf } from '../../../../src/tree/extraction/essay';
import { extractTree } from '../../../../src/tree/extraction/extract';
import { readByRules } from '../../../../src/tree/reading/readByRules';
import type { Role } from '../../../../src/tree/reading/roles';

/** The thesis and each unit's parent, every unit taken as an argument unless told otherwise. */
function read(text: string, roleOf: (index: number) => Role = () => 'argument') {
	const reading = readByRules(parseReport(text));
	const roles = reading.all.map((_, index) => roleOf(index));
	const thesis = thesisOf(reading, roles);
	return { thesis, parents: thesis === undefined ? undefined : arrangeEssay(reading, roles, thesis) };
}

describe('an essay', () => {
	it('argues for its first claim when nothing speaks against it', () => {
		assert.equal(read('Rents should be capped. Tenants cannot pay more. Incomes stand still.').thesis, 0);
	});

	it('argues for the conclusion that stands last', () => {
		const { thesis, parents } = read('Rents rise. Incomes stand still. Therefore rents should be capped.');
		assert.equal(thesis, 2);
		assert.deepEqual(parents, [2, 2, undefined]);
	});

	it('puts an answer under the concession it answers', () => {
		const { parents } = read('Rents should be capped. Granted, landlords pay for repairs. But repairs are cheap.');
		assert.deepEqual(parents, [undefined, 0, 1]);
	});

	it('puts an example under the claim before it', () => {
		const { parents } = read('Banks should not be rescued. Rescues are costly. For example, one took four billion.');
		assert.deepEqual(parents, [undefined, 0, 1]);
	});

	it('puts grounds under the inference drawn from them', () => {
		const { parents } = read('Rents should be capped. Flats are few. Thus prices climb every year.');
		assert.deepEqual(parents, [undefined, 2, 0]);
	});

	it('gives a clause that begins with “and” the parent of the clause before', () => {
		const { parents } = read('Rents should be capped. Flats are few. And wages are low.');
		assert.deepEqual(parents, [undefined, 0, 0]);
	});

	it('gives each paragraph a lead that serves the thesis', () => {
		const { parents } = read('Rents should be capped.\n\nFlats are few. After all, nobody builds.');
		assert.deepEqual(parents, [undefined, 0, 1]);
	});

	it('puts the items of a list under the sentence that introduces them', () => {
		const { parents } = read(
			'Rents should be capped.\n\nThere are, as it happens, two things that clearly speak for a cap on rents today:\n\n- Flats are few.\n- Wages are low.',
		);
		assert.deepEqual(parents, [undefined, 0, 1, 1]);
	});

	it('passes over what is no node', () => {
		const { thesis, parents } = read('Who pays? Rents should be capped. Flats are few.', (index) =>
			index === 0 ? 'other' : 'argument',
		);
		assert.equal(thesis, 1);
		assert.deepEqual(parents, [undefined, undefined, 1]);
	});

	it('reads Chinese turns', () => {
		const { parents } = read('政府应当限制租金。诚然，房东要付维修费。但是维修很便宜。');
		assert.deepEqual(parents, [undefined, 0, 1]);
	});

	it('has no thesis of its own when it has headings', () => {
		assert.equal(read('# Rents\n\nRents should be capped.').thesis, undefined);
		assert.equal(read('').thesis, undefined);
	});

	it('stands as a tree with the thesis as its root', () => {
		const tree = extractTree(parseReport('Rents rise. Therefore rents should be capped by law.'));
		const [root] = tree.nodes;
		assert.equal(root!.text, 'Therefore rents should be capped by law.');
		assert.equal(root!.parent, null);
		assert.equal(root!.key, true);
		assert.equal(tree.root, root!.id);
	});
});
