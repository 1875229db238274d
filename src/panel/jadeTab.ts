import { button, h } from './dom';
import type { CheckItemView, ItemChange, ItemNameView, JadeView, PanelWords } from './messages';
import { basisBadge, lineButton, type Reveal } from './scoreRows';

export interface JadeActs {
	readonly reveal: Reveal;
	/** Opens what was found for or against an item. */
	readonly open: (item: string, index: number) => void;
	readonly suppose: (items: readonly string[]) => void;
	readonly chooseSkills: () => void;
	readonly edit: (item: string, change: ItemChange) => void;
}

/** JADE's skills, what falls with what, the load-bearing facts, and the checklists with their verdicts. */
export function jadeTab(view: JadeView, words: PanelWords, acts: JadeActs): (HTMLElement | null)[] {
	const questions = new Map(
		view.lists.flatMap(({ items }) => items.map(({ id, question }) => [id, question] as const)),
	);
	const supposed = view.lists.flatMap(({ items }) => items.filter((item) => item.supposed).map(({ id }) => id));
	return [
		skillList(view, words, acts),
		gateChains(view, words, acts),
		loadBearingList(view, words, acts),
		...view.lists.map(({ id, title, basis, items }) =>
			h(
				'section',
				{ class: 'checklist', 'data-list': id },
				h('h2', {}, title, ' ', basis && basisBadge(basis, words)),
				h(
					'ul',
					{ class: 'check-items' },
					items.map((item) => checkItem(item, { supposed, questions, words, acts })),
				),
			),
		),
		leftOutList(view, words, acts),
		view.supposed === null
			? null
			: h(
					'p',
					{ class: 'supposed', role: 'status' },
					h('strong', {}, words.suppose),
					` ${view.supposed} `,
					button('suppose-nothing', 'line', () => acts.suppose([]), words.supposeNothing),
				),
	];
}

function skillList({ skills, activation }: JadeView, words: PanelWords, acts: JadeActs): HTMLElement {
	return h(
		'section',
		{ class: 'skills' },
		h('h2', {}, words.skills, ' ', button('choose-skills', 'line', acts.chooseSkills, words.changeSkills)),
		activation.map((line) => h('p', { class: 'quiet' }, line)),
		h(
			'ul',
			{},
			skills.map(({ title, why }) => h('li', {}, title, why && h('span', { class: 'quiet' }, ` – ${why}`))),
		),
	);
}

/** Each failed fact at the head of a chain, what falls with it hung below. */
function gateChains({ gates }: JadeView, words: PanelWords, acts: JadeActs): HTMLElement | null {
	if (gates.length === 0) return null;
	return h(
		'section',
		{ class: 'gates' },
		h('h2', {}, words.gates),
		gates.map(({ fact, reason, falls }) =>
			h(
				'div',
				{ class: 'chain' },
				h('div', { class: 'chain-fact' }, named(fact, `gate:${fact.id}`, words, acts)),
				reason && h('p', { class: 'quiet chain-reason' }, reason),
				h(
					'ul',
					{ class: 'chain-items' },
					falls.map((item) =>
						h(
							'li',
							{},
							h('span', { class: 'chain-falls' }, words.falls),
							...named(item, `gate:${fact.id}:${item.id}`, words, acts),
						),
					),
				),
			),
		),
	);
}

function loadBearingList({ loadBearing }: JadeView, words: PanelWords, acts: JadeActs): HTMLElement | null {
	if (loadBearing.length === 0) return null;
	return h(
		'section',
		{ class: 'load-bearing' },
		h('h2', {}, words.loadBearing),
		h('p', { class: 'quiet' }, words.loadBearingAbout),
		h(
			'ol',
			{},
			loadBearing.map(({ fact, loss, falls }) =>
				h(
					'li',
					{},
					loss && h('span', { class: 'loss' }, loss),
					...named(fact, `bears:${fact.id}`, words, acts),
					falls.length > 0 &&
						h(
							'ul',
							{},
							falls.map((item) => h('li', {}, ...named(item, `bears:${fact.id}:${item.id}`, words, acts))),
						),
				),
			),
		),
	);
}

function named({ question, place }: ItemNameView, key: string, words: PanelWords, acts: JadeActs): (Node | string)[] {
	return place ? [question, ' ', lineButton(key, place, words, acts.reveal)] : [question];
}

interface ItemContext {
	readonly supposed: readonly string[];
	readonly questions: ReadonlyMap<string, string>;
	readonly words: PanelWords;
	readonly acts: JadeActs;
}

function checkItem(item: CheckItemView, context: ItemContext): HTMLElement {
	const { words, acts } = context;
	const { id, question, place, kind, weight, mark, verdict, basis, reason, edited } = item;
	return h(
		'li',
		{ class: `check ${mark}${item.supposed ? ' is-supposed' : ''}` },
		supposeBox(item, context),
		h(
			'div',
			{ class: 'check-body' },
			h(
				'p',
				{ class: 'check-question' },
				question,
				place && ' ',
				place && lineButton(`item:${id}`, place, words, acts.reveal),
			),
			h(
				'p',
				{ class: 'check-verdict' },
				h('span', { class: 'check-mark' }, verdict),
				basis && basisBadge(basis, words),
				h('span', { class: 'quiet' }, [kind, weight, edited ? words.edited : ''].filter(Boolean).join(' · ')),
				...editButtons(item, words, acts),
			),
			reason && h('p', { class: 'check-reason' }, reason),
			becauseLine(item, context),
			item.found.map(({ supports, title, quote }, index) =>
				h(
					'blockquote',
					{ class: supports ? 'for' : 'against' },
					h('span', { class: 'quiet' }, `${supports ? words.supports : words.contradicts}: ${title} `),
					quote,
					' ',
					button(`found:${id}:${index}`, 'line', () => acts.open(id, index), words.openSource),
				),
			),
		),
	);
}

/** Ticked: the opposite of what was found is supposed. */
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

function becauseLine({ state, because }: CheckItemView, { questions, words }: ItemContext): HTMLElement | null {
	if (because.length === 0) return null;
	const names = because.map((id) => questions.get(id) ?? id);
	return h(
		'p',
		{ class: 'check-because' },
		`${state === 'gated' ? words.fallsWith : words.blockedBy} ${names.join(' · ')}`,
	);
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

function leftOutList({ leftOut }: JadeView, words: PanelWords, acts: JadeActs): HTMLElement | null {
	if (leftOut.length === 0) return null;
	return h(
		'details',
		{ 'data-fold': 'left-out', open: true },
		h('summary', {}, `${words.leftOut} `, h('span', { class: 'count' }, String(leftOut.length))),
		h(
			'ul',
			{},
			leftOut.map(({ id, question }) =>
				h(
					'li',
					{},
					question,
					' ',
					button(`back:${id}`, 'line', () => acts.edit(id, 'takeBack'), words.takeBack),
				),
			),
		),
	);
}
