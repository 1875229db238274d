import assert from 'node:assert/strict';
import { h } from '../../../src/panel/dom';
import type { ScoredView } from '../../../src/panel/messages';
import { scoresContent } from '../../../src/panel/scoresTab';
import type { ChecklistsView } from '../../../src/view/checklists';
import type { FrameworkView } from '../../../src/view/frameworks';
import { attributesOf, find, onPage, textsOf, words } from './page';

function framework(id: FrameworkView['id'], value: string | null): FrameworkView {
	const headline: FrameworkView['headline'] = {
		...{ label: 'Final', value: value ?? '–', range: '', sigma: '', share: null, reasons: [], basisName: '' },
		basis: value === null ? 'unscored' : 'model',
	};
	return { id, title: id.toUpperCase(), about: `About ${id}.`, headline, rows: [], radar: null };
}

const checklists = {
	...{ skills: [], activation: [], judgedBy: '', gates: [], loadBearing: [], supposed: null, leftOut: [] },
	lists: [{ id: 'facts', title: 'Facts', basis: null, basisName: '', madeBy: null, items: [] }],
} as ChecklistsView;

function drawn(frameworks: FrameworkView[], chosen = '', lists = checklists, failures: string[] = []) {
	const asked: string[] = [];
	const jade = { reveal: () => {}, open: () => {}, suppose: () => {}, chooseSkills: () => {}, edit: () => {} };
	const acts = {
		framework: { references: [], compare: () => {}, reveal: () => {} },
		...{ jade, chosen, choose: (id: string) => asked.push(id) },
	};
	const run = { line: '', stability: null, failures };
	const scored = { frameworks, checklists: lists, sources: null, run } as unknown as ScoredView;
	return { page: h('div', {}, scoresContent(scored, words(), acts)), asked };
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

	it('says once what it takes to have scores where there is none', () => {
		assert.deepEqual(textsOf(drawn([framework('finResearch', null), framework('jade', null)]).page, '.notice'), [
			'scoresAbout',
		]);
		assert.equal(drawn([framework('finResearch', '72.0')]).page.querySelector('.notice'), null);
	});

	it('does not ask for a model where one was asked and failed: what it failed of stands above', () => {
		const { page } = drawn([framework('jade', null)], '', checklists, ['The key was refused.']);
		assert.equal(page.querySelector('.notice'), null);
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
		assert.deepEqual(textsOf(page, '.tab-panel .notice'), ['whatIf whatIfAbout']);
		assert.deepEqual(attributesOf(page, 'input', 'aria-label'), ['assume it is true']);
	});
});
