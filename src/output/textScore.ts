import type { Analysis } from '../model';
import type { Scorecard } from '../scoring/model';
import { oneLine } from './excerpt';
import { shownFindings } from './findingGroups';
import { runLines } from './runLines';
import {
	formatGain,
	formatRange,
	formatScore,
	formatSigma,
	type ScoreRow,
	type ScoreSection,
	scoreSections,
} from './scoreRows';
import type { TextStyle } from './style';

const labelWidth = 42;

/** A scorecard for a terminal: every figure with its basis and the first reason for it, then what to fix first. */
export function scorecardText(analysis: Analysis, scorecard: Scorecard, style: TextStyle): string {
	return [
		...scoreSections(scorecard).map((section) => sectionText(section, style)),
		...fixFirstText(analysis, scorecard, style),
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

function fixFirstText(analysis: Analysis, { fixFirst }: Scorecard, style: TextStyle): string[] {
	const findings = shownFindings(analysis);
	const steps = fixFirst.flatMap(({ finding, gain }, index) => {
		const shown = findings[finding];
		if (!shown) return [];
		const place = `line ${shown.line}`;
		return [`    ${index + 1}. ${formatGain(gain)}  ${place}  ${oneLine(shown.finding.message)}`];
	});
	return steps.length === 0 ? [] : [[`  ${style.bold('Fix first')} (points to gain, estimated)`, ...steps].join('\n')];
}
