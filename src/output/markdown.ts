import type { Analysis } from '../analysis';
import { notHeld } from '../findings/volume';
import { message, verbatim } from '../messages/message';
import type { Words } from '../messages/model';
import type { AdviceStepView, AdviceView } from '../view/advice';
import { treeTitle } from '../view/argument';
import type { ChecklistsView } from '../view/checklists';
import { claimSummary } from '../view/claims';
import { contextOf } from '../view/context';
import { countFindings, findingSummary } from '../view/findingCounts';
import type { FindingGroupView } from '../view/findingGroups';
import { findingGroups, shortGroups } from '../view/findingGroups';
import type { FixView } from '../view/fixFirst';
import type { FrameworkView, ScoreRowView, UnscoredView } from '../view/frameworks';
import { shownFigures } from '../view/frameworks';
import { reviewLines } from '../view/run';
import type { ScorecardView } from '../view/scorecard';
import { viewOf } from '../view/scorecard';
import type { WithdrawnView } from '../view/withdrawn';
import { withdrawnOf } from '../view/withdrawn';
import { decidedMarkdown } from './decided';
import { markdownText } from './markup';
import type { Rendering, ReportResult } from './model';
import { pieceByPiece } from './rendering';
import { adviceNotes, ledgerLines, linesOf, notesOf, placedReason, questionOf } from './textScore';
import { renderTreeMarkdown } from './trees';

/** The result as Markdown, for a pull request or a mail. */
export function markdownRendering(words: Words): Rendering {
	return pieceByPiece((result) => `${reportMarkdown(result, words).join('\n\n')}\n`, { between: '\n' });
}

function reportMarkdown({ analysis, scorecard, known = [], review }: ReportResult, words: Words): string[] {
	const context = contextOf(analysis.document.text, words);
	const view = scorecard && viewOf({ analysis, scorecard }, context);
	const withdrawn = withdrawnOf(analysis, context);
	const held = analysis.findings.length - notHeld(analysis.findings).length;
	return [
		`# ${markdownText(analysis.report.title?.text ?? analysis.document.name)}`,
		summary(analysis, words),
		...analysis.report.problems.map(
			({ message: told }) => `> **${words.say(message('outputs.noteTitle'))}** ${markdownText(words.say(told))}`,
		),
		...(review
			? [
					reviewLines(review)
						.map((line) => `- ${markdownText(words.say(line))}`)
						.join('\n'),
				]
			: []),
		...(view ? fixFirstMarkdown(view.fixFirst, words) : []),
		`## ${words.say(message('outputs.findingsTitle'))}`,
		...(analysis.findings.length === 0
			? [words.say(message('outputs.none'))]
			: shortGroups(findingGroups(analysis, context)).map((group) => groupMarkdown(group, words))),
		...(withdrawn ? [withdrawnMarkdown(withdrawn, words)] : []),
		...(held > 0 ? [words.say(message('outputs.heldBack', { count: held }))] : []),
		...(known.length > 0 ? [words.say(message('outputs.known', { count: known.length }))] : []),
		...decidedMarkdown(analysis, context),
		...(view ? scorecardMarkdown(view, words) : []),
		...(view && analysis.reading ? treeMarkdown(analysis, words) : []),
	];
}

/** The argument as the model has read it, on which the scores rest. */
function treeMarkdown(analysis: Analysis, words: Words): string[] {
	return [
		`## ${words.say(message('outputs.treeTitle'))}`,
		markdownText(words.say(treeTitle(analysis))),
		renderTreeMarkdown(analysis, 'condensed', words).trimEnd(),
	];
}

function summary(analysis: Analysis, words: Words): string {
	const { document, report, findings, decided } = analysis;
	const facts = [
		message('counts.words', { count: report.words }),
		claimSummary(analysis),
		findingSummary(countFindings(findings, decided)),
		...(decided.length > 0 ? [message('decisions.byAuthor', { count: decided.length })] : []),
	];
	return [markdownText(document.name), ...facts.map(words.say)].join(' · ');
}

function groupMarkdown({ title, code, severityName, findings }: FindingGroupView, words: Words): string {
	const items = findings.map(({ message: told, excerpt, place, column, related, decidedBy }) => {
		const mark = decidedBy ? ` _(${decidedBy})_` : '';
		const places = related.map(({ line, message: why }) => {
			const said = message('labels.atLine', { line, what: verbatim(why) });
			return `\n  - ${markdownText(words.say(said))}`;
		});
		return `- **${place.line}:${column}** ${markdownText(told)}${mark}\n  “${markdownText(excerpt)}”${places.join('')}`;
	});
	return [`### ${title} (${severityName}, \`${code}\`)`, '', ...items].join('\n');
}

/** What a model withdrew, each with its reason. */
function withdrawnMarkdown({ title, findings }: WithdrawnView, words: Words): string {
	const items = findings.map(({ place: { line }, message: told, reason }) => {
		const said = words.say(message('labels.atLine', { line, what: verbatim(told) }));
		return `- ${markdownText(said)}${reason && `\n  - ${markdownText(reason)}`}`;
	});
	return [`### ${markdownText(title)}`, '', ...items].join('\n');
}

/** The counts, then what was scored and decided, if anything was: whoever reads this came for what is wrong. */
function scorecardMarkdown(view: ScorecardView, words: Words): string[] {
	const { ledger, frameworks, unscored, checklists, advice, run } = view;
	const scores = [
		...frameworks.flatMap((framework) => frameworkMarkdown(framework, words)),
		...(checklists ? checklistMarkdown(checklists, words) : []),
	];
	return [
		...(unscored ? [markdownText(unscored.about)] : []),
		`## ${ledger.title}`,
		ledgerLines(ledger, words)
			.map(({ text, where }) => `- ${where === '' ? text : `${text}: ${where}`}`)
			.join('\n'),
		...(unscored ? [`### ${unscored.title}`, observedMarkdown(unscored, words)] : []),
		...(advice ? adviceMarkdown(advice, words) : []),
		...(scores.length > 0 ? [`## ${words.say(message('outputs.scoresTitle'))}`, ...scores] : []),
		...[run.line, ...run.failures, ...run.notes].map(markdownText),
	];
}

/** A table of what was scored; nothing where nothing was. */
function frameworkMarkdown(framework: FrameworkView, words: Words): string[] {
	const figures = shownFigures(framework);
	if (figures.length === 0) return [];
	return [
		`### ${framework.title}`,
		[
			...tableHead(['', 'outputs.score', 'outputs.basis', 'outputs.why'], ':-- --: :-- :--', words),
			...figures.map((row) => tableRow(row, words, row === framework.headline ? '**' : '')),
		].join('\n'),
	];
}

function observedMarkdown({ observed }: UnscoredView, words: Words): string {
	return observed.map((one) => `- ${markdownText(placedReason(one, words))}`).join('\n');
}

function adviceMarkdown({ title, about, sections }: AdviceView, words: Words): string[] {
	const item = (step: AdviceStepView) => {
		const head = [linesOf(step, words), step.about].filter(Boolean).map(markdownText).join(': ');
		const gain = step.gain && ` (${markdownText(step.gain)})`;
		return `- ${head}${gain}${adviceNotes(step)
			.map((note) => `\n  - ${markdownText(note)}`)
			.join('')}`;
	};
	return [
		`## ${title}`,
		about,
		...sections.flatMap((section) => [`### ${markdownText(section.title)}`, section.steps.map(item).join('\n')]),
	];
}

type Heading = `outputs.${'score' | 'basis' | 'why' | 'item' | 'line' | 'weight' | 'verdict'}`;

function tableHead(headings: readonly (Heading | '')[], alignments: string, words: Words): string[] {
	const cells = headings.map((heading) => (heading === '' ? '' : `${words.say(message(heading))} `));
	return [`| ${cells.join('| ')}|`, `| ${alignments.replaceAll(' ', ' | ')} |`];
}

function tableRow({ label, value, range, sigma, basisName, reasons }: ScoreRowView, words: Words, mark = ''): string {
	const why = reasons.map((reason) => markdownText(placedReason(reason, words))).join(' ');
	const figure = [`${mark}${value}${mark}`, sigma, range].filter(Boolean).join(' ');
	return `| ${mark}${label}${mark} | ${figure} | ${basisName} | ${why} |`;
}

/** JADE's checklists of which anything was decided, with verdicts and gates, and the facts that carry most. */
function checklistMarkdown({ lists, judgedBy, loadBearing }: ChecklistsView, words: Words): string[] {
	const decided = lists.filter(({ items }) => items.some(({ undecided }) => !undecided));
	if (decided.length === 0) return [];
	const groups = decided.flatMap(({ title, madeBy, items }) => [
		`#### ${markdownText(words.say(message('outputs.checklist', { title, madeBy })))}`,
		[
			...tableHead(
				['outputs.item', 'outputs.line', 'outputs.weight', 'outputs.verdict', 'outputs.basis', 'outputs.why'],
				':-- --: --: :-- :-- :--',
				words,
			),
			...items.map((item) => {
				const { place, weight, verdict, basisName } = item;
				const why = notesOf(item).map(markdownText).join(' ');
				return `| ${markdownText(questionOf(item, words))} | ${place?.line ?? ''} | ${weight} | ${verdict} | ${basisName} | ${why} |`;
			}),
		].join('\n'),
	]);
	const facts = loadBearing.map(({ fact, carries }) => `- ${markdownText(`${fact.text} – ${carries}`)}`);
	return [
		`### ${words.say(message('outputs.checklists'))}`,
		markdownText(judgedBy),
		...groups,
		...(facts.length === 0 ? [] : [`#### ${words.say(message('outputs.carrying'))}`, facts.join('\n')]),
	];
}

function fixFirstMarkdown(fixes: readonly FixView[], words: Words): string[] {
	const steps = fixes.map(({ message: told, excerpt, gain, place, effort }) => {
		const where = place ? `${lineName(place.line, words)}: ` : '';
		const takes = words.say(message('fixes.takes', { gain, effort }));
		const claim = excerpt && `“${markdownText(excerpt)}” `;
		return `1. ${where}${claim}${markdownText(told)}${takes && ` (${takes})`}`;
	});
	if (steps.length === 0) return [];
	return [`## ${words.say(message('fixes.title'))}`, words.say(message('fixes.about')), steps.join('\n')];
}

function lineName(line: number, words: Words): string {
	return words.say(message('labels.place', { line }));
}
