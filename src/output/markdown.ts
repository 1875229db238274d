import type { Analysis } from '../analysis';
import { withoutHeldBack } from '../findings/limit';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { treeTitle } from '../view/argument';
import { contextOf } from '../view/context';
import { countFindings, findingSummary } from '../view/findingCounts';
import { reviewLines } from '../view/run';
import { viewOf } from '../view/scorecard';
import { markdownText } from './markup';
import type { Rendering, ReportResult } from './model';
import { writtenAtEnd } from './rendering';
import {
	decidedSections,
	findingSections,
	fixFirstSections,
	reportFacts,
	scoreSections,
	withdrawnSections,
} from './reportSections';
import type { Section } from './sections';
import { sectionMarkdown } from './sectionsMarkdown';
import { renderTreeMarkdown } from './trees';

/** The result as Markdown, for a pull request or a mail; several begin with what each comes to. */
export function markdownRendering(words: Words, all = true): Rendering {
	return writtenAtEnd(
		(result) => ({
			row: `- ${summary(result.analysis, words)}`,
			text: `${reportMarkdown(result, words, all).join('\n\n')}\n`,
		}),
		(reports) => {
			const overview = reports.length > 1 ? [`${reports.map(({ row }) => row).join('\n')}\n`] : [];
			return [...overview, ...reports.map(({ text }) => text)].join('\n');
		},
	);
}

/** Findings come first; counts, scores and decisions stand below. */
function reportMarkdown(
	{ analysis, scorecard, known = [], review }: ReportResult,
	words: Words,
	all: boolean,
): string[] {
	const { say } = words;
	const context = contextOf(analysis.document.text, words);
	const view = scorecard && viewOf({ analysis, scorecard }, context);
	const held = analysis.findings.length - withoutHeldBack(analysis.findings).length;
	const written = (sections: readonly Section[], level = 2) =>
		sections.flatMap((section) => sectionMarkdown(section, words, level));
	return [
		`# ${markdownText(analysis.report.title?.text ?? analysis.document.name)}`,
		summary(analysis, words),
		...analysis.report.problems.map(
			({ message: told }) => `> **${say(message('outputs.noteTitle'))}** ${markdownText(say(told))}`,
		),
		...(review
			? [
					reviewLines(review)
						.map((line) => `- ${markdownText(say(line))}`)
						.join('\n'),
				]
			: []),
		...(view ? written(fixFirstSections(view, words)) : []),
		`## ${say(message('outputs.findingsTitle'))}`,
		...(analysis.findings.length === 0
			? [say(message('outputs.none'))]
			: written(findingSections(analysis, context, all ? 'full' : 'lines'), 3)),
		...written(withdrawnSections(analysis, context), 3),
		...(held > 0 ? [say(message('outputs.heldBack', { count: held }))] : []),
		...(known.length > 0 ? [say(message('outputs.known', { count: known.length }))] : []),
		...written(decidedSections(analysis, context)),
		...(view?.unscored ? [markdownText(view.unscored.about)] : []),
		...(view ? written(scoreSections(view, words)) : []),
		...(view ? [view.run.line, ...view.run.failures, ...view.run.notes].map(markdownText) : []),
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
	const { document, findings, decided } = analysis;
	const facts = [...reportFacts(analysis), findingSummary(countFindings(findings, decided))];
	return [markdownText(document.name), ...facts.map(words.say)].join(' · ');
}
