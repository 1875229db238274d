import { renderGithub } from '../../output/github';
import { renderHtml } from '../../output/html';
import { renderJson } from '../../output/json';
import { renderMarkdown } from '../../output/markdown';
import type { ReportResult } from '../../output/model';
import { renderSarif } from '../../output/sarif';
import { renderText } from '../../output/text';
import { type Invocation, wantsColour } from '../settings/command';

type Renderer = (results: readonly ReportResult[], several: boolean, invocation: Invocation) => string;

const renderers = {
	text: (results, _several, invocation) => renderText(results, wantsColour(invocation)),
	json: (results, several) => renderJson(results, several),
	sarif: (results, _several, { environment }) => renderSarif(results, environment),
	github: (results) => renderGithub(results),
	markdown: (results) => renderMarkdown(results),
	html: (results) => renderHtml(results),
} as const satisfies Record<string, Renderer>;

/** How `analyze` and `score` can write their results. */
export type ReportFormat = keyof typeof renderers;

/** The renderer that the options choose; text when they choose none. */
export function chosenRenderer(invocation: Invocation): (results: readonly ReportResult[], several: boolean) => string {
	const format = (invocation.options.format ?? 'text') as ReportFormat;
	return (results, several) => renderers[format](results, several, invocation);
}
