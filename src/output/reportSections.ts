import type { Analysis } from '../analysis';
import { message, verbatim } from '../messages/message';
import type { Message, Words } from '../messages/model';
import type { AdviceView } from '../view/advice';
import type { CheckItemView } from '../view/checkItem';
import type { ChecklistsView, ChecklistView } from '../view/checklists';
import { claimSummary } from '../view/claims';
import { placeOf, type ViewContext } from '../view/context';
import { decidedViews, decisionText, type TrailEntry } from '../view/decided';
import { type FindingGroupView, findingGroups, groupsWithoutHeld } from '../view/findingGroups';
import { type FrameworkView, shownFigures } from '../view/frameworks';
import type { LedgerView } from '../view/ledger';
import type { ScorecardView } from '../view/scorecard';
import { withdrawnOf } from '../view/withdrawn';
import { linesOf, type Section, type Table } from './sections';

/** What a report is, in counts, and what its author has decided. */
export function reportFacts(analysis: Analysis): Message[] {
	const { report, decided } = analysis;
	return [
		message('counts.words', { count: report.words }),
		message('counts.sections', { count: report.sections.length }),
		message('counts.tables', { count: report.tables.length }),
		message('counts.citations', { count: report.citations.length }),
		claimSummary(analysis),
		...(decided.length > 0 ? [message('decisions.byAuthor', { count: decided.length })] : []),
	];
}

/** How hints are told: each in full, by their lines, or in the totals alone. */
export type HintDetail = 'full' | 'lines' | 'none';

/** The findings that are shown, by kind. */
export function findingSections(analysis: Analysis, context: ViewContext, detail: HintDetail): Section[] {
	const groups = groupsWithoutHeld(findingGroups(analysis, context));
	const inFull = groups.filter(({ severity }) => detail === 'full' || severity !== 'hint');
	const hints = groups.filter((group) => !inFull.includes(group));
	return [
		...inFull.map((group) => groupSection(group, context.words)),
		...(detail === 'lines' && hints.length > 0 ? [hintsSection(hints, context.words)] : []),
	];
}

function hintsSection(groups: readonly FindingGroupView[], { say }: Words): Section {
	return {
		title: say(message('outputs.hints')),
		items: groups.map(({ title, code, findings }) => ({
			text: title,
			aside: [code],
			places: findings.map(({ place }) => place),
		})),
	};
}

/** Further places than these stand on one line. */
const fewPlaces = 2;

function groupSection(group: FindingGroupView, words: Words): Section {
	return {
		title: group.title,
		kind: group,
		items: group.findings.map(({ message: text, excerpt, place, column, related, decidedBy }) => {
			// What stands in the same line is seen with it.
			const elsewhere = related.filter(({ line }) => line !== place.line);
			return {
				at: `${place.line}:${column}`,
				text,
				quote: excerpt,
				aside: decidedBy ? [decidedBy] : [],
				notes:
					elsewhere.length > fewPlaces
						? [`→ ${linesOf(elsewhere, words)}`]
						: elsewhere.map(
								({ line, message: why }) => `→ ${words.say(message('labels.atLine', { line, what: verbatim(why) }))}`,
							),
			};
		}),
	};
}

/** What a model that has read the report withdrew, each with its reason; none where it withdrew nothing. */
export function withdrawnSections(analysis: Analysis, context: ViewContext): Section[] {
	const view = withdrawnOf(analysis, context);
	if (!view) return [];
	const items = view.findings.map(({ title, message: told, reason, excerpt, place }) => ({
		...{ text: `${title}. ${told}`, quote: excerpt, places: [place] },
		notes: reason ? [reason] : [],
	}));
	return [{ title: view.title, items }];
}

/** The findings that the author has decided. */
export function decidedSections(analysis: Analysis, context: ViewContext): Section[] {
	if (analysis.decided.length === 0) return [];
	const items = decidedViews(analysis, context).map(({ code, message: told, excerpt, place, column, said }) => ({
		...{ at: `${place.line}:${column}`, text: said, quote: excerpt, notes: [`${code}: ${told}`] },
	}));
	return [{ ...decisionsHead(context), items }];
}

export function decisionsHead({ words: { say } }: Pick<ViewContext, 'words'>) {
	return { title: say(message('decisions.title')), about: [say(message('decisions.about'))] };
}

/** What has become of the author's decisions. */
export function trailTable(entries: readonly TrailEntry[], context: ViewContext): Table {
	const { words, at } = context;
	const { say } = words;
	return {
		columns: [
			{ title: say(message('outputs.line')), figures: true, line: true },
			...(['columnDecision', 'columnFinding', 'columnText', 'columnState'] as const).map((name) => ({
				title: say(message(`decisions.${name}`)),
			})),
		],
		rows: entries.map(({ decision, state, span }) => ({
			cells: [
				span ? String(at(span).line) : '',
				...[decisionText(decision, words), decision.code, decision.text],
				say(message('decisions.state', { state })),
			],
			...(state === 'void' && { kind: 'beside' as const }),
			places: span ? [placeOf(span, context)] : [],
		})),
	};
}

/** What to mend first; where these are findings alone, they are listed below. */
export function fixFirstSections({ fixFirst: fixes }: ScorecardView, { say }: Words): Section[] {
	if (fixes.every(({ item }) => item === null)) return [];
	const items = fixes.map(({ message: told, excerpt, gain, place, effort }) => ({
		...(place && { at: say(message('labels.place', { line: place.line })) }),
		text: excerpt ? `“${excerpt}” ${told}` : told,
		aside: [say(message('fixes.takes', { gain, effort }))],
	}));
	return [{ title: say(message('fixes.title')), about: [say(message('fixes.about'))], numbered: true, items }];
}

/** What was counted, scored and decided, if anything was, and what would raise it. */
export function scoreSections(view: ScorecardView, words: Words): Section[] {
	const { ledger, advice } = view;
	return [ledgerSection(ledger), ...judgedSections(view, words), ...(advice ? [adviceSection(advice)] : [])];
}

export function ledgerSection({ title, entries }: LedgerView): Section {
	return { title, items: entries };
}

/** A table of what was scored, for each framework that has any of it; then JADE's checklists. */
export function judgedSections({ frameworks, checklists }: ScorecardView, words: Words): Section[] {
	return [
		...frameworks.filter((one) => shownFigures(one).length > 0).map((one) => frameworkSection(one, words)),
		...(checklists ? [checklistsSection(checklists, words)] : []),
	];
}

function frameworkSection(framework: FrameworkView, { say }: Words): Section {
	const rows = shownFigures(framework).map((row) => ({
		cells: [row.label, [row.value, row.interval, row.range].filter(Boolean).join(' '), row.basisName],
		notes: row.reasons,
		...(row === framework.headline && { kind: 'first' as const }),
	}));
	return {
		title: framework.title,
		table: {
			columns: [
				{ title: say(message('outputs.score')), name: true },
				{ title: say(message('outputs.value')), figures: true },
				{ title: say(message('outputs.basis')) },
			],
			rows,
		},
	};
}

/** With verdicts and gates, and the facts that carry most. */
function checklistsSection({ lists, judgedBy, loadBearing }: ChecklistsView, words: Words): Section {
	const parts = lists.map((list) => checklistSection(list, words));
	const undecided = parts.every((part) => part.undecided);
	const carrying = {
		title: words.say(message('outputs.carrying')),
		undecided,
		items: loadBearing.map(({ fact, carries }) => ({ text: `${fact.text} – ${carries}` })),
	};
	return {
		title: words.say(message('outputs.checklists')),
		about: [judgedBy],
		undecided,
		sections: [...parts, ...(loadBearing.length > 0 ? [carrying] : [])],
	};
}

function checklistSection({ title, madeBy, items }: ChecklistView, { say }: Words): Section {
	return {
		title: say(message('outputs.checklist', { title, madeBy })),
		undecided: items.every(({ mark }) => mark === 'open'),
		table: {
			columns: [
				{ title: say(message('outputs.verdict')) },
				{ title: say(message('outputs.basis')) },
				{ title: say(message('outputs.weight')), figures: true },
				{ title: say(message('outputs.line')), figures: true, line: true },
				{ title: say(message('outputs.item')), name: true },
			],
			rows: items.map((item) => {
				const { id, place, weight, verdict, basisName, question, edited } = item;
				const asked = edited ? say(message('checklists.edited', { question })) : question;
				const cells = [verdict, basisName, weight, String(place?.line ?? ''), asked];
				return { id, cells, notes: whyOf(item), places: place ? [place] : [] };
			}),
		},
	};
}

function whyOf({ reason, found, because }: CheckItemView) {
	const told = [reason, ...found.map(({ text }) => text), ...because].filter(Boolean);
	return told.map((why) => ({ message: why, place: null }));
}

export function adviceSection({ title, about, sections }: AdviceView): Section {
	return {
		...{ title, about: [about] },
		sections: sections.map((section) => ({
			title: section.title,
			items: section.steps.map(({ about: text, why, raise, gain, places }) => ({
				...{ text, aside: [gain], places },
				notes: [why, raise && `→ ${raise}`].filter(Boolean),
			})),
		})),
	};
}
