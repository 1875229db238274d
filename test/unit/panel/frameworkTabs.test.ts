import assert from 'node:assert/strict';
import { h } from '../../../src/panel/dom';
import { frameworkTab, type Tab, tabSection } from '../../../src/panel/frameworkTabs';
import type { ScoreRowView } from '../../../src/view/model';
import { attributesOf, find, onPage, textsOf, words } from './page';

const tab = (id: string): Tab => ({
	id,
	title: id.toUpperCase(),
	value: '1',
	content: () => [h('p', {}, `in ${id}`), null],
});
const tabs = ['a', 'b', 'c'].map(tab);

function shown(chosen: string): { section: HTMLElement; asked: string[] } {
	const asked: string[] = [];
	const section = tabSection(tabs, words(), { chosen, choose: (id) => asked.push(id) });
	return { section: section!, asked };
}

function press(on: Element, key: string): void {
	const { Event } = on.ownerDocument.defaultView as typeof globalThis & Window;
	on.dispatchEvent(Object.assign(new Event('keydown'), { key }));
}

describe('the panel’s tabs', () => {
	onPage();
	before(() => {
		globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
	});

	it('show the chosen one, the first where none is', () => {
		for (const [chosen, content] of [
			['b', 'in b'],
			['', 'in a'],
			['gone', 'in a'],
		] as const) {
			assert.deepEqual(textsOf(shown(chosen).section, '.tab-panel p'), [content]);
		}
		assert.equal(tabSection([], words(), { chosen: '', choose: () => {} }), null);
	});

	it('tell which one is chosen, and let only that one be reached by Tab', () => {
		const { section } = shown('b');
		assert.deepEqual(attributesOf(section, '[role=tab]', 'aria-selected'), ['false', 'true', 'false']);
		assert.deepEqual(attributesOf(section, '[role=tab]', 'tabindex'), ['-1', '0', '-1']);
		assert.equal(find(section, '.tab-panel').getAttribute('aria-label'), 'B');
	});

	it('are changed by a click and by the arrow keys, from the last to the first', () => {
		const { section, asked } = shown('c');
		find(section, '[data-key="tab:b"]').click();
		const list = find(section, '[role=tablist]');
		press(list, 'ArrowRight');
		press(list, 'ArrowLeft');
		press(list, 'Enter');
		assert.deepEqual(asked, ['b', 'a', 'b']);
		const first = shown('a');
		press(find(first.section, '[role=tablist]'), 'ArrowLeft');
		assert.deepEqual(first.asked, ['c']);
	});

	it('hold a framework’s figure, its rows, and what else belongs to it', () => {
		const row: ScoreRowView = {
			...{ label: 'Final', value: '72', range: '', sigma: '± 2.1', share: 0.72, reasons: [] },
			...{ basis: 'rule', basisName: 'rule' },
		};
		const framework = {
			id: 'jade' as const,
			title: 'F',
			about: 'What it is.',
			headline: row,
			rows: [row, row],
			radar: null,
		};
		const acts = { references: [], compare: () => {}, reveal: () => {} };
		const made = frameworkTab(framework, words(), acts, () => [h('p', { class: 'more' }, 'More')]);
		assert.deepEqual([made.id, made.title, made.value], ['jade', 'F', '72']);
		const section = tabSection([made], words(), { chosen: 'f', choose: () => {} })!;
		assert.equal(find(section, '.headline-value').textContent, '72 ± 2.1');
		assert.equal(section.querySelectorAll('.score-row').length, 2);
		assert.equal(find(section, '.more').textContent, 'More');
		assert.equal(section.querySelector('.radar'), null);
	});
});
