import assert from 'node:assert/strict';
import { button, fill, h, svg } from '../../../src/panel/dom';
import { onPage } from './page';

describe('the panel’s elements', () => {
	onPage();

	it('take text as text, never as HTML', () => {
		const element = h('p', { title: '"><i>' }, '<img src=x onerror=alert(1)>');
		assert.equal(element.children.length, 0);
		assert.equal(element.textContent, '<img src=x onerror=alert(1)>');
		assert.equal(element.getAttribute('title'), '"><i>');
	});

	it('leave out attributes and children that are not there', () => {
		const element = h(
			'p',
			{ a: null, b: undefined, c: false, d: true, e: 0, f: '' },
			null,
			undefined,
			false,
			[h('i'), null],
			'',
		);
		assert.deepEqual(
			['a', 'b', 'c', 'd', 'e', 'f'].map((name) => element.getAttribute(name)),
			[null, null, null, '', '0', ''],
		);
		assert.deepEqual(
			[...element.children].map(({ tagName }) => tagName),
			['I'],
		);
	});

	it('draw in the namespace of SVG', () => {
		assert.equal(
			svg('svg', {}, svg('circle', { r: 4 }))
				.querySelector('circle')
				?.getAttribute('r'),
			'4',
		);
	});

	it('are buttons that do something and can be found again', () => {
		let clicks = 0;
		const element = button('key:1', 'line', () => clicks++, 'Go');
		element.click();
		assert.deepEqual(
			[clicks, element.getAttribute('type'), element.getAttribute('data-key'), element.textContent],
			[1, 'button', 'key:1', 'Go'],
		);
	});

	it('fill a number into its place', () => {
		assert.equal(fill('line {0}', 7), 'line 7');
	});
});
