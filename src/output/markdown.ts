import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import type { Scorecard } from '../scorecard/scorecard';
import { checklistGroups, loadBearingLines } from './checklistRows';
import { type FindingGroup, findingGroups } from './findingGroups';
import { fixSteps, gainNote, stepGain } from './fixSteps';
import { markdownText } from './markdownText';
import type { ReportResult } from './model';
import { runLines } from './runLines';
import { formatRange, formatScore, formatSigma, type ScoreRow, scoreSections } from './scoreRows';
import { skillsLine } from './skillsLine';
import { claimCounts, severityCounts } from './summary';

/** The result as Markdown, for a pull request or a mail. */
export function renderMarkdown(results: readonly ReportResult[], words: Words): string {
	return results.map((result) => `${reportMarkdown(result, words).join('\n\n')}\n`).join('\n');
}

function reportMarkdown({ analysis, scorecard }: ReportResult, words: Words): string[] {
	return [
		`# ${markdownText(analysis.report.title?.text ?? analysis.document.name)}`,
		summary(analysis, words),
		...analysis.report.problems.map(
			({ message: told }) => `> **${words.say(message('outputs.noteTitle'))}** ${markdownText(words.say(told))}`,
		),
		...(scorecard ? scorecardMarkdown(analysis, scorecard, words) : []),
		`## ${words.say(message('outputs.findingsTitle'))}`,
		...(analysis.findings.length === 0
			? [words.say(message('outputs.none'))]
			: findingGroups(analysis).map((group) => groupMarkdown(group, words))),
	];
}

function summary({ document, report, tree, findings }: Analysis, words: Words): string {
	const facts = [
		message('counts.words', { count: report.words }),
		claimCounts(tree),
		message('outputs.findings', {
			findings: message('counts.findings', { count: findings.length }),
			severities: severityCounts(findings),
		}),
	];
	return [markdownText(document.name), ...facts.map(words.say)].join(' · ');
}

function groupMarkdown({ title, code, severity, findings }: FindingGroup, words: Words): string {
	const items = findings.map(({ finding, line, column, excerpt, related }) => {
		const places = related.map((place) => {
			const said = message('labels.atLine', { line: place.line, what: place.message });
			return `\n  - ${markdownText(words.say(said))}`;
		});
		return `- **${line}:${column}** ${markdownText(words.say(finding.message))}\n  “${markdownText(excerpt)}”${places.join('')}`;
	});
	const name = words.say(message('labels.severity', { severity }));
	return [`### ${words.say(title)} (${name}, \`${code}\`)`, '', ...items].join('\n');
}

function scorecardMarkdown(analysis: Analysis, scorecard: Scorecard, words: Words): string[] {
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
		...fixFirstMarkdown(analysis, scorecard, words),
		...run,
	];
}

function tableRow(row: ScoreRow, mark = ''): string {
	const range = row.value === null ? '' : ` ${formatRange(row.range)}`;
	const why = row.reasons.map((reason) => markdownText(reason.message)).join(' ');
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

function fixFirstMarkdown(analysis: Analysis, scorecard: Scorecard, words: Words): string[] {
	const steps = fixSteps(analysis, scorecard, words).map(({ message: told, gain, framework, line, effort }) => {
		const place = line === undefined ? '' : ` · line ${line}`;
		return `1. ${markdownText(stepGain({ gain }))}${place}: ${markdownText(told)} (${framework}, ${effort})`;
	});
	return steps.length === 0 ? [] : ['### Fix first', `Gains are ${gainNote}.`, steps.join('\n')];
}
