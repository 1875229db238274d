import type { CheckItemView, ItemNameView } from '../view/checkItem';
import type { ChecklistsView } from '../view/checklists';
import { button, counted, fill, h, list } from './dom';
import type { ItemChange } from './messages';
import { placedText, type Reveal } from './places';
import { basisBadge } from './scoreRows';
import type { PanelWords } from './words';

export interface JadeActs {
	readonly reveal: Reveal;
	/** Opens what was found for or against an item. */
	readonly open: (item: string, index: number) => void;
	readonly suppose: (items: readonly string[]) => void;
	readonly chooseSkills: () => void;
	readonly edit: (item: string, change: ItemChange) => void;
}

/** JADE's skills, what invalidates what, the load-bearing facts, and the checklists with their verdicts. */
export function jadeTab(view: ChecklistsView, words: PanelWords, acts: JadeActs): (HTMLElement | null)[] {
	const supposed = view.lists.flatMap(({ items }) => items.filter((item) => item.supposed).map(({ id }) => id));
	return [
		skillList(view, words, acts),
		gateChains(view, words, acts),
		loadBearingList(view, words, acts),
		whatIfNote(view, words),
		...view.lists.map((list) =>
			h(
				'section',
				{ class: 'checklist', 'data-list': list.id },
				h('h2', list.title, ' ', basisBadge(list, words)),
				h(
					'ul.check-items',
					list.items.map((item) => checkItem(item, { supposed, words, acts })),
				),
			),
		),
		leftOutList(view, words, acts),
		view.supposed === null
			? null
			: h(
					'p',
					{ class: 'supposed', role: 'status' },
					h('strong', words.whatIf),
					` ${view.supposed} `,
					button('assume-nothing', 'line', () => acts.suppose([]), words.assumeNothing),
				),
	];
}

/** What the boxes before the items are for. */
function whatIfNote({ lists }: ChecklistsView, words: PanelWords): HTMLElement | null {
	if (lists.every(({ items }) => items.length === 0)) return null;
	return h('p.notice', h('strong', words.whatIf), ` ${words.whatIfAbout}`);
}

function skillList({ skills, activation }: ChecklistsView, words: PanelWords, acts: JadeActs): HTMLElement {
	return h(
		'section.skills',
		h('h2', words.skills, ' ', button('choose-skills', 'line', acts.chooseSkills, words.changeSkills)),
		activation.map((line) => h('p.quiet', line)),
		list('', skills, ({ title, why }) => [title, why && h('span.quiet', ` – ${why}`)]),
	);
}

/** Each failed fact at the head of a chain, what falls with it hung below. */
function gateChains({ gates }: ChecklistsView, words: PanelWords, acts: JadeActs): HTMLElement | null {
	if (gates.length === 0) return null;
	return h(
		'section.gates',
		h('h2', words.gates),
		gates.map(({ fact, reason, falls }) =>
			h(
				'div.chain',
				h('div.chain-fact', named(fact, `gate:${fact.id}`, words, acts)),
				reason && h('p.quiet.chain-reason', reason),
				list('chain-items', falls, (item) => [
					h('span.chain-falls', words.falls),
					...named(item, `gate:${fact.id}:${item.id}`, words, acts),
				]),
			),
		),
	);
}

function loadBearingList({ loadBearing }: ChecklistsView, words: PanelWords, acts: JadeActs): HTMLElement | null {
	if (loadBearing.length === 0) return null;
	return h(
		'section.load-bearing',
		h('h2', words.loadBearing),
		h('p.quiet', words.loadBearingAbout),
		h(
			'ol',
			loadBearing.map(({ fact, carries, falls }) =>
				h(
					'li',
					...named(fact, `bears:${fact.id}`, words, acts),
					h('span.carries', ` ${carries}`),
					falls.length > 0 && list('', falls, (item) => named(item, `bears:${fact.id}:${item.id}`, words, acts)),
				),
			),
		),
	);
}

function named(
	{ text, place }: ItemNameView,
	key: string,
	words: PanelWords,
	acts: JadeActs,
): (HTMLElement | string)[] {
	return placedText({ message: text, place }, key, words, acts.reveal);
}

interface ItemContext {
	readonly supposed: readonly string[];
	readonly words: PanelWords;
	readonly acts: JadeActs;
}

function checkItem(item: CheckItemView, context: ItemContext): HTMLElement {
	const { words, acts } = context;
	const { id, question, place, kind, weight, mark, verdict, reason, because, edited } = item;
	return h(
		'li',
		{ class: `check ${mark}${item.supposed ? ' is-supposed' : ''}` },
		supposeBox(item, context),
		h(
			'div.check-body',
			h('p.check-question', named({ id, text: question, place }, `item:${id}`, words, acts)),
			h(
				'p.check-verdict',
				h('span.check-mark', verdict),
				basisBadge(item, words),
				h(
					'span.quiet',
					[kind, weight && fill(words.weight, weight), edited ? words.edited : ''].filter(Boolean).join(' · '),
				),
				...editButtons(item, words, acts),
			),
			reason && h('p.check-reason', reason),
			because.map((line) => h('p.check-because', line)),
			item.found.map(({ supports, title, quote }, index) =>
				h(
					'blockquote',
					{ class: supports ? 'for' : 'against' },
					h('span.quiet', `${supports ? words.supports : words.contradicts}: ${title} `),
					quote,
					' ',
					button(`found:${id}:${index}`, 'line', () => acts.open(id, index), words.openSource),
				),
			),
		),
	);
}

/** Ticked: the opposite of what was found is assumed. */
function supposeBox({ id, supposed, supposition }: CheckItemView, { supposed: all, acts }: ItemContext): HTMLElement {
	const box = h('input', {
		type: 'checkbox',
		'data-key': `suppose:${id}`,
		title: supposition,
		'aria-label': supposition,
		checked: supposed,
	});
	box.addEventListener('change', () => acts.suppose(box.checked ? [...all, id] : all.filter((other) => other !== id)));
	return box;
}

function editButtons({ id, edited }: CheckItemView, words: PanelWords, acts: JadeActs): HTMLElement[] {
	const act = (change: ItemChange, label: string) =>
		button(`${change}:${id}`, 'line edit', () => acts.edit(id, change), label);
	return [
		act('reword', words.reword),
		act('reweigh', words.reweigh),
		edited ? act('takeBack', words.takeBack) : act('leaveOut', words.leaveOut),
	];
}

function leftOutList({ leftOut }: ChecklistsView, words: PanelWords, acts: JadeActs): HTMLElement | null {
	if (leftOut.length === 0) return null;
	return h(
		'details',
		{ 'data-fold': 'left-out', open: true },
		h('summary', counted(words.leftOut, leftOut.length)),
		list('', leftOut, ({ id, question }) => [
			question,
			' ',
			button(`back:${id}`, 'line', () => acts.edit(id, 'takeBack'), words.takeBack),
		]),
	);
}
