import { renderCheckstyle } from '../../output/checkstyle';
import { renderGithub } from '../../output/github';
import { renderGitlab } from '../../output/gitlab';
import { renderHtml } from '../../output/html';
import { renderJson } from '../../output/json';
import { renderJunit } from '../../output/junit';
import { renderMarkdown } from '../../output/markdown';
import type { ReportResult } from '../../output/model';
import { renderSarif } from '../../output/sarif';
import { renderText } from '../../output/text';
import { type Invocation, wantsColour } from '../settings/command';

type Renderer = (results: readonly ReportResult[], several: boolean, invocation: Invocation) => string;

const renderers = {
	text: (results, _several, invocation) => renderText(results, invocation.words, wantsColour(invocation)),
	json: (results, several, { words }) => renderJson(results, words, several),
	html: (results, _several, { words }) => renderHtml(results, words),
	markdown: (results, _several, { words }) => renderMarkdown(results, words),
	sarif: (results, _several, { words, environment }) => renderSarif(results, words, environment),
	github: (results, _several, { words }) => renderGithub(results, words),
	gitlab: (results, _several, { words }) => renderGitlab(results, words),
	junit: (results, _several, { words }) => renderJunit(results, words),
	checkstyle: (results, _several, { words }) => renderCheckstyle(results, words),
} as const satisfies Record<string, Renderer>;

type ReportFormat = keyof typeof renderers;

/** How findings and scores of reports can be written, the default first. */
export const reportFormats = Object.keys(renderers);

/** The renderer that the options choose; text when they choose none. */
export function chosenRenderer(invocation: Invocation): (results: readonly ReportResult[], several: boolean) => string {
	const format = (invocation.options.format ?? 'text') as ReportFormat;
	const { quiet } = invocation.options;
	return (results, several) => {
		const told = quiet ? results.filter(tellsAnything) : results;
		return quiet && told.length === 0 && readByPeople.includes(format)
			? ''
			: renderers[format](told, several, invocation);
	};
}

/** What programs read says also that there is nothing. */
const readByPeople: readonly ReportFormat[] = ['text', 'markdown'];

function tellsAnything({ analysis: { findings, report } }: ReportResult): boolean {
	return findings.length + report.problems.length > 0;
}
