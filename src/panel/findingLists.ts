import type { FindingGroupView, FixView, WithdrawnView } from '../view/model';
import { type DecisionActs, decidedGroup, decisionButtons } from './decisions';
import { button, fill, h } from './dom';
import type { PanelView, PanelWords } from './messages';
import { lineButton, type Reveal } from './scoreRows';

/** What to fix first. */
export function fixFirstList(fixFirst: readonly FixView[], words: PanelWords, reveal: Reveal): HTMLElement {
	const items = fixFirst.map(({ gain, effort, message, place }, index) =>
		h(
			'li',
			{},
			`${message} `,
			place && lineButton(`fix:${index}`, place, words, reveal),
			h('span', { class: 'quiet' }, ` ${[gain, effort].filter(Boolean).join(' · ')}`),
		),
	);
	return h(
		'section',
		{ class: 'fix-first' },
		h('h2', {}, words.fixFirst),
		items.length > 0 ? h('ol', {}, items) : h('p', { class: 'quiet' }, words.nothingToFix),
	);
}

export interface FindingActs extends DecisionActs {
	readonly reveal: Reveal;
	/** Shows a finding again that a model withdrew. */
	readonly showAgain: (key: string) => void;
}

/** The findings, a group a code, each a link to its line; to be decided; below them what is decided, and what a
 * model withdrew. */
export function findingList(view: PanelView, acts: FindingActs, filter: FindingFilter): HTMLElement {
	const { groups, withdrawn, words } = view;
	const lists = groups.map((group) => findingGroup(group, words, acts));
	return h(
		'section',
		{ class: 'findings' },
		h('h2', {}, words.findings),
		groups.length > 0 ? [filterField(lists, words, filter), ...lists] : h('p', { class: 'quiet' }, words.noFindings),
		decidedGroup(view, acts.reveal, acts),
		withdrawn && withdrawnGroup(withdrawn, words, acts),
	);
}

/** What the reader looks for; it outlasts the page's being drawn anew. */
export interface FindingFilter {
	text: string;
}

/** Hides the findings that do not hold the words typed, in their text, line, kind or severity. */
function filterField(lists: readonly HTMLElement[], words: PanelWords, filter: FindingFilter): HTMLElement {
	const field = h('input', {
		type: 'search',
		class: 'filter',
		'data-key': 'filter',
		placeholder: words.filter,
		'aria-label': words.filter,
	}) as HTMLInputElement;
	const apply = () => {
		const wanted = filter.text.toLowerCase().split(/\s+/u).filter(Boolean);
		const holds = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
		for (const list of lists) {
			const kind = list.querySelector('summary')?.textContent ?? '';
			const items = [...list.querySelectorAll('li')];
			for (const item of items) item.hidden = !holds(`${kind} ${item.textContent}`);
			list.hidden = items.every(({ hidden }) => hidden);
		}
	};
	field.value = filter.text;
	field.addEventListener('input', () => {
		filter.text = field.value;
		apply();
	});
	apply();
	return field;
}

/** Folded: the model sees nothing to be done about it. */
function withdrawnGroup({ title, findings }: WithdrawnView, words: PanelWords, acts: FindingActs): HTMLElement {
	const items = findings.map(({ key, title: kind, message, reason, excerpt, place }) =>
		h(
			'li',
			{},
			button(
				`withdrawn:${key}`,
				'finding',
				() => acts.reveal(place),
				h('span', { class: 'finding-line' }, fill(words.line, place.line)),
				h('span', { class: 'finding-excerpt' }, excerpt),
				h('span', { class: 'finding-message' }, `${kind}. ${message}`),
			),
			h(
				'p',
				{ class: 'withdrawn-reason' },
				reason && `${reason} `,
				button(`again:${key}`, 'line', () => acts.showAgain(key), words.showAgain),
			),
		),
	);
	return h(
		'details',
		{ class: 'withdrawn', 'data-unfold': 'withdrawn' },
		h('summary', {}, `${title} `, h('span', { class: 'count' }, String(findings.length))),
		h('ul', {}, items),
	);
}

function findingGroup(group: FindingGroupView, words: PanelWords, acts: FindingActs): HTMLElement {
	const { code, title, severity, severityName, decidable, findings } = group;
	const items = findings.map(({ message, excerpt, place, decidedBy }, index) =>
		h(
			'li',
			{},
			button(
				`finding:${code}:${index}`,
				'finding',
				() => acts.reveal(place),
				h('span', { class: 'finding-line' }, fill(words.line, place.line)),
				h('span', { class: 'finding-excerpt' }, excerpt),
				h('span', { class: 'finding-message' }, message),
				decidedBy ? h('span', { class: 'basis model' }, decidedBy) : null,
			),
			decidable && decisionButtons(`${code}:${index}`, code, place, words, acts),
		),
	);
	return h(
		'details',
		{ open: true, 'data-fold': code },
		h(
			'summary',
			{},
			h('span', { class: `severity ${severity}` }, severityName),
			` ${title} `,
			h('span', { class: 'count' }, String(findings.length)),
		),
		h('ul', {}, items),
	);
}
