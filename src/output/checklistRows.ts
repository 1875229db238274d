import { LineIndex } from '../report/lines';
import { factWord, optionsOf } from '../scorecard/factVerdict';
import type { Checked, FoundQuote, ItemState, JadeScore, QueryItem, ReportItem } from '../scorecard/jade';
import { type CarryingFact, carryingFacts } from '../scoring/jade/formula/loadBearing';
import { cutShort } from '../text/shorten';

/** An item of JADE's checklists in words. */
export interface ChecklistRow {
	readonly id: string;
	readonly question: string;
	/** Counted from 1; absent for what is asked of the report as a whole. */
	readonly line?: number;
	/** `15`, `−15` for a flaw. */
	readonly weight: string;
	/** `0.50`, `gated`, `not decided` … */
	readonly verdict: string;
	readonly state: ItemState | 'none';
	/** `rule` or `model`; empty where nobody decided. */
	readonly basis: string;
	/** Why, what was found in sources, and what it falls with. */
	readonly notes: readonly string[];
}

export interface ChecklistGroup {
	readonly title: string;
	readonly rows: readonly ChecklistRow[];
}

/** The checklists as they are shown: what the question asks for, the report's facts, its conclusions. */
export function checklistGroups(source: string, jade: JadeScore): ChecklistGroup[] {
	const lines = new LineIndex(source);
	const all = new Map([...jade.queryChecklist, ...jade.reportChecklist].map((item) => [item.id, item]));
	const { threshold } = optionsOf(jade);
	const row = (item: Checked<QueryItem | ReportItem>) => rowOf(item, all, lines, threshold);
	const by = (basis: string | undefined) => (basis === 'model' ? 'by the model' : 'by rules');
	const facts = jade.reportChecklist.filter(({ type }) => type === 'evidence');
	const conclusions = jade.reportChecklist.filter(({ type }) => type === 'reasoning');
	const groups: ChecklistGroup[] = [
		{ title: `What the question asks for (${by(jade.origin?.query)})`, rows: jade.queryChecklist.map(row) },
		{ title: `Facts of the report (picked ${by(jade.origin?.report)})`, rows: facts.map(row) },
		{ title: `Conclusions of the report (picked ${by(jade.origin?.report)})`, rows: conclusions.map(row) },
	];
	return groups.filter(({ rows }) => rows.length > 0);
}

type Items = ReadonlyMap<string, Checked<QueryItem | ReportItem>>;

function rowOf(item: Checked<QueryItem | ReportItem>, all: Items, lines: LineIndex, threshold: number): ChecklistRow {
	const { id, question, weight, result, judgement } = item;
	return {
		id,
		question: `${question}${item.edited ? ' (edited)' : ''}`,
		weight: String(weight).replace('-', '−'),
		verdict: verdictOf(item, threshold),
		state: result?.state ?? 'none',
		basis: judgement?.basis ?? '',
		notes: [
			...(judgement?.reason ? [judgement.reason] : []),
			...(judgement?.found ?? []).map(foundText),
			...(result?.gatedBy ?? []).map((other) => `Falls with: ${nameOf(other, all)}`),
			...(result?.blockedBy ?? []).map((other) => `Left out, for this is not met: ${nameOf(other, all)}`),
		],
		...('span' in item ? { line: lines.position(item.span[0]).line } : {}),
	};
}

const stateWords: Readonly<Record<ItemState, string>> = {
	scored: '',
	gated: 'gated, 0',
	blocked: 'blocked',
	notApplicable: 'not applicable',
	unverifiable: 'not verifiable',
	undecided: 'not decided',
};

function verdictOf(item: Checked<QueryItem | ReportItem>, threshold: number): string {
	const { result, weight } = item;
	if (!result) return 'not decided';
	const { state, value } = result;
	if (state !== 'scored' || value === null) return stateWords[state];
	if ('type' in item && item.type === 'evidence') return `${factWord(result, threshold)}, ${value.toFixed(2)}`;
	const words = value === 1 ? 'yes' : value === 0 ? 'no' : 'partly';
	return `${words}, ${value.toFixed(1)}${weight < 0 && value > 0 ? ' (flaw)' : ''}`;
}

function foundText({ stance, title, quote, page }: FoundQuote): string {
	return `${stance === 'supports' ? 'For it' : 'Against it'}: “${quote}” (${title}${page === null ? '' : `, page ${page}`})`;
}

const longestName = 140;

function nameOf(id: string, all: Items): string {
	const question = all.get(id)?.question ?? id;
	return cutShort(question, longestName);
}

/** The facts that carry something, in words: `Is it true that …? – carries 12.3 points of 100; 2 conclusions would fall with it.` */
export function loadBearingLines(jade: JadeScore): string[] {
	const questions = new Map(jade.reportChecklist.map(({ id, question }) => [id, question]));
	return carryingFacts(jade).map((fact) => `${questions.get(fact.item) ?? fact.item} ${carries(fact)}`);
}

function carries({ lost, falls }: CarryingFact): string {
	const falling =
		falls.length === 0
			? ''
			: falls.length === 1
				? '1 conclusion would fall with it'
				: `${falls.length} conclusions would fall with it`;
	const of = lost?.of === 'reasoning' ? 'points of reasoning' : 'points of 100';
	const carried = lost ? `carries ${(lost.points * 100).toFixed(1)} ${of}` : '';
	return `– ${[carried, falling].filter(Boolean).join('; ')}.`;
}
