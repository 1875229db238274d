import assert from 'node:assert/strict';
import type { Analysis } from '../../../src/analysis';
import { analyze } from '../../../src/analyze';
import { keepVerdicts } from '../../../src/verdicts/keepVerdicts';
import type { ModelVerdicts } from '../../../src/verdicts/model';
import { said } from '../words';

const claim = 'Electric ferries are the best choice that any town could ever make.';
const text = `# Ferries should go electric

## Costs

Energy costs fall by two thirds. A crossing costs 41 euros by battery and 118 euros by diesel [1].

${claim} Crews like the silence of the new boats.

## References

[1] Bay Transport Board. https://example.org/costs
`;

const read = (source: string, verdicts?: ModelVerdicts) => analyze({ name: 'ferries.md', text: source }, {}, verdicts);

/** What a model said of some words of a text. */
function judged(
	source: string,
	...said: (readonly [words: string, support: 'supported' | 'partial' | 'unsupported'])[]
) {
	const { report, tree } = read(source);
	const nodes = said.map(([words, support], at) => {
		const start = source.indexOf(words);
		const span = [start, start + words.length] as const;
		return { id: `m${at}`, type: 'argument' as const, span, support, reason: 'So it is', carriedBy: [] };
	});
	return keepVerdicts(report, tree, nodes, []);
}

const findingsOn = (words: string, { findings, document }: Analysis) =>
	findings.filter(
		({ code, span }) =>
			(code === 'claim.unsupported' || code === 'claim.partial') && document.text.slice(...span) === words,
	);
const nodeOf = (words: string, { tree }: Analysis) => tree.nodes.find((node) => node.text === words);

describe('a model’s verdict on a claim', () => {
	it('takes the place of the rules’ in tree and findings', () => {
		assert.equal(findingsOn(claim, read(text)).length, 1);
		const supported = read(text, judged(text, [claim, 'supported']));
		assert.deepEqual(findingsOn(claim, supported), []);
		const node = nodeOf(claim, supported);
		assert.deepEqual([node?.support, node?.decidedBy], ['supported', 'model']);
		assert.deepEqual(
			node?.reasons.map(({ code, message }) => [code, said(message)]),
			[['judged', 'So it is']],
		);
	});

	it('goes when the sentence is changed: the rules speak again and say so; an undo brings it back', () => {
		const verdicts = judged(text, [claim, 'supported']);
		const changed = claim.replace('any town', 'every town');
		const edited = read(text.replace(claim, changed), verdicts);
		const [finding, ...others] = findingsOn(changed, edited);
		assert.deepEqual(others, []);
		assert.equal(finding?.decidedBy, 'rules');
		assert.match(said(finding.message), /\(The model judged an earlier wording\.\)$/);
		const node = nodeOf(changed, edited);
		assert.equal(node?.decidedBy, 'rules');
		assert.equal(node.reasons.at(-1)?.code, 'reworded');
		assert.deepEqual(findingsOn(claim, read(text, verdicts)), []);
	});

	it('stays with its words when the text around them changes, and with their white space, commas and emphasis', () => {
		const verdicts = judged(text, [claim, 'supported']);
		for (const edited of [
			text.replace('## Costs', '## Costs\n\nA new paragraph, with nothing in it.'),
			text.replace('Crews like the silence of the new boats.', 'Crews hate the noise.'),
			text.replace(claim, claim.replace('best choice', 'best\nchoice')),
			text.replace(claim, claim.replace('best choice that', '**best choice**, that')),
		]) {
			const node = read(edited, verdicts).tree.nodes.find((found) => found.text.startsWith('Electric ferries are'));
			assert.deepEqual([node?.support, node?.decidedBy], ['supported', 'model']);
		}
	});

	it('says nothing of an earlier wording of other sentences, old or new', () => {
		const verdicts = judged(text, [claim, 'supported']);
		const noted = (analysis: Analysis) =>
			analysis.tree.nodes.filter(({ reasons }) => reasons.some(({ code }) => code === 'reworded'));
		assert.deepEqual(noted(read(text, verdicts)), []);
		const deleted = text.replace(claim, '');
		assert.deepEqual(noted(read(deleted, verdicts)), []);
		const another = text.replace(claim, 'Ticket sales in the harbour will surely collapse next year.');
		assert.deepEqual(noted(read(another, verdicts)), []);
	});

	it('is kept in Chinese, too', () => {
		const zh = '# 轮渡应当电动化\n\n## 成本\n\n电动轮渡是任何城市都能做出的最佳选择。船员们喜欢新船的安静。\n';
		const words = '电动轮渡是任何城市都能做出的最佳选择。';
		const verdicts = judged(zh, [words, 'unsupported']);
		const [finding] = findingsOn(words, read(zh, verdicts));
		assert.equal(finding?.decidedBy, 'model');
		const changed = '电动轮渡是每座城市都能做出的最佳选择。';
		const node = nodeOf(changed, read(zh.replace(words, changed), verdicts));
		assert.equal(node?.reasons.at(-1)?.code, 'reworded');
	});

	it('counts once for several claims in one sentence, the worst of them', () => {
		const verdicts = judged(
			text,
			['Electric ferries are the best choice', 'supported'],
			['any town could ever make', 'partial'],
		);
		assert.deepEqual(
			verdicts.claims.map(({ anchor, support }) => [anchor.words, support]),
			[[claim, 'partial']],
		);
	});

	it('tells two places with the same words apart', () => {
		const again = `${text}\n## Conclusion\n\n${claim}\n`;
		const { report, tree } = read(again);
		const start = again.lastIndexOf(claim);
		const node = { id: 'm', type: 'argument', support: 'supported', reason: '', carriedBy: [] } as const;
		const verdicts = keepVerdicts(report, tree, [{ ...node, span: [start, start + claim.length] }], []);
		const deciders = read(again, verdicts)
			.tree.nodes.filter((found) => found.text === claim)
			.map(({ decidedBy }) => decidedBy);
		assert.deepEqual(deciders, ['rules', 'model']);
	});

	it('makes a claim of what the rules took for a fact', () => {
		const fact = 'A crossing costs 41 euros by battery and 118 euros by diesel [1].';
		assert.equal(nodeOf(fact, read(text))?.type, 'evidence');
		const analysis = read(text, judged(text, [fact, 'unsupported']));
		assert.equal(nodeOf(fact, analysis)?.type, 'argument');
		assert.equal(findingsOn(fact, analysis).length, 1);
	});

	it('makes a claim of what the rules took for neither, under its heading and beside the measured tree', () => {
		const aside = 'This section describes how the costs were compared.';
		const withAside = text.replace('Energy costs', `${aside} Energy costs`);
		const before = read(withAside);
		assert.equal(nodeOf(aside, before), undefined);
		const { tree, findings } = read(withAside, judged(withAside, [aside, 'unsupported']));
		const node = tree.nodes.find((found) => found.text === aside);
		const heading = tree.nodes.find(({ id }) => id === node?.parent);
		assert.equal(heading?.text, 'Costs');
		assert.ok(node && heading.children.includes(node.id));
		assert.equal(tree.nodes.length, before.tree.nodes.length + 1);
		assert.deepEqual(tree.metrics, before.tree.metrics);
		const seen = new Set<string | null>([null]);
		for (const { id, parent } of tree.nodes) {
			assert.ok(seen.has(parent));
			seen.add(id);
		}
		assert.equal(findings.filter(({ data }) => 'node' in data && data.node === node.id).length, 1);
	});
});

describe('a model’s verdict on two paragraphs', () => {
	const one =
		'Storage capacity in Halvern reached 12 GW in 2024, twice as much as in 2022, because auctions were held often.';
	const report = `# Storage\n\n## Capacity\n\n${one}\n\n## Policy\n\n${one} The grid operator pays.\n`;
	const pair = { points: 4, reason: '', similarity: 0.9 };
	const repetitions = (source: string, verdicts?: ModelVerdicts) =>
		read(source, verdicts).findings.filter(({ code }) => code === 'paragraph.redundant');
	const { report: parsed, tree, pairs } = read(report);
	const [candidate] = pairs.candidates;
	const { first, second } = candidate ?? { first: 0, second: 0 };
	const verdicts = keepVerdicts(parsed, tree, [], [{ ...pair, first, second }]);

	it('goes when one of them is changed: the rules speak again and say so; an undo brings it back', () => {
		assert.equal(repetitions(report).length, 1);
		assert.deepEqual(repetitions(report, verdicts), []);
		const edited = report.replace('The grid operator pays.', 'The grid operator pays well.');
		const [finding, ...others] = repetitions(edited, verdicts);
		assert.deepEqual(others, []);
		assert.equal(finding?.decidedBy, 'rules');
		assert.match(said(finding.message), /\(The model judged an earlier wording\.\)$/);
	});

	it('stays when the paragraphs are moved', () => {
		const moved = report.replace('## Capacity', 'Something new stands in front.\n\n## Capacity');
		assert.equal(repetitions(moved).length, 1);
		assert.deepEqual(repetitions(moved, verdicts), []);
	});
});
