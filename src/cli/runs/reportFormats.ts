import { findingCodes } from '../../findings/model';
import type { Words } from '../../messages/model';
import { gitlabRendering, junitRendering, linesRendering } from '../../output/buildServers';
import { pageFile } from '../../output/findingPage';
import { githubRendering } from '../../output/github';
import { htmlRendering } from '../../output/html';
import { jsonRendering } from '../../output/json';
import { markdownRendering } from '../../output/markdown';
import type { Rendering, Tool } from '../../output/model';
import { sarifRendering } from '../../output/sarif';
import { textRendering } from '../../output/text';
import type { Environment } from '../host/environment';
import { type Invocation, wantsColour } from '../settings/command';
import type { Output } from '../settings/options';

const renderings = {
	text: (invocation, output) =>
		textRendering(invocation.words, { colour: wantsColour(output, invocation), all: wantsHints(invocation) }),
	lines: (invocation) => linesRendering(invocation.words, wantsHints(invocation)),
	json: ({ words }) => jsonRendering(words),
	html: ({ words }) => htmlRendering(words),
	markdown: (invocation) => markdownRendering(invocation.words, wantsHints(invocation)),
	sarif: async ({ words, environment }) => sarifRendering(words, await toolOf(environment, words)),
	github: ({ words }) => githubRendering(words),
	gitlab: ({ words }) => gitlabRendering(words),
	junit: ({ words }) => junitRendering(words),
} as const satisfies Record<string, (invocation: Invocation, output: Output) => Rendering | Promise<Rendering>>;

/** Whoever names a code wants to see what it tells. */
function wantsHints({ options }: Invocation): boolean {
	return options.all === true || (options.only ?? []).length > 0;
}

type ReportFormat = keyof typeof renderings;

/** How findings and scores of reports can be written, the default first. */
export const reportFormats = Object.keys(renderings);

/** The program with its pages on findings, in the language of the words. */
async function toolOf({ version, findingPages }: Environment, { language }: Words): Promise<Tool> {
	const codes = Object.keys(findingCodes);
	const read = codes.map(async (code) => [code, await findingPages.read(pageFile(code, language))] as const);
	const pages = (await Promise.all(read)).flatMap(([code, page]) =>
		page === undefined ? [] : [[code, page] as const],
	);
	return { version, pages: new Map(pages) };
}

export async function renderingFor(output: Output, invocation: Invocation): Promise<Rendering> {
	return renderings[output.format as ReportFormat](invocation, output);
}
