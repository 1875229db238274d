import type { AdviceView } from '../view/advice';
import type { FrameworkView } from '../view/frameworks';
import { button, folded, h, list } from './dom';
import { type JadeActs, jadeTab } from './jadeTab';
import type { ScoredView } from './messages';
import { lineButtons, placedText, type Reveal } from './places';
import { radarFigure } from './radar';
import { basisBadge, isScored, reasonList, scaleOf, scoreRow } from './scoreRows';
import { type Tab, tabSection } from './tabs';
import type { PanelWords } from './words';

export interface ScoresActs {
	readonly reveal: Reveal;
	/** The ids of the systems to compare with. */
	readonly references: readonly string[];
	readonly compare: (references: readonly string[]) => void;
	readonly jade: JadeActs;
	/** The id of the framework that is shown. */
	readonly chosen: string;
	readonly choose: (id: string) => void;
	/** What has a model score the report; `null` where that cannot be done now. */
	readonly score: { readonly label: string; readonly run: () => void } | null;
}

/** The frameworks, one at a time; where no model has scored, that one would. */
export function scoresContent(scored: ScoredView, words: PanelWords, acts: ScoresActs): (HTMLElement | null)[] {
	const { frameworks, checklists, advice } = scored;
	if (!frameworks.some(({ headline }) => isScored(headline))) return unscoredContent(scored, words, acts);
	const tabs = frameworks.map(
		(framework): Tab => ({
			id: framework.id,
			title: framework.title,
			value: isScored(framework.headline) ? framework.headline.value : '',
			content: () => [
				headline(framework, words, acts.reveal),
				advice && adviceSection(advice, words, acts.reveal),
				framework.radar && radarFigure(framework.radar, words, acts.references, acts.compare),
				scoreList(framework.rows, words, acts.reveal),
				...(framework.id === 'jade' && checklists ? jadeTab(checklists, words, acts.jade) : []),
			],
		}),
	);
	return [tabSection(tabs, { id: 'frameworks', label: words.scores, chosen: acts.chosen, choose: acts.choose })];
}

/** One sentence and a button; what was counted all the same is folded below. */
function unscoredContent(
	{ frameworks, unscored, checklists }: ScoredView,
	words: PanelWords,
	{ reveal, jade, score }: ScoresActs,
): (HTMLElement | null)[] {
	const counted = frameworks.flatMap((framework) => [framework.headline, ...framework.rows].filter(isScored));
	const observed = unscored?.observed ?? [];
	return [
		h('div.state', unscored && h('p', unscored.about), score && button('ask-model', 'act', score.run, score.label)),
		folded(
			'counted',
			words.counted,
			scoreList(counted, words, reveal),
			list('', observed, (one, index) => placedText(one, `observed:${index}`, words, reveal)),
			...(checklists ? jadeTab(checklists, words, jade) : []),
		),
	];
}

function scoreList(rows: FrameworkView['rows'], words: PanelWords, reveal: Reveal): HTMLElement {
	return h(
		'ul.score-rows',
		rows.map((row) => scoreRow(row, words, reveal)),
	);
}

function headline({ about, headline: row }: FrameworkView, words: PanelWords, reveal: Reveal): HTMLElement {
	return h(
		'div.headline',
		isScored(row) && h('div.headline-value', row.value, scaleOf(row)),
		h(
			'div.headline-text',
			h('h2', row.label, ' ', basisBadge(row, words)),
			h('p.about', about),
			reasonList(row, words, reveal),
		),
	);
}

/** What would raise the scores: each section unfolds what there is to do in it. */
function adviceSection({ title, about, sections }: AdviceView, words: PanelWords, reveal: Reveal): HTMLElement {
	return h(
		'section.advice',
		h('h2', title),
		h('p.quiet', about),
		sections.map((section, at) =>
			folded(
				`advice:${section.title}`,
				section.title,
				list('advice-steps', section.steps, ({ about: what, gain, places, why, raise }, index) => [
					`${what} `,
					...lineButtons(`advice:${at}:${index}`, places, words, reveal),
					gain && h('small', gain),
					why && h('p.quiet', why),
					raise && h('p', `→ ${raise}`),
				]),
			),
		),
	);
}
