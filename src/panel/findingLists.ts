import type { FindingGroupView, FixView } from '../view/model';
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

/** The findings, a group a code, each a link to its line. */
export function findingList({ groups, words }: PanelView, reveal: Reveal): HTMLElement {
	return h(
		'section',
		{ class: 'findings' },
		h('h2', {}, words.findings),
		groups.length > 0
			? groups.map((group) => findingGroup(group, words, reveal))
			: h('p', { class: 'quiet' }, words.noFindings),
	);
}

function findingGroup(group: FindingGroupView, words: PanelWords, reveal: Reveal): HTMLElement {
	const { code, title, severity, severityName, findings } = group;
	const items = findings.map(({ message, excerpt, place }, index) =>
		h(
			'li',
			{},
			button(
				`finding:${code}:${index}`,
				'finding',
				() => reveal(place),
				h('span', { class: 'finding-line' }, fill(words.line, place.line)),
				h('span', { class: 'finding-excerpt' }, excerpt),
				h('span', { class: 'finding-message' }, message),
			),
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
