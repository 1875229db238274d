import type { Analysis } from '../analysis';
import type { Words } from '../messages/model';
import type { Scorecard } from '../scorecard/scorecard';
import { oneLine } from '../text/shorten';
import { checklistGroups, loadBearingLines } from './checklistRows';
import { fixSteps, gainNote, stepGain } from './fixSteps';
import { runLines } from './runLines';
import { formatRange, formatScore, formatSigma, type ScoreRow, type ScoreSection, scoreSections } from './scoreRows';
import { skillsLine } from './skillsLine';
import type { TextStyle } from './style';
import { counted } from './summary';

const labelWidth = 42;

/** A scorecard for a terminal: every figure with its basis and the first reason for it, then what to fix first. */
export function scorecardText(analysis: Analysis, scorecard: Scorecard, words: Words, style: TextStyle): string {
	return [
		...scoreSections(scorecard).map((section) => sectionText(section, style)),
		...checklistText(analysis, scorecard, style),
		...fixFirstText(analysis, scorecard, words, style),
		runLines(scorecard)
			.map((line) => style.dim(`  ${oneLine(line)}`))
			.join('\n'),
	].join('\n\n');
}

function sectionText({ title, headline, rows }: ScoreSection, style: TextStyle): string {
	const head = `  ${style.bold(title)}`;
	return [head, style.bold(rowText(headline)), ...reasonTexts(headline, style), ...rowTexts(rows, style)].join('\n');
}

/** Rows that lack a value for one and the same reason say it once, after the last of them. */
function rowTexts(rows: readonly ScoreRow[], style: TextStyle): string[] {
	return rows.flatMap((row, index) => {
		const next = rows[index + 1];
		const repeated = next !== undefined && firstReason(next) === firstReason(row);
		return [rowText(row), ...(repeated ? [] : reasonTexts(row, style))];
	});
}

function rowText(row: ScoreRow): string {
	const range = row.value === null ? '' : formatRange(row.range);
	return `    ${row.label.padEnd(labelWidth)} ${formatScore(row).padStart(6)} ${range.padEnd(10)} ${row.basis}${formatSigma(row)}`;
}

function reasonTexts(row: ScoreRow, style: TextStyle): string[] {
	const reason = firstReason(row);
	return reason === '' ? [] : [style.dim(`      ${reason}`)];
}

function firstReason(row: ScoreRow): string {
	return oneLine(row.reasons[0]?.message ?? '');
}

/** JADE's checklists with their verdicts and gates, and the facts that carry most. */
function checklistText({ document }: Analysis, { jade }: Scorecard, style: TextStyle): string[] {
	if (!jade) return [];
	const judgedAs = `  ${style.bold('JADE: skills')}\n    ${oneLine(skillsLine(jade))}`;
	const groups = checklistGroups(document.text, jade).map(({ title, rows }) => {
		const open = rows.filter(({ state }) => state === 'undecided' || state === 'none').length;
		const shown = open === rows.length ? [] : rows;
		const left =
			open === rows.length ? [`    ${counted(open, 'item')}, none of them decided; other formats list them.`] : [];
		const lines = shown.flatMap(({ verdict, basis, question, line, notes }) => {
			const place = line === undefined ? '' : `line ${line}  `;
			const head = `    ${verdict.padEnd(verdictWidth)} ${basis.padEnd(5)}  ${place}${oneLine(question)}`;
			return [head, ...notes.map((note) => style.dim(`      ${oneLine(note)}`))];
		});
		return [`  ${style.bold(`JADE: ${title}`)}`, ...lines, ...left].join('\n');
	});
	const carrying = loadBearingLines(jade).map((line) => `    ${oneLine(line)}`);
	const facts =
		carrying.length === 0 ? [] : [[`  ${style.bold('JADE: facts that carry most')}`, ...carrying].join('\n')];
	return [judgedAs, ...groups, ...facts];
}

const verdictWidth = 19;

function fixFirstText(analysis: Analysis, scorecard: Scorecard, words: Words, style: TextStyle): string[] {
	const steps = fixSteps(analysis, scorecard, words).map(({ message, gain, framework, line, effort }, index) => {
		const place = line === undefined ? '' : `line ${line}  `;
		return `    ${index + 1}. ${stepGain({ gain })}  ${place}${oneLine(message)} ${style.dim(`(${framework}, ${effort})`)}`;
	});
	return steps.length === 0 ? [] : [[`  ${style.bold('Fix first')} (${gainNote})`, ...steps].join('\n')];
}
