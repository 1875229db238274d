import assert from 'node:assert/strict';
import { h } from '../../../src/panel/dom';
import type { ScoredView } from '../../../src/panel/messages';
import { scoresContent } from '../../../src/panel/scoresTab';
import type { ChecklistsView } from '../../../src/view/checklists';
import type { FrameworkView, ScoreRowView } from '../../../src/view/frameworks';
import { attributesOf, find, onPage, panelFor, textsOf } from './page';

function row(label: string, value: string | null, basis: ScoreRowView['basis']): ScoreRowView {
	return { label, value: value ?? '–', range: '', interval: '', share: null, reasons: [], basis, basisName: basis };
}

function framework(id: FrameworkView['id'], value: string | null, rows: ScoreRowView[] = []): FrameworkView {
	const headline = row('Final', value, value === null ? 'unscored' : 'model');
	return { id, title: id.toUpperCase(), about: `About ${id}.`, headline, rows, radar: null };
}

const checklists = {
	...{ skills: [], activation: [], judgedBy: '', gates: [], loadBearing: [], supposed: null, leftOut: [] },
	lists: [{ id: 'facts', title: 'Facts', basis: null, basisName: '', madeBy: null, items: [] }],
} as ChecklistsView;

function drawn(frameworks: FrameworkView[], chosen = '', lists = checklists) {
	const asked: string[] = [];
	const { panel, sent } = panelFor({ scoreWithModel: 'Score With {0}' });
	const choice = {
		chosen: { framework: chosen, references: [] },
		choose: ({ framework = '' }) => void asked.push(framework),
		view: { model: 'reader', progress: null },
	};
	const unscored = {
		about: 'A model scores these.',
	};
	const run = { line: '', notes: [], failures: [] };
	const scored: ScoredView = { frameworks, unscored, advice: null, checklists: lists, sources: null, run };
	return { page: h('div', {}, scoresContent(scored, panel, choice)), asked, sent };
}

describe('the panel’s tab Scores', () => {
	onPage();

	it('holds one framework at a time, with its figure in its title', () => {
		const frameworks = [framework('finResearch', '72.0'), framework('jade', null)];
		const { page, asked } = drawn(frameworks);
		assert.deepEqual(textsOf(page, '[role=tab]'), ['FINRESEARCH 72.0', 'JADE']);
		assert.deepEqual(textsOf(page, '.about'), ['About finResearch.']);
		find(page, '[data-key="tab:jade"]').click();
		assert.deepEqual(asked, ['jade']);
		const jade = drawn(frameworks, 'jade').page;
		assert.deepEqual(attributesOf(jade, '.checklist', 'data-list'), ['facts'], 'the checklists belong to JADE');
		assert.equal(page.querySelector('.checklist'), null);
	});

	it('shows the figure of a framework above what it is made of', () => {
		const headline = { ...row('Final', '72', 'model'), interval: '(70 … 74)' };
		const rows = [row('Width', '60', 'model'), row('Depth', '80', 'model')];
		const { page } = drawn([{ ...framework('jade', '72', rows), headline }]);
		assert.equal(find(page, '.headline-value').textContent, '72 (70 … 74)');
		assert.equal(page.querySelectorAll('.score-row').length, 2);
		assert.equal(page.querySelector('.radar'), null);
	});

	it('is one sentence and a button where no model has scored; what was counted is folded', () => {
		const rows = [row('Depth', null, 'unscored'), row('Coverage', '0.41', 'rule')];
		const { page, sent } = drawn([framework('finResearch', null, rows), framework('jade', null)]);
		assert.deepEqual(textsOf(page, 'p'), ['A model scores these.']);
		assert.deepEqual(textsOf(page, 'summary'), ['counted']);
		assert.equal(find(page, 'details').hasAttribute('open'), false);
		assert.deepEqual(
			textsOf(page, 'details .score-label'),
			['Coverage'],
			'nothing says row by row that it is not scored',
		);
		assert.deepEqual(attributesOf(page, 'details .checklist', 'data-list'), ['facts']);
		assert.equal(page.querySelector('.headline'), null);
		find(page, '[data-key="ask-model"]').click();
		assert.equal(find(page, '[data-key="ask-model"]').textContent, 'Score With reader');
		assert.deepEqual(sent, [{ type: 'judge' }]);
	});

	it('explains what supposing an item does, where there is one', () => {
		const [list] = checklists.lists;
		assert.ok(list);
		const item = {
			id: 'q1',
			question: 'Is it?',
			place: null,
			because: [],
			found: [],
			supposition: 'assume it is true',
		};
		const asked = { ...checklists, lists: [{ ...list, items: [item as never] }] };
		const { page } = drawn([framework('jade', null)], '', asked);
		assert.deepEqual(textsOf(page, 'details .notice'), ['whatIf whatIfAbout']);
		assert.deepEqual(attributesOf(page, 'input', 'aria-label'), ['assume it is true']);
	});
});
