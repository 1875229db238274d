import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { oneLine } from '../text/shorten';
import type { AdviceStepView, AdviceView } from '../view/advice';
import type { CheckItemView } from '../view/checkItem';
import type { ChecklistsView, ChecklistView } from '../view/checklists';
import type { FixView } from '../view/fixFirst';
import type { FrameworkView, ReasonView, ScoreRowView, UnscoredView } from '../view/frameworks';
import { shownFigures } from '../view/frameworks';
import type { LedgerView } from '../view/ledger';
import type { ScorecardView } from '../view/scorecard';
import { displayWidth, padded, type TextStyle } from './terminal';

const labelWidth = 42;

/** A scorecard for a terminal: every figure with its basis and the first reason for it, then what to fix first. */
export function scorecardText(view: ScorecardView, words: Words, style: TextStyle): string {
	const { ledger, frameworks, unscored, checklists, fixFirst, advice, run } = view;
	const lines = [run.line, ...run.failures, ...run.notes];
	return [
		...(unscored ? [`  ${unscored.about}`] : []),
		ledgerText(ledger, words, style),
		...(unscored ? [observedText(unscored, words, style)] : []),
		...frameworks.flatMap((framework) => frameworkText(framework, words, style)),
		...(checklists ? checklistTexts(checklists, words, style) : []),
		...fixFirstText(fixFirst, words, style),
		...(advice ? [adviceText(advice, words, style)] : []),
		lines.map((line) => style.dim(`  ${oneLine(line)}`)).join('\n'),
	].join('\n\n');
}

function ledgerText(ledger: LedgerView, words: Words, style: TextStyle): string {
	const rows = ledgerLines(ledger, words);
	const width = Math.max(...rows.map(({ text }) => displayWidth(text)));
	const lines = rows.map(
		({ text, where }) => `    ${where === '' ? text : `${padded(text, width)}  ${style.dim(where)}`}`,
	);
	return [`  ${style.bold(ledger.title)}`, ...lines].join('\n');
}

function frameworkText(framework: FrameworkView, words: Words, style: TextStyle): string[] {
	const figures = shownFigures(framework);
	if (figures.length === 0) return [];
	const { title, headline } = framework;
	return [[`  ${style.bold(title)}`, ...rowTexts(figures, headline, words, style)].join('\n')];
}

/** A line for each observation. */
function observedText({ title, observed }: UnscoredView, words: Words, style: TextStyle): string {
	return [`  ${style.bold(title)}`, ...observed.map((one) => `    ${oneLine(placedReason(one, words))}`)].join('\n');
}

/** What would raise the scores, a heading for each section. */
function adviceText({ title, about, sections }: AdviceView, words: Words, style: TextStyle): string {
	const steps = (step: AdviceStepView) => [
		`      ${[linesOf(step, words), oneLine(step.about), step.gain && style.dim(`(${step.gain})`)].filter(Boolean).join('  ')}`,
		...adviceNotes(step).map((note) => style.dim(`        ${oneLine(note)}`)),
	];
	return [
		`  ${style.bold(title)}`,
		style.dim(`    ${about}`),
		...sections.flatMap((section) => [`    ${style.bold(oneLine(section.title))}`, ...section.steps.flatMap(steps)]),
	].join('\n');
}

/** Where a step of the advice is to be taken: `lines 12, 40`. */
export function linesOf({ places }: AdviceStepView, words: Words): string {
	const lines = [...new Set(places.map(({ line }) => line))];
	return lines.length === 0 ? '' : words.say(message('ledger.lines', { lines, more: 0 }));
}

/** Why, then what would mend it, marked as such. */
export function adviceNotes({ why, raise }: AdviceStepView): string[] {
	return [why, raise && `→ ${raise}`].filter(Boolean);
}

/** Rows that have one and the same reason say it once, after the last of them. */
function rowTexts(rows: readonly ScoreRowView[], headline: ScoreRowView, words: Words, style: TextStyle): string[] {
	return rows.flatMap((row, index) => {
		const next = rows[index + 1];
		const lines = reasonTexts(row, words, style);
		const repeated = next !== undefined && lines.join() === reasonTexts(next, words, style).join();
		const told = rowText(row);
		return [row === headline ? style.bold(told) : told, ...(repeated ? [] : lines)];
	});
}

function rowText({ label, value, range, basisName, sigma }: ScoreRowView): string {
	const figure = `${padded(label, labelWidth)} ${value.padStart(6)} ${padded(range, 10)} ${basisName}`;
	return `    ${figure}${sigma && ` ${sigma}`}`;
}

/** Why a value is what it is. */
function reasonTexts({ reasons }: ScoreRowView, words: Words, style: TextStyle): string[] {
	return reasons.slice(0, 1).map((reason) => style.dim(`      ${oneLine(placedReason(reason, words))}`));
}

/** JADE's checklists with their verdicts and gates, and the facts that carry most. */
function checklistTexts({ judgedBy, lists, loadBearing }: ChecklistsView, words: Words, style: TextStyle): string[] {
	const carrying = loadBearing.map(({ fact, carries }) => `    ${oneLine(`${fact.text} – ${carries}`)}`);
	const title = words.say(message('outputs.ofJade', { title: words.say(message('outputs.carrying')) }));
	return [
		`  ${style.bold(words.say(message('outputs.skills')))}\n    ${oneLine(judgedBy)}`,
		...lists.map((list) => checklistText(list, words, style)),
		...(carrying.length === 0 ? [] : [[`  ${style.bold(title)}`, ...carrying].join('\n')]),
	];
}

function checklistText({ title, madeBy, items }: ChecklistView, words: Words, style: TextStyle): string {
	const named = words.say(message('outputs.checklist', { title, madeBy }));
	const head = `  ${style.bold(words.say(message('outputs.ofJade', { title: named })))}`;
	if (items.every(({ undecided }) => undecided)) {
		return `${head}\n    ${words.say(message('outputs.noneDecided', { items: items.length }))}`;
	}
	const width = Math.max(...items.map(({ verdict }) => displayWidth(verdict)));
	return [head, ...items.flatMap((item) => itemText(item, width, words, style))].join('\n');
}

function itemText(item: CheckItemView, width: number, words: Words, style: TextStyle): string[] {
	const { verdict, basisName, place } = item;
	const where = place ? `${words.say(message('labels.place', { line: place.line }))}  ` : '';
	return [
		`    ${padded(verdict, width)} ${padded(basisName, 5)}  ${where}${oneLine(questionOf(item, words))}`,
		...notesOf(item).map((note) => style.dim(`      ${oneLine(note)}`)),
	];
}

/** Why an item came out as it did, a line each. */
export function notesOf({ reason, found, because }: CheckItemView): string[] {
	return [reason, ...found.map(({ text }) => text), ...because].filter(Boolean);
}

/** The question of an item, marked where the author has changed it. */
export function questionOf({ question, edited }: CheckItemView, words: Words): string {
	return edited ? words.say(message('checklists.edited', { question })) : question;
}

function fixFirstText(fixes: readonly FixView[], words: Words, style: TextStyle): string[] {
	if (fixes.length === 0) return [];
	const steps = fixes.map(({ message: told, excerpt, gain, place, effort }, index) => {
		const where = place ? `${words.say(message('labels.place', { line: place.line }))}  ` : '';
		const said = words.say(message('fixes.takes', { gain, effort }));
		const takes = said && style.dim(` (${said})`);
		const claim = excerpt && `“${excerpt}” `;
		return `    ${index + 1}. ${where}${claim}${oneLine(told)}${takes}`;
	});
	const about = style.dim(`    ${words.say(message('fixes.about'))}`);
	return [[`  ${style.bold(words.say(message('fixes.title')))}`, about, ...steps].join('\n')];
}

/** More lines would hide the counts. */
const linesShown = 8;

/** Each count, with the lines of its first places. */
export function ledgerLines({ entries }: LedgerView, words: Words): { text: string; where: string }[] {
	return entries.map(({ text, places }) => {
		const lines = places.slice(0, linesShown).map(({ line }) => line);
		const more = places.length - lines.length;
		return { text, where: lines.length === 0 ? '' : words.say(message('ledger.lines', { lines, more })) };
	});
}

/** A reason with the line that shows it: `The queue is left out. (line 12)`. */
export function placedReason({ message: why, place }: ReasonView, words: Words): string {
	return place ? `${why} (${words.say(message('labels.place', { line: place.line }))})` : why;
}
