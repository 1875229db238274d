import type { CheckItemView, ItemNameView } from '../view/checkItem';
import type { ChecklistsView } from '../view/checklists';
import { button, counted, fill, h, list } from './dom';
import type { ItemChange } from './messages';
import { type Panel, placedText } from './places';
import { basisBadge } from './scoreRows';

/** JADE's skills, what invalidates what, the load-bearing facts, and the checklists with their verdicts. */
export function jadeTab(view: ChecklistsView, panel: Panel): (HTMLElement | null)[] {
	const supposed = view.lists.flatMap(({ items }) => items.filter((item) => item.supposed).map(({ id }) => id));
	return [
		skillList(view, panel),
		gateChains(view, panel),
		loadBearingList(view, panel),
		whatIfNote(view, panel),
		...view.lists.map((list) =>
			h(
				'section',
				{ class: 'checklist', 'data-list': list.id },
				h('h2', list.title, ' ', basisBadge(list, panel)),
				h(
					'ul.check-items',
					list.items.map((item) => checkItem(item, { supposed, panel })),
				),
			),
		),
		leftOutList(view, panel),
		view.supposed === null
			? null
			: h(
					'p',
					{ class: 'supposed', role: 'status' },
					h('strong', panel.words.whatIf),
					` ${view.supposed} `,
					button('assume-nothing', 'line', () => panel.send({ type: 'suppose', items: [] }), panel.words.assumeNothing),
				),
	];
}

/** What the boxes before the items are for. */
function whatIfNote({ lists }: ChecklistsView, panel: Panel): HTMLElement | null {
	if (lists.every(({ items }) => items.length === 0)) return null;
	return h('p.notice', h('strong', panel.words.whatIf), ` ${panel.words.whatIfAbout}`);
}

function skillList({ skills, activation }: ChecklistsView, panel: Panel): HTMLElement {
	return h(
		'section.skills',
		h(
			'h2',
			panel.words.skills,
			' ',
			button('choose-skills', 'line', () => panel.send({ type: 'chooseSkills' }), panel.words.changeSkills),
		),
		activation.map((line) => h('p.quiet', line)),
		list('', skills, ({ title, why }) => [title, why && h('span.quiet', ` – ${why}`)]),
	);
}

/** Each failed fact at the head of a chain, what falls with it hung below. */
function gateChains({ gates }: ChecklistsView, panel: Panel): HTMLElement | null {
	if (gates.length === 0) return null;
	return h(
		'section.gates',
		h('h2', panel.words.gates),
		gates.map(({ fact, reason, falls }) =>
			h(
				'div.chain',
				h('div.chain-fact', named(fact, `gate:${fact.id}`, panel)),
				reason && h('p.quiet.chain-reason', reason),
				list('chain-items', falls, (item) => [
					h('span.chain-falls', panel.words.falls),
					...named(item, `gate:${fact.id}:${item.id}`, panel),
				]),
			),
		),
	);
}

function loadBearingList({ loadBearing }: ChecklistsView, panel: Panel): HTMLElement | null {
	if (loadBearing.length === 0) return null;
	return h(
		'section.load-bearing',
		h('h2', panel.words.loadBearing),
		h('p.quiet', panel.words.loadBearingAbout),
		h(
			'ol',
			loadBearing.map(({ fact, carries, falls }) =>
				h(
					'li',
					...named(fact, `bears:${fact.id}`, panel),
					h('span.carries', ` ${carries}`),
					falls.length > 0 && list('', falls, (item) => named(item, `bears:${fact.id}:${item.id}`, panel)),
				),
			),
		),
	);
}

function named({ text, place }: ItemNameView, key: string, panel: Panel): (HTMLElement | string)[] {
	return placedText({ message: text, place }, key, panel);
}

interface ItemContext {
	readonly supposed: readonly string[];
	readonly panel: Panel;
}

function checkItem(item: CheckItemView, context: ItemContext): HTMLElement {
	const { panel } = context;
	const { id, question, place, kind, weight, mark, verdict, reason, because, edited } = item;
	return h(
		'li',
		{ class: `check ${mark}${item.supposed ? ' is-supposed' : ''}` },
		supposeBox(item, context),
		h(
			'div.check-body',
			h('p.check-question', named({ id, text: question, place }, `item:${id}`, panel)),
			h(
				'p.check-verdict',
				h('span.check-mark', verdict),
				basisBadge(item, panel),
				h(
					'span.quiet',
					[kind, weight && fill(panel.words.weight, weight), edited ? panel.words.edited : '']
						.filter(Boolean)
						.join(' · '),
				),
				...editButtons(item, panel),
			),
			reason && h('p.check-reason', reason),
			because.map((line) => h('p.check-because', line)),
			item.found.map(({ supports, title, quote }, index) =>
				h(
					'blockquote',
					{ class: supports ? 'for' : 'against' },
					h('span.quiet', `${supports ? panel.words.supports : panel.words.contradicts}: ${title} `),
					quote,
					' ',
					button(
						`found:${id}:${index}`,
						'line',
						() => panel.send({ type: 'openFound', item: id, index }),
						panel.words.openSource,
					),
				),
			),
		),
	);
}

/** Ticked: the opposite of what was found is assumed. */
function supposeBox({ id, supposed, supposition }: CheckItemView, { supposed: all, panel }: ItemContext): HTMLElement {
	const box = h('input', {
		type: 'checkbox',
		'data-key': `suppose:${id}`,
		title: supposition,
		'aria-label': supposition,
		checked: supposed,
	});
	box.addEventListener('change', () =>
		panel.send({ type: 'suppose', items: box.checked ? [...all, id] : all.filter((other) => other !== id) }),
	);
	return box;
}

function editButtons({ id, edited }: CheckItemView, panel: Panel): HTMLElement[] {
	const act = (change: ItemChange, label: string) =>
		button(`${change}:${id}`, 'line edit', () => panel.send({ type: 'editItem', item: id, change: change }), label);
	return [
		act('reword', panel.words.reword),
		act('reweigh', panel.words.reweigh),
		edited ? act('takeBack', panel.words.takeBack) : act('leaveOut', panel.words.leaveOut),
	];
}

function leftOutList({ leftOut }: ChecklistsView, panel: Panel): HTMLElement | null {
	if (leftOut.length === 0) return null;
	return h(
		'details',
		{ 'data-fold': 'left-out', open: true },
		h('summary', counted(panel.words.leftOut, leftOut.length)),
		list('', leftOut, ({ id, question }) => [
			question,
			' ',
			button(
				`back:${id}`,
				'line',
				() => panel.send({ type: 'editItem', item: id, change: 'takeBack' }),
				panel.words.takeBack,
			),
		]),
	);
}
