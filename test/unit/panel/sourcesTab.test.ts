import assert from 'node:assert/strict';
import { h } from '../../../src/panel/dom';
import { sourcesTab } from '../../../src/panel/sourcesTab';
import type { PlaceView } from '../../../src/view/context';
import type { SourceClaimView, SourceRowView } from '../../../src/view/sources';
import { attributesOf, find, onPage, panelFor, shows, textsOf } from './page';

const place = (line: number): PlaceView => ({ line, span: [line, line + 1] });

describe('the panel’s sources', () => {
	onPage();

	function sourceOf(parts: Partial<SourceRowView> = {}): SourceRowView {
		return {
			...{ id: 's', title: 'Source', address: 'https://a.example', tier: null, tierLevel: null, tierReason: 'Why.' },
			...{ state: 'read', stateText: 'Read', advice: null, opens: true, places: [], claims: [], unchecked: [] },
			...parts,
		};
	}
	function drawn(source: SourceRowView, mayRead = false) {
		const { panel, sent } = panelFor({ unchecked: '{0} claims' });
		const view = { title: 'Sources', summary: 'One source.', sources: [source] };
		return { tab: h('div', {}, sourcesTab(view, panel, mayRead)), sent };
	}

	it('are read again only where that can be done', () => {
		assert.equal(drawn(sourceOf()).tab.querySelector('[data-key="read-sources"]'), null);
		const { tab, sent } = drawn(sourceOf(), true);
		find(tab, '[data-key="read-sources"]').click();
		assert.deepEqual(sent, [{ type: 'readSources' }]);
	});

	it('say once, and not in a row each, that they were not read, with one button', () => {
		const unread = (id: string) => sourceOf({ id, state: 'unread', stateText: 'not read' });
		const view = { title: 'Sources', summary: '1 read', sources: [sourceOf(), unread('t'), unread('u')] };
		const tab = h('div', {}, sourcesTab(view, panelFor({ unreadSources: 'Not read yet: {0}' }).panel, true));
		assert.deepEqual(textsOf(tab, '.notice h2'), ['Not read yet: 2']);
		assert.deepEqual(textsOf(tab, '.source-state'), ['Read']);
		assert.deepEqual(attributesOf(tab, '.sources + .notice button', 'data-key'), ['read-sources']);
		assert.equal(tab.querySelectorAll('button[data-key="read-sources"]').length, 1);
	});

	it('open where there is something to open', () => {
		const { tab, sent } = drawn(sourceOf());
		find(tab, '[data-key="source:s"]').click();
		assert.deepEqual(sent, [{ type: 'openSource', source: 's' }]);
		const closed = drawn(sourceOf({ opens: false, tier: 'Tier 2', tierLevel: 2 })).tab;
		assert.equal(closed.querySelector('button.source-title'), null);
		assert.equal(find(closed, '.tier-2').textContent, 'Tier 2');
	});

	it('say what they say of a claim, and open at the words that decide', () => {
		const claim: SourceClaimView = {
			...{
				index: 3,
				claim: 'It rose.',
				place: place(7),
				verdict: 'supported',
				verdictName: 'Borne out',
				basis: 'model',
				basisName: 'model',
			},
			...{ quote: 'It did rise.', page: 'page 2', reason: 'It says so.' },
		};
		const { tab, sent } = drawn(sourceOf({ claims: [claim], places: [place(7)] }));
		assert.deepEqual(textsOf(tab, '.source-claims li'), [
			'Borne outmodelline 7It rose.It says so.It did rise. (page 2) openSource',
		]);
		find(tab, '[data-key="quote:3"]').click();
		find(tab, '[data-key="line:s:3"]').click();
		assert.deepEqual(sent, [{ type: 'openSource', source: 's', verdict: 3 }, shows(place(7))]);
	});

	it('fold the claims that cite what was not read, and else name where they are cited', () => {
		const unread = drawn(
			sourceOf({ state: 'unread', unchecked: [{ claim: 'It rose.', place: place(7) }], places: [place(7)] }),
		);
		assert.deepEqual(textsOf(unread.tab, 'details > *'), ['1 claims', 'It rose. line 7']);
		assert.equal(unread.tab.textContent?.includes('citedIn'), false);
		const cited = drawn(sourceOf({ places: [place(7), place(8)] })).tab;
		assert.deepEqual(textsOf(cited, '.source-about'), ['https://a.example · Why.', 'citedIn line 7 line 8 ']);
	});
});
