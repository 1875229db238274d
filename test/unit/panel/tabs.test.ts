import assert from 'node:assert/strict';
import { h } from '../../../src/panel/dom';
import { type Tab, tabSection } from '../../../src/panel/tabs';
import { attributesOf, find, onPage, press, textsOf } from './page';

const tab = (id: string): Tab => ({
	id,
	title: id.toUpperCase(),
	value: '1',
	content: () => [h('p', {}, `in ${id}`), null],
});
const tabs = ['a', 'b', 'c'].map(tab);

function shown(chosen: string): { section: HTMLElement; asked: string[] } {
	const asked: string[] = [];
	const section = tabSection(tabs, { id: 'views', label: 'Views', chosen, choose: (id) => asked.push(id) });
	assert.ok(section);
	return { section, asked };
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
		assert.equal(tabSection([], { id: 'views', label: 'Views', chosen: '', choose: () => {} }), null);
	});

	it('tell which one is chosen, and let only that one be reached by Tab', () => {
		const { section } = shown('b');
		assert.deepEqual(attributesOf(section, '[role=tab]', 'aria-selected'), ['false', 'true', 'false']);
		assert.deepEqual(attributesOf(section, '[role=tab]', 'tabindex'), ['-1', '0', '-1']);
		assert.equal(find(section, '.tab-panel').getAttribute('aria-labelledby'), find(section, '[data-key="tab:b"]').id);
		assert.deepEqual(attributesOf(section, '[role=tab]', 'aria-controls'), ['', 'views', '']);
	});

	it('are changed by a click and by the arrow keys, from the last to the first', () => {
		const { section, asked } = shown('c');
		find(section, '[data-key="tab:b"]').click();
		const list = find(section, '[role=tablist]');
		press(list, 'ArrowRight');
		press(list, 'ArrowLeft');
		press(list, 'Enter');
		press(list, 'Home');
		press(list, 'End');
		assert.deepEqual(asked, ['b', 'a', 'b', 'a', 'c']);
		const first = shown('a');
		press(find(first.section, '[role=tablist]'), 'ArrowLeft');
		assert.deepEqual(first.asked, ['c']);
	});
});
