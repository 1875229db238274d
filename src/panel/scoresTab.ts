import type { AdviceView } from '../view/advice';
import type { FrameworkView } from '../view/frameworks';
import { button, fill, folded, h, list } from './dom';
import { jadeTab } from './jadeTab';
import type { PanelState, PanelView, ScoredView } from './messages';
import { lineButtons, type Panel } from './places';
import { radarFigure } from './radar';
import { basisBadge, isScored, reasonList, scaleOf, scoreRow } from './scoreRows';
import { type Tab, tabSection } from './tabs';

export interface ScoresChoice {
	/** The id of the framework that is shown, and those of the systems to compare with. */
	readonly chosen: Pick<PanelState, 'framework' | 'references'>;
	readonly choose: (choice: Partial<ScoresChoice['chosen']>) => void;
	/** The model that can be asked, and what is being done. */
	readonly view: Pick<PanelView, 'model' | 'progress'>;
}

/** The frameworks, one at a time; where no model has scored, that one would. */
export function scoresContent(
	scored: ScoredView,
	panel: Panel,
	{ chosen, choose, view }: ScoresChoice,
): (HTMLElement | null)[] {
	const { frameworks, checklists, advice } = scored;
	if (!frameworks.some(({ headline }) => isScored(headline))) return unscoredContent(scored, panel, view);
	const tabs = frameworks.map(
		(framework): Tab => ({
			id: framework.id,
			title: framework.title,
			value: isScored(framework.headline) ? framework.headline.value : '',
			content: () => [
				headline(framework, panel),
				advice && adviceSection(advice, panel),
				framework.radar &&
					radarFigure(framework.radar, panel, chosen.references, (references) =>
						choose({ references: [...references] }),
					),
				scoreList(framework.rows, panel),
				...(framework.id === 'jade' && checklists ? jadeTab(checklists, panel) : []),
			],
		}),
	);
	return [
		tabSection(tabs, {
			id: 'frameworks',
			label: panel.words.scores,
			chosen: chosen.framework,
			choose: (framework) => choose({ framework }),
		}),
	];
}

/** One sentence and a button; what was counted all the same is folded below. */
function unscoredContent(
	{ frameworks, unscored, checklists }: ScoredView,
	panel: Panel,
	{ model, progress }: ScoresChoice['view'],
): (HTMLElement | null)[] {
	const counted = frameworks.flatMap((framework) => [framework.headline, ...framework.rows].filter(isScored));
	const { connectModel, scoreWithModel } = panel.words;
	const ask = () => panel.send({ type: model === null ? 'connect' : 'judge' });
	const asking = model === null ? connectModel : fill(scoreWithModel, model);
	return [
		h('div.state', unscored && h('p', unscored.about), progress === null && button('ask-model', 'act', ask, asking)),
		folded(
			'counted',
			panel.words.counted,
			scoreList(counted, panel),
			...(checklists ? jadeTab(checklists, panel) : []),
		),
	];
}

function scoreList(rows: FrameworkView['rows'], panel: Panel): HTMLElement {
	return h(
		'ul.score-rows',
		rows.map((row) => scoreRow(row, panel)),
	);
}

function headline({ about, headline: row }: FrameworkView, panel: Panel): HTMLElement {
	return h(
		'div.headline',
		isScored(row) && h('div.headline-value', row.value, scaleOf(row)),
		h(
			'div.headline-text',
			h('h2', row.label, ' ', basisBadge(row, panel)),
			h('p.about', about),
			reasonList(row, panel),
		),
	);
}

/** What would raise the scores: each section unfolds what there is to do in it. */
function adviceSection({ title, about, sections }: AdviceView, panel: Panel): HTMLElement {
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
					...lineButtons(`advice:${at}:${index}`, places, panel),
					gain && h('small', gain),
					why && h('p.quiet', why),
					raise && h('p', `→ ${raise}`),
				]),
			),
		),
	);
}
