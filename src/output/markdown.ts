import type { Analysis } from '../analysis';
import type { Scorecard } from '../scorecard/scorecard';
import { checklistGroups, loadBearingLines } from './checklistRows';
import { type FindingGroup, findingGroups } from './findingGroups';
import { fixSteps, gainNote, stepGain } from './fixSteps';
import { markdownText } from './markdownText';
import type { ReportResult } from './model';
import { runLines } from './runLines';
import { formatRange, formatScore, formatSigma, type ScoreRow, scoreSections } from './scoreRows';
import { skillsLine } from './skillsLine';
import { claimCounts, counted, severityCounts } from './summary';

/** The result as Markdown, for a pull request or a mail. */
export function renderMarkdown(results: readonly ReportResult[]): string {
	return results.map((result) => `${reportMarkdown(result).join('\n\n')}\n`).join('\n');
}

function reportMarkdown({ analysis, scorecard }: ReportResult): string[] {
	return [
		`# ${markdownText(analysis.report.title?.text ?? analysis.document.name)}`,
		summary(analysis),
		...analysis.report.problems.map(({ message }) => `> **Note.** ${markdownText(message)}`),
		...(scorecard ? scorecardMarkdown(analysis, scorecard) : []),
		`## Findings`,
		...(analysis.findings.length === 0 ? ['None.'] : findingGroups(analysis).map(groupMarkdown)),
	];
}

function summary({ document, report, tree, findings }: Analysis): string {
	const severities = findings.length > 0 ? ` (${severityCounts(findings).join(', ')})` : '';
	return [
		`${markdownText(document.name)} · ${counted(report.words, 'word')} · `,
		`${claimCounts(tree)} · `,
		`${counted(findings.length, 'finding')}${severities}`,
	].join('');
}

function groupMarkdown({ title, code, severity, findings }: FindingGroup): string {
	const items = findings.map(({ finding, line, column, excerpt, related }) => {
		const places = related.map((place) => `\n  - line ${place.line}: ${markdownText(place.message)}`);
		return `- **${line}:${column}** ${markdownText(finding.message)}\n  “${markdownText(excerpt)}”${places.join('')}`;
	});
	return [`### ${title} (${severity}, \`${code}\`)`, '', ...items].join('\n');
}

function scorecardMarkdown(analysis: Analysis, scorecard: Scorecard): string[] {
	const tables = scoreSections(scorecard).flatMap(({ title, headline, rows }) => [
		`### ${title}`,
		[
			'| | Score | Basis | Why |',
			'| :-- | --: | :-- | :-- |',
			tableRow(headline, '**'),
			...rows.map((row) => tableRow(row)),
		].join('\n'),
	]);
	const run = runLines(scorecard).map(markdownText);
	return [
		'## Scores',
		...tables,
		...checklistMarkdown(analysis, scorecard),
		...fixFirstMarkdown(analysis, scorecard),
		...run,
	];
}

function tableRow(row: ScoreRow, mark = ''): string {
	const range = row.value === null ? '' : ` ${formatRange(row.range)}`;
	const why = row.reasons.map(({ message }) => markdownText(message)).join(' ');
	return `| ${mark}${row.label}${mark} | ${mark}${formatScore(row)}${mark}${formatSigma(row)}${range} | ${row.basis} | ${why} |`;
}

/** JADE's checklists with their verdicts and gates, and the facts that carry most. */
function checklistMarkdown({ document }: Analysis, { jade }: Scorecard): string[] {
	if (!jade) return [];
	const groups = checklistGroups(document.text, jade).flatMap(({ title, rows }) => [
		`#### ${markdownText(title)}`,
		[
			'| Item | Line | Weight | Verdict | Basis | Why |',
			'| :-- | --: | --: | :-- | :-- | :-- |',
			...rows.map(({ question, line, weight, verdict, basis, notes }) => {
				const why = notes.map(markdownText).join(' ');
				return `| ${markdownText(question)} | ${line ?? ''} | ${weight} | ${verdict} | ${basis} | ${why} |`;
			}),
		].join('\n'),
	]);
	const facts = loadBearingLines(jade).map((line) => `- ${markdownText(line)}`);
	const carrying = facts.length === 0 ? [] : ['#### Facts that carry most', facts.join('\n')];
	return groups.length === 0 ? [] : ['### JADE: checklists', markdownText(skillsLine(jade)), ...groups, ...carrying];
}

function fixFirstMarkdown(analysis: Analysis, scorecard: Scorecard): string[] {
	const steps = fixSteps(analysis, scorecard).map(({ message, gain, framework, line, effort }) => {
		const place = line === undefined ? '' : ` · line ${line}`;
		return `1. ${markdownText(stepGain({ gain }))}${place}: ${markdownText(message)} (${framework}, ${effort})`;
	});
	return steps.length === 0 ? [] : ['### Fix first', `Gains are ${gainNote}.`, steps.join('\n')];
}
