import type { AdviceView } from '../view/advice';
import { folded, h, list } from './dom';
import { type FrameworkActs, frameworkContent } from './frameworkContent';
import { type JadeActs, jadeTab } from './jadeTab';
import type { ScoredView } from './messages';
import { lineButtons, type Reveal } from './places';
import { isScored } from './scoreRows';
import { type Tab, tabSection } from './tabs';
import type { PanelWords } from './words';

export interface ScoresActs {
	readonly framework: FrameworkActs;
	readonly jade: JadeActs;
	/** The id of the framework that is shown. */
	readonly chosen: string;
	readonly choose: (id: string) => void;
}

/** The frameworks, one at a time; above them, what it takes to have scores where nobody was asked for any. */
export function scoresContent(
	{ frameworks, checklists, advice, run }: ScoredView,
	words: PanelWords,
	acts: ScoresActs,
): (HTMLElement | null)[] {
	const tabs = frameworks.map(
		(framework): Tab => ({
			id: framework.id,
			title: framework.title,
			value: isScored(framework.headline) ? framework.headline.value : '',
			content: () => [
				...frameworkContent(framework, words, acts.framework),
				...(framework.id === 'jade' && checklists ? jadeTab(checklists, words, acts.jade) : []),
			],
		}),
	);
	const unscored = !frameworks.some(({ headline }) => isScored(headline));
	const unasked = run.failures.length === 0;
	return [
		unscored && unasked ? h('p', { class: 'notice' }, words.scoresAbout) : null,
		advice && adviceSection(advice, words, acts.framework.reveal),
		tabSection(tabs, { id: 'frameworks', label: words.scores, chosen: acts.chosen, choose: acts.choose }),
	];
}

/** What would raise the scores: each section unfolds what there is to do in it. */
function adviceSection({ title, about, sections }: AdviceView, words: PanelWords, reveal: Reveal): HTMLElement {
	return h(
		'section',
		{ class: 'advice' },
		h('h2', {}, title),
		h('p', { class: 'quiet' }, about),
		sections.map((section, at) =>
			folded(
				`advice:${section.title}`,
				section.title,
				list('advice-steps', section.steps, ({ about: what, gain, places, why, raise }, index) => [
					`${what} `,
					...lineButtons(`advice:${at}:${index}`, places, words, reveal),
					gain && h('small', {}, gain),
					why && h('p', { class: 'quiet' }, why),
					raise && h('p', {}, `→ ${raise}`),
				]),
			),
		),
	);
}
