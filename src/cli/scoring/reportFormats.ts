import { findingCodes } from '../../findings/model';
import type { Words } from '../../messages/model';
import { renderCheckstyle } from '../../output/checkstyle';
import { pageFile } from '../../output/findingPage';
import { renderGithub } from '../../output/github';
import { renderGitlab } from '../../output/gitlab';
import { renderHtml } from '../../output/html';
import { renderJson } from '../../output/json';
import { renderJunit } from '../../output/junit';
import { renderMarkdown } from '../../output/markdown';
import type { ReportResult, Tool } from '../../output/model';
import { renderSarif } from '../../output/sarif';
import { renderText } from '../../output/text';
import type { Environment } from '../host/environment';
import { type Invocation, wantsColour } from '../settings/command';

type Renderer = (
	results: readonly ReportResult[],
	several: boolean,
	invocation: Invocation,
) => string | Promise<string>;

const renderers = {
	text: (results, _several, invocation) => renderText(results, invocation.words, wantsColour(invocation)),
	json: (results, several, { words }) => renderJson(results, words, several),
	html: (results, _several, { words }) => renderHtml(results, words),
	markdown: (results, _several, { words }) => renderMarkdown(results, words),
	sarif: async (results, _several, { words, environment }) =>
		renderSarif(results, words, await toolOf(environment, words)),
	github: (results, _several, { words }) => renderGithub(results, words),
	gitlab: (results, _several, { words }) => renderGitlab(results, words),
	junit: (results, _several, { words }) => renderJunit(results, words),
	checkstyle: (results, _several, { words }) => renderCheckstyle(results, words),
} as const satisfies Record<string, Renderer>;

type ReportFormat = keyof typeof renderers;

/** How findings and scores of reports can be written, the default first. */
export const reportFormats = Object.keys(renderers);

/** The program with its pages on findings, in the language of the words. */
async function toolOf({ version, findingPages }: Environment, { language }: Words): Promise<Tool> {
	const codes = Object.keys(findingCodes);
	const read = codes.map(async (code) => [code, await findingPages.read(pageFile(code, language))] as const);
	const pages = (await Promise.all(read)).flatMap(([code, page]) =>
		page === undefined ? [] : [[code, page] as const],
	);
	return { version, pages: new Map(pages) };
}

/** The renderer that the options choose; text when they choose none. */
export function chosenRenderer(
	invocation: Invocation,
): (results: readonly ReportResult[], several: boolean) => Promise<string> {
	const format = (invocation.options.format ?? 'text') as ReportFormat;
	const { quiet } = invocation.options;
	return async (results, several) => {
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
