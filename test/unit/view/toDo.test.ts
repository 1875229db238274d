import assert from 'node:assert/strict';
import type { Analysis } from '../../../src/analysis';
import { analyze } from '../../../src/analyze';
import type { Finding } from '../../../src/findings/model';
import { wordsIn } from '../../../src/messages/words';
import { contextOf } from '../../../src/view/context';
import { excerptOf } from '../../../src/view/excerpt';
import { type ToDoContext, toDoViewOf } from '../../../src/view/toDo';

const text = `# Ferries

Ferries carried 12 million people in 2024 [3].

## Costs

Experts agree that fares are certain to double everywhere. The crew costs 40% and the fuel 30%, together 75%.

## References

[1] Census 2024, Statistics Office. https://example.org/census
`;

function viewOf(parts: Partial<ToDoContext> = {}, change: (analysis: Analysis) => Analysis = (same) => same) {
	const analysis = change(analyze({ name: 'r.md', text }));
	const context = { ...contextOf(text, wordsIn('en')), isFixable: () => false, jade: null, relations: 3, ...parts };
	return { analysis, view: toDoViewOf(analysis, context) };
}

describe('the view of what there is to do', () => {
	it('has every finding once, what is to be fixed first in front', () => {
		const { analysis, view } = viewOf();
		assert.equal(view.items.length, analysis.findings.length);
		assert.equal(new Set(view.items.map(({ id }) => id)).size, view.items.length);
		const [first] = view.items;
		assert.deepEqual(
			[first?.code, first?.rank, first?.excerpt, first?.place?.line],
			[...['citation.broken', 0, '[3] · Ferries carried 12 million people in 2024 [3].', 3]],
		);
		assert.equal(first?.takes, '', 'how much work a finding is nobody has looked at');
		const ranks = view.items.map(({ rank }) => rank ?? Number.POSITIVE_INFINITY);
		assert.deepEqual(
			ranks,
			ranks.toSorted((a, b) => a - b),
		);
	});

	it('names kinds, severities and sections once, each of which has something to do', () => {
		const { view } = viewOf();
		for (const [index] of view.kinds.entries()) assert.ok(view.items.some(({ kind }) => kind === index));
		for (const [index] of view.sections.entries()) assert.ok(view.items.some(({ section }) => section === index));
		assert.equal(view.severities[0]?.id, 'error');
		const broken = view.items.find(({ code }) => code === 'citation.broken');
		assert.equal(view.sections[broken?.section ?? -1], 'Ferries');
		assert.ok(view.sections.includes('Costs'));
	});

	it('puts what is held back last', () => {
		const { view } = viewOf({}, (analysis) => ({
			...analysis,
			findings: Array.from({ length: 12 }, () => analysis.findings)
				.flat()
				.map((finding, index): Finding => ({ ...finding, span: [index, index + 1], held: index % 2 === 0 })),
		}));
		const rest = view.items.filter(({ rank }) => rank === null).map(({ held }) => held);
		assert.ok(rest.includes(true) && rest.includes(false));
		assert.deepEqual(
			rest,
			rest.toSorted((a, b) => Number(a) - Number(b)),
		);
	});

	it('says which findings have a quick fix and may be decided', () => {
		const { view } = viewOf({ isFixable: ({ code }) => code === 'citation.broken' });
		for (const { code, fixable, decidable } of view.items) {
			assert.equal(fixable, code === 'citation.broken');
			assert.equal(decidable, true);
		}
	});

	it('says what was checked', () => {
		const { view } = viewOf({ relations: 3 });
		assert.equal(view.checked.length, 4);
		assert.match(view.checked[1] ?? '', /^3 relations between numbers/);
		assert.match(view.checked[2] ?? '', /^1 citation of/);
	});
});

describe('the report’s own words of a finding', () => {
	const excerptAt = (source: string, part: string) => {
		const { report } = analyze({ name: 'r.md', text: source });
		const start = source.lastIndexOf(part);
		return excerptOf(report, [start, start + part.length]);
	};

	it('say of a figure in a table which row and column it stands in', () => {
		const sites =
			'# Sites\n\n| Owner | Share | Sites |\n| --- | --- | --- |\n| Halvern | 27% | 14 |\n| **Total** | | **134** |\n';
		assert.equal(excerptAt(sites, '27%'), '27% · Halvern · Share');
		assert.equal(excerptAt(sites, '134'), '134 · Total · Sites');
		const stores = '# 门店\n\n| 城市 | 门店数 |\n| --- | --- |\n| 成都 | 40 |\n| 合计 | 64 |\n';
		assert.equal(excerptAt(stores, '64'), '64 · 合计 · 门店数');
	});

	it('name a row or a column once', () => {
		const sites = '| | Share | |\n| --- | --- | --- |\n| Halvern | 27% | 14 |\n';
		assert.equal(excerptAt(sites, 'Halvern'), 'Halvern 27% 14');
		assert.equal(excerptAt(sites, '14'), '14 · Halvern', 'a column may have no name');
	});

	it('say of a figure or a marker in a text the sentence, once where it begins with it', () => {
		assert.equal(
			excerptAt('# Sites\n\nThe region has 134 sites. All run.\n', '134'),
			'134 · The region has 134 sites.',
		);
		assert.equal(excerptAt('# Sites\n\n134 sites run. All are new.\n', '134'), '134 sites run.');
		assert.equal(excerptAt('# 门店\n\n成都有64家门店。都在营业。\n', '64'), '64 · 成都有64家门店。');
	});
});
