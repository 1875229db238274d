import type { Analysis } from '../analysis';
import { isDecidable } from '../decisions/decide';
import { isListed, worthOf } from '../findings/limit';
import { type Finding, type FindingCode, type Severity, severities } from '../findings/model';
import { titleOfFinding } from '../findings/title';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { JadeScore } from '../scorecard/jade';
import { rankFixes } from '../scoring/fixFirst';
import { itemGains } from '../scoring/jade/formula/itemGains';
import { claimsOf } from './claims';
import { type PlaceView, placeOf, type ViewContext } from './context';
import { excerptOf, readableExcerpt } from './excerpt';
import { countFindings, findingSummary, listedCount } from './findingCounts';
import { type FixView, fixViews } from './fixFirst';
import { sectionAt } from './sectionFindings';

export interface ToDoContext extends ViewContext {
	/** Whether there is a quick fix for a finding. */
	readonly isFixable: (finding: Finding) => boolean;
	/** The checklists of the same text; `null` where it was not scored by them, or another text was. */
	readonly jade: JadeScore | null;
	/** How many relations between its numbers were checked. */
	readonly relations: number;
}

/** Something to mend: a finding, or an item of JADE's checklists that no finding tells of. */
interface ToDoItem {
	/** Tells it from the others, and is the same as long as its words stand where they do. */
	readonly id: string;
	/** The code of its finding; `null` for an item of a checklist. */
	readonly code: FindingCode | null;
	readonly kindName: string;
	readonly severity: ShownSeverity;
	/** Index into `Report.sections`; −1 before all headings. */
	readonly reportSection: number;
	/** The report's own words; empty without a place. */
	readonly excerpt: string;
	readonly message: string;
	readonly place: PlaceView | null;
	/** Less certain or less weighty than an author reads: it comes last. */
	readonly held: boolean;
	/** Its place in “Fix first”, from 0; `null` where it is not among those. */
	readonly rank: number | null;
	/** `JADE +1.2, low effort`; empty where it has no rank. */
	readonly takes: string;
	/** The author may decide it, and have it ignored. */
	readonly decidable: boolean;
	/** There is a quick fix for it. */
	readonly fixable: boolean;
	/** The word for who found it, where that was the model. */
	readonly decidedBy?: string;
}

export type ShownSeverity = Exclude<Severity, 'off'>;

/** What there is to mend, by weight and certainty: “Fix first”, the other findings, hints, then what is held back. Pure; the result is plain JSON. */
export function toDoViewOf(analysis: Analysis, context: ToDoContext) {
	const { words, jade } = context;
	const fixFirst = rankFixes(analysis, jade ? itemGains(jade) : []);
	const steps = fixViews(analysis, { fixFirst, jade }, context);
	const named = [...checklistItems(steps, analysis, context), ...findingItems(steps, analysis, context)];
	const items = named.sort(firstFirst);
	const kinds = [...new Set(items.map(({ kindName }) => kindName))].sort(new Intl.Collator(words.language).compare);
	const sections = [...new Set(items.map(({ reportSection }) => reportSection))].sort((a, b) => a - b);
	const counts = countFindings(analysis.findings, analysis.decided);
	const ofChecklists = items.filter(({ code }) => code === null).length;
	return {
		/** As it is counted everywhere. */
		summary: words.say(findingSummary(counts, ofChecklists)),
		/** How many of them Problems lists, as the status bar counts: no items of checklists are among them. */
		listed: listedCount(counts),
		items: items.map(({ kindName, reportSection, ...item }) => ({
			...item,
			/** Index into `kinds`, and into `sections`. */
			kind: kinds.indexOf(kindName),
			section: sections.indexOf(reportSection),
		})),
		kinds,
		severities: severities
			.filter((severity) => severity !== 'off')
			.filter((severity) => items.some((item) => item.severity === severity))
			.map((severity) => ({ id: severity, name: words.say(message('labels.severity', { severity })) })),
		/** By name, in the order of the report; what stands before all headings, or nowhere, has an empty one. */
		sections: sections.map((index) => analysis.report.sections[index]?.text ?? ''),
		checked: checkedLines(analysis, context.relations).map(words.say),
	};
}

export type ToDoView = ReturnType<typeof toDoViewOf>;
export type ToDoItemView = ToDoView['items'][number];

function firstFirst(a: ToDoItem, b: ToDoItem): number {
	const most = Number.POSITIVE_INFINITY;
	if (a.rank !== null || b.rank !== null) return (a.rank ?? most) - (b.rank ?? most);
	return standing(a) - standing(b);
}

/** Findings, then hints, then what is held back. */
function standing(item: ToDoItem): number {
	return item.held ? 2 : isListed(item) ? 0 : 1;
}

/** By worth; of equal ones the earlier first. */
function findingItems(steps: readonly FixView[], { report, findings }: Analysis, context: ToDoContext): ToDoItem[] {
	const { words, isFixable } = context;
	const sectionOf = sectionAt(report);
	const ranks = new Map(steps.map(({ finding }, rank) => [finding, rank]));
	const byWorth = [...findings.entries()].sort(([, a], [, b]) => worthOf(b) - worthOf(a) || a.span[0] - b.span[0]);
	return byWorth.map(([index, finding]) => {
		const { code, severity, span, message: told, held, decidedBy } = finding;
		const rank = ranks.get(index) ?? null;
		const place = placeOf(span, context);
		return {
			...{ id: `${code}:${span.join()}`, code, severity, held, rank, place },
			kindName: words.say(titleOfFinding(finding)),
			reportSection: sectionOf(place) ?? -1,
			excerpt: excerptOf(report, span),
			message: words.say(told),
			takes: takesOf(rank, steps, context),
			decidable: isDecidable(code),
			fixable: isFixable(finding),
			...(decidedBy === 'model' && { decidedBy: words.say(message('labels.model')) }),
		};
	});
}

/** Steps of “Fix first” that no finding tells of. */
function checklistItems(steps: readonly FixView[], { report }: Analysis, context: ToDoContext): ToDoItem[] {
	const { words } = context;
	const sectionOf = sectionAt(report);
	return [...steps.entries()]
		.filter(([, { finding }]) => finding === null)
		.map(([rank, { item, message: told, place }]) => ({
			...{ id: `item:${item}`, code: null, severity: 'warning', held: false, rank, place, message: told },
			kindName: words.say(message('toDo.checklistItem')),
			reportSection: (place && sectionOf(place)) ?? -1,
			excerpt: place ? readableExcerpt(report, place.span) : '',
			takes: takesOf(rank, steps, context),
			...{ decidable: false, fixable: false },
		}));
}

function takesOf(rank: number | null, steps: readonly FixView[], { words }: ToDoContext): string {
	const step = rank === null ? undefined : steps[rank];
	return step ? words.say(message('fixes.takes', step)) : '';
}

function checkedLines({ report, tree, pairs, sources }: Analysis, relations: number): Message[] {
	return [
		message('toDo.claims', { count: claimsOf(tree).length }),
		message('toDo.relations', { count: relations }),
		message('toDo.citations', { citations: report.citations.length, sources: sources.length }),
		message('toDo.paragraphs', { count: pairs.paragraphs.length }),
	];
}
