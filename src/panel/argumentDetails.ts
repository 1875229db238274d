import type { ArgumentNodeView, ArgumentView } from '../view/argumentModel';
import { button, fill, h } from './dom';
import type { PanelWords } from './messages';
import { lineButton, type Reveal } from './places';

interface DetailActs {
	readonly reveal: Reveal;
	/** Goes to a node, in the tree and in the report. */
	readonly show: (node: ArgumentNodeView) => void;
}

/** A node in full: its words, how its branch stands, why, and its links across the sections of the report. */
export function nodeDetails(
	node: ArgumentNodeView,
	{ nodes }: ArgumentView,
	words: PanelWords,
	acts: DetailActs,
): HTMLElement[] {
	const { id, kindName, text, place, branch, reasons, drawsOn, carried, lacking, questioned } = node;
	const restsOn = drawsOn.flatMap((other) => nodes.find((each) => each.id === other) ?? []);
	const carries = nodes.filter((other) => other.carried && other.drawsOn.includes(id));
	return [
		h('h2', {}, kindName, ' ', verdictBadge(node), ' ', lineButton('detail', place, words, acts.reveal)),
		h('p', { class: 'detail-text' }, text),
		...(branch ? [h('p', { class: 'quiet' }, branch.text)] : []),
		...(reasons.length > 0
			? [
					h(
						'ul',
						{ class: 'detail-reasons' },
						reasons.map(({ message, place: at }, index) =>
							h('li', {}, message, at && ' ', at && lineButton(`why:${index}`, at, words, acts.reveal)),
						),
					),
				]
			: []),
		...(lacking && !questioned ? [h('p', { class: 'quiet' }, words.unquestioned)] : []),
		...linkList('rests', carried ? words.restsOn : words.nearest, restsOn, words, acts),
		...linkList('carries', words.carries, carries, words, acts),
	];
}

/** How a claim stands; in the colours of a fault only where a finding says so. */
export function verdictBadge({ support, supportName, lacking, questioned }: ArgumentNodeView): HTMLElement | false {
	const bare = lacking && !questioned ? ' unquestioned' : '';
	return supportName !== '' && h('span', { class: `support ${support}${bare}` }, supportName);
}

function linkList(
	key: string,
	title: string,
	nodes: readonly ArgumentNodeView[],
	words: PanelWords,
	{ show }: DetailActs,
): HTMLElement[] {
	if (nodes.length === 0) return [];
	return [
		h('h3', {}, title),
		h(
			'ul',
			{ class: `links ${key}` },
			nodes.map((node) =>
				h(
					'li',
					{},
					button(
						`${key}:${node.id}`,
						'link',
						() => show(node),
						h('span', { class: 'finding-line' }, fill(words.line, node.place.line)),
						` ${node.text}`,
					),
				),
			),
		),
	];
}
