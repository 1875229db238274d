import assert from 'node:assert/strict';
import { type ClaimChoice, shapeTree } from '../../../../src/extension/tree/treeShape';
import { createPlumbline } from '../../../../src/index';
import { wordsIn } from '../../../../src/messages/words';
import { silentLogger, systemClock } from '../../../../src/ports';
import { wantingUnder } from '../../../../src/view/argument';
import { unsupportedClaims } from '../../../../src/view/claims';
import type { OutlineNode } from '../../../../src/view/outline';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

const text = `# Ferries should go electric

## Costs

Energy costs fall by two thirds. A crossing costs 41 euros by battery and 118 euros by diesel [1].

Electric ferries are the best choice that any town could ever make.

## References

[1] Bay Transport Board. https://example.org/costs
`;

function shapes(outline: OutlineNode | undefined): string[] {
	return outline ? [outline.node.text, ...outline.children.flatMap(shapes)] : [];
}

describe('shapeTree', () => {
	const analysis = plumbline.analyze({ name: 'ferries.md', text });

	it('shows every node in the full tree', () => {
		const { root, shown } = shapeTree(analysis, 'all');
		assert.equal(shown.size, analysis.tree.nodes.length);
		assert.equal(shapes(root).length, shown.size);
	});

	it('shows the key nodes alone in the condensed tree', () => {
		const { shown } = shapeTree(analysis, 'key');
		assert.deepEqual(
			[...shown.keys()].sort(),
			analysis.tree.nodes
				.filter(({ key, parent }) => key || parent === null)
				.map(({ id }) => id)
				.sort(),
		);
	});

	it('says of a heading in the condensed tree what is wanting under it in the full one', () => {
		const { say } = wordsIn('en');
		const wanting = (choice: ClaimChoice) =>
			[...shapeTree(analysis, choice).shown.values()].flatMap((shown) => {
				const told = wantingUnder(analysis, shown);
				return told ? [[shown.node.text, say(told)]] : [];
			});
		const { shown } = shapeTree(analysis, 'key');
		assert.ok(shown.size < analysis.tree.nodes.length);
		assert.deepEqual(wanting('key'), wanting('all'));
		assert.ok(wanting('key').length > 0);
	});

	it('shows unsupported claims and what leads to them, and nothing else', () => {
		const wanted = new Set(unsupportedClaims(analysis).map(({ id }) => id));
		assert.ok(wanted.size > 0);
		const { root } = shapeTree(analysis, 'unsupported');
		const leaves = (outline: OutlineNode): OutlineNode[] =>
			outline.children.length === 0 ? [outline] : outline.children.flatMap(leaves);
		assert.ok(root);
		assert.ok(leaves(root).every(({ node }) => wanted.has(node.id)));
		assert.ok(shapes(root).includes('Electric ferries are the best choice that any town could ever make.'));
	});

	it('leaves out a claim whose finding the author ignored', () => {
		const ignored = `<!-- plumbline-disable-file claim.unsupported -->\n${text}`;
		const quiet = plumbline.analyze({ name: 'ferries.md', text: ignored });
		assert.equal(unsupportedClaims(quiet).length, 0);
		assert.equal(shapeTree(quiet, 'unsupported').root, undefined);
	});

	it('has nothing to show for an empty report', () => {
		assert.equal(shapeTree(plumbline.analyze({ name: 'empty.md', text: '' }), 'key').root, undefined);
	});
});
