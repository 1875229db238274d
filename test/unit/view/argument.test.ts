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
	it('groups what the rules found by heading, the title first, its words without markup and with its line', () => {
		const { analysis, view } = viewOf(text);
		assert.ok(view);
		const byId = new Map(view.nodes.map((node) => [node.id, node]));
		const under = (name: string) =>
			view.nodes.find((node) => node.text === name)?.children.map((id) => byId.get(id)?.text);
		assert.deepEqual(under('Ferries pay off'), ['Ferries pay off on short routes.', 'Demand']);
		assert.deepEqual(under('Demand'), [
			'Demand will rise, because 4.1 million people live on the coast [1].',
			'Fares are certain to double.',
		]);
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

	it('says under each heading what is wanting there, and nothing under the title, for the report says that once', () => {
		const { view } = viewOf(text);
		const wanting = Object.fromEntries((view?.nodes ?? []).map((node) => [node.text, node.wanting]));
		assert.equal(wanting.Demand, '1 nothing found');
		assert.equal(wanting['Ferries pay off'], '');
		assert.equal(wanting['Fares are certain to double.'], '');
	});

	it('says of facts, too, how they stand', () => {
		const { view } = viewOf(
			'# Ports\n\n## Trade\n\nTrade rose by 4% in 2023 [1].\n\nRents rose by 7% in 2023.\n\n## References\n\n[1] Survey. https://example.org/survey\n',
		);
		const facts = view?.nodes.filter(({ kind }) => kind === 'evidence').map(({ supportName }) => supportName);
		assert.deepEqual(facts, ['carried', 'nothing found']);
	});

	it('is none for a report that claims nothing', () => {
		assert.equal(viewOf('').view, null);
		assert.equal(viewOf('# A title alone\n').view, null);
	});
});
