import assert from 'node:assert/strict';
import { parseHTML } from 'linkedom';
import { h } from '../../../src/panel/dom';
import { findingList, fixFirstList } from '../../../src/panel/findingLists';
import type { PanelView } from '../../../src/panel/messages';
import { sourcesTab } from '../../../src/panel/sourcesTab';
import type { FixView, PlaceView, SourceClaimView, SourceRowView } from '../../../src/view/model';
import { find, onPage, textsOf, words } from './page';

const place = (line: number): PlaceView => ({ line, span: [line, line + 1] });
const noDecisions = { title: '', findings: [] };
const viewOf = (parts: Partial<PanelView>) =>
	({ words: words(), groups: [], decided: noDecisions, ...parts }) as unknown as PanelView;
const unfiltered = { text: '' };
const noActs = { reveal: () => {}, showAgain: () => {}, decide: () => {}, undo: () => {} };

describe('the panel’s findings', () => {
	onPage();

	it('stand in a group a code, with their number, and lead to their lines', () => {
		const seen: PlaceView[] = [];
		const finding = (line: number) => ({
			...{
				index: line,
				message: `M${line}`,
				excerpt: `E${line}`,
				place: place(line),
				column: 1,
				related: [],
				held: false,
			},
		});
		const group = {
			code: 'c',
			title: 'Title',
			severity: 'error',
			severityName: 'Error',
			decidable: false,
			findings: [finding(2), finding(9)],
		} as const;
		const list = findingList(
			viewOf({ groups: [{ ...group, findings: [...group.findings] }] }),
			{
				...noActs,
				reveal: (at) => seen.push(at),
			},
			unfiltered,
		);
		assert.deepEqual(textsOf(list, 'summary'), ['Error Title 2']);
		assert.deepEqual(textsOf(list, '.finding'), ['line 2E2M2', 'line 9E9M9']);
		find(list, '[data-key="finding:c:1"]').click();
		assert.deepEqual(seen, [place(9)]);
	});

	it('are filtered by the words that are typed, also those of the kind; what was typed outlasts a redrawing', () => {
		const row = { index: 0, place: place(2), column: 1, related: [], held: false };
		const group = (code: string, title: string, ...messages: readonly string[]) => ({
			...{ code, title, severity: 'info' as const, severityName: 'Info', decidable: false },
			findings: messages.map((message) => ({ ...row, message, excerpt: 'Ferries' })),
		});
		const groups = [group('a', 'Weak source', 'A shop.', 'A forum.'), group('b', 'Wrong total', 'Not 12.')];
		const filter = { text: '' };
		const list = findingList(viewOf({ groups }), noActs, filter);
		const shown = (page: HTMLElement) =>
			[...page.querySelectorAll<HTMLElement>('details:not([hidden]) li:not([hidden]) .finding-message')].map(
				({ textContent }) => textContent,
			);
		assert.deepEqual(shown(list), ['A shop.', 'A forum.', 'Not 12.']);
		const field = find(list, 'input') as HTMLInputElement;
		field.value = 'weak FORUM';
		field.dispatchEvent(new (parseHTML('').Event)('input'));
		assert.deepEqual([shown(list), filter.text], [['A forum.'], 'weak FORUM']);
		assert.deepEqual(shown(findingList(viewOf({ groups }), noActs, filter)), ['A forum.']);
	});

	it('that a model withdrew are folded below, with its reason and a way to have them back', () => {
		const back: string[] = [];
		const one = {
			key: 'k1',
			title: 'Unsupported claim',
			message: 'Nothing carries it.',
			excerpt: 'E',
			place: place(4),
		};
		const withdrawn = {
			title: 'Withdrawn by sage-1',
			findings: [
				{ ...one, reason: 'It is a plan.' },
				{ ...one, key: 'k2', reason: '' },
			],
		};
		const list = findingList(viewOf({ withdrawn }), { ...noActs, showAgain: (key) => back.push(key) }, unfiltered);
		const group = find(list, 'details.withdrawn');
		assert.equal(group.hasAttribute('open'), false);
		assert.deepEqual(textsOf(list, 'summary'), ['Withdrawn by sage-1 2']);
		assert.deepEqual(textsOf(list, 'details li'), [
			'line 4EUnsupported claim. Nothing carries it.It is a plan. showAgain',
			'line 4EUnsupported claim. Nothing carries it.showAgain',
		]);
		find(list, '[data-key="again:k2"]').click();
		assert.deepEqual(back, ['k2']);
		assert.equal(findingList(viewOf({ withdrawn: null }), noActs, unfiltered).querySelector('.withdrawn'), null);
	});

	it('are said to be none, and so is what to fix first', () => {
		assert.equal(findingList(viewOf({}), noActs, unfiltered).textContent, 'findingsnoFindings');
		assert.equal(fixFirstList([], words(), () => {}).textContent, 'fixFirstnothingToFix');
	});

	it('are to be fixed with what that takes; a step without a place leads nowhere', () => {
		const step = { finding: null, item: null };
		const steps: FixView[] = [
			{ ...step, gain: 'JADE +3.2', effort: 'small', message: 'Cite it.', place: place(5) },
			{ ...step, gain: null, effort: 'large', message: 'Say it.', place: null },
		];
		const list = fixFirstList(steps, words(), () => {});
		assert.deepEqual(textsOf(list, 'li'), ['Cite it. line 5 JADE +3.2 · small', 'Say it.  large']);
	});
});

describe('the panel’s sources', () => {
	onPage();

	function sourceOf(parts: Partial<SourceRowView> = {}): SourceRowView {
		return {
			...{ id: 's', title: 'Source', address: 'https://a.example', tier: null, tierLevel: null, tierReason: 'Why.' },
			...{ state: 'read', stateText: 'Read', advice: null, opens: true, places: [], claims: [], unchecked: [] },
			...parts,
		};
	}
	function drawn(source: SourceRowView, read: (() => void) | null = null) {
		const done: unknown[][] = [];
		const acts = {
			reveal: (at: PlaceView) => done.push(['reveal', at]),
			open: (...of: unknown[]) => done.push(['open', ...of]),
			read,
		};
		const view = { title: 'Sources', summary: 'One source.', sources: [source] };
		return { tab: h('div', {}, sourcesTab(view, words({ unchecked: '{0} claims' }), acts)), done };
	}

	it('are read again only where that can be done', () => {
		let reads = 0;
		assert.equal(drawn(sourceOf()).tab.querySelector('[data-key="read-sources"]'), null);
		find(drawn(sourceOf(), () => reads++).tab, '[data-key="read-sources"]').click();
		assert.equal(reads, 1);
	});

	it('open where there is something to open', () => {
		const { tab, done } = drawn(sourceOf());
		find(tab, '[data-key="source:s"]').click();
		assert.deepEqual(done, [['open', 's']]);
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
		const { tab, done } = drawn(sourceOf({ claims: [claim], places: [place(7)] }));
		assert.deepEqual(textsOf(tab, '.source-claims li'), [
			'Borne outmodelline 7It rose.It says so.It did rise. (page 2) openSource',
		]);
		find(tab, '[data-key="quote:3"]').click();
		find(tab, '[data-key="line:s:3"]').click();
		assert.deepEqual(done, [
			['open', 's', 3],
			['reveal', place(7)],
		]);
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
