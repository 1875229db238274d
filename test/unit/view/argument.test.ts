import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { wordsIn } from '../../../src/messages/words';
import { argumentViewOf } from '../../../src/view/argument';
import { contextOf } from '../../../src/view/context';

const text = `# Ferries pay off

Ferries pay off on short routes.

## Demand

Demand will rise, because 4.1 million people live on the coast [1].

Fares are certain to double.

## References

[1] Census 2024, Statistics Office. https://example.org/census
`;

function viewOf(source: string, language: 'en' | 'zh-CN' = 'en') {
	const analysis = analyze({ name: 'r.md', text: source });
	const view = argumentViewOf(analysis, contextOf(source, wordsIn(language)));
	return { analysis, view };
}

describe('the view of the argument', () => {
	it('has every node once, the root first, its words without markup and with its line', () => {
		const { analysis, view } = viewOf(text);
		assert.ok(view);
		assert.deepEqual(
			view.nodes.map(({ id }) => id),
			analysis.tree.nodes.map(({ id }) => id),
		);
		assert.deepEqual(
			view.nodes.slice(0, 1).map(({ kind, text: words, place }) => [kind, words, place.line]),
			[['title', 'Ferries pay off', 1]],
		);
		assert.equal(view.thesis, analysis.tree.thesis);
	});

	it('calls headings sections, and says nothing of their support unless a model judged it', () => {
		const { view } = viewOf(text);
		const section = view?.nodes.find(({ kind }) => kind === 'section');
		assert.deepEqual(
			[section?.kindName, section?.text, section?.support, section?.supportName],
			[...['Section', 'Demand', null, '']],
		);
		assert.equal(viewOf(text, 'zh-CN').view?.nodes.find(({ kind }) => kind === 'section')?.kindName, '章节');
	});

	it('counts the claims of a branch, and none of what is a claim alone', () => {
		const { view } = viewOf(text);
		const [root] = view?.nodes ?? [];
		const claims = view?.nodes.filter(({ kind }) => kind === 'claim' || kind === 'thesis') ?? [];
		const { counts } = root?.branch ?? {};
		assert.equal(
			Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0),
			claims.length,
		);
		assert.match(root?.branch?.text ?? '', new RegExp(`^${claims.length} claims: `));
		for (const { branch } of claims.filter(({ children }) => children.length === 0)) assert.equal(branch, null);
	});

	it('is none for a report that claims nothing', () => {
		assert.equal(viewOf('').view, null);
		assert.equal(viewOf('# A title alone\n').view, null);
	});
});
